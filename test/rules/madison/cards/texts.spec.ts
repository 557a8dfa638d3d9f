import type { Frame } from '../../../../src/rules/kernel/frame.js';
import { CARD, type CardId } from '../../../../src/rules/madison/components/cards/index.js';
import type { LeaderId } from '../../../../src/rules/madison/components/leaders.js';
import type { Side } from '../../../../src/rules/madison/components/side.js';
import { UNITS } from '../../../../src/rules/madison/components/units.js';
import { madison } from '../../../../src/rules/madison/index.js';
import { inSupply, supplied } from '../../../../src/rules/madison/questions/supply.js';
import type { MadisonState } from '../../../../src/rules/madison/state.js';
import { viewOf } from '../../../../src/rules/madison/view/view.js';
import { battle, round } from './fights.js';
import { type Case, modifierOf, options, playCase, positionFor, told } from './support.js';

/** Words of a card's text, and a position in which they are what happens. */
interface Saying extends Case {
  readonly says: string;
}

type Played = Omit<Saying, 'card' | 'says'>;

const says = (card: CardId, words: string, one: Played): Saying => ({ card, says: words, ...one });

/** The other side plays a card of its own. */
const moving = (card: CardId, by: Side) => ({
  set: (state: MadisonState): void => void (state.cards[card] = by),
  agenda: (): Frame[] => [{ f: 'play', by } as Frame],
});

/** The verbs with the pieces or places they are offered for. */
const offered = (state: MadisonState, side: Side, verb: string): string[] =>
  options(state, side).flatMap((one) =>
    one.startsWith(`${verb} `) ? [one.slice(verb.length + 1)] : [],
  );

const result = (events: Parameters<typeof told>[0]) => told(events, 'combat-round')['result'];

