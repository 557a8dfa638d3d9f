import { LRUCache } from 'lru-cache';

/** Those of which something was used last are remembered; whoever is forgotten has all of theirs again. */
const HELD = 50_000;

/** Of something that comes back evenly: `limit` of it in `milliseconds`, and never more than that in hand. */
export interface Allowance {
  readonly owner: string;
  readonly limit: number;
  readonly milliseconds: number;
}

/** What is left of allowances: one number for each that is not whole. */
export class Buckets {
  /** When each is whole again. */
  private readonly wholeAt = new LRUCache<string, number>({ max: HELD });

  /**
   * Takes `amount` from each of them, or nothing from any; gives how many milliseconds are to be waited, 0 = taken.
   * What is more than an allowance can ever hold is given where it is whole, and is made up for by waiting longer
   * afterwards.
   */
  take(allowances: readonly Allowance[], amount: number, now: number): number {
    const after = allowances.map((one) => this.wholeAfter(one, amount, now));
    const waits = allowances.map((one, i) =>
      this.isWhole(one, now) ? 0 : Math.max(0, (after[i] ?? 0) - now - one.milliseconds),
    );
    const wait = Math.max(0, ...waits);
    if (wait === 0) allowances.forEach(({ owner }, i) => this.wholeAt.set(owner, after[i] ?? 0));
    return wait;
  }

  /** Undoes what a {@link take} took. */
  giveBack(allowances: readonly Allowance[], amount: number): void {
    for (const { owner, limit, milliseconds } of allowances) {
      const wholeAt = this.wholeAt.get(owner);
      if (wholeAt !== undefined) this.wholeAt.set(owner, wholeAt - (amount * milliseconds) / limit);
    }
  }

  private wholeAfter({ owner, limit, milliseconds }: Allowance, amount: number, now: number) {
    return Math.max(this.wholeAt.get(owner) ?? 0, now) + (amount * milliseconds) / limit;
  }

  private isWhole({ owner }: Allowance, now: number): boolean {
    return (this.wholeAt.get(owner) ?? 0) <= now;
  }
}
