import { Essentials } from './essentials.js';
import { hintFor } from './hint.js';
import { pictureLinksOf, pictureLinkTo, revokePictureLink, revokePictureLinks } from './links.js';
import { previewOf } from './try.js';
import type * as Types from './types.js';

/**
 * A service as one caller has it. Every method throws `MusterError`. What is read, and what has a request id, is sent
 * again where the answer was lost; nothing else is.
 */
export class Muster extends Essentials {
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
