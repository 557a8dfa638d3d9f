import { LEVY_AREAS } from '../../../src/rules/avalon1776/components/campaign/levies.js';
import { type Ship, SHIPS } from '../../../src/rules/avalon1776/components/campaign/ships.js';
import { type Side, SIDES } from '../../../src/rules/avalon1776/components/side.js';
import type { Counts } from '../../../src/rules/avalon1776/components/units.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import { militiaOf, rateOf } from '../../../src/rules/avalon1776/questions/campaign/status.js';
import { hexesIn, points, presentAt } from '../../../src/rules/avalon1776/questions/force.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import type { Ruleset } from '../../../src/rules/kernel/index.js';
import { fromScenario, stepsOf, worldOf } from '../support/world.js';

const rules = avalon1776 as unknown as Ruleset;

/** A fleet that has not come yet has its load. */
const aboardOf = ({ ships = {} }: State1776, { id, load }: Ship): Counts =>
  (ships[id] === undefined ? load : ships[id].aboard) ?? {};

/** On the board, on the march, aboard a bateau and off the map. */
const strength = (state: State1776, side: Side): number =>
  hexesIn(state, state.column === null ? [] : [state.column.at]).reduce(
    (sum, hex) => sum + points(presentAt(state, side, hex)),
    (state.boat?.by === side ? points(state.boat.aboard) : 0) +
      Object.values(state.boxes ?? {}).reduce((sum, box) => sum + points(box[side] ?? {}), 0) +
      SHIPS.reduce(
        (sum, ship) => sum + (ship.side === side ? points(aboardOf(state, ship)) : 0),
        0,
      ),
  );

type Told = Readonly<Record<string, unknown>>;
const units = (data: Told): number => points(data['units'] as object);
const own = (data: Told, side: Side): number => (data['side'] === side ? units(data) : 0);
const british = (data: Told, side: Side): number => (side === 'gb' ? units(data) : 0);

/** What each event brings to a side, or costs it; all others nothing. */
const CHANGES: { readonly [event: string]: (data: Told, side: Side) => number } = {
  deployed: own,
  raised: own,
  received: british,
  stored: british,
  dismissed: (data, side) => -own(data, side),
  wasted: (data, side) => -own(data, side),
  perished: (data, side) => -own(data, side),
  forced: (data, side) => (data['side'] === side ? -points(data['lost'] as object) : 0),
  overrun: (data, side) => (data['side'] === side ? 0 : -units(data)),
  begun: (data, side) => (data['side'] === side ? -1 : 0),
  landfall: british,
  expired: (data, side) => -own(data, side),
  'ships-sunk': (data, side) => -own(data, side),
  forfeited: (data, side) => (side === 'us' ? -units(data) : 0),
  losses: (data, side) => -points(data[side] as object),
};

/** Nothing of the interphase is owed any more. */
const QUARTER = ['quarter', 'levy', 'raise', 'cull', 'intake', 'port'];
const isOver = ({ agenda }: State1776): boolean => !agenda.some(({ f }) => QUARTER.includes(f));

describe('random games of the third short campaign, of the Campaign', () => {
  const world = worldOf(
    rules,
    fromScenario(rules, { scenario: 'csg3', options: { bateaux: true, forcedMarch: true } }),
    [1, 2, 3],
  );

  it('come to their end', () => {
    for (const { last } of world.games)
      expect((last as State1776).outcome).toMatchObject({
        clause: expect.stringContaining('A1776-csg3'),
      });
  });

  it('A1776-camp.II.A.2 A1776-camp.II.B.1 points come by the quarters and go by combat, winter and ceilings, and not otherwise', () => {
    const met = new Set<string>();
    for (const { before, played } of stepsOf(world))
      for (const side of SIDES) {
        const change = played.events.reduce((sum, { type, data }) => {
          met.add(type);
          return sum + (CHANGES[type]?.(data as Told, side) ?? 0);
        }, 0);
        expect(strength(played.state as State1776, side)).toBe(
          strength(before as State1776, side) + change,
        );
      }
    for (const event of ['raised', 'received', 'dismissed', 'wasted'])
      expect([event, met.has(event)]).toEqual([event, true]);
  });

  it('A1776-camp.III.B.5.a no area has militia above its ceiling when the interphase is over', () => {
    let over = 0;
    for (const { before, played } of stepsOf(world)) {
      const state = played.state as State1776;
      if (isOver(before as State1776) || !isOver(state)) continue;
      over += 1;
      for (const area of LEVY_AREAS)
        for (const levy of ['RM', 'TM'] as const)
          expect(militiaOf(state, area, levy)).toBeLessThanOrEqual(
            rateOf(area, state.areas![area], levy),
          );
    }
    expect(over).toBeGreaterThan(8);
  });
});
