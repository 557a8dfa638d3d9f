/** What random games in the contract suite must come by, game by game, and what they may miss. */
export interface Expected {
  /** Reasons of all endings there are. */
  readonly endings: readonly string[];
  /** Endings of one scenario alone. */
  readonly only?: { readonly [ending: string]: string };
  /** Endings, phases and `phase clause` of guards and ranks that random play may miss, and why. */
  readonly unreached: { readonly [what: string]: string };
}

/** Random play comes to it too seldom to wait for; a test named after the clause goes there. */
const RARE = 'rare at random, tested by its clause';
const rare = (phase: string, ...clauses: readonly string[]): { readonly [what: string]: string } =>
  Object.fromEntries(clauses.map((clause) => [`${phase} ${clause}`, RARE]));

/** The same of a decision that itself comes seldom. */
const seldom = (phase: string, ...clauses: readonly string[]) => ({
  ...rare(phase, ...clauses),
  [phase]: RARE,
});

const EXPECTED: { readonly [ruleset: string]: Expected } = {
  toy: { endings: ['beaten', 'places', 'draw'], unreached: {} },
  columbia1812: {
    endings: ['lead', 'draw'],
    unreached: {
      'army C1812-9.1.b': 'rare',
      'army C1812-12.2.a': 'rare',
      'battle-turn C1812-11.2.c': 'enemies come into the one town the attackers left',
      'battle-turn C1812-12.4': 'ships that carried a landing are lost before it turns back',
      'sea-sail C1812-12.2.a': 'a fleet loses more than it can do without while it keeps the lake',
    },
  },
  ops1812: {
    endings: ['sudden-victory', 'final-result', 'draw'],
    unreached: { draw: 'rare' },
  },
  avalon1776: {
    endings: [
      ...['points', 'held'],
      ...['garrisons', 'cleared', 'contested'],
      ...['occupation', 'prevented'],
      ...['holding', 'foothold', 'undecided'],
      ...['raid', 'spared'],
    ],
    only: {
      ...{ points: 'basic', held: 'basic' },
      ...{ garrisons: 'scenario1', cleared: 'scenario1', contested: 'scenario1' },
      ...{ occupation: 'scenario2', prevented: 'scenario2' },
      ...{ holding: 'scenario3', foothold: 'scenario3', undecided: 'scenario3' },
      ...{ raid: 'scenario4', spared: 'scenario4' },
    },
    unreached: {
      occupation: RARE,
      holding: RARE,
      ...rare('dispose', 'A1776-adv.IV.C.2.b', 'A1776-scn1.special.3'),
      raid: RARE,
      ...seldom('berth', 'A1776-scn1.options.2'),
      ...seldom(
        'boat',
        'A1776-opt.I.G.1',
        'A1776-opt.II.A.1',
        'A1776-opt.II.A.2',
        'A1776-opt.II.A.5',
        'A1776-opt.II.A.6',
        'A1776-opt.II.A.7',
        'A1776-opt.II.A.8',
        'A1776-opt.II.A.11',
        'A1776-scn3.options.2',
      ),
      ...seldom(
        'forced',
        'A1776-opt.III.A',
        'A1776-opt.III.E',
        'A1776-opt.III.F',
        'A1776-basic.II.G',
      ),
      ...seldom(
        'declare',
        'A1776-opt.III.C.1',
        'A1776-opt.III.D',
        'A1776-opt.III.E',
        'A1776-opt.III.F',
      ),
      'declare A1776-basic.VII.map': 'the Basic Game, whose area it is, has no forced marches',
      ...seldom('trudge', 'A1776-opt.III.F'),
      ...rare('movement', 'A1776-opt.II.B.1', 'A1776-opt.II.B.3'),
      ...rare('column', 'A1776-scn3.special.2'),
      deploy: RARE,
      riposte: RARE,
      ...seldom('withdraw', 'A1776-scn4.special.3'),
      ...rare('column', 'A1776-adv.V.D'),
      ...seldom('sortie', 'A1776-adv.IV.B.1.i', 'A1776-adv.II.B.4'),
      supply: RARE,
      tactic: RARE,
      lose: RARE,
      persist: RARE,
      invasion: RARE,
      ...rare('deploy', 'A1776-adv.setup.order'),
      ...rare('combat', 'A1776-adv.II.D.1', 'A1776-adv.II.B.4'),
      ...rare(
        'riposte',
        'A1776-basic.IV.A',
        'A1776-adv.II.C.1',
        'A1776-adv.II.C.2',
        'A1776-adv.II.B.4',
      ),
      ...rare('supply', 'A1776-adv.III.A.1', 'A1776-adv.II.B.4'),
      ...rare('lose', 'A1776-adv.II.B.7'),
      ...rare('movement', 'A1776-scn2.special.1'),
      ...rare('invasion', 'A1776-scn2.special.1.a', 'A1776-scn2.special.1.b'),
      ...seldom(
        'opening',
        'A1776-adv.III.B.4',
        'A1776-adv.III.B.5.a',
        'A1776-adv.III.B.5.b',
        'A1776-adv.IV.B.2.a',
        'A1776-adv.IV.B.2.b',
        'A1776-adv.IV.B.2.c',
        'A1776-adv.IV.C.2.a',
        'A1776-adv.IV.C.2.b',
      ),
      ...seldom('pay', 'A1776-adv.IV.A.2'),
      ...seldom('spoils', 'A1776-adv.IV.F.1', 'A1776-adv.IV.F.3', 'A1776-adv.IV.E.1'),
      ...seldom('raze', 'A1776-scn1.special.4', 'A1776-scn2.special.3', 'A1776-adv.IV.B.2.e'),
      ...seldom('garrison', 'A1776-adv.IV.B.1.h'),
      ...rare('movement', 'A1776-adv.IV.B.1', 'A1776-adv.IV.B.1.i'),
      ...rare('movement', 'A1776-adv.IV.B.2.e', 'A1776-adv.IV.F.5'),
      ...rare('column', 'A1776-adv.IV.B.1.i', 'A1776-adv.IV.F.2'),
    },
  },
  madison: {
    endings: ['ghent', 'new-orleans', 'last-card', 'quebec', 'stalemate', 'cities'],
    unreached: {
      stalemate: RARE,
      quebec: RARE,
      cities: RARE,
      command: RARE,
      landfall: RARE,
      enter: RARE,
      replacement: RARE,
      carry: RARE,
      damage: RARE,
      loss: RARE,
      aim: RARE,
      ...rare('landfall', 'MMW-14.43'),
      ...rare('enter', 'MMW-14.34', 'MMW-14.43'),
      ...rare('play', 'MMW-15.24', 'MMW-7.34', 'MMW-11.21', 'MMW-card-110'),
      ...rare('build', 'MMW-15.23'),
      ...rare('command', 'MMW-3.35'),
      ...rare('units', 'MMW-6.2.3.c', 'MMW-3.34'),
      ...rare('winter', 'MMW-8.21', 'MMW-8.27'),
      ...rare('campaign', 'MMW-8.72', 'MMW-11.15', 'MMW-11.21', 'MMW-card-110'),
      ...rare(
        'evade',
        'MMW-10.72.d',
        'MMW-3.63',
        'MMW-11.53',
        'MMW-10.73',
        'MMW-9.41',
        'MMW-9.47',
        'MMW-10.71.2',
        'MMW-10.71.4',
      ),
      ...rare(
        'march',
        'MMW-3.34',
        'MMW-8.31.8',
        'MMW-6.2.3.c',
        'MMW-8.31.1',
        'MMW-8.27',
        'MMW-3.63',
        'MMW-10.22',
        'MMW-10.23',
        'MMW-3.53',
      ),
      ...rare(
        'retreat',
        'MMW-10.72.b',
        'MMW-10.72.d',
        'MMW-3.63',
        'MMW-11.53',
        'MMW-10.73',
        'MMW-9.41',
        'MMW-9.47',
        'MMW-10.84',
        'MMW-10.71.1',
        'MMW-10.71.2',
        'MMW-10.71.3',
        'MMW-10.71.4',
      ),
      ...rare(
        'units',
        'MMW-8.31.8',
        'MMW-8.31.1',
        'MMW-8.27',
        'MMW-3.63',
        'MMW-10.22',
        'MMW-10.23',
      ),
      ...rare(
        'sail',
        'MMW-11.21',
        'MMW-11.31',
        'MMW-3.63',
        'MMW-8.31.8',
        'MMW-6.2.3.c',
        'MMW-11.42',
        'MMW-10.22',
        'MMW-8.27',
        'MMW-6.2.3.d',
      ),
      ...rare('replacement', 'MMW-12.6', 'MMW-3.42'),
      ...rare('carry', 'MMW-10.84'),
      ...rare('lead-ship', 'MMW-12.42'),
      ...rare('damage', 'MMW-12.4', 'MMW-12.42'),
      ...rare('lead', 'MMW-10.32.2', 'MMW-10.32.3'),
      ...rare('loss', 'MMW-10.51', 'MMW-10.52'),
      ...rare('aim', 'MMW-8.27'),
    },
  },
};

export function expectedOf(ruleset: string): Expected {
  const expected = EXPECTED[ruleset];
  if (expected === undefined)
    throw new Error(`write down how ${ruleset} may end, in test/rules/unreached.ts`);
  return expected;
}
