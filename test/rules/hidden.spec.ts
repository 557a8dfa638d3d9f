import { RULESETS } from '../../src/rules/index.js';
import { seeded } from '../../src/rules/kernel/random.js';
import type { Ruleset } from '../../src/rules/kernel/ruleset.js';
import {
  areOthers,
  beginningsOf,
  decisionsOf,
  isOpen,
  NOTHING_ALIKE,
  NOTHING_HIDDEN,
} from './support/hidden.js';
import { TOY } from './support/toy/index.js';
import { viewersOf } from './support/world.js';

/** So many decisions with something hidden are enough to show that there are some. */
const ENOUGH = 5;
const GAMES = [TOY, ...RULESETS];

/** The decisions that were looked at, and those in which a viewer cannot tell two worlds that differ apart. */
function hiddenIn(rules: Ruleset, scenario: string): { looked: number; hidden: number } {
  const random = seeded(3);
  const count = { looked: 0, hidden: 0 };
  for (const begin of beginningsOf(rules, scenario))
    for (const { state } of decisionsOf(rules, begin, 1)) {
      const others = viewersOf(rules).map((viewer) => rules.resample(state, viewer, random, 'any'));
      count.looked += 1;
      if (others.some((other) => areOthers(state, other.state))) count.hidden += 1;
      if (count.hidden === ENOUGH) return count;
    }
  return count;
}

const SCENARIOS = GAMES.flatMap((rules) =>
  rules.scenarios.map(({ id }) => [rules.id, id, rules] as const),
);
const open = SCENARIOS.filter(([, id, rules]) => isOpen(rules, id));
const others = SCENARIOS.filter(([, id, rules]) => !isOpen(rules, id));

describe('another world', () => {
  it.each(others)('is not this one to all viewers: %s, %s', (_, scenario, rules) => {
    expect(hiddenIn(rules, scenario).hidden).toBe(ENOUGH);
  });

  it.each(open)('is this one where nothing is hidden: %s, %s', (_, scenario, rules) => {
    const { looked, hidden } = hiddenIn(rules, scenario);
    expect(hidden).toBe(0);
    expect(looked).toBeGreaterThan(200);
  });

  it('is excused only in games and scenarios that there are, and not in a whole game', () => {
    const listed = Object.entries(NOTHING_HIDDEN).flatMap(([id, scenarios]) =>
      Object.keys(scenarios).map((scenario) => `${id} ${scenario}`),
    );
    expect(open.map(([id, scenario]) => `${id} ${scenario}`)).toEqual(listed);
    expect(new Set(others.map(([id]) => id)).size).toBe(GAMES.length);
    const ids = GAMES.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(NOTHING_ALIKE)));
  });
});
