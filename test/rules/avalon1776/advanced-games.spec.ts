import { whole1776 } from '../../../src/rules/avalon1776/index.js';
import { SIDES, type Side } from '../../../src/rules/avalon1776/components/side.js';
import { hexesIn, points, presentAt } from '../../../src/rules/avalon1776/questions/force.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import type { Ruleset } from '../../../src/rules/kernel/index.js';
import { fromScenario, stepsOf, worldOf } from '../support/world.js';

const rules = whole1776 as unknown as Ruleset;

const strength = (state: State1776, side: Side): number =>
  hexesIn(state, state.column === null ? [] : [state.column.at]).reduce(
    (sum, hex) => sum + points(presentAt(state, side, hex)),
    0,
  );

const sumOf = (units: object): number => points(units);

describe.each(['scenario2', 'scenario4'])('random games of %s', (scenario) => {
  const world = worldOf(rules, fromScenario(rules, { scenario, options: {} }), [1, 2]);

  it('come to their end', () => {
    for (const { last } of world.games) expect((last as State1776).outcome).not.toBeNull();
  });

  it('A1776-adv.II.B.3 points come by the schedule and go by combat, and not otherwise', () => {
    for (const { before, played } of stepsOf(world))
      for (const side of SIDES) {
        const changes = played.events.map(({ type, data }) => {
          if (type === 'arrived' && data['side'] === side) return sumOf(data['units'] as object);
          // A1776-adv.IV.A.1 the enemies of who wins at once; A1776-adv.IV.B.2.c the point that goes into a fort
          if (type === 'overrun' && data['side'] !== side) return -sumOf(data['units'] as object);
          // A1776-scn4.special.3 the French who leave
          if (type === 'withdrawn' && data['side'] === side) return -sumOf(data['units'] as object);
          if (type === 'begun' && data['side'] === side) return -1;
          return type === 'losses' ? -sumOf(data[side] as object) : 0;
        });
        expect(strength(played.state as State1776, side)).toBe(
          strength(before as State1776, side) + changes.reduce((sum, one) => sum + one, 0),
        );
      }
  });

  it('reads back what is written of each position', () => {
    for (const { before } of stepsOf(world)) {
      const text = rules.writePosition(before);
      expect(rules.readPosition(text)).toEqual(before);
    }
  });
});
