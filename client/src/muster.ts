import { claimTimeout, giveTime } from './clock.js';
import { Essentials } from './essentials.js';
import { hintFor } from './hint.js';
import { pictureLinksOf, pictureLinkTo, revokePictureLink, revokePictureLinks } from './links.js';
import { renewedSession } from './renew.js';
import { answerRequest, requestOf, type Wish } from './requests.js';
import { previewOf } from './try.js';
import type * as Types from './types.js';

/**
 * All calls of the service for one caller. Every method throws `MusterError`. Queries, and calls with a request id, are
 * sent again if the answer was lost; nothing else is.
 */
export class Muster extends Essentials {
  /**
   * A new token for the same player, with the same lifetime as the first; the old one stays valid until its own end.
   */
  renewToken(): Promise<Types.Session> {
    return renewedSession(this.connection);
  }

  /** Tries a plan as far as its first boundary, or says why it is not legal. Nothing is changed. */
  preview<R extends Types.Known = null>(plan: Types.Plan<R>): Promise<Types.PreviewResult<R>> {
    return previewOf(this.connection, plan);
  }

  /**
   * What the computer, where it has every other seat, would do in the caller's place; null: the caller owes no
   * decision.
   */
  hint<R extends Types.Known = null>(
    gameId: string,
    version: number,
  ): Promise<Types.Choice<R> | null> {
    return hintFor<R>(this.connection, gameId, version);
  }

  /** Claims the win over an opponent whose clock has run out. */
  claimTimeout(gameId: string, requestId: string): Promise<Types.PlayResult> {
    return claimTimeout(this.connection, gameId, requestId);
  }

  /** Asks the opponent for something that both have to agree to. */
  requestOf(gameId: string, requestId: string, wish: Wish): Promise<Types.PlayResult> {
    return requestOf(this.connection, gameId, requestId, wish);
  }

  /** Answers the open request: the opponent agrees or refuses; the player who asked takes it back. */
  answerRequest(
    gameId: string,
    requestId: string,
    answer: { readonly version: number; readonly agrees: boolean },
  ): Promise<Types.PlayResult> {
    return answerRequest(this.connection, gameId, requestId, answer);
  }

  /** Gives the opponent, whose clock is running, more time; `time` is a duration in ISO 8601, e.g. `PT12H`. */
  giveTime(gameId: string, requestId: string, time: string): Promise<Types.PlayResult> {
    return giveTime(this.connection, gameId, requestId, time);
  }

  /** Makes a link that shows the board of one version, as the caller's seat saw it, to anybody who has the link. */
  createPictureLink(gameId: string, version: number): Promise<Types.PictureLink> {
    return pictureLinkTo(this.connection, gameId, version);
  }

  /** Revokes a link: from now on it opens nothing. */
  revokePictureLink(id: string): Promise<void> {
    return revokePictureLink(this.connection, id);
  }

  /** The caller's links that still open, the first to expire first. */
  pictureLinks(): Promise<readonly Types.PictureLink[]> {
    return pictureLinksOf(this.connection);
  }

  /** Revokes all links of the caller; returns how many there were. */
  revokePictureLinks(): Promise<number> {
    return revokePictureLinks(this.connection);
  }
}
