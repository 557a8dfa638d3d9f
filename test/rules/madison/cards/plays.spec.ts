import type { Frame } from '../../../../src/rules/kernel/frame.js';
import type { CardId } from '../../../../src/rules/madison/components/cards/index.js';
import type { Side } from '../../../../src/rules/madison/components/side.js';
import {
  barsBox,
  barsEntry,
  barsSailing,
} from '../../../../src/rules/madison/questions/language/lasting.js';
import type { MadisonState } from '../../../../src/rules/madison/state.js';
import { type Case, modifierOf, plays, ruleOf, unplayed } from './support.js';

const play = (by: Side): Frame => ({ f: 'play', by }) as Frame;

const campaign = (card: CardId): Case => ({
  card,
  when: 'play',
  by: 'us',
  put: { dearborn: 'albany', hampton: 'plattsburgh', 'us-6': 'albany' },
  steps: [
    ['us', `event ${card}`],
    ['us', 'leader dearborn'],
    ['us', 'leader hampton'],
    ['us', 'first 2'],
    ['us', 'stop'],
  ],
  then: (after) => expect(after.agenda.at(-1)).toMatchObject({ f: 'march', leader: 'dearborn' }),
});

const armistice = {
  card: 'c24',
  when: 'play',
  by: 'us',
  put: { 'us-6': 'lewiston', r49: 'queenston', 'royal-george': 'lake-ontario' },
  set(state: MadisonState) {
    state.cards.c30 = 'gb';
    state.cards.c31 = 'us';
  },
  agenda: () => [play('us'), play('gb'), play('us')],
} as const;

it(
  'MMW-card-1 Declaration of War',
  plays({
    card: 'c1',
    when: 'prewar',
    by: 'us',
    set(state) {
      state.turn = null;
      state.cards.c1 = 'prewar';
    },
    agenda: () => [{ f: 'prewar', by: 'us' } as Frame],
    steps: [],
    then(after) {
      expect(after.cards.c1).toBe('aside');
      // without cards the first turn is over at once
      expect(after.turn).toBe('1812-2');
    },
  }),
);

it(
  'MMW-card-13 News Reaches St. Joseph First',
  plays({
    card: 'c13',
    when: 'play',
    by: 'gb',
    put: { 'r10rv-det': 'ft-st-joseph', 'us-mack': 'ft-mackinac' },
    steps: [
      ['gb', 'event c13'],
      ['gb', 'assault r10rv-det ft-mackinac'],
    ],
    dice: [6, 6],
    then: (_, events) => expect(modifierOf(events, 'c13')).toBe(1),
  }),
);

it(
  'MMW-card-24 Armistice: while it lasts',
  plays({
    ...armistice,
    steps: [
      ['us', 'event c24'],
      ['gb', 'depot c30 quebec'],
    ],
    then(after) {
      expect(barsEntry(after, 'us-6', 'queenston')).toBe('c24');
      expect(barsEntry(after, 'r49', 'lewiston')).toBe('c24');
      expect(barsEntry(after, 'us-6', 'schlosser')).toBeNull();
      expect(barsBox(after, 'us', 'lake-ontario')).toBe('c24');
      expect(barsBox(after, 'us', 'lake-erie')).toBeNull();
    },
  }),
);

it(
  'MMW-card-24 Armistice: after the next card play of its user',
  plays({
    ...armistice,
    steps: [
      ['us', 'event c24'],
      ['gb', 'depot c30 quebec'],
      ['us', 'depot c31 albany'],
    ],
    then: (after) => expect(after.lasting).toEqual([]),
  }),
);

it(
  'MMW-card-110 Base Blockaded',
  plays({
    card: 'c110',
    when: 'play',
    by: 'gb',
    put: { 'royal-george': 'lake-ontario', oneida: 'sackets-harbour', growler: 'plattsburgh' },
    steps: [['gb', 'event c110']],
    then(after) {
      expect(barsSailing(after, 'oneida')).toBe('c110');
      expect(barsSailing(after, 'growler')).toBeNull();
      // until control of the lake is lost
      Object.assign(after.ships['royal-george'], { at: 'kingston' });
      expect(barsSailing(after, 'oneida')).toBeNull();
    },
  }),
);

