import { SCENARIO } from '../../../src/rules/avalon1776/components/scenarios/index.js';
import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import { arrivalOf } from '../../../src/rules/avalon1776/questions/arrival.js';
import { hexesIn, outside, points } from '../../../src/rules/avalon1776/questions/force.js';
import { mpTo } from '../../../src/rules/avalon1776/questions/ground.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import type { Ruleset } from '../../../src/rules/kernel/index.js';
import { fromScenario, stepsOf, worldOf } from '../support/world.js';

const rules = avalon1776 as unknown as Ruleset;
const world = worldOf(rules, fromScenario(rules, { scenario: 'basic', options: {} }), [1, 2, 3]);
const steps = stepsOf(world);

/** Points of a side on the board and on the march. */
const strength = (state: State1776, side: Side): number =>
  hexesIn(state).reduce((sum, hex) => sum + points(outside(state.hexes[hex]?.[side])), 0) +
  (state.column?.by === side ? points(state.column.units) : 0);

const sumOf = (units: object): number =>
  Object.values(units as Record<string, number>).reduce((sum, count) => sum + count, 0);

describe('random games of 1776', () => {
  it('A1776-basic.VI.A points come by the schedule and go by combat, and not otherwise', () => {
    for (const { before, played } of steps)
      for (const side of ['us', 'gb'] as const) {
        const changes = played.events.map(({ type, data }) => {
          if (type === 'arrived' && data['side'] === side) return sumOf(data['units'] as object);
          return type === 'battle-over' ? -sumOf(data[side] as object) : 0;
        });
        const change = changes.reduce((sum, one) => sum + one, 0);
        expect(strength(played.state as State1776, side)).toBe(
          strength(before as State1776, side) + change,
        );
      }
    expect(arrivalOf(steps[0]!.before as State1776, 'gb', 0).units).toEqual({ BR: 10 });
  });

  it('A1776-basic.II.B A1776-basic.II.H.2 a march costs what its steps cost, and never more than there is', () => {
    const ground = { scenario: SCENARIO.basic, rain: false };
    const marches = steps.flatMap(({ played }) =>
      played.events.filter(({ type }) => type === 'marched').map(({ data }) => data),
    );
    expect(marches.length).toBeGreaterThan(100);
    for (const { via, mp, side } of marches) {
      const path = via as string[];
      const costs = path.slice(1).map((to, i) => mpTo(ground, path[i]!, to) ?? Infinity);
      expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(mp);
      expect(mp).toBeLessThanOrEqual(side === 'gb' ? 7 : 8);
    }
  });

  it('A1776-basic.II.D no column is ever left with less than no MP', () => {
    const columns = steps.flatMap(({ before }) => (before as State1776).column ?? []);
    expect(columns.filter(({ spent }) => spent > 0).length).toBeGreaterThan(20);
    for (const { by, spent } of columns) expect(spent).toBeLessThanOrEqual(by === 'gb' ? 7 : 8);
  });
});
