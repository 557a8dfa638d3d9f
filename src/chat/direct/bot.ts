import type { Locale } from '../../rules/index.js';
import type { Reply } from '../desk/reply.js';

/** A message of the bot. */
interface Message {
  /** The same on every try. */
  readonly id: string;
  readonly reply: Reply;
  readonly locale: Locale;
}

/** A message for one account. */
export interface PrivateMessage extends Message {
  /** The app's id of the account. */
  readonly account: string;
}

/** A board as a spectator saw it at a version of a public game. */
export interface RoomPicture {
  readonly gameId: string;
  readonly version: number;
  readonly png: Buffer;
  /** The same in words. */
  readonly alt: string;
}

/** A message for a room (what the apps call a channel), which everybody in it reads. */
export interface RoomMessage extends Message {
  /** The room, as askers there have it. */
  readonly room: string;
  readonly picture: RoomPicture | null;
}

/** What has become of a message. */
export type Delivered =
  | { readonly came: 'taken' }
  /** The account or room takes no messages of the bot, and will not by itself. */
  | { readonly came: 'gone'; readonly status: number; readonly error: string }
  | {
      readonly came: 'later';
      /** HTTP status; null: there was no answer. */
      readonly status: number | null;
      readonly error: string;
      /** For how many seconds the app wants to be left alone; 0: it does not say. */
      readonly retryAfter: number;
      /** Whether it is the same with messages to everybody else. */
      readonly everybody: boolean;
    }
  /** The app does not let the bot write to anybody, e.g. as its token is wrong. */
  | { readonly came: 'refused'; readonly error: string };

/** The bot of an app, which writes to accounts in private, and to rooms. */
export interface Bot {
  /** Tries once. What it throws counts as no answer. */
  deliver(message: PrivateMessage, signal: AbortSignal): Promise<Delivered>;

  /** The same in a room. */
  post(message: RoomMessage, signal: AbortSignal): Promise<Delivered>;
}
