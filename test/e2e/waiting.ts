import { GameBus } from '../../src/games/streams/game-bus.js';
import type { TestApp } from './support.js';

/** Longer than anything here takes on a busy machine, shorter than jest waits for a test. */
const PATIENCE_MS = 20_000;

/** Fails when it does not come true in all that time. */
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

/** Subscriptions that an instance holds open. */
export const subscribers = ({ app }: TestApp): number => app.get<Insides>(GameBus).closing.size;

/** Without the poll that makes good what notices miss; gives what switches it on again. */
export function withoutPoll({ app }: TestApp): () => void {
  const bus = app.get<Insides>(GameBus);
  const { lookAround } = bus;
  bus.lookAround = async () => undefined;
  return () => (bus.lookAround = lookAround);
}
