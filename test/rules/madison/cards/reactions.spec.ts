import type { Frame } from '../../../../src/rules/kernel/frame.js';
import type { CardId } from '../../../../src/rules/madison/components/cards/index.js';
import type { Side } from '../../../../src/rules/madison/components/side.js';
import type { MadisonState } from '../../../../src/rules/madison/state.js';
import { type Case, modifierOf, options, plays, ruleOf, unplayed } from './support.js';

/** The other side moves, with a card of its own. */
const moving = (card: CardId, by: Side) => ({
  set(state: MadisonState): void {
    state.cards[card] = by;
  },
  agenda: (): Frame[] => [{ f: 'play', by } as Frame],
});

const rainAtStart = (card: CardId, spent: CardId): Case => ({
  card,
  when: 'declared',
  by: 'gb',
  put: { hull: 'frenchtown', 'oh-1': 'frenchtown' },
  ...moving(spent, 'us'),
  steps: [
    ['us', `lead ${spent} hull`],
    ['gb', `react ${card}`],
    ['gb', 'pin frenchtown'],
    ['us', 'go brownstown'],
  ],
  then(after) {
    expect(after.leaders.hull.at).toBe('brownstown');
    expect(after.units['oh-1'].at).toBe('brownstown');
    expect(after.play).toBeNull();
  },
});

const rainOnTheWay = (card: CardId, spent: CardId): Case => ({
  card,
  when: 'step',
  by: 'gb',
  put: { hull: 'maumee-rapids', 'oh-1': 'maumee-rapids' },
  ...moving(spent, 'us'),
  steps: [
    ['us', `lead ${spent} hull`],
    ['gb', 'wait'],
    ['us', 'go frenchtown'],
    ['gb', `react ${card}`],
    ['gb', 'pin frenchtown'],
    ['us', 'go brownstown'],
  ],
  then(after) {
    expect(after.leaders.hull.at).toBe('brownstown');
    expect(after.play).toBeNull();
  },
});

const winds = (card: CardId, spent: CardId): Case => ({
  card,
  when: 'declared',
  by: 'gb',
  put: { chauncey: 'sackets-harbour', oneida: 'sackets-harbour', 'us-6': 'sackets-harbour' },
  ...moving(spent, 'us'),
  steps: [
    ['us', `lead ${spent} chauncey`],
    ['gb', `react ${card}`],
  ],
  then(after) {
    expect(after.ships.oneida.at).toBe('sackets-harbour');
    expect(options(after, 'us').filter((one) => one.startsWith('sail'))).toEqual([]);
  },
});

it(
  'MMW-card-15 Ambush at Brownstown',
  plays({
    card: 'c15',
    when: 'step',
    by: 'gb',
    put: { hull: 'frenchtown', 'oh-1': 'frenchtown', ottawa: 'ft-malden' },
    ...moving('c6', 'us'),
    steps: [
      ['us', 'lead c6 hull'],
      ['gb', 'pass'],
      ['us', 'go brownstown'],
      ['gb', 'react c15'],
      ['us', 'lose oh-1'],
    ],
    then(after) {
      expect(after.units['oh-1']).toEqual({ at: 'brownstown', reduced: true });
      expect(after.leaders.hull.at).toBe('brownstown');
      expect(after.play).toBeNull();
    },
  }),
);

it(
  'MMW-card-16 The Militia Will Not Cross',
  plays({
    card: 'c16',
    when: 'declared',
    by: 'gb',
    put: { hull: 'detroit', 'oh-1': 'detroit', 'us-4': 'detroit' },
    ...moving('c6', 'us'),
    steps: [
      ['us', 'lead c6 hull'],
      ['gb', 'react c16'],
    ],
    then(after) {
      expect(options(after, 'us')).not.toContain('go sandwich');
      expect(options(after, 'us')).toContain('go brownstown');
    },
  }),
);

it(
  'MMW-card-16 The Militia Will Not Cross: regulars go',
  plays({
    card: 'c16',
    when: 'declared',
    by: 'gb',
    put: { hull: 'detroit', 'oh-1': 'detroit', 'us-4': 'detroit' },
    ...moving('c6', 'us'),
    steps: [
      ['us', 'lead c6 hull'],
      ['gb', 'react c16'],
      ['us', 'leave oh-1'],
      ['us', 'go sandwich'],
    ],
    then: (after) => expect(after.units['us-4'].at).toBe('sandwich'),
  }),
);

describe('MMW-card-21 Heavy Rain', () => {
  it('where the force begins', plays(rainAtStart('c21', 'c6')));
  it('where it comes', plays(rainOnTheWay('c21', 'c6')));
});

describe('MMW-card-60 Heavy Rain', () => {
  it('where the force begins', plays(rainAtStart('c60', 'c41')));
  it('where it comes', plays(rainOnTheWay('c60', 'c41')));
});

describe('MMW-card-106 Heavy Rain', () => {
  it('where the force begins', plays(rainAtStart('c106', 'c73')));
  it('where it comes', plays(rainOnTheWay('c106', 'c73')));
});

