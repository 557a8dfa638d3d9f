import { least, yardstick } from '../../../tools/yardstick.js';
import type { Json } from '../../kernel/json.js';
import { seeded } from '../../kernel/random.js';
import type { Counts } from '../components/units.js';
import { assignments } from '../questions/hits.js';
import { total } from '../state.js';
import { odds as oddsOf } from './index.js';

const odds = (input: { readonly [key: string]: Json }) => oddsOf({ kind: 'battle', ...input });
const chanceOf = (input: { readonly [key: string]: Json }, ending: string): number =>
  (odds(input)?.rows ?? [])
    .filter(({ result }) => result['ending'] === ending)
    .reduce((sum, { probability }) => sum + probability, 0);

describe('the odds of a battle', () => {
  it('are those of a duel by hand: each round one, both or nobody falls', () => {
    const duel = { attacker: { regular: 1 }, defender: { regular: 1 } };
    // 5 of 11 for each to fall alone, 1 of 11 together
    expect(chanceOf(duel, 'defender-destroyed')).toBeCloseTo(5 / 11, 12);
    expect(chanceOf(duel, 'both-destroyed')).toBeCloseTo(1 / 11, 12);
  });

  it('add up to 1 with every mixture of classes, bonus dice and retreats', () => {
    const all = odds({
      attacker: { regular: 3, militia: 2 },
      defender: { regular: 1, militia: 2, indian: 3 },
      attackerBonus: 2,
      defenderBonus: 1,
      attackerStaysUntil: 2,
      defenderStaysUntil: 1,
    });
    expect(all?.rows.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    expect(all?.modifiers.map(({ value }) => value)).toEqual([2, 1]);
  });

  it('let the first to decide go when both would', () => {
    const weary = {
      attacker: { regular: 2 },
      defender: { regular: 2 },
      attackerStaysUntil: 2,
      defenderStaysUntil: 2,
    };
    expect(chanceOf(weary, 'attacker-retreats')).toBe(0);
    expect(chanceOf({ ...weary, attackerFirst: true }, 'defender-retreats')).toBe(0);
    expect(chanceOf(weary, 'defender-retreats')).toBeGreaterThan(0.5);
  });

  it('agree with battles that are rolled', () => {
    const random = seeded(1812);
    const dice = (count: number) => Array.from({ length: count }, () => random(6) + 1);
    const hit = (force: Counts, count: number): Counts => {
      const lost = assignments(dice(count), force)[0] ?? force;
      return {
        regular: force.regular - lost.regular,
        militia: force.militia - lost.militia,
        indian: force.indian - lost.indian,
      };
    };
    let won = 0;
    const games = 4000;
    for (let i = 0; i < games; i++) {
      let [a, d]: Counts[] = [
        { regular: 2, militia: 1, indian: 0 },
        { regular: 0, militia: 2, indian: 1 },
      ];
      while (a && d && total(a) > 0 && total(d) > 0)
        [a, d] = [hit(a, total(d) + 1), hit(d, total(a))];
      if (a && d && total(a) > 0 && total(d) === 0) won += 1;
    }
    const exact = chanceOf(
      {
        attacker: { regular: 2, militia: 1 },
        defender: { militia: 2, indian: 1 },
        defenderBonus: 1,
      },
      'defender-destroyed',
    );
    expect(Math.abs(won / games - exact)).toBeLessThan(0.03);
  });

  it('take no longer for the largest forces than a few sorts of 40,000 rows', () => {
    const largest = {
      attacker: { regular: 4, militia: 4, indian: 4 },
      defender: { regular: 6, militia: 6 },
      ...{ attackerBonus: 6, defenderBonus: 6, attackerStaysUntil: 4, defenderStaysUntil: 4 },
    };
    expect(least(() => odds(largest)) / yardstick()).toBeLessThan(12);
    const all = odds(largest);
    expect(all?.rows.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  });

  it.each([
    { attacker: {}, defender: { regular: 1 } },
    { attacker: { regular: 7 }, defender: { regular: 1 } },
    { attacker: { regular: 5, militia: 5, indian: 3 }, defender: { regular: 1 } },
    { attacker: { indian: 1 }, defender: { indian: 1 } },
    { attacker: { regular: 1 } },
    { attacker: { regular: 1 }, defender: { regular: 1 }, weather: 1 },
  ])('are not given for %j', (input) => {
    expect(odds(input as { [key: string]: Json })).toBeNull();
  });
});
