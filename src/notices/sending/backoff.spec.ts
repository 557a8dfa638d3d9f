import { waitAfter } from './backoff.js';

/** The table of Standard Webhooks, behind the first try. */
const TABLE = ['5 s', '5 min', '30 min', '2 h', '5 h', '10 h', '14 h', '20 h', '24 h'];
const MS: { readonly [unit: string]: number } = { s: 1_000, min: 60_000, h: 3_600_000 };

const msOf = (wait: string): number => {
  const [count = '', unit = ''] = wait.split(' ');
  return Number(count) * (MS[unit] ?? NaN);
};

describe('what was not taken', () => {
  it.each(TABLE.map((wait, i) => [i + 1, wait] as const))(
    'after try %i waits for %s, a fifth less or more',
    (tries, wait) => {
      const ms = msOf(wait);
      expect([0, 0.5, 1].map((random) => waitAfter(tries, random))).toEqual([
        ...[ms * 0.8, ms, ms * 1.2].map(Math.round),
      ]);
    },
  );

  it('is given up after the tenth try', () => {
    expect([waitAfter(10), waitAfter(11)]).toEqual([null, null]);
  });
});
