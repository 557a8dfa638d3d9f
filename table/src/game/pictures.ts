import type { Essentials, Picture } from '../../../client/src/index.js';
import { kept, locale } from '../session.js';
import { keepTrace, NOBODY, readTrace, traceOf } from '../traces.js';

/** Points that every picture is drawn for: fine enough to come close, and one ground for all. */
export const WIDTH = '1200';

/** All of a board that is shown in parts, as the page names it. */
export const WHOLE = 'whole';

/** As the service names it. */
export const askedAs = (part: string): string => (part === WHOLE ? 'all' : part);

/** The ground is the same in every game and at every version: fetched once, the pieces laid over it anew. */
const grounds = new Map<string, Promise<string>>();

/** As the head of the page asks for it: without a token, so that what is on its way already is taken. */
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

/** What lies at one address lies at that one, too. */
export const sameGround = (path: string, ground: Promise<string>): void =>
  void grounds.set(path, ground);

export const piecesPath = (id: string, part: string, sight: object): string =>
  `/v1/games/${id}/board.svg?${new URLSearchParams({
    ...{ width: WIDTH, locale: locale(), layer: 'pieces', marks: 'last', furniture: 'none' },
    ...(part && { part: askedAs(part) }),
    ...sight,
  })}`;

/** Where it is kept which ground a game opens with, once that has been seen. */
const openingPlace = (id: string): string =>
  traceOf('ground', kept().player?.id ?? NOBODY, `${id} ${locale()}`);

export const keepGround = (id: string, path: string): void => keepTrace(openingPlace(id), path);

/** The pieces of a game that are asked for at the same moment as its head; null: they are to be asked for after it. */
export type FirstPieces = Promise<Picture | null>;

/** Of a game that is known to have begun: by the head of the page, or because it was seen here before. */
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
