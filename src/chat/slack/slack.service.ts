import { Injectable } from '@nestjs/common';

import type { Slack } from '../../config/environment.js';
import { invalidInput } from '../../errors/errors.js';
import { log } from '../../observing/log.js';
import { DeskService } from '../desk/desk.service.js';
import { soon } from '../desk/patience.js';
import type { Asker, Reply } from '../desk/reply.js';
import { say } from '../desk/words.js';
import { Languages } from './languages.js';
import { LIMITS } from './limits.js';
import { messageOf, type SlackReply } from './message.js';
import type { Asking } from './payload.js';

const HOOKS = 'https://hooks.slack.com';
const SENDING_MS = 10_000;

/** Passes Slack's commands and presses to the desk. Only the asker sees the replies. */
@Injectable()
export class SlackService {
  constructor(
    private readonly desk: DeskService,
    private readonly languages: Languages,
  ) {}

  /** The answer to a command; undefined: the reply is sent after the answer, which is empty. */
  async command(asking: Asking, slack: Slack, origin: string): Promise<object | undefined> {
    assertAnswerable(asking, slack);
    const replying = this.replied(asking, slack, origin);
    const reply = await soon(replying);
    if (reply !== undefined) return hidden(reply);
    this.send(asking, replying);
    return undefined;
  }

  /**
   * Carries out a press. Slack takes no content in the answer to a press, so the reply is sent to the press's own URL.
   */
  press(asking: Asking, slack: Slack, origin: string): void {
    assertAnswerable(asking, slack);
    this.send(asking, this.replied(asking, slack, origin));
  }

  private async replied(asking: Asking, slack: Slack, origin: string): Promise<SlackReply> {
    const { account, user, name, room, typed } = asking;
    const locale = await this.languages.of(user, slack);
    const asker: Asker = {
      ...{ app: 'slack', account, name, locale, origin, room, most: LIMITS.options },
    };
    if (typed === null) return messageOf({ lines: [say('unknown', locale)] }, locale);
    if (typed.name === 'board') return this.board(asker, typed.game);
    if (typed.name === 'rulesets') return messageOf(await this.rulesets(asker), locale);
    return messageOf(await this.desk.answer(asker, typed.command), locale);
  }

  private async board(asker: Asker, game: string | null): Promise<SlackReply> {
    const board = await this.desk.boardBehind(asker, game);
    if (board.picture === null) return messageOf(board.reply, asker.locale);
    // Slack loads pictures itself, and refuses the whole message where it cannot, so only public URLs are sent.
    const url = board.picture.startsWith('https:') ? board.picture : null;
    return messageOf(board.reply, asker.locale, { url, alt: board.alt });
  }

  private async rulesets(asker: Asker): Promise<Reply> {
    const typing = { what: 'ruleset', text: '', game: null, ruleset: null } as const;
    const found = await this.desk.search(asker, typing);
    if (found.length === 0) return this.desk.answer(asker, { name: 'link', request: 'rulesets' });
    return { lines: found.map(({ label, id }) => `${label}: /muster new ${id}`) };
  }

  private send({ answerTo, inPlace }: Asking, making: Promise<SlackReply>): void {
    const sending = async (): Promise<void> => {
      const body = { ...hidden(await making), replace_original: inPlace };
      const answer = await fetch(answerTo, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        ...{ body: JSON.stringify(body), redirect: 'error' },
        signal: AbortSignal.timeout(SENDING_MS),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}: ${await answer.text()}`);
    };
    sending().catch((error: unknown) => log.warn({ err: error }, 'Slack did not take an answer'));
  }
}

const hidden = (reply: SlackReply) => ({ response_type: 'ephemeral', ...reply });

/** Throws where the URL for answers is not at Slack (or at its stand-in): nothing is sent to anybody else. */
function assertAnswerable({ answerTo }: Asking, { api }: Slack): void {
  const origin = URL.canParse(answerTo) ? new URL(answerTo).origin : null;
  if (origin !== HOOKS && origin !== new URL(api).origin)
    throw invalidInput({
      en: 'a response_url is one of Slack.',
      ja: 'response_urlがSlackのものではありません。',
    });
}
