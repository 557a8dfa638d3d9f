import { Injectable } from '@nestjs/common';

import type { Discord } from '../../config/environment.js';
import { invalidInput } from '../../errors/errors.js';
import { log } from '../../observing/log.js';
import { DeskService } from '../desk/desk.service.js';
import { soon } from '../desk/patience.js';
import type { Asker, Reply } from '../desk/reply.js';
import { say } from '../desk/words.js';
import { shortened } from '../menus/short.js';
import {
  askerOf,
  boardAskedIn,
  commandIn,
  type Interaction,
  isForeign,
  TYPES,
  typingIn,
} from './interaction.js';
import { LIMITS } from './limits.js';
import { type Filed, filed, messageOf, unfiled } from './message.js';

/** Discord's numbers of types of answers. */
const ANSWERS = { pong: 1, message: 4, later: 5, laterInPlace: 6, inPlace: 7, options: 8 } as const;
const EPHEMERAL = 64;

/** Passes Discord's interactions to the desk. Only the asker sees the replies. */
@Injectable()
export class DiscordService {
  constructor(private readonly desk: DeskService) {}

  /** The answer to a signed interaction. A reply that takes too long is sent after it. */
  async answer(interaction: Interaction, discord: Discord, origin: string): Promise<object> {
    if (interaction.type === TYPES.ping) return { type: ANSWERS.pong };
    const asker = askerOf(interaction, origin, LIMITS.options);
    if (asker === null)
      throw invalidInput({ en: 'an interaction is somebody’s.', ja: '利用者が示されていません。' });
    if (interaction.type === TYPES.autocomplete) return this.options(interaction, asker);
    if (isForeign(interaction, asker))
      return hidden({ lines: [say('foreign', asker.locale)] }, asker);
    const game = boardAskedIn(interaction);
    if (game === undefined) return this.replied(interaction, discord, asker);
    this.send(interaction, discord, this.board(asker, game));
    return { type: ANSWERS.later, data: { flags: EPHEMERAL } };
  }

  private async options(interaction: Interaction, asker: Asker): Promise<object> {
    const typing = typingIn(interaction);
    const found = typing === null ? [] : ((await soon(this.desk.search(asker, typing))) ?? []);
    const names = shortened(
      found.map(({ label }) => label),
      LIMITS.option,
    );
    const choices = found.map(({ id }, i) => ({ name: names[i], value: id }));
    return { type: ANSWERS.options, data: { choices: choices.slice(0, LIMITS.options) } };
  }

  /** The answer to a command or press. A press changes the message that it was made on, which only the asker sees. */
  private async replied(interaction: Interaction, discord: Discord, asker: Asker): Promise<object> {
    const command = commandIn(interaction);
    if (command === null) return hidden({ lines: [say('unknown', asker.locale)] }, asker);
    const replying = this.desk.answer(asker, command);
    const inPlace = ((interaction.message?.flags ?? 0) & EPHEMERAL) !== 0;
    const reply = await soon(replying);
    if (reply !== undefined && !inPlace) return hidden(reply, asker);
    if (reply !== undefined) return { type: ANSWERS.inPlace, data: messageOf(reply, asker.locale) };
    const body = replying.then((late) => ({
      body: messageOf(late, asker.locale),
      files: [],
    }));
    this.send(interaction, discord, body);
    if (inPlace) return { type: ANSWERS.laterInPlace };
    return { type: ANSWERS.later, data: { flags: EPHEMERAL } };
  }

  private async board(asker: Asker, game: string | null): Promise<Filed> {
    const board = await this.desk.board(asker, game);
    const body = messageOf(board.reply, asker.locale);
    if (board.picture === null) return { body, files: [] };
    return filed(body, { png: board.picture, alt: board.alt });
  }

  /** Sends a reply after an answer that announced it, and in its place. */
  private send({ token }: Interaction, { appId, api }: Discord, making: Promise<Filed>): void {
    const sending = async (): Promise<void> => {
      const message = await making;
      const { REST } = await import('@discordjs/rest');
      const path = `/webhooks/${appId}/${token}/messages/@original` as const;
      const patch = ({ body, files }: Filed) =>
        new REST({ version: '10', api }).patch(path, { body, files, auth: false });
      await patch(message).catch((error: unknown) => {
        if (message.files.length === 0 || !isRefused(error)) throw error;
        return patch(unfiled(message));
      });
    };
    sending().catch((error: unknown) => log.warn({ err: error }, 'Discord did not take an answer'));
  }
}

/** Whether it is the message that Discord does not take, which may be for its picture. */
function isRefused(error: unknown): boolean {
  const { status } = error as { readonly status?: number };
  return status !== undefined && status >= 400 && status < 500;
}

const hidden = (reply: Reply, { locale }: Asker): object => ({
  type: ANSWERS.message,
  data: { ...messageOf(reply, locale), flags: EPHEMERAL },
});
