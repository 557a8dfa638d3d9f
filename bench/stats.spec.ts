import { latenciesOf, median, medianOf, percentile, quantiles, ratios } from './stats.js';

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);

  it.each([
    [0.5, 50],
    [0.99, 99],
    [1, 100],
    [0, 1],
  ])('takes the nearest value that was measured: %d', (p, value) => {
    expect(percentile(hundred, p)).toBe(value);
  });

  it('of a few values is one of them', () => {
    expect(percentile([3, 1, 2], 0.99)).toBe(3);
    expect(percentile([7], 0.5)).toBe(7);
    expect(percentile([], 0.5)).toBeNaN();
  });
});

it('the median does not care about order or one wild run', () => {
  expect(median([9, 1000, 7])).toBe(9);
  expect(median([1, 4, 2, 3])).toBe(2.5);
  expect(median([])).toBeNaN();
});

it('ratios are taken round by round', () => {
  expect(ratios([1, 6], [2, 3])).toEqual([0.5, 2]);
  expect(ratios([1], [])).toEqual([NaN]);
});

it('latencies are counted against the clock, not against their sum', () => {
  expect(latenciesOf([1, 2, 3, 10], 2)).toEqual({
    count: 4,
    perSecond: 2,
    p50: 2,
    p99: 10,
    max: 10,
  });
});

it('several runs become one of medians', () => {
  const run = (perSecond: number, p99: number) => ({ count: 1, perSecond, p50: 1, p99, max: p99 });
  expect(medianOf([run(10, 5), run(30, 4), run(20, 9)])).toEqual(run(20, 5));
});

it('quantiles stand in the middle of equal parts', () => {
  expect(quantiles([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([1, 3, 5, 7, 9]);
  expect(quantiles([], 3)).toEqual([]);
});