/** What cards of 1812 say. */
const YEAR_1812: readonly Saying[] = [
  says('c2', 'two British militia units', {
    when: 'play',
    by: 'us',
    put: { 'us-4': 'sandwich', lincoln: 'queenston', 'york-mil': 'york' },
    steps: [
      ['us', 'event c2'],
      ['us', 'lose lincoln'],
    ],
    then: (after) => expect(offered(after, 'us', 'lose')).toEqual(['york-mil']),
  }),
  says('c2', 'lose a step each', {
    when: 'play',
    by: 'us',
    put: { 'us-4': 'sandwich', lincoln: 'queenston' },
    steps: [
      ['us', 'event c2'],
      ['us', 'lose lincoln'],
    ],
    then: (after) => expect([after.units.lincoln.reduced, after.play]).toEqual([true, null]),
  }),
  says('c2', 'or the only one there is', {
    when: 'play',
    by: 'us',
    put: { 'us-4': 'sandwich', lincoln: 'queenston' },
    steps: [
      ['us', 'event c2'],
      ['us', 'lose lincoln'],
    ],
    then: (after) => expect([after.units.lincoln.reduced, after.play]).toEqual([true, null]),
  }),
  says('c5', 'lies in a Lake Erie town', {
    when: 'play',
    by: 'us',
    put: { 'general-hunter': 'lake-erie', 'chippawa-ship': 'ft-malden', nancy: 'ft-erie' },
    steps: [['us', 'event c5']],
    dice: [3],
    then: (after) => expect(offered(after, 'us', 'lose-ship')).toEqual(['chippawa-ship', 'nancy']),
  }),
  says('c5', 'undamaged British class C ship', {
    when: 'play',
    by: 'us',
    put: {
      'general-hunter': 'ft-malden!',
      'chippawa-ship': 'ft-malden',
      'lady-prevost': 'ft-erie',
    },
    steps: [['us', 'event c5']],
    dice: [3],
    then: (after) => expect(offered(after, 'us', 'lose-ship')).toEqual(['chippawa-ship']),
  }),
  says('c9', 'for the whole of the combat', {
    ...round('c9', 'gb', {
      put: {
        brock: 'detroit',
        tecumseh: 'detroit',
        ottawa: 'detroit',
        r8: 'detroit',
        'us-4': 'detroit',
      },
      space: 'detroit',
      attacker: 'gb',
      from: 'sandwich',
      value: 2,
    }),
    steps: [
      ['gb', 'lead r8'],
      ['gb', 'fight c9'],
      ['gb', 'lead r8'],
    ],
    // NE, and another round
    dice: [1, 2, 6, 6],
    then: (_, events) =>
      expect([modifierOf(events, 'c9', 0), modifierOf(events, 'c9', 1)]).toEqual([2, 2]),
  }),
  says('c10', 'the fort counts for nothing in this round', {
    ...round('c10', 'gb', {
      put: { r8: 'detroit', ottawa: 'detroit', 'us-4': 'detroit' },
      space: 'detroit',
      attacker: 'gb',
      from: 'sandwich',
      value: 1,
    }),
    steps: [
      ['gb', 'lead r8'],
      ['gb', 'fight c10'],
    ],
    // 5 + 1 odds + 1 class + 1 card + the crossing: 9, the defender retreats
    dice: [3, 4],
    then(_, events) {
      expect(told(events, 'combat-round')).toMatchObject({ total: 9, result: '9' });
      expect(told(events, 'combat-over')).toMatchObject({ beaten: 'us' });
    },
  }),
  says('c14', 'in his space', {
    when: 'play',
    by: 'gb',
    put: { tecumseh: 'brownstown' },
    steps: [['gb', 'event c14']],
    then: (after) => expect(after.units.wyandot.at).toBe('brownstown'),
  }),
  says('c17', 'the enemy chooses two undamaged US schooners or sloops', {
    when: 'play',
    by: 'gb',
    put: { r8: 'ft-erie', somers: 'buffalo', trippe: 'buffalo', 'ohio-ship': 'buffalo!' },
    steps: [['gb', 'event c17']],
    then: (after) => expect(options(after, 'us')).toEqual(['lose-ship somers', 'lose-ship trippe']),
  }),
  says('c17', 'or the only one there is', {
    when: 'play',
    by: 'gb',
    put: { r8: 'ft-erie', somers: 'buffalo', 'ohio-ship': 'buffalo!' },
    steps: [
      ['gb', 'event c17'],
      ['us', 'lose-ship somers'],
    ],
    then: ({ ships, play }) => expect([ships['ohio-ship'].at, play]).toEqual(['buffalo', null]),
  }),
  says('c16', 'no US militia unit may enter British territory', {
    when: 'declared',
    by: 'gb',
    put: {
      brown: 'sackets-harbour',
      'ny-4': 'sackets-harbour',
      'us-6': 'sackets-harbour',
      conquest: 'sackets-harbour',
      oneida: 'sackets-harbour',
      'us-13': 'york',
    },
    ...moving('c6', 'us'),
    steps: [
      ['us', 'lead c6 brown'],
      ['gb', 'react c16'],
      ['us', 'sail'],
      ['us', 'embark ny-4'],
    ],
    then(after) {
      expect(offered(after, 'us', 'sail')).not.toContain('york');
      expect(offered(after, 'us', 'sail')).toContain('oswego');
    },
  }),
  says('c24', 'no land unit or leader of either side may enter enemy territory', {
    when: 'play',
    by: 'gb',
    put: {
      brown: 'sackets-harbour',
      'us-6': 'sackets-harbour',
      oneida: 'sackets-harbour',
      'us-13': 'york',
    },
    set: (state) => void (state.cards.c6 = 'us'),
    steps: [
      ['gb', 'event c24'],
      ['us', 'lead c6 brown'],
      ['us', 'sail'],
    ],
    then: (after) => expect(offered(after, 'us', 'sail')).not.toContain('york'),
  }),
  says('c24', 'or the turn ends', {
    when: 'play',
    by: 'gb',
    agenda: () => [{ f: 'turn', stage: 'check' } as Frame, { f: 'play', by: 'gb' } as Frame],
    steps: [['gb', 'event c24']],
    dice: [6, 1],
    then: (after) => expect(after.lasting).toEqual([]),
  }),
  says('c26', 'Up to two friendly spaces', {
    when: 'winter',
    by: 'us',
    steps: [
      ['us', 'event c26'],
      ['us', 'quarter detroit'],
      ['us', 'stop'],
    ],
    then: (after) => expect(after.lasting.map(({ space }) => space)).toEqual(['detroit']),
  }),
  says('c33', 'if an Indian, rifle or light infantry unit of yours takes part', {
    ...round('c33', 'us', {
      put: { 'us-6': 'brownstown', 'us-forsyth': 'brownstown', r8: 'brownstown' },
      space: 'brownstown',
      attacker: 'us',
      from: 'frenchtown',
      value: 2,
    }),
    steps: [
      ['us', 'lead us-6'],
      ['us', 'fight c33'],
    ],
  }),
  says('c34', 'a regular unit leads your force, dragoons included', {
    ...round('c34', 'us', {
      put: { 'us-2ld': 'queenston', r49: 'queenston' },
      space: 'queenston',
      attacker: 'us',
      from: 'lewiston',
      value: 1,
    }),
  }),
  says('c22', 'The ships of one activated force do not sail in this card play', {
    when: 'declared',
    by: 'gb',
    put: { brown: 'sackets-harbour', oneida: 'sackets-harbour', 'us-6': 'sackets-harbour' },
    ...moving('c6', 'us'),
    steps: [
      ['us', 'lead c6 brown'],
      ['gb', 'react c22'],
    ],
    // overland they may
    then: (after) =>
      expect([options(after, 'us').includes('sail'), offered(after, 'us', 'go')]).toEqual([
        false,
        ['ogdensburg', 'oswego', 'utica'],
      ]),
  }),
  says('c27', 'Brock, Proctor or Tecumseh', {
    when: 'winter',
    by: 'gb',
    put: { brock: 'york', proctor: 'ft-malden', tecumseh: 'ft-malden', prevost: 'quebec' },
    steps: [['gb', 'event c27']],
    then: (after) =>
      expect(offered(after, 'gb', 'activate')).toEqual(['brock', 'proctor', 'tecumseh']),
  }),
];

