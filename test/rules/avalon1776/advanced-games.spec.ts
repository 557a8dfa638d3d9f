import { type Side, SIDES } from '../../../src/rules/avalon1776/components/side.js';
import { UNIT } from '../../../src/rules/avalon1776/components/units.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import {
  allowance,
  hexesIn,
  points,
  presentAt,
} from '../../../src/rules/avalon1776/questions/force.js';
import { mpTo } from '../../../src/rules/avalon1776/questions/ground.js';
import { groundOf } from '../../../src/rules/avalon1776/questions/marching.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import type { Ruleset } from '../../../src/rules/kernel/index.js';
import { fromScenario, stepsOf, worldOf } from '../support/world.js';

const rules = avalon1776 as unknown as Ruleset;

/** On the board, on the march and aboard a bateau. */
const strength = (state: State1776, side: Side): number =>
  hexesIn(state, state.column === null ? [] : [state.column.at]).reduce(
    (sum, hex) => sum + points(presentAt(state, side, hex)),
    state.boat?.by === side ? points(state.boat.aboard) : 0,
  );

type Told = Readonly<Record<string, unknown>>;
const own = (data: Told, side: Side): number =>
  data['side'] === side ? points(data['units'] as object) : 0;

/** What each event brings to a side, or costs it; all others nothing. */
const CHANGES: { readonly [event: string]: (data: Told, side: Side) => number } = {
  deployed: own,
  arrived: own,
  withdrawn: (data, side) => -own(data, side),
  departed: (data, side) => -own(data, side),
  perished: (data, side) => -own(data, side),
  forced: (data, side) => (data['side'] === side ? -points(data['lost'] as object) : 0),
  // A1776-adv.IV.A.1 the enemies of who wins at once
  overrun: (data, side) => (data['side'] === side ? 0 : -points(data['units'] as object)),
  // A1776-adv.IV.B.2.c the point that goes into a fort
  begun: (data, side) => (data['side'] === side ? -1 : 0),
  losses: (data, side) => -points(data[side] as object),
};

const ADVANCED = ['scenario1', 'scenario2', 'scenario3', 'scenario4'];

describe.each(ADVANCED)('random games of %s', (scenario) => {
  const options = { forcedMarch: true, ...(scenario !== 'scenario4' && { bateaux: true }) };
  const world = worldOf(rules, fromScenario(rules, { scenario, options }), [1, 2]);

  it('come to their end', () => {
    for (const { last } of world.games) expect((last as State1776).outcome).not.toBeNull();
  });

  it('A1776-adv.II.B.3 points come by the schedule and go by combat, and not otherwise', () => {
    for (const { before, played } of stepsOf(world))
      for (const side of SIDES) {
        const change = played.events.reduce(
          (sum, { type, data }) => sum + (CHANGES[type]?.(data as Told, side) ?? 0),
          0,
        );
        expect(strength(played.state as State1776, side)).toBe(
          strength(before as State1776, side) + change,
        );
      }
  });

  it('A1776-basic.II.D nobody is ever left with less than no MP', () => {
    const met = { columns: 0, boats: 0 };
    for (const { before } of stepsOf(world)) {
      const { column, boat, hexes } = before as State1776;
      met.columns += column === null ? 0 : 1;
      met.boats += boat === undefined ? 0 : 1;
      if (column !== null) expect(column.spent).toBeLessThanOrEqual(allowance(column.units));
      if (boat !== undefined) expect(boat.spent).toBeLessThanOrEqual(UNIT.B.move);
      for (const spot of Object.values(hexes))
        for (const side of SIDES)
          for (const [status, units] of Object.entries(spot[side] ?? {})) {
            const spent = Number(/\d+$/.exec(status)?.[0] ?? 0);
            expect(spent).toBeLessThanOrEqual(allowance(units ?? {}));
          }
    }
    expect(met.columns).toBeGreaterThan(20);
    expect(met.boats > 0).toBe('bateaux' in options);
  });

  it('A1776-basic.II.H.2 a march costs what its steps cost', () => {
    const marches = stepsOf(world).flatMap(({ before, played }) =>
      played.events
        .filter(({ type }) => type === 'marched')
        .map(({ data }) => ({ data, before: before as State1776 })),
    );
    expect(marches.length).toBeGreaterThan(20);
    for (const { data, before } of marches) {
      const ground = groundOf(before, data['side'] as Side);
      const path = data['via'] as string[];
      const costs = path.slice(1).map((to, i) => mpTo(ground, path[i]!, to) ?? Infinity);
      expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(data['mp']);
    }
  });

  it('reads back what is written of each position', () => {
    for (const { before } of stepsOf(world)) {
      const text = rules.writePosition(before);
      expect(rules.readPosition(text)).toEqual(before);
    }
  });
});
