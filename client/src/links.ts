import {
  CreatePictureLinkDocument,
  PictureLinksDocument,
  RevokePictureLinkDocument,
  RevokePictureLinksDocument,
} from './generated/late.js';
import { ask, type Connection } from './transport.js';
import type * as Types from './types.js';

/** Sent once: where its answer is lost there may be a link that ends by itself. Throws `MusterError`. */
export async function pictureLinkTo(
  connection: Connection,
  gameId: string,
  version: number,
): Promise<Types.PictureLink> {
  const asked = { gameId, version };
  return (await ask(connection, CreatePictureLinkDocument, asked, 'once')).createPictureLink;
}

/** From now on it opens nothing. Throws `MusterError`. */
export async function revokePictureLink(connection: Connection, id: string): Promise<void> {
  await ask(connection, RevokePictureLinkDocument, { id }, 'once');
}

/** The caller's that still open, the first to end first. Throws `MusterError`. */
export async function pictureLinksOf(
  connection: Connection,
): Promise<readonly Types.PictureLink[]> {
  return (await ask(connection, PictureLinksDocument, {})).pictureLinks;
}

/** From now on none of the caller's opens anything; how many there were. Throws `MusterError`. */
export async function revokePictureLinks(connection: Connection): Promise<number> {
  return (await ask(connection, RevokePictureLinksDocument, {})).revokePictureLinks;
}
