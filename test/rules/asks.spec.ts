import { ASKS as COLUMBIA } from '../../src/rules/columbia1812/words/asks.js';
import { RULESETS } from '../../src/rules/index.js';

const WORDED: { readonly [ruleset: string]: object } = { columbia1812: COLUMBIA };

describe('what a decision asks', () => {
  it.each(RULESETS.filter(({ id }) => WORDED[id]).map((rules) => [rules.id, rules] as const))(
    'is worded for every decision of %s and for nothing else',
    (id, { phases }) => {
      const decisions = Object.keys(phases).filter((f) => phases[f]?.kind === 'ask');
      expect(Object.keys(WORDED[id] ?? {}).sort()).toEqual(decisions.sort());
    },
  );
});
