import { RULESETS } from '../../src/rules/index.js';
import { hiddenIn, isOpen, NOTHING_ALIKE, NOTHING_HIDDEN } from './support/hidden.js';
import { TOY } from './support/toy/index.js';

/** So many decisions with something hidden are enough to show that there are some. */
const ENOUGH = 5;
const GAMES = [TOY, ...RULESETS];

const SCENARIOS = GAMES.flatMap((rules) =>
  rules.scenarios.map(({ id }) => [rules.id, id, rules] as const),
);
const open = SCENARIOS.filter(([, id, rules]) => isOpen(rules, id));
const others = SCENARIOS.filter(([, id, rules]) => !isOpen(rules, id));

describe('another world', () => {
  it.each(others)('is not this one to all viewers: %s, %s', (_, scenario, rules) => {
    expect(hiddenIn(rules, scenario, ENOUGH).hidden).toBe(ENOUGH);
  });

  it.each(open)('is this one where nothing is hidden: %s, %s', (_, scenario, rules) => {
    const { looked, hidden } = hiddenIn(rules, scenario, ENOUGH);
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