it('MMW-card-22 Contrary Winds', plays(winds('c22', 'c6')));

it('MMW-card-61 Contrary Winds', plays(winds('c61', 'c41')));

it('MMW-card-107 Contrary Winds', plays(winds('c107', 'c73')));

it(
  'MMW-card-22 Contrary Winds: one of two forces',
  plays({
    card: 'c22',
    when: 'declared',
    by: 'gb',
    put: { chauncey: 'sackets-harbour', oneida: 'sackets-harbour', dearborn: 'albany' },
    ...moving('c19', 'us'),
    steps: [
      ['us', 'event c19'],
      ['us', 'leader chauncey'],
      ['us', 'leader dearborn'],
      ['gb', 'react c22'],
      ['gb', 'force 1'],
    ],
    then: (after) =>
      expect(after.lasting).toEqual([{ card: 'c22', by: 'gb', nth: 0, until: 'card', force: 1 }]),
  }),
);

it(
  "MMW-card-48 Laura Secord's Warning",
  plays({
    card: 'c48',
    when: 'step',
    by: 'gb',
    put: { 'us-6': 'lewiston', lincoln: 'queenston', r49: 'chippawa' },
    ...moving('c41', 'us'),
    steps: [
      ['us', 'units c41 lewiston'],
      ['gb', 'pass'],
      ['us', 'assault us-6 queenston'],
      ['gb', 'react c48'],
      ['gb', 'join r49'],
      ['gb', 'stand'],
      ['gb', 'lead r49'],
    ],
    dice: [3, 3],
    then(_, events) {
      expect(modifierOf(events, 'c48')).toBe(-1);
      const fought = events.find(({ type }) => type === 'combat-round')?.data;
      expect(fought).toMatchObject({ attack: 4, defence: 7 });
    },
  }),
);

it(
  'MMW-card-49 Night Attack at Stoney Creek',
  plays({
    card: 'c49',
    when: 'assault',
    by: 'gb',
    put: { r49: 'burlington', 'us-6': 'forty-mile-creek', pike: 'forty-mile-creek' },
    set(state) {
      state.cards.c47 = 'gb';
    },
    steps: [
      ['gb', 'units c47 burlington'],
      ['gb', 'assault r49 forty-mile-creek'],
      ['gb', 'fight c49'],
    ],
    dice: [6, 6],
    then(_, events) {
      // nobody was asked about a retreat
      expect(modifierOf(events, 'c49')).toBe(2);
      expect(ruleOf(events, 'MMW-10.42')).toBeNull();
    },
  }),
);

it(
  'MMW-card-68 Quarrel of the Generals',
  plays({
    card: 'c68',
    when: 'declared',
    by: 'gb',
    put: { dearborn: 'albany', hampton: 'plattsburgh' },
    ...moving('c57', 'us'),
    steps: [
      ['us', 'event c57'],
      ['us', 'leader dearborn'],
      ['us', 'leader hampton'],
      ['gb', 'react c68'],
      ['gb', 'force 1'],
    ],
    then(after) {
      expect(after.leaders.dearborn.steps).toBe(0);
      expect(after.leaders.hampton.steps).toBeUndefined();
    },
  }),
);

it(
  'MMW-card-83 Boats in the Creek',
  plays({
    card: 'c83',
    when: 'landing',
    by: 'gb',
    put: {
      chauncey: 'sackets-harbour',
      oneida: 'sackets-harbour',
      'us-9': 'sackets-harbour',
      r89: 'kingston',
    },
    ...moving('c73', 'us'),
    steps: [
      ['us', 'lead c73 chauncey'],
      ['gb', 'pass'],
      ['us', 'embark us-9'],
      ['us', 'assault kingston'],
      ['gb', 'react c83'],
      ['us', 'lose us-9'],
    ],
    then(after) {
      expect(after.units['us-9']).toMatchObject({ at: 'sackets-harbour', reduced: true });
      expect(after.ships.oneida.at).toBe('sackets-harbour');
    },
  }),
);

it(
  'MMW-card-100 Prevost Hesitates',
  plays({
    card: 'c100',
    when: 'step',
    by: 'us',
    put: { prevost: 'isle-aux-noix', r3: 'isle-aux-noix', 'ny-mooers': 'chazy' },
    ...moving('c97', 'gb'),
    steps: [
      ['gb', 'lead c97 prevost'],
      ['us', 'pass'],
      ['gb', 'go chazy'],
      ['us', 'react c100'],
    ],
    then(after) {
      expect(after.leaders.prevost.at).toBe('isle-aux-noix');
      expect(after.units.r3).toEqual({ at: 'isle-aux-noix' });
      expect(after.units['ny-mooers']).toEqual({ at: 'chazy' });
      expect(after.play).toBeNull();
    },
  }),
);

it('every reaction card is played in each of its windows', () => {
  expect(unplayed('declared', 'step', 'landing', 'assault')).toEqual([]);
});
