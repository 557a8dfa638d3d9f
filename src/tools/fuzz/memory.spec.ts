import { curveOf, levelsAbove, risesAtTheEnd } from './memory.js';

const samples = (of: (i: number) => number): number[] =>
  Array.from({ length: 200 }, (_, i) => of(i));

it('a curve is the lowest of each tenth of the time', () => {
  expect(curveOf(samples((i) => (i % 5) + Math.floor(i / 20)))).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  expect(curveOf([])).toEqual([]);
});

it('what grows at first and then no more does not rise, what goes on growing does', () => {
  expect(risesAtTheEnd(samples((i) => 200e6 + Math.min(i, 90) * 2e6))).toBe(false);
  expect(risesAtTheEnd(samples((i) => 200e6 + (i % 20) * 10e6))).toBe(false);
  expect(risesAtTheEnd(samples((i) => 200e6 + i * 1e6))).toBe(true);
  expect(risesAtTheEnd([1, 1e12])).toBe(false);
});

it('what is held through a tenth of the time is a level, a burst is none', () => {
  const held = (from: number, to: number): number[] =>
    samples((i) => (i >= from && i < to ? 500e6 : 400e6));
  expect(levelsAbove(held(105, 125), 500e6)).toBe(false);
  expect(levelsAbove(held(100, 120), 500e6)).toBe(true);
  expect(levelsAbove([], 500e6)).toBe(false);
});
