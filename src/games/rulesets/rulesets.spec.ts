import { type Ruleset, RULESETS } from '../../rules/index.js';
import { componentHashOf } from './rulesets.js';

const NO_TEXT = { en: '', ja: '' };

const reworded = (rules: Ruleset): Ruleset => ({
  ...rules,
  title: NO_TEXT,
  clauses: Object.fromEntries(
    Object.keys(rules.clauses)
      .reverse()
      .map((clause) => [clause, { title: NO_TEXT, summary: NO_TEXT }]),
  ),
  scenarios: rules.scenarios.map((one) => ({ ...one, title: NO_TEXT })),
});

const CHANGES: { readonly [what: string]: (rules: Ruleset) => Ruleset } = {
  'a clause more': ({ clauses, ...rules }) => ({
    ...rules,
    clauses: { ...clauses, 'X-1': { title: NO_TEXT, summary: NO_TEXT } },
  }),
  'a piece more': ({ domains, ...rules }) => ({ ...rules, domains: { ...domains, piece: ['x'] } }),
  'a scenario more': ({ scenarios, ...rules }) => ({
    ...rules,
    scenarios: [...scenarios, { id: 'x', title: NO_TEXT }],
  }),
  'an option more in its scenarios': ({ scenarios, ...rules }) => ({
    ...rules,
    scenarios: scenarios.map((one) => ({
      ...one,
      options: { x: { title: NO_TEXT, default: false } },
    })),
  }),
};

describe.each(RULESETS)('the hash of what $id is played with', (rules) => {
  it('outlives other words', () => {
    expect(componentHashOf(reworded(rules))).toBe(componentHashOf(rules));
  });

  it.each(Object.entries(CHANGES))('differs with %s', (_, changed) => {
    expect(componentHashOf(changed(rules))).not.toBe(componentHashOf(rules));
  });
});
