import { avalon1776 } from '../../../src/rules/avalon1776/index.js';

const { odds } = avalon1776.combat;
const ask = (attacker: unknown, defender: unknown) =>
  odds({ kind: 'battle', attacker, defender } as never);

it('A1776-basic.IV.E.2 odds of a combat add up to 1, a row for each result of its column', () => {
  for (const [a, d] of [
    [1, 3],
    [2, 2],
    [7, 2],
    [40, 3],
  ] as const) {
    const rows = ask(a, d)?.rows ?? [];
    expect(rows.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(new Set(rows.map(({ result }) => result['result'])).size).toBe(rows.length);
  }
});

it('A1776-basic.IV.E.1 below 1 to 3 there is no combat', () => {
  expect(ask(1, 4)?.rows).toEqual([]);
});

it.each([
  [0, 3],
  [-1, 3],
  [3, 1e9],
  ['3', 3],
  [1.5, 3],
])('%s against %s is no combat', (a, d) => {
  expect(ask(a, d)).toBeNull();
});
