import { RULESETS } from '../../src/rules/index.js';
import type { Ruleset } from '../../src/rules/kernel/ruleset.js';
import { LONG } from '../long.js';
import { allAsked } from './support/asked.js';
import { casesOf, isBroad, isLengthy } from './support/cases.js';
import { reachable, reachedIn } from './support/reach.js';
import { TOY } from './support/toy/index.js';
import { worldOf } from './support/world.js';
import { expectedOf } from './unreached.js';

/** What a single choice rules out counts too, so that all choices are put to their owners here. */
function found(rules: Ruleset): Set<string> {
  const games = isLengthy(rules) ? 8 : isBroad(rules) ? 2 : 12;
  const { unreached } = expectedOf(rules.id);
  const came = new Set<string>();
  for (const one of casesOf(allAsked(rules), games))
    reachedIn(worldOf(one.rules, one.begin, one.seeds), 24, came, unreached);
  return came;
}

/** To come by all there is takes many games; those of a lengthy one, or in many settings, are left to `--long`. */
const played = [TOY, ...RULESETS].filter((rules) => LONG || !(isLengthy(rules) || isBroad(rules)));

describe.each(played)('random games of $id', (rules) => {
  const { endings, unreached } = expectedOf(rules.id);
  let came: Set<string>;
  beforeAll(() => {
    came = found(rules);
  });

  it('come by every ending, every decision, and every guard and rank, but for those listed', () => {
    const missed = [...endings, ...reachable(rules)].filter((one) => !came.has(one));
    expect(missed.filter((one) => unreached[one] === undefined)).toEqual([]);
  });

  it('are excused only from what there is', () => {
    const all = new Set([...endings, ...reachable(rules)]);
    expect(Object.keys(unreached).filter((one) => !all.has(one))).toEqual([]);
  });

  it('end in no way that nobody listed', () => {
    const reasons = endings.filter((one) => came.has(one));
    const known = new Set([...endings, ...Object.keys(rules.phases)]);
    const others = [...came].filter((one) => !one.includes(' ') && !known.has(one));
    expect(reasons.length).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });
});
