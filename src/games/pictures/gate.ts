import { appError } from '../../common/errors.js';

/** Lets so many in at once; so many more may wait, the rest are turned away with UNAVAILABLE. */
export class Gate {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly room: number,
    private readonly bench: number,
  ) {}

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside === this.room) await this.wait();
    else this.inside++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.inside--;
    }
  }

  /** Whoever is called in takes over the place of the one who leaves. */
  private wait(): Promise<void> {
    if (this.waiting.length >= this.bench) throw appError('UNAVAILABLE');
    return new Promise((called) => this.waiting.push(called));
  }
}
