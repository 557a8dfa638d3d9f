import { RULESETS } from '../../src/rules/index.js';
import { isInterrupt } from '../../src/rules/kernel/agenda.js';
import { isSealed } from '../../src/rules/kernel/frame.js';
import type { Ruleset } from '../../src/rules/kernel/ruleset.js';
import { decisionsOf } from './support/hidden.js';
import { fromScenario } from './support/world.js';

interface Expected {
  /** The decisions that are short answers out of one's turn, in the order of texts. */
  readonly interruptions: readonly string[];
  /** In which random play comes upon some of them. */
  readonly scenario: string;
  /** Of the spells in which one seat decides, the share that holds nothing else: no less and no more. */
  readonly share: readonly [number, number];
}

/**
 * Some decisions are asked now of the side at turn, now of the other. They are turns, since mostly it is the former or
 * they may be long: what a card leaves to be chosen in Mr. Madison's War (`pick`), what is captured (`spoils`) and who
 * goes into a fort (`garrison`) in 1776. Where ships go into port (`port`) in War of 1812 is mostly asked in winter.
 */
const EXPECTED: { readonly [ruleset: string]: Expected } = {
  // measured: 195 of 541 spells, 0.36; game by game 0.31 to 0.42
  columbia1812: {
    interruptions: [
      ...['accept', 'battle-turn', 'cross', 'flee', 'losses', 'naval-stay', 'pursuit', 'sea-sail'],
      'strike',
    ],
    scenario: 'campaign',
    share: [0.25, 0.5],
  },
  // measured: 23 of 314 spells, 0.073; game by game 0.016 to 0.111
  ops1812: {
    interruptions: ['assign', 'disperse', 'evade', 'recall', 'retreat'],
    scenario: 'campaign',
    share: [0.03, 0.15],
  },
  // measured: 97 of 780 spells, 0.124; game by game 0.055 to 0.178
  madison: {
    interruptions: [
      ...['battle-card', 'carry', 'command', 'damage', 'evade', 'harbour', 'lead', 'lead-ship'],
      ...['loss', 'new-orleans', 'replacement', 'retreat', 'window', 'winter-loss'],
    ],
    scenario: 'entire-war',
    share: [0.07, 0.2],
  },
  // measured: 6 of 113 spells, 0.053; game by game none to 0.094. The Basic Game asks nothing of the kind, and in the
  // first scenario of the Advanced Game random play never came upon it
  avalon1776: {
    interruptions: ['lose', 'persist', 'riposte', 'shift', 'supply'],
    scenario: 'scenario2',
    share: [0.02, 0.15],
  },
};

const SEEDS = [1, 2, 3, 4, 5];

/** What came up in random games. A spell is what one seat decides until another does. */
function met(rules: Ruleset, scenario: string) {
  const spells: boolean[] = [];
  const count = { interruptions: 0, sealed: 0 };
  for (const seed of SEEDS) {
    const begin = fromScenario(rules, { scenario, options: {} });
    let last: string | null = null;
    for (const { state, seat } of decisionsOf(rules, begin, seed)) {
      const interrupts = isInterrupt(rules, state, seat);
      count.interruptions += Number(interrupts);
      if (interrupts && isSealed(state.agenda.at(-1))) count.sealed += 1;
      if (seat !== last) spells.push(interrupts);
      else if (!interrupts) spells[spells.length - 1] = false;
      last = seat;
    }
  }
  return { ...count, share: spells.filter(Boolean).length / spells.length };
}

describe.each(RULESETS.map((rules) => [rules.id, rules] as const))('%s', (id, rules) => {
  const { interruptions, scenario, share } = EXPECTED[id] as Expected;

  it('has these decisions that are short answers out of turn', () => {
    const marked = Object.entries(rules.phases)
      .filter(([, phase]) => phase.kind === 'ask' && phase.interrupt)
      .map(([name]) => name);
    expect(marked.sort()).toEqual(interruptions);
  });

  it('is interrupted as often as was measured, and never under a seal', () => {
    const found = met(rules, scenario);
    expect(found.interruptions).toBeGreaterThan(0);
    expect(found.sealed).toBe(0);
    expect(found.share).toBeGreaterThan(share[0]);
    expect(found.share).toBeLessThan(share[1]);
  });
});
