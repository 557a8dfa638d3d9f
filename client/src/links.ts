import {
  CreatePictureLinkDocument,
  PictureLinksDocument,
  RevokePictureLinkDocument,
  RevokePictureLinksDocument,
} from './generated/late.js';
import { ask, type Connection } from './transport.js';
import type * as Types from './types.js';

/**
 * Makes a link to a picture of the board. Sent only once: if the answer is lost, a link may exist, which expires by
 * itself. Throws `MusterError`.
 */
export async function pictureLinkTo(
  connection: Connection,
  gameId: string,
  version: number,
): Promise<Types.PictureLink> {
  const asked = { gameId, version };
  return (await ask(connection, CreatePictureLinkDocument, asked, 'once')).createPictureLink;
}

/** Revokes a link: from now on it opens nothing. Throws `MusterError`. */
export async function revokePictureLink(connection: Connection, id: string): Promise<void> {
  await ask(connection, RevokePictureLinkDocument, { id }, 'once');
}

/** The caller's links that still open, the first to expire first. Throws `MusterError`. */
export async function pictureLinksOf(
  connection: Connection,
): Promise<readonly Types.PictureLink[]> {
  return (await ask(connection, PictureLinksDocument, {})).pictureLinks;
}

/** Revokes all links of the caller; returns how many there were. Throws `MusterError`. */
export async function revokePictureLinks(connection: Connection): Promise<number> {
  return (await ask(connection, RevokePictureLinksDocument, {})).revokePictureLinks;
}
