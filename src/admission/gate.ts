import { appError } from '../errors/errors.js';
import { Queues } from './queues.js';

/** How long somebody may wait, in milliseconds. */
export const PATIENCE_MS = 20_000;

interface Waiting {
  readonly call: () => void;
  readonly turnAway: () => void;
}

/**
 * Admits `most` at once; `bench` more may wait, and their addresses take turns. The rest are turned away with
 * UNAVAILABLE, first the last one of the address with the most waiting; so is whoever has waited for
 * {@link PATIENCE_MS}.
 */
export class Gate {
  private inside = 0;
  /** Address -> those who wait. */
  private readonly waiting = new Queues<Waiting>();

  constructor(
    private readonly most: number,
    private readonly bench: number,
  ) {}

  async pass<T>(address: string, work: () => Promise<T>): Promise<T> {
    if (this.inside === this.most) await this.wait(address);
    else this.inside++;
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** The next one takes over the slot of the one who leaves. */
  private leave(): void {
    const next = this.waiting.next();
    if (next === undefined) this.inside--;
    else next.call();
  }

  private wait(address: string): Promise<void> {
    if (this.waiting.length >= this.bench) this.turnOneAway(address);
    return new Promise((call, fail) => {
      const waiting: Waiting = {
        call: () => (clearTimeout(timer), call()),
        turnAway: () => (clearTimeout(timer), fail(appError('UNAVAILABLE'))),
      };
      const timer = setTimeout(() => {
        if (this.waiting.remove(address, waiting)) waiting.turnAway();
      }, PATIENCE_MS).unref();
      this.waiting.push(address, waiting);
    });
  }

  private turnOneAway(address: string): void {
    const longest = this.waiting.longest();
    const own = this.waiting.lengthOf(address);
    if (longest === undefined || this.waiting.lengthOf(longest) <= own + 1)
      throw appError('UNAVAILABLE');
    this.waiting.pop(longest)?.turnAway();
  }
}
