import type { Essentials, Picture } from '../../../client/src/index.js';
import { kept, locale } from '../session.js';
import { keepTrace, NOBODY, readTrace, traceOf } from '../traces.js';

/**
 * The width of all pictures, in points: fine enough for zooming in, and the same for every ground, so that it is
 * fetched once.
 */
export const WIDTH = '1200';

/** The page's name for the whole of a board that has parts. */
export const WHOLE = 'whole';

/** The service's name of a part. */
export const askedAs = (part: string): string => (part === WHOLE ? 'all' : part);

/**
 * Grounds by path. A ground is the same in every game and at every version, so it is fetched once, and new pieces are
 * laid over it.
 */
const grounds = new Map<string, Promise<string>>();

/** Fetches without a token, like the preload in the page's head, so that a request under way is reused. */
async function fetched(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

export function groundAt(path: string): Promise<string> {
  const known = grounds.get(path) ?? fetched(path);
  grounds.set(path, known);
  known.catch(() => grounds.delete(path));
  return known;
}

/** Stores a ground under another path too. */
export const sameGround = (path: string, ground: Promise<string>): void =>
  void grounds.set(path, ground);

export const piecesPath = (id: string, part: string, sight: object): string =>
  `/v1/games/${id}/board.svg?${new URLSearchParams({
    ...{ width: WIDTH, locale: locale(), layer: 'pieces', marks: 'last', furniture: 'none' },
    ...(part && { part: askedAs(part) }),
    ...sight,
  })}`;

/** The name under which the browser stores with which ground a game opens. */
const openingPlace = (id: string): string =>
  traceOf('ground', kept().player?.id ?? NOBODY, `${id} ${locale()}`);

export const keepGround = (id: string, path: string): void => keepTrace(openingPlace(id), path);

/** The pieces of a game, requested together with its data; null: they have to be requested after it. */
export type FirstPieces = Promise<Picture | null>;

/**
 * Requests the pieces at once if the game is known to have begun: from the head of the page, or from an earlier visit.
 */
export function firstPieces(
  muster: Essentials,
  id: string,
  invite: string | undefined,
): FirstPieces {
  const opening = readTrace(openingPlace(id));
  if (opening !== null) void groundAt(opening);
  else if (document.querySelector('link[rel=preload][as=fetch]') === null) return NONE;
  return muster.picture(piecesPath(id, '', { ...(invite && { invite }) })).catch(() => null);
}

const NONE: FirstPieces = Promise.resolve(null);
