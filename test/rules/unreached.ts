/** What random games in the contract suite must come by, game by game, and what they may miss. */
export interface Expected {
  /** Reasons of all endings there are. */
  readonly endings: readonly string[];
  /** Endings, phases and `phase clause` of guards and ranks that random play may miss, and why. */
  readonly unreached: { readonly [what: string]: string };
}

const EXPECTED: { readonly [ruleset: string]: Expected } = {
  toy: { endings: ['beaten', 'places', 'draw'], unreached: {} },
  columbia1812: {
    endings: ['lead', 'draw'],
    unreached: {
      'army C1812-9.1.b': 'rare',
      'army C1812-12.2.a': 'rare',
      'battle-turn C1812-12.4': 'ships that carried a landing are lost before it turns back',
      'sea-sail C1812-12.2.a': 'a fleet loses more than it can do without while it keeps the lake',
    },
  },
  ops1812: {
    endings: ['sudden-victory', 'final-result', 'draw'],
    unreached: { draw: 'rare' },
  },
};

export function expectedOf(ruleset: string): Expected {
  const expected = EXPECTED[ruleset];
  if (expected === undefined)
    throw new Error(`write down how ${ruleset} may end, in test/rules/unreached.ts`);
  return expected;
}
