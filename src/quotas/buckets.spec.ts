import { Buckets } from './buckets.js';

const tenAMinute = (owner: string) => ({ owner, limit: 10, milliseconds: 60_000 });

describe('an allowance', () => {
  it('is spent at once or little by little, and comes back evenly', () => {
    const buckets = new Buckets();
    const take = (amount: number, now: number) => buckets.take([tenAMinute('one')], amount, now);
    expect([take(9, 0), take(1, 0), take(1, 0)]).toEqual([0, 0, 6_000]);
    expect([take(1, 5_999), take(1, 6_000), take(1, 6_000)]).toEqual([1, 0, 6_000]);
    expect([take(0.1, 6_600), take(0.1, 6_600)]).toEqual([0, 600]);
    expect([take(10, 600_000), take(1, 600_000)]).toEqual([0, 6_000]);
  });

  it('of one is not that of another; where two are needed, both give or neither', () => {
    const buckets = new Buckets();
    const [one, two] = [tenAMinute('one'), tenAMinute('two')];
    expect(buckets.take([one], 10, 0)).toBe(0);
    expect(buckets.take([one, two], 10, 0)).toBe(60_000);
    expect(buckets.take([two], 10, 0)).toBe(0);
  });

  it('has again what is given back', () => {
    const buckets = new Buckets();
    const both = [tenAMinute('one'), tenAMinute('two')];
    expect(buckets.take(both, 10, 0)).toBe(0);
    buckets.giveBack(both, 4);
    buckets.giveBack([tenAMinute('unknown')], 4);
    expect([buckets.take(both, 4, 0), buckets.take(both, 1, 0)]).toEqual([0, 6_000]);
  });

  it('gives once what is more than all of it', () => {
    const buckets = new Buckets();
    expect(buckets.take([tenAMinute('one')], 20, 0)).toBe(0);
    expect(buckets.take([tenAMinute('one')], 1, 60_000)).toBe(6_000);
    expect(buckets.take([tenAMinute('one')], 1, 66_000)).toBe(0);
  });

  it('takes bounded memory, however many ask', () => {
    const buckets = new Buckets();
    for (let i = 0; i < 60_000; i++) buckets.take([tenAMinute(`${i}`)], 1, 0);
    const { wholeAt } = buckets as unknown as { wholeAt: { size: number } };
    expect(wholeAt.size).toBe(50_000);
  });
});
