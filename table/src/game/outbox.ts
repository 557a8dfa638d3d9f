import type { Muster, PlayResult, Submission } from '../../../client/src/index.js';
import { newId } from '../session.js';

/** What a press asks for. */
export type Wish =
  | { readonly kind: 'play'; readonly input: Omit<Submission, 'gameId' | 'requestId'> }
  | { readonly kind: 'undo'; readonly version: number }
  | { readonly kind: 'resign' };

type Waiting = Wish & { readonly requestId: string };

const nameOf = (gameId: string): string => `muster waiting ${gameId}`;

/** What was asked for and not answered, perhaps by this page before it was closed. */
export function waiting(gameId: string): Waiting | null {
  const text = localStorage.getItem(nameOf(gameId));
  return text === null ? null : (JSON.parse(text) as Waiting);
}

const discard = (gameId: string): void => localStorage.removeItem(nameOf(gameId));

/**
 * Sends a wish under one request id until there is an answer, so that it has one effect however often it is sent; what
 * fails on the way stays and waits. What waits goes first: of two decisions the second was made without knowing what
 * came of the first, so it is not sent; one may always resign. No wish: what waits, if anything does.
 */
export async function send(
  muster: Muster,
  gameId: string,
  wish: Wish | null,
): Promise<PlayResult | null> {
  const left = waiting(gameId);
  const result = left && (await sendOne(muster, gameId, left));
  if (wish === null || (left !== null && wish.kind !== 'resign')) return result;
  return sendOne(muster, gameId, { ...wish, requestId: newId() });
}

async function sendOne(muster: Muster, gameId: string, one: Waiting): Promise<PlayResult> {
  localStorage.setItem(nameOf(gameId), JSON.stringify(one));
  try {
    const result = await carry(muster, gameId, one);
    discard(gameId);
    return result;
  } catch (error) {
    if (!isPassing(error)) discard(gameId);
    throw error;
  }
}

const PASSING = new Set(['NETWORK', 'UNAVAILABLE', 'REQUEST_TIMEOUT', 'RATE_LIMITED']);
const isPassing = (error: unknown): boolean => PASSING.has((error as { code: string }).code);

function carry(muster: Muster, gameId: string, wish: Waiting): Promise<PlayResult> {
  const { requestId } = wish;
  if (wish.kind === 'play') return muster.play({ gameId, requestId, ...wish.input });
  if (wish.kind === 'undo') return muster.undo(gameId, wish.version, requestId);
  return muster.resign(gameId, requestId);
}
