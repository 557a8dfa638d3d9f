import { createHash } from 'node:crypto';

import type { REST } from '@discordjs/rest';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { Environment } from '../../config/environment.js';
import { invariant } from '../../errors/errors.js';
import type { Bot, Delivered, PrivateMessage, RoomMessage, RoomPicture } from '../direct/bot.js';
import { DirectService } from '../direct/direct.service.js';
import { filed, messageOf } from './message.js';

/** How many users' channels are remembered: opening one is a request that Discord counts strictly. */
const HELD = { max: 10_000 };
const NONCE_LETTERS = 25;
const [UNAUTHORIZED, TOO_MANY] = [401, 429];
/** Discord's numbers of errors. */
const UNKNOWN_CHANNEL = 10_003;
/**
 * The user is unknown, or takes no messages: as they have blocked the bot, take none of strangers, or share no server
 * with it.
 */
const GONE: readonly unknown[] = [10_013, 50_007, 50_033, 50_278];
/** The channel is no more or has no text, or the bot is not in it or may not write there. */
const CLOSED: readonly unknown[] = [UNKNOWN_CHANNEL, 50_001, 50_008, 50_013, 50_024];

/** The parts of the library's errors that are used; an error without a status is none of Discord's answers. */
interface Failure {
  readonly message?: string;
  readonly status?: number;
  readonly code?: unknown;
  /** Milliseconds; set where the library has met a limit. */
  readonly retryAfter?: number;
  readonly global?: boolean;
  /** The channel or the like to which a limit applies; `global`: the limit is the bot's. */
  readonly majorParameter?: string;
}

/** The bot that writes to users of Discord in private, and to channels. */
@Injectable()
export class DiscordBot implements Bot, OnModuleInit {
  private readonly channels = new LRUCache<string, string>(HELD);
  private opened: Promise<REST> | undefined;

  constructor(
    private readonly environment: Environment,
    private readonly direct: DirectService,
  ) {}

  onModuleInit(): void {
    if (this.environment.discord?.botToken !== undefined) this.direct.sendBy('discord', this);
  }

  async deliver(message: PrivateMessage, signal: AbortSignal): Promise<Delivered> {
    const { account } = message;
    try {
      const rest = await this.rest();
      const channel = await this.channelOf(account, rest, signal);
      return await sent(rest, channel, { ...message, signal });
    } catch (error) {
      if ((error as Failure).code === UNKNOWN_CHANNEL) this.channels.delete(account);
      return cameOf(error as Failure, GONE);
    }
  }

  async post(message: RoomMessage, signal: AbortSignal): Promise<Delivered> {
    try {
      const rest = await this.rest();
      return await sent(rest, message.room, { ...message, signal });
    } catch (error) {
      return cameOf(error as Failure, CLOSED);
    }
  }

  /** The library counts requests and does not send those that would be too many; it waits for nothing by itself. */
  private async rest(): Promise<REST> {
    const { discord } = this.environment;
    invariant(discord?.botToken !== undefined, 'there is a bot only with a token');
    const { api, botToken } = discord;
    this.opened ??= import('@discordjs/rest').then(
      ({ REST: Rest }) =>
        new Rest({ version: '10', api, retries: 0, rejectOnRateLimit: () => true }),
    );
    // After a 401 the library has dropped the token.
    return (await this.opened).setToken(botToken);
  }

  private async channelOf(account: string, rest: REST, signal: AbortSignal): Promise<string> {
    const known = this.channels.get(account);
    if (known !== undefined) return known;
    const body = { recipient_id: account };
    const opened = (await rest.post('/users/@me/channels', { body, signal })) as { id?: unknown };
    const id = String(opened.id);
    if (!/^\d+$/.test(id)) throw new Error('Discord opened no channel');
    this.channels.set(account, id);
    return id;
  }
}

type Sending = Pick<RoomMessage, 'id' | 'reply' | 'locale'> & {
  readonly picture?: RoomPicture | null;
  readonly signal: AbortSignal;
};

async function sent(
  rest: REST,
  channel: string,
  { id, reply, locale, picture = null, signal }: Sending,
): Promise<Delivered> {
  // Within some minutes Discord shows messages of the same nonce once.
  const body = { ...messageOf(reply, locale), nonce: nonceOf(id), enforce_nonce: true };
  const content = picture === null ? { body } : filed(body, picture);
  await rest.post(`/channels/${channel}/messages`, { ...content, signal });
  return { came: 'taken' };
}

const nonceOf = (id: string): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, NONCE_LETTERS);

/** What an error means; `gone`: the numbers of those that end it. Throws it again where Discord has not answered. */
function cameOf(failure: Failure, gone: readonly unknown[]): Delivered {
  const { status, code, retryAfter, message: error = '' } = failure;
  if (retryAfter !== undefined) return limited(failure, retryAfter);
  if (status === undefined) throw failure;
  if (status === UNAUTHORIZED) return { came: 'refused', error };
  if (gone.includes(code)) return { came: 'gone', status, error };
  return { came: 'later', status, error, retryAfter: 0, everybody: status >= 500 };
}

function limited({ global, majorParameter }: Failure, retryAfter: number): Delivered {
  return {
    ...{ came: 'later', status: TOO_MANY, error: 'too many messages' },
    retryAfter: Math.ceil(retryAfter / 1_000),
    everybody: global === true || majorParameter === 'global',
  };
}
