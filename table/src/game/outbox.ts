import type { Essentials, PlayResult } from '../../../client/src/index.js';
import { alone } from '../locks.js';
import { newId } from '../session.js';
import { keepTrace, namesFrom, traceOf } from '../traces.js';
import type { Waiting, Wish } from './wishes.js';

/** One player's presses in one game, as whoever sends them is connected. */
export interface Outbox {
  readonly muster: Essentials;
  readonly player: string;
  readonly gameId: string;
}

type Owned = Omit<Outbox, 'muster'>;

/** Each press has a place of its own, so that no tab writes over what another one waits for. */
const placeOf = ({ player, gameId }: Owned, requestId: string): string =>
  traceOf('waiting', player, `${gameId} ${requestId}`);

/** What was asked for and not answered, the oldest first; perhaps by another tab, or before the page was closed. */
export const waiting = (box: Owned): readonly Waiting[] =>
  namesFrom(placeOf(box, ''))
    .map((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as Waiting | null)
    .filter((one) => one !== null)
    .sort((a, b) => a.at - b.at);

export interface Sent {
  /** Of the last that was sent; null: there was nothing. */
  readonly result: PlayResult | null;
  /** Something else went first, so the wish was not sent. */
  readonly isLeft: boolean;
}

/** So long a press waits for another tab, in ms; then its player is told that it was not sent. */
const PATIENCE = 12_000;

/**
 * Sends a wish under one request id until there is an answer, so that it has one effect however often it is sent; what
 * fails on the way stays and waits. One tab sends at a time. What waits goes first: of two decisions the second was
 * made without knowing what came of the first, so it is not sent; one may always resign. No wish: what waits, if
 * anything does. Throws `Occupied` where another tab does not come to an end.
 */
export const send = (box: Outbox, wish: Wish | null): Promise<Sent> =>
  alone(`muster sends ${box.player} ${box.gameId}`, PATIENCE, () => sendNow(box, wish));

async function sendNow(box: Outbox, wish: Wish | null): Promise<Sent> {
  const left = waiting(box);
  let result: PlayResult | null = null;
  for (const one of left) result = await sendOne(box, one);
  if (wish === null) return { result, isLeft: false };
  if (left.length > 0 && wish.kind !== 'resign') return { result, isLeft: true };
  const one = { wish, requestId: newId(), at: Date.now() };
  return { result: await sendOne(box, one), isLeft: false };
}

async function sendOne(box: Outbox, one: Waiting): Promise<PlayResult> {
  const place = placeOf(box, one.requestId);
  // Where nothing can be kept it is sent all the same: it is lost alone if the page is closed before its answer.
  keepTrace(place, JSON.stringify(one));
  try {
    const result = await carry(box, one);
    localStorage.removeItem(place);
    return result;
  } catch (error) {
    if (!isPassing(error)) localStorage.removeItem(place);
    throw error;
  }
}

const PASSING = new Set(['NETWORK', 'UNAVAILABLE', 'REQUEST_TIMEOUT', 'RATE_LIMITED']);
/** Whether the same may be sent again later. */
export const isPassing = (error: unknown): boolean =>
  PASSING.has((error as { code?: string }).code ?? '');

async function carry({ muster, gameId }: Outbox, one: Waiting): Promise<PlayResult> {
  const { wish, requestId } = one;
  if (wish.kind === 'play') return muster.play({ gameId, requestId, ...wish.input });
  if (wish.kind === 'undo') return muster.undo(gameId, wish.version, requestId);
  if (wish.kind === 'resign') return muster.resign(gameId, requestId);
  const { carryLate } = await import('./outbox-late.js');
  return carryLate(muster.connection, gameId, one);
}
