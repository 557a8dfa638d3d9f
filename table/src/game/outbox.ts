import type { Essentials, PlayResult } from '../../../client/src/index.js';
import { lately } from '../lately.js';
import { alone } from '../locks.js';
import { newId } from '../session.js';
import { keepTrace, namesFrom, traceOf } from '../traces.js';
import type { Waiting, Wish } from './wishes.js';

/** The presses of one player in one game, with the connection that sends them. */
export interface Outbox {
  readonly muster: Essentials;
  readonly player: string;
  readonly gameId: string;
  /** Called before the page is loaded again, to send a press whose script is gone. */
  readonly renew: () => void;
}

type Owned = Pick<Outbox, 'player' | 'gameId'>;

/** Each press is stored under a name of its own, so that no tab overwrites the press of another. */
const placeOf = ({ player, gameId }: Owned, requestId: string): string =>
  traceOf('waiting', player, `${gameId} ${requestId}`);

/** Presses without an answer, the oldest first; some may be from another tab, or from before the page was closed. */
export const waiting = (box: Owned): readonly Waiting[] =>
  namesFrom(placeOf(box, ''))
    .map((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as Waiting | null)
    .filter((one) => one !== null)
    .sort((a, b) => a.at - b.at);

export interface Sent {
  /** The answer to the last press that was sent; null: nothing was sent. */
  readonly result: PlayResult | null;
  /** Whether the wish was not sent because another press went first. */
  readonly isLeft: boolean;
}

/** How long a press waits for another tab, in ms; then the player is told that it was not sent. */
const PATIENCE = 12_000;

/**
 * Sends a wish with one request id until there is an answer, so that it has one effect however often it is sent; a
 * press that fails on the way is kept and sent again. Only one tab sends at a time. Presses that were waiting go first;
 * a decision made after them is then not sent, as its player did not know their results, but resigning always is.
 * Without a wish, only waiting presses are sent. Throws `Occupied` if another tab does not finish.
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
  // If the browser cannot store it, the press is sent nevertheless; it is lost only if the page is closed before the
  // answer.
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
/** Whether the same press may succeed when it is sent again later. */
export const isPassing = (error: unknown): boolean =>
  PASSING.has((error as { code?: string }).code ?? '');

async function carry({ muster, gameId, renew }: Outbox, one: Waiting): Promise<PlayResult> {
  const { wish, requestId } = one;
  if (wish.kind === 'play') return muster.play({ gameId, requestId, ...wish.input });
  if (wish.kind === 'undo') return muster.undo(gameId, wish.version, requestId);
  if (wish.kind === 'resign') return muster.resign(gameId, requestId);
  const { carryLate } = await lately(() => import('./outbox-late.js'), renew);
  return carryLate(muster.connection, gameId, one);
}
