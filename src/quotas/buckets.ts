import { LRUCache } from 'lru-cache';

/** How many owners are remembered. Those not seen for longest are forgotten, and so have their full allowance again. */
const HELD = 50_000;

/** An allowance that refills evenly: `limit` in `milliseconds`, and never more than `limit` in hand. */
export interface Allowance {
  readonly owner: string;
  readonly limit: number;
  readonly milliseconds: number;
}

/** What is left of allowances, stored as one number for each that is not full. */
export class Buckets {
  /** Owner -> when its allowance is full again. */
  private readonly wholeAt = new LRUCache<string, number>({ max: HELD });

  /**
   * Takes `amount` from every allowance or from none; returns the milliseconds to wait, 0: it was taken. An amount
   * greater than an allowance can ever hold is granted when the allowance is full, and paid for by a longer wait
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

  /** Gives back what a {@link take} took. */
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