/** What cards of 1813 say. */
const YEAR_1813: readonly Saying[] = [
  says('c39', 'build or repair for 3 points on Lake Erie', {
    when: 'play',
    by: 'us',
    put: { lawrence: 'erie!', oneida: 'sackets-harbour!' },
    steps: [
      ['us', 'event c39'],
      ['us', 'repair lawrence'],
      ['us', 'build niagara-ship erie'],
    ],
    // two half points are left
    then(after) {
      expect([after.ships.lawrence.damaged, after.ships['niagara-ship'].at]).toEqual([
        undefined,
        'erie',
      ]);
      expect(after.agenda.at(-1)).toMatchObject({ f: 'build', points: 2 });
      expect(offered(after, 'us', 'repair')).toEqual([]);
    },
  }),
  says('c41', 'with Harrison, wherever he is', {
    when: 'play',
    by: 'us',
    put: { harrison: 'thamesville' },
    steps: [
      ['us', 'event c41'],
      ['us', 'choose 0'],
    ],
    then: (after) => expect(after.units['us-johnson'].at).toBe('thamesville'),
  }),
  says('c48', 'up to two of your land units in adjacent spaces', {
    when: 'step',
    by: 'gb',
    put: { 'us-6': 'ogdensburg', leeds: 'prescott', lcm: 'cornwall', r49: 'gananoque' },
    ...moving('c41', 'us'),
    steps: [
      ['us', 'units c41 ogdensburg'],
      ['gb', 'pass'],
      ['us', 'assault us-6 prescott'],
      ['gb', 'react c48'],
    ],
    // MMW-3.63 the militia of Lower Canada stays within its bounds
    then: (after) => expect(options(after, 'gb')).toEqual(['join r49', 'stop']),
  }),
  says('c51', 'place Chubb and Finch, if not yet in the game', {
    when: 'play',
    by: 'gb',
    put: { growler: 'lake-champlain', chubb: 'st-jean' },
    steps: [
      ['gb', 'event c51'],
      ['gb', 'choose 0'],
      ['gb', 'lose-ship growler'],
    ],
    then: ({ ships, play }) =>
      expect([ships.chubb.at, ships.finch.at, play]).toEqual(['st-jean', 'isle-aux-noix', null]),
  }),
  says('c54', 'if a British regular unit leads now, dragoons included', {
    ...round('c54', 'gb', {
      put: { d19: 'cornwall', 'us-21': 'cornwall' },
      space: 'cornwall',
      attacker: 'us',
      from: 'prescott',
      value: -1,
    }),
  }),
  says('c54', 'for this and all later rounds', {
    ...round('c54', 'gb', {
      put: { r89: 'cornwall', 'us-21': 'cornwall' },
      space: 'cornwall',
      attacker: 'us',
      from: 'prescott',
      value: -1,
    }),
    steps: [['gb', 'fight c54']],
    dice: [5, 5, 1, 1],
    then: (_, events) =>
      expect([modifierOf(events, 'c54', 0), modifierOf(events, 'c54', 1)]).toEqual([-1, -1]),
  }),
  says('c64', 'go back to Ft. Erie', {
    when: 'winter',
    by: 'gb',
    put: { r89: 'ft-erie', r103: 'ft-erie', riall: 'ft-erie' },
    steps: [
      ['gb', 'event c64'],
      ['gb', 'activate riall'],
      ['gb', 'go buffalo'],
      ['gb', 'stop'],
      ['gb', 'destroy buffalo'],
    ],
    then(after, _, before) {
      const { units, leaders, destroyed, basesDestroyed } = after;
      expect([units.r89.at, units.r103.at, leaders.riall.at]).toEqual(Array(3).fill('ft-erie'));
      expect([destroyed.buffalo, basesDestroyed.buffalo]).toEqual([true, true]);
      // he is the better for it
      expect([before.vp, after.vp]).toEqual([0, -1]);
    },
  }),
  says('c64', 'your pieces there, ships too, go back', {
    when: 'winter',
    by: 'gb',
    put: {
      r89: 'buffalo',
      'lady-prevost': 'buffalo',
      'chippawa-ship': 'buffalo!',
      barclay: 'buffalo',
      rs1: 'ft-erie',
    },
    steps: [
      ['gb', 'event c64'],
      ['gb', 'done'],
      ['gb', 'destroy buffalo'],
    ],
    then({ ships, leaders }, events) {
      expect([ships['lady-prevost'], ships['chippawa-ship'], leaders.barclay]).toEqual([
        { at: 'ft-erie' },
        { at: 'ft-erie', damaged: true },
        { at: 'ft-erie' },
      ]);
      expect(told(events, 'marched')).toMatchObject({ ships: ['lady-prevost', 'chippawa-ship'] });
    },
  }),
  says('c64', 'unless the enemy controls it', {
    when: 'winter',
    by: 'gb',
    put: { r89: 'ft-erie', r103: 'schlosser', 'us-9': 'chippawa', 'us-11': 'chippawa' },
    steps: [
      ['gb', 'event c64'],
      ['gb', 'done'],
      ['gb', 'destroy schlosser'],
    ],
    then: (after) => expect(after.units.r103.at).toBe('schlosser'),
  }),
  says('c64', 'as many as you like of Buffalo (with its naval base), Schlosser and Lewiston', {
    when: 'winter',
    by: 'gb',
    put: { r89: 'buffalo', r103: 'schlosser', r49: 'lewiston', rs1: 'ft-erie' },
    steps: [
      ['gb', 'event c64'],
      ['gb', 'done'],
      ['gb', 'destroy buffalo'],
      ['gb', 'destroy lewiston'],
      ['gb', 'destroy schlosser'],
    ],
    then: ({ units, eventVp }) =>
      expect([units.r89.at, units.r103.at, units.r49.at, eventVp]).toEqual([
        'ft-erie',
        'chippawa',
        'queenston',
        -3,
      ]),
  }),
  says('c65', 'the fort count for nothing in the first round', {
    when: 'winter',
    by: 'gb',
    put: { r49: 'ft-george', 'us-1art': 'ft-niagara' },
    steps: [
      ['gb', 'event c65'],
      ['gb', 'assault r49 ft-niagara'],
      ['us', 'stand'],
    ],
    dice: [3, 3],
    then(_, events) {
      expect(result(events)).toBe('9');
      expect(told(events, 'combat-over')).toMatchObject({ beaten: 'us' });
    },
  }),
  says('c66', 'the town is destroyed for 2 VPs', {
    when: 'winter',
    by: 'us',
    put: { 'us-13': 'ft-george', 'us-6': 'ft-george' },
    steps: [['us', 'event c66']],
    // what its control was worth stays
    then: (after, _, before) => expect([before.vp, after.vp, after.eventVp]).toEqual([2, 2, 2]),
  }),
  says('c67', 'One friendly space', {
    when: 'winter',
    by: 'us',
    put: { r8: 'french-mills' },
    steps: [['us', 'event c67']],
    then(after) {
      expect(offered(after, 'us', 'quarter')).not.toContain('french-mills');
      expect(options(after, 'us')).not.toContain('stop');
    },
  }),
  says('c68', 'has declared the two forces', {
    when: 'declared',
    by: 'gb',
    put: { dearborn: 'albany', hampton: 'plattsburgh' },
    ...moving('c57', 'us'),
    steps: [
      ['us', 'event c57'],
      ['us', 'leader dearborn'],
      ['us', 'alone'],
    ],
    then: (after) => expect(offered(after, 'gb', 'react')).toEqual([]),
  }),
  says('c68', 'one of them, your choice, does not move', {
    when: 'declared',
    by: 'gb',
    put: { dearborn: 'albany', oneida: 'oswego' },
    ...moving('c57', 'us'),
    steps: [
      ['us', 'event c57'],
      ['us', 'ship oneida'],
      ['gb', 'react c68'],
      ['gb', 'force 2'],
      ['us', 'first 2'],
    ],
    then: (after) => expect(after.agenda.at(-1)).toMatchObject({ f: 'march', leader: 'dearborn' }),
  }),
];

