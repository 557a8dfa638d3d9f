import { ASKS as AVALON } from '../../src/rules/avalon1776/words/asks.js';
import { ASKS as COLUMBIA } from '../../src/rules/columbia1812/words/asks.js';
import { RULESETS } from '../../src/rules/index.js';
import { ASKS as MADISON } from '../../src/rules/madison/words/asks.js';
import { ASKS as OPS } from '../../src/rules/ops1812/words/asks.js';

const WORDED: { readonly [ruleset: string]: object } = {
  columbia1812: COLUMBIA,
  ops1812: OPS,
  madison: MADISON,
  avalon1776: AVALON,
};

describe('what a decision asks', () => {
  it.each(RULESETS.map((rules) => [rules.id, rules] as const))(
    'is worded for every decision of %s and for nothing else',
    (id, { phases }) => {
      const decisions = Object.keys(phases).filter((f) => phases[f]?.kind === 'ask');
      expect(Object.keys(WORDED[id] ?? {}).sort()).toEqual(decisions.sort());
    },
  );
});
