import { LOCALES, type Ruleset, RULESETS } from '../../src/rules/index.js';
import { TOY } from './support/toy/index.js';

/** Every verb of every decision, each once. */
const verbsOf = ({ phases }: Ruleset): string[] => [
  ...new Set(
    Object.values(phases).flatMap((phase) => ('verbs' in phase ? Object.keys(phase.verbs) : [])),
  ),
];

describe.each([...RULESETS, TOY].map((rules) => [rules.id, rules] as const))('%s', (_, rules) => {
  it('has a name for every verb, and for none that there is not', () => {
    expect(verbsOf(rules).length).toBeGreaterThan(0);
    expect(Object.keys(rules.verbs).sort()).toEqual(verbsOf(rules).sort());
  });

  it.each(LOCALES)('names them in a word or two, in %s', (locale) => {
    const names = Object.values(rules.verbs).map((name) => name[locale]);
    expect(names.filter((name) => name.trim() === '' || name.length > 28)).toEqual([]);
  });
});