/** MMW-4.13 the town's own point is lost, and the card's comes in its place. */
const paidFor = (after: MadisonState, before: MadisonState): void => {
  expect([before.vp, before.eventVp]).toEqual([1, 0]);
  expect([after.vp, after.eventVp]).toEqual([1, 1]);
};

/** What cards of 1814 say. */
const YEAR_1814: readonly Saying[] = [
  says('c84', 'without British land units is destroyed for 1 VP', {
    when: 'play',
    by: 'us',
    put: { 'us-9': 'oxford' },
    steps: [
      ['us', 'event c84'],
      ['us', 'destroy oxford'],
    ],
    then: (after, _, before) => paidFor(after, before),
  }),
  says('c86', 'Port Dover and its naval base are destroyed for 1 VP', {
    when: 'play',
    by: 'us',
    put: { lawrence: 'erie', 'us-9': 'port-dover' },
    steps: [['us', 'event c86']],
    then: (after, _, before) => paidFor(after, before),
  }),
  ...(['lake-erie', 'erie'] as const).map((at) =>
    says('c86', 'an undamaged ship on Lake Erie, in the box or in a town', {
      when: 'play',
      by: 'us',
      put: { lawrence: at },
      steps: [['us', 'event c86']],
      then: (after) => expect(after.destroyed['port-dover']).toBe(true),
    }),
  ),
  says('c95', 'on Lake Huron, in the box or in a town', {
    when: 'play',
    by: 'gb',
    put: { 'nw-company': 'nottawasaga', tigress: 'ft-mackinac', scorpion: 'lake-huron' },
    steps: [['gb', 'event c95']],
    then: (after) => expect(offered(after, 'gb', 'lose-ship')).toEqual(['scorpion', 'tigress']),
  }),
  says('c75', 'one of your attacking units, your choice, loses a step', {
    ...round('c75', 'us', {
      put: { 'us-1ld': 'chippawa', 'us-21': 'chippawa', r103: 'chippawa' },
      space: 'chippawa',
      attacker: 'us',
      from: 'ft-erie',
      value: 3,
    }),
    steps: [
      ['us', 'lead us-1ld'],
      ['us', 'fight c75'],
    ],
    then(after, events) {
      expect(modifierOf(events, 'c75')).toBe(3);
      expect(offered(after, 'us', 'lose')).toEqual(['us-1ld', 'us-21']);
    },
  }),
  says('c78', 'the second roll stands', {
    when: 'naval-rolled',
    by: 'us',
    put: { 'saratoga-ship': 'lake-champlain', linnet: 'lake-champlain' },
    agenda: battle('lake-champlain', 'us'),
    opening: [1],
    steps: [['us', 'fight c78']],
    dice: [5],
    then(_, events) {
      const { drm, total } = told(events, 'naval-round') as { drm: number; total: number };
      expect(total - drm).toBe(5);
    },
  }),
  says('c100', 'enters by land', {
    when: 'step',
    by: 'us',
    put: {
      prevost: 'isle-aux-noix',
      r3: 'isle-aux-noix',
      confiance: 'isle-aux-noix',
      'us-21': 'plattsburgh',
    },
    ...moving('c97', 'gb'),
    steps: [
      ['gb', 'lead c97 prevost'],
      ['us', 'pass'],
      ['gb', 'sail'],
      ['gb', 'embark r3'],
      ['gb', 'assault plattsburgh'],
    ],
    then: (after) => expect(offered(after, 'us', 'react')).toEqual([]),
  }),
  says('c101', 'British units in New York and Vermont count as in supply', {
    when: 'play',
    by: 'gb',
    put: { r27: 'saratoga', r88: 'pittsburgh' },
    steps: [['gb', 'event c101']],
    then(after, _, before) {
      const fed = (state: MadisonState) =>
        (['saratoga', 'pittsburgh'] as const).map((space) =>
          inSupply(state, 'gb', space, supplied(state, 'gb')),
        );
      expect([fed(before), fed(after)]).toEqual([
        [false, false],
        [true, false],
      ]);
    },
  }),
  says('c101', 'restore up to two regulars', {
    when: 'play',
    by: 'gb',
    put: { r27: 'montreal!', r88: 'montreal!' },
    steps: [
      ['gb', 'event c101'],
      ['gb', 'restore r27'],
      ['gb', 'done'],
    ],
    then: ({ units }) => expect([units.r27.reduced, units.r88.reduced]).toEqual([undefined, true]),
  }),
  says('c109', 'The enemy chooses two spaces, or the only one there is', {
    when: 'play',
    by: 'us',
    put: { r3: 'montreal', r5: 'montreal', shawnee: 'montreal', r58: 'york', r27: 'york' },
    steps: [
      ['us', 'event c109'],
      ['gb', 'lose r5'],
    ],
    then: ({ units, play }) => expect([units.r5.reduced, play]).toEqual([true, null]),
  }),
  says('c109', 'a unit other than an Indian one', {
    when: 'play',
    by: 'us',
    put: { r3: 'montreal', r5: 'montreal', shawnee: 'montreal', r58: 'york', r27: 'york' },
    steps: [['us', 'event c109']],
    then: (after) => expect(options(after, 'gb')).toEqual(['lose r3', 'lose r5']),
  }),
];

