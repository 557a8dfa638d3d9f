import { RULESETS, type Json, type Ruleset } from '../rules/index.js';
import { oddsFault } from './odds-fault.js';

const rules = (id: string): Ruleset => RULESETS.filter((one) => one.id === id)[0] as Ruleset;

const KINDS = {
  columbia1812: 'fire, pursuit, battle, naval, naval-round, militia, forced-march, escape',
  madison: 'land, naval',
  ops1812: 'battle',
} as const;
const told = (id: string, combat: Json) => oddsFault(rules(id), combat).message;

describe('a combat that has no odds', () => {
  it.each(Object.entries(KINDS))('in %s is told its kinds: %s', (id, kinds) => {
    for (const combat of [{}, { kind: 'siege' }, { kind: 7 }, null, 'land', []])
      expect(told(id, combat)).toBe(
        `Correct the request: combat.kind in ${id} is one of ${kinds}.`,
      );
  });

  it.each([
    ['columbia1812', { kind: 'fire' }, 'a combat of kind fire needs cv.'],
    ['ops1812', { kind: 'battle' }, 'a combat of kind battle needs attacker, defender.'],
    [
      'columbia1812',
      { kind: 'fire', cv: 3, blocks: 2 },
      'a combat of kind fire has no blocks; its fields are kind, cv, volleys.',
    ],
    [
      'columbia1812',
      { kind: 'fire', cv: 0 },
      'no such combat of kind fire can be fought: oddsSchema of columbia1812 says what each field may be.',
    ],
  ] as const)('%s %j is told: %s', (id, combat, why) => {
    expect(rules(id).combat.odds(combat)).toBeNull();
    expect(told(id, combat)).toBe(`Correct the request: ${why}`);
  });
});
