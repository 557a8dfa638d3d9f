import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Environment, type Slack } from '../../config/environment.js';
import { invariant } from '../../errors/errors.js';
import type { Locale } from '../../rules/index.js';
import { PICTURE } from '../desk/picture.js';
import type { Bot, Delivered, PrivateMessage, RoomMessage, RoomPicture } from '../direct/bot.js';
import { DirectService } from '../direct/direct.service.js';
import { messageOf, type Picture } from './message.js';

const [OK, TOO_MANY] = [200, 429];
/** Errors by which Slack says that the user takes no messages. */
const GONE = [
  ...['channel_not_found', 'user_not_found', 'users_not_found', 'user_disabled', 'is_archived'],
  ...['cannot_dm_bot', 'user_not_visible', 'restricted_action'],
];
/** The channel is no more, or the bot is not in it or may not write there. */
const CLOSED = [
  ...['channel_not_found', 'not_in_channel', 'is_archived', 'restricted_action'],
  ...['restricted_action_read_only_channel', 'restricted_action_thread_only_channel'],
  ...['restricted_action_non_threadable_channel', 'method_not_supported_for_channel_type'],
];
/** Errors that concern the bot, whoever it writes to. */
const REFUSED = [
  ...['invalid_auth', 'not_authed', 'token_revoked', 'token_expired', 'account_inactive'],
  ...['missing_scope', 'no_permission', 'not_allowed_token_type', 'org_login_required'],
  ...['ekm_access_denied', 'team_access_not_granted', 'messages_tab_disabled', 'access_denied'],
];

/** An answer of Slack's API. */
interface Said {
  readonly ok?: boolean;
  readonly error?: string;
  readonly team_id?: string;
  readonly enterprise_id?: string | null;
}

interface Answered {
  readonly status: number;
  /** Seconds; 0: Slack does not say. */
  readonly retryAfter: number;
  readonly said: Said;
}

interface Manner {
  /** Errors that end it. */
  readonly gone: readonly string[];
  readonly signal: AbortSignal;
  readonly picture?: Picture | undefined;
}

/** The bot that writes to users of Slack in private, and to channels. */
@Injectable()
export class SlackBot implements Bot, OnModuleInit {
  /** Ids of the workspace and the enterprise in which the bot is; undefined: not asked yet. */
  private homes: readonly string[] | undefined;

  constructor(
    private readonly environment: Environment,
    private readonly direct: DirectService,
  ) {}

  onModuleInit(): void {
    if (this.environment.slack?.botToken !== undefined) this.direct.sendBy('slack', this);
  }

  deliver(message: PrivateMessage, signal: AbortSignal): Promise<Delivered> {
    return this.sent(message.account, message, { gone: GONE, signal });
  }

  post(message: RoomMessage, signal: AbortSignal): Promise<Delivered> {
    const picture = message.picture ? this.pictureOf(message.picture, message.locale) : undefined;
    return this.sent(message.room, message, { gone: CLOSED, signal, picture });
  }

  /**
   * The picture as a URL that Slack loads and shows. A file would be private to the channel, and its upload a right of
   * the bot's more; what lies at this URL everybody may see, as everybody may see the game. undefined: Slack could not
   * load it from this service.
   */
  private pictureOf({ gameId, version, alt }: RoomPicture, locale: Locale): Picture | undefined {
    const { publicUrl } = this.environment;
    if (publicUrl?.startsWith('https:') !== true) return undefined;
    const look = new URLSearchParams({ at: `${version}`, width: `${PICTURE.width}`, locale });
    return { url: `${publicUrl}/v1/games/${gameId}/board.png?${look}`, alt };
  }

  /** `to`: the ids of workspace and user, or channel. */
  private async sent(
    to: string,
    { reply, locale }: PrivateMessage | RoomMessage,
    { gone, signal, picture }: Manner,
  ): Promise<Delivered> {
    const { slack } = this.environment;
    invariant(slack !== undefined, 'there is a bot only with a token');
    const [home = '', channel = ''] = to.split('-');
    if (this.homes === undefined) {
      const answered = await asked(slack, 'auth.test', {}, signal);
      if (answered.said.ok !== true) return cameOf(answered, gone);
      const { team_id, enterprise_id } = answered.said;
      this.homes = [team_id, enterprise_id].filter((id) => typeof id === 'string');
    }
    // Ids are of one workspace: elsewhere the same id is somebody else.
    if (!this.homes.includes(home))
      return { came: 'gone', status: OK, error: 'the bot is in another workspace' };
    const body = { channel, ...messageOf(reply, locale, picture), unfurl_links: false };
    return cameOf(await asked(slack, 'chat.postMessage', body, signal), gone);
  }
}

async function asked(
  { api, botToken = '' }: Slack,
  method: string,
  body: object,
  signal: AbortSignal,
): Promise<Answered> {
  const answer = await fetch(`${api}/${method}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${botToken}`,
      'content-type': 'application/json; charset=utf-8',
    },
    ...{ body: JSON.stringify(body), redirect: 'error', signal },
  });
  const text = await answer.text();
  const retryAfter = Number(/^\d{1,5}$/.exec(answer.headers.get('retry-after') ?? '')?.[0] ?? 0);
  return { status: answer.status, retryAfter, said: saidIn(text) };
}

/** The answer that a text is; whatever is none, e.g. the page of a proxy, says nothing. */
function saidIn(text: string): Said {
  try {
    return Object(JSON.parse(text)) as Said;
  } catch {
    return {};
  }
}

/** Slack answers most errors with status 200. */
function cameOf(
  { status, retryAfter, said: { ok, error = `status ${status}` } }: Answered,
  gone: readonly string[],
): Delivered {
  if (status === OK && ok === true) return { came: 'taken' };
  if (gone.includes(error)) return { came: 'gone', status, error };
  if (REFUSED.includes(error)) return { came: 'refused', error };
  const everybody = status === TOO_MANY || status >= 500;
  return { came: 'later', status, error, retryAfter, everybody };
}