describe('what the texts of the cards say is what happens', () => {
  it.each(
    [...YEAR_1812, ...YEAR_1813, ...YEAR_1814].map(
      (one) => [CARD[one.card].number, one.says, one] as const,
    ),
  )('MMW-card-%i: %s', (_, words, one) => {
    expect(CARD[one.card].text.en).toContain(words);
    const { after, events, before } = playCase(one);
    one.then(after, events, before);
  });
});

it('MMW-card-33 Indians, rifles and light infantry are all that there are', () => {
  const meant = UNITS.filter(
    ({ kind, name }) => kind === 'indian' || /rifle|light infantry|voltigeurs/i.test(name.en),
  );
  const drm = CARD.c33.effect.find((one) => one.do === 'drm');
  const need = drm?.plus?.if;
  const named = need?.cond === 'in-combat' ? (need.who?.ids ?? []) : [];
  expect([...named].sort()).toEqual(meant.map(({ id }) => id).sort());
});

describe('MMW-card-51 Sloops Taken in the Richelieu', () => {
  it.each([
    ['en', 'Way 1: remove enemy ships and place Chubb and Finch', 'Way 2: build or repair ships'],
    ['ja', '方法1: 敵艦船を取り去る、チャブ号、フィンチ号を置く', '方法2: 艦船を建造又は修理する'],
  ] as const)('says all that its ways do, in %s', (locale, one, two) => {
    const { after } = playCase({
      card: 'c51',
      when: 'play',
      by: 'gb',
      put: { growler: 'lake-champlain' },
      steps: [['gb', 'event c51']],
      then: () => undefined,
    });
    const view = viewOf(after, 'gb') as never;
    const ways = [0, 1].map((count) =>
      madison.describeAction({ do: 'choose', count }, view, locale),
    );
    expect(ways).toEqual([one, two]);
  });
});

