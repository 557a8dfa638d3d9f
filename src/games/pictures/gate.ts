import { appError } from '../../common/errors.js';

interface Waiting {
  readonly call: () => void;
  readonly turnAway: () => void;
}

/**
 * Lets so many in at once; so many more may wait, of whom each address is called in turn. The rest are turned away with UNAVAILABLE,
 * first the last of the address that has most of them.
 */
export class Gate {
  private inside = 0;
  private waiting = 0;
  /** By address; the one whose turn it is first. */
  private readonly queues = new Map<string, Waiting[]>();

  constructor(
    private readonly room: number,
    private readonly bench: number,
  ) {}

  async pass<T>(address: string, work: () => Promise<T>): Promise<T> {
    if (this.inside === this.room) await this.wait(address);
    else this.inside++;
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Whoever is called in takes over the place of the one who leaves. */
  private leave(): void {
    const [first] = this.queues;
    if (first === undefined) return void this.inside--;
    const [address, queue] = first;
    const next = queue.shift();
    this.queues.delete(address);
    if (queue.length > 0) this.queues.set(address, queue);
    this.waiting--;
    next?.call();
  }

  private wait(address: string): Promise<void> {
    if (this.waiting >= this.bench) this.makeRoom(address);
    const queue = this.queues.get(address) ?? [];
    this.queues.set(address, queue);
    this.waiting++;
    return new Promise((call, fail) =>
      queue.push({ call, turnAway: () => fail(appError('UNAVAILABLE')) }),
    );
  }

  private makeRoom(address: string): void {
    const [longest] = [...this.queues.values()].sort((a, b) => b.length - a.length);
    const own = this.queues.get(address)?.length ?? 0;
    if (longest === undefined || longest.length <= own + 1) throw appError('UNAVAILABLE');
    longest.pop()?.turnAway();
    this.waiting--;
  }
}
