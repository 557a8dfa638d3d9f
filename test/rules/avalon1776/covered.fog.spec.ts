import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import { canonical, seeded } from '../../../src/rules/index.js';
import { guessed } from '../../../src/rules/kernel/trial.js';
import { LONG } from '../../long.js';
import { deskOf, hex } from './advanced.js';
import { type Faces, sideBySide, type Walk } from './covered-worlds.js';

/** Walks of each pair of worlds, and their steps at most. */
const SEEDS = LONG ? 16 : 2;
const FAR = 40;

interface Case {
  readonly scenario: 'scenario1' | 'scenario2' | 'scenario3';
  readonly owner: Side;
  /** `#` stands for what lies face down. */
  readonly text: string;
  readonly faces: Faces;
}

const AMERICANS: readonly Faces[] = [
  { one: ['CA-10', 'RM-1', 'CA-1', 'RM-2'], two: ['D-1', 'CA-5', 'RM-2', 'CA-2'] },
  { one: ['D-1', 'RM-1', 'CA-1', 'RMd-1'], two: ['CA-1', 'D-1', 'CA-5', 'RM-1'] },
];
const BRITISH: readonly Faces[] = [
  { one: ['TM-1', 'TM-2', 'D-1', 'TM-5'], two: ['D-1', 'TM-1', 'TM-5', 'I-1'] },
];

/** An open army, forts with and without garrisons, a fort under construction, a trench, bateaux, a known decoy. */
const SARATOGA = `us albany: 3 CA 1 # 1 # 1 A
us bennington: 1 # 1 S
us fort-stanwix: 2 RM in 1 #
us ticonderoga: in 1 # 1 RM
us schenectady: 1 #
us morristown: 2 # 1 D
us philadelphia: 1 # 1 #
us HHH39: 1 #
us west-point: 1 #
us new-haven: 1 #
gb oswego: 2 BR 1 S
gb st-johns: 6 BR 1 A 1 I
gb JJJ38: 3 BR 1 S
gb new-york-city: 20 BR 1 A 1 S
fort fort-stanwix: us
fort ticonderoga: us
fort west-point: us
fort oswego: gb
built schenectady: us
dug morristown: us
dug bennington: us
boats us FFF38/FFF39: 1
boats gb HHH39/HHH40: 1`;
const CAROLINA = `us cheraw: 2 CA 1 # 1 # 1 S
us ramseys-mill: 1 #
us hillsboro: 1 # 1 #
us salisbury: 1 # 1 RM
us charlotte-va: 1 # fixed 3 RM
us georgetown: 1 #
gb winnsboro: 5 BR 1 TMd
gb camden: 3 BR 1 S 1 M
gb wilmington: 1 BR
gb ninety-six: 1 BR
fort ninety-six: gb
dug hillsboro: us`;
const CANADA = `gb montreal: 1 BR 1 # 1 #
gb quebec: in 1 # 1 A 1 S
gb st-johns: in 2 BR 1 #
gb QQQ40: 1 #
gb ZZZ46: 1 # 1 S
us ticonderoga: 5 RM 1 A 1 S
us albany: 2 RM
us QQQ43: 2 RM
fort quebec: gb
fort st-johns: gb
fort ticonderoga: us
boats gb QQQ38/QQQ39: 1
boats us KKK39/LLL40: 1`;

const at = (head: string, text: string): string =>
  `inverted\nbateaux\nforced-march\n${head}\n${text}`;

const CASES: readonly Case[] = [
  ...AMERICANS.flatMap((faces) =>
    ['time turn 3 gb movement', 'time turn 3 us movement'].flatMap((head): Case[] => [
      { scenario: 'scenario2', owner: 'us', text: at(head, SARATOGA), faces },
      { scenario: 'scenario3', owner: 'us', text: at(head, CAROLINA), faces },
    ]),
  ),
  ...BRITISH.flatMap((faces) =>
    ['time turn 1 gb movement', 'time turn 2 us movement'].map((head): Case => ({
      scenario: 'scenario1',
      owner: 'gb',
      text: at(head, CANADA),
      faces,
    })),
  ),
];

/** The position with those faces, each in its turn. */
function withFaces({ scenario, text }: Case, faces: readonly string[]): State1776 {
  let nth = 0;
  return deskOf(scenario).position(text.replaceAll('#', () => faces[nth++ % faces.length] ?? ''));
}

const walksOf = (one: Case): Walk[] => {
  const worlds = {
    owner: one.owner,
    one: withFaces(one, one.faces.one),
    two: withFaces(one, one.faces.two),
  };
  return Array.from({ length: SEEDS }, (_, nth) => sideBySide(worlds, one.faces, nth + 1, FAR));
};

describe('two worlds that differ in what lies face down', () => {
  const walks: Walk[] = [];

  it.each(CASES.map((one, nth) => [`${one.scenario}, ${String(nth)}`, one] as const))(
    'A1776-opt.I.E are one to all others until something is shown: %s',
    (_, one) => {
      const some = walksOf(one);
      expect(some.length).toBe(SEEDS);
      walks.push(...some);
    },
  );

  it('go far enough, and through all that may tell them apart', () => {
    const verbs = new Set(walks.flatMap(({ by }) => Object.keys(by)));
    expect([...verbs]).toEqual(
      expect.arrayContaining([
        'aim',
        'enter',
        'go',
        'hide',
        'launch',
        'leave',
        'march',
        'raze',
        'try',
      ]),
    );
    const steps = walks.reduce((sum, walk) => sum + walk.steps, 0);
    expect(steps).toBeGreaterThan(20 * walks.length);
    expect(walks.filter(({ end }) => end === 'barred').length).toBeLessThan(walks.length / 4);
  });
});

describe('what a player guesses at who may not know the faces', () => {
  it('A1776-opt.I.E is the same wherever they lie', () => {
    const hudson = {
      scenario: 'scenario2',
      owner: 'us',
      text: at('time turn 3 gb movement', SARATOGA.replace('2 #', '1 #')),
    } as const;
    const faces = ['D-1', 'CA-1', 'CA-2', 'RM-1'];
    const guesses = [faces, faces.toReversed()].map((some) =>
      canonical(
        guessed(avalon1776, withFaces({ ...hudson, faces: AMERICANS[0]! }, some), 'gb', seeded(7)),
      ),
    );
    expect(guesses[0]).toBe(guesses[1]);
  });

  it('A1776-scn3.special.1 A1776-opt.I.G takes no militia that stands still for a decoy', () => {
    const still = 'us charlotte-va: 1 D-1 fixed 3 RM-1\nus hillsboro: 2 D-1\ngb camden: 1 BR';
    const state = deskOf('scenario3').position(at('time turn 2 gb movement', still));
    for (let seed = 1; seed < 9; seed++) {
      const guess = guessed(avalon1776, state, 'gb', seeded(seed)) as State1776;
      expect(guess.hexes[hex('charlotte-va')]?.us?.fixed).toEqual({ 'RM-1': 3 });
    }
  });
});