describe('MMW-card-41 the unit comes to one of the spaces', () => {
  it.each([
    [
      'en',
      "Way 1: place Johnson's Mounted with Harrison",
      "Way 2: place Johnson's Mounted at Ft. MacArthur or Mansfield",
    ],
    [
      'ja',
      '方法1: ジョンソンの騎馬隊をハリソンのスペースに置く',
      '方法2: ジョンソンの騎馬隊をフォート・マッカーサー又はマンスフィールドに置く',
    ],
  ] as const)('and its ways say so, in %s', (locale, ...ways) => {
    const { after } = playCase({
      card: 'c41',
      when: 'play',
      by: 'us',
      put: { harrison: 'cleveland' },
      steps: [['us', 'event c41']],
      then: () => undefined,
    });
    const view = viewOf(after, 'us') as never;
    const told = [0, 1].map((count) =>
      madison.describeAction({ do: 'choose', count }, view, locale),
    );
    expect(told).toEqual(ways);
  });
});

it('MMW-card-17 MMW-card-51 a ship that a card removes is not said to be hit', () => {
  const action = { do: 'lose-ship', ship: 'trippe' };
  const view = viewOf(positionFor({ card: 'c17', when: 'play', by: 'gb' } as Case), 'us') as never;
  expect(madison.describeAction(action, view, 'en')).toBe('Remove Trippe');
  expect(madison.describeAction(action, view, 'ja')).toBe('トリップ号を取り去る');
  expect(madison.verbs['lose-ship']).toEqual({ en: 'Remove a ship', ja: '艦船を取り去る' });
});

it('MMW-card-25 MMW-card-64 fleets stay in port in winter, whoever their leader is', () => {
  const heads = (put: Case['put']): LeaderId[] => {
    const { after } = playCase({
      card: 'c25',
      when: 'winter',
      by: 'us',
      ...(put && { put }),
      steps: [['us', 'event c25']],
      then: () => undefined,
    });
    return offered(after, 'us', 'activate') as LeaderId[];
  };
  expect(heads({ hull: 'detroit', harrison: 'mansfield', chauncey: 'oswego' })).toEqual([
    'harrison',
    'hull',
  ]);
});
