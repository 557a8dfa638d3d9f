import { type Json, type Ruleset, RULESETS } from '../rules/index.js';
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
    ['columbia1812', { kind: 'fire', cv: 0 }, 'combat.cv must be >= 1.'],
    ['columbia1812', { kind: 'fire', cv: '3' }, 'combat.cv is a number: 3 without quotes.'],
    [
      'avalon1776',
      { kind: 'battle', attacker: 2, defender: '2' },
      'combat.defender is a number: 2 without quotes.',
    ],
    [
      'avalon1776',
      {
        kind: 'series',
        attacker: 'gb',
        us: { units: { CA: 2 }, supplied: true },
        gb: { units: { BR: 40, TM: 21 }, supplied: true },
      },
      'combat.gb.units come to 61 points; a series is worked out for at most 60 a side.',
    ],
    ['columbia1812', { kind: 'fire', cv: 'many' }, 'combat.cv must be integer.'],
    [
      'madison',
      { kind: 'land', space: 'yrok', attackers: ['us-6'], defenders: ['r8'] },
      'combat.space cannot be "yrok". Is "york" meant?',
    ],
    [
      'madison',
      { kind: 'land', space: 'york', attackers: ['us-6'], defenders: ['x'.repeat(90)] },
      `combat.defenders.0 cannot be "${'x'.repeat(39)}.`,
    ],
    [
      'ops1812',
      { kind: 'battle', attacker: { indian: 1 }, defender: { indian: 1 } },
      'no such combat of kind battle can be fought: oddsSchema of ops1812 says what each field may be.',
    ],
  ] as const)('%s %j is told: %s', (id, combat, why) => {
    expect(rules(id).combat.odds(combat)).toBeNull();
    expect(told(id, combat)).toBe(`Correct the request: ${why}`);
  });
});
