import { claimTimeout, giveTime } from './clock.js';
import { Essentials } from './essentials.js';
import { hintFor } from './hint.js';
import { pictureLinksOf, pictureLinkTo, revokePictureLink, revokePictureLinks } from './links.js';
import { renewedSession } from './renew.js';
import { answerRequest, requestOf, type Wish } from './requests.js';
import { previewOf } from './try.js';
import type * as Types from './types.js';

/**
 * A service as one caller has it. Every method throws `MusterError`. What is read, and what has a request id, is sent
 * again where the answer was lost; nothing else is.
 */
export class Muster extends Essentials {
  /** A new token for the same player, that lasts as long as the first; this one stays good until its own end. */
  renewToken(): Promise<Types.Session> {
    return renewedSession(this.connection);
  }

  /** Where a plan leads, as far as before its first boundary; or why it may not be played. Nothing is changed. */
  preview<R extends Types.Known = null>(plan: Types.Plan<R>): Promise<Types.PreviewResult<R>> {
    return previewOf(this.connection, plan);
  }

  /** What the computer, where it has every other seat, would do in the caller's place; null: they owe no decision. */
  hint<R extends Types.Known = null>(
    gameId: string,
    version: number,
  ): Promise<Types.Choice<R> | null> {
    return hintFor<R>(this.connection, gameId, version);
  }

  /** Wins by the opponent's empty clock. */
  claimTimeout(gameId: string, requestId: string): Promise<Types.PlayResult> {
    return claimTimeout(this.connection, gameId, requestId);
  }

  /** Asks the opponent for something that takes both. */
  requestOf(gameId: string, requestId: string, wish: Wish): Promise<Types.PlayResult> {
    return requestOf(this.connection, gameId, requestId, wish);
  }

  /** Agrees to what the opponent asks for, or refuses it; takes back what was asked. */
  answerRequest(
    gameId: string,
    requestId: string,
    answer: { readonly version: number; readonly agrees: boolean },
  ): Promise<Types.PlayResult> {
    return answerRequest(this.connection, gameId, requestId, answer);
  }

  /** Gives the opponent, whose clock runs, more time, as ISO 8601 writes it: `PT12H`. */
  giveTime(gameId: string, requestId: string, time: string): Promise<Types.PlayResult> {
    return giveTime(this.connection, gameId, requestId, time);
  }

  /** Shows the board of one version, as the caller's seat saw it, to whoever has it. */
  createPictureLink(gameId: string, version: number): Promise<Types.PictureLink> {
    return pictureLinkTo(this.connection, gameId, version);
  }

  /** From now on it opens nothing. */
  revokePictureLink(id: string): Promise<void> {
    return revokePictureLink(this.connection, id);
  }

  /** The caller's own that still open, the first to end first. */
  pictureLinks(): Promise<readonly Types.PictureLink[]> {
    return pictureLinksOf(this.connection);
  }

  /** From now on none of the caller's opens anything; how many there were. */
  revokePictureLinks(): Promise<number> {
    return revokePictureLinks(this.connection);
  }
}