describe('MMW-card-19 MMW-card-20 MMW-card-57 MMW-card-58 MMW-card-59 MMW-card-103 MMW-card-104 MMW-card-105 Campaign', () => {
  it.each(['c19', 'c20', 'c57', 'c58', 'c59', 'c103', 'c104', 'c105'] as const)('%s', (card) =>
    plays(campaign(card))(),
  );
});

it(
  "MMW-card-7 Forsyth's Riflemen",
  plays({
    card: 'c7',
    when: 'ops',
    by: 'us',
    put: { 'us-forsyth': 'ogdensburg', leeds: 'prescott' },
    steps: [
      ['us', 'units c7 ogdensburg'],
      ['us', 'assault us-forsyth prescott'],
      ['gb', 'stand'],
    ],
    dice: [6, 6],
    then(_, events) {
      expect(modifierOf(events, 'c7')).toBe(1);
      expect(ruleOf(events, 'MMW-10.41.e')).toBeNull();
    },
  }),
);

it(
  "MMW-card-7 Forsyth's Riflemen: another unit leads",
  plays({
    card: 'c7',
    when: 'ops',
    by: 'us',
    put: { 'us-6': 'ogdensburg', leeds: 'prescott' },
    steps: [
      ['us', 'units c7 ogdensburg'],
      ['us', 'assault us-6 prescott'],
      ['gb', 'stand'],
    ],
    dice: [6, 6],
    then(_, events) {
      expect(modifierOf(events, 'c7')).toBeNull();
      expect(ruleOf(events, 'MMW-10.41.e')).toBe(-1);
    },
  }),
);

it(
  'MMW-card-9 Brock and Tecumseh',
  plays({
    card: 'c9',
    when: 'ops',
    by: 'gb',
    put: { brock: 'sandwich', tecumseh: 'sandwich', ottawa: 'sandwich', 'us-det': 'detroit' },
    steps: [
      ['gb', 'lead c9 brock'],
      ['gb', 'take-leader tecumseh'],
      ['gb', 'go detroit'],
      ['us', 'stand'],
    ],
    dice: [6, 6],
    then: (_, events) => expect(modifierOf(events, 'c9')).toBe(2),
  }),
);

it(
  "MMW-card-45 Pike's Landing",
  plays({
    card: 'c45',
    when: 'ops',
    by: 'us',
    put: {
      chauncey: 'sackets-harbour',
      oneida: 'sackets-harbour',
      'us-6': 'sackets-harbour',
      r8: 'york',
    },
    steps: [
      ['us', 'lead c45 chauncey'],
      ['us', 'embark us-6'],
      ['us', 'assault york'],
      ['us', 'stop'],
      ['gb', 'stand'],
    ],
    dice: [6, 6],
    then(_, events) {
      expect(modifierOf(events, 'c45')).toBe(1);
      expect(ruleOf(events, 'MMW-10.41.a')).toBeNull();
    },
  }),
);

it(
  'MMW-card-96 Descent on Oswego',
  plays({
    card: 'c96',
    when: 'ops',
    by: 'gb',
    put: { yeo: 'kingston', wolfe: 'kingston', r89: 'kingston', 'us-13': 'oswego' },
    steps: [
      ['gb', 'lead c96 yeo'],
      ['gb', 'embark r89'],
      ['gb', 'assault oswego'],
      ['gb', 'stop'],
      ['us', 'stand'],
    ],
    dice: [6, 6],
    then(_, events) {
      expect(modifierOf(events, 'c96')).toBe(1);
      expect(ruleOf(events, 'MMW-10.41.a')).toBeNull();
    },
  }),
);

it('every card with a rule for its value is played for it', () => {
  expect(unplayed('prewar', 'ops')).toEqual([]);
});
