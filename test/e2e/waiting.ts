import { GameBus } from '../../src/games/streams/game-bus.js';
import type { TestApp } from './support.js';

/**
 * How long to wait, in ms: longer than anything here takes on a busy machine, but shorter than jest waits for a test.
 */
const PATIENCE_MS = 20_000;

/** Waits until a condition holds; fails if it does not within that time. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('it did not come to that');
    await new Promise((done) => setTimeout(done, 5));
  }
}

interface Insides {
  readonly closing: ReadonlySet<unknown>;
  lookAround: () => Promise<void>;
}

/** The number of subscriptions that an instance holds open. */
export const subscribers = ({ app }: TestApp): number => app.get<Insides>(GameBus).closing.size;

/** Switches off the poll that catches up on missed notifications; returns a function that switches it on again. */
export function withoutPoll({ app }: TestApp): () => void {
  const bus = app.get<Insides>(GameBus);
  const { lookAround } = bus;
  bus.lookAround = async () => undefined;
  return () => (bus.lookAround = lookAround);
}
