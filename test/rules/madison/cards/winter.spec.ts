import { extraQuarters } from '../../../../src/rules/madison/questions/language/lasting.js';
import { modifierOf, options, plays, ruleOf, scoring, told, unplayed } from './support.js';

it(
  'MMW-card-25 Sleigh Roads: a leader of any value',
  plays({
    card: 'c25',
    when: 'winter',
    by: 'us',
    put: { hull: 'ft-findlay', 'us-4': 'ft-findlay', 'oh-1': 'mansfield' },
    steps: [
      ['us', 'event c25'],
      ['us', 'activate hull'],
      ['us', 'go maumee-rapids'],
    ],
    then(after) {
      // a trail for 1 MP
      expect(after.leaders.hull).toMatchObject({ at: 'maumee-rapids', spent: 1 });
      expect(after.units['us-4'].at).toBe('maumee-rapids');
    },
  }),
);

it(
  'MMW-card-25 Sleigh Roads: units of one space',
  plays({
    card: 'c25',
    when: 'winter',
    by: 'us',
    put: { hull: 'ft-findlay', 'us-4': 'ft-findlay', 'oh-1': 'mansfield' },
    steps: [
      ['us', 'event c25'],
      ['us', 'activate-at mansfield'],
      ['us', 'go oh-1 upper-sandusky'],
    ],
    then: (after) => expect(after.units['oh-1']).toMatchObject({ at: 'upper-sandusky', spent: 1 }),
  }),
);

it(
  'MMW-card-26 Huts before the Snow',
  plays({
    card: 'c26',
    when: 'winter',
    by: 'us',
    steps: [
      ['us', 'event c26'],
      ['us', 'quarter detroit'],
      ['us', 'quarter erie'],
    ],
    then(after) {
      expect(extraQuarters(after, 'us', 'detroit')).toBe(3);
      expect(extraQuarters(after, 'us', 'erie')).toBe(3);
      expect(extraQuarters(after, 'us', 'buffalo')).toBe(0);
    },
  }),
);

it(
  'MMW-card-27 River Raisin',
  plays({
    card: 'c27',
    when: 'winter',
    by: 'gb',
    put: { proctor: 'ft-malden', r8: 'ft-malden', 'us-17': 'brownstown' },
    steps: [
      ['gb', 'event c27'],
      ['gb', 'go brownstown'],
      ['us', 'stand'],
    ],
    dice: [6, 6],
    then(_, events) {
      expect(modifierOf(events, 'c27')).toBe(1);
      // MMW-10.41.e
      expect(ruleOf(events, 'MMW-10.41.e')).toBeNull();
    },
  }),
);

it(
  'MMW-card-28 Harrison Builds Fort Meigs',
  plays({
    card: 'c28',
    when: 'winter',
    by: 'us',
    put: { 'us-17': 'ft-findlay' },
    steps: [['us', 'event c28']],
    then: (after) => expect(after.forts['ft-meigs']).toBe(true),
  }),
);

it(
  'MMW-card-29 Snowshoe March of the 104th',
  plays({
    card: 'c29',
    when: 'winter',
    by: 'gb',
    steps: [['gb', 'event c29']],
    then: (after) => expect(after.units.r104).toEqual({ at: 'kingston' }),
  }),
);

it(
  'MMW-card-29 Snowshoe March of the 104th: Kingston is lost',
  plays({
    card: 'c29',
    when: 'winter',
    by: 'gb',
    put: { 'us-6': 'kingston', 'us-13': 'kingston' },
    steps: [['gb', 'event c29']],
    then: (after) => expect(after.units.r104).toEqual({ at: 'quebec' }),
  }),
);

it(
  'MMW-card-31 Raid across the Ice',
  plays({
    card: 'c31',
    when: 'winter',
    by: 'us',
    put: { 'us-forsyth': 'ogdensburg', leeds: 'prescott' },
    steps: [
      ['us', 'event c31'],
      ['us', 'assault us-forsyth prescott'],
      ['gb', 'stand'],
    ],
    dice: [6, 6],
    then: (_, events) => expect(ruleOf(events, 'MMW-10.41.e')).toBeNull(),
  }),
);

it(
  'MMW-card-64 The Frontier in Flames',
  plays({
    card: 'c64',
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
    then(after) {
      expect(after.destroyed.buffalo).toBe(true);
      expect(after.basesDestroyed.buffalo).toBe(true);
      expect(after.eventVp).toBe(-1);
    },
  }),
);

it(
  'MMW-card-65 Fort Niagara by Night',
  plays({
    card: 'c65',
    when: 'winter',
    by: 'gb',
    put: { r89: 'ft-george', 'us-1art': 'ft-niagara' },
    steps: [
      ['gb', 'event c65'],
      ['gb', 'assault r89 ft-niagara'],
      ['us', 'stand'],
    ],
    dice: [6, 6],
    then(_, events) {
      expect(modifierOf(events, 'c65')).toBe(1);
      expect(ruleOf(events, 'MMW-10.41.e')).toBeNull();
      // the fort of value 2 adds nothing
      expect(told(events, 'combat-round')).toMatchObject({ attack: 4, defence: 2 });
    },
  }),
);

it(
  'MMW-card-66 Newark in Ashes',
  plays({
    card: 'c66',
    when: 'winter',
    by: 'us',
    put: { 'us-13': 'ft-george', 'us-6': 'ft-george' },
    steps: [
      ['us', 'event c66'],
      ['us', 'unit us-13'],
      ['us', 'done'],
    ],
    then(after) {
      expect(after.destroyed['ft-george']).toBe(true);
      expect(options(after, 'us')).toEqual(['done', 'go us-13 ft-niagara']);
    },
  }),
);

it(
  'MMW-card-67 Huts at French Mills',
  plays({
    card: 'c67',
    when: 'winter',
    by: 'us',
    steps: [
      ['us', 'event c67'],
      ['us', 'quarter french-mills'],
    ],
    then: (after) => expect(extraQuarters(after, 'us', 'french-mills')).toBe(5),
  }),
);

it(
  'MMW-card-85 Battle of New Orleans',
  plays({
    card: 'c85',
    when: 'winter',
    by: 'us',
    steps: [['us', 'event c85']],
    then(after) {
      expect(after.eventVp).toBe(2);
      expect(after.outcome?.winner).toBe('us');
    },
  }),
);

describe('MMW-card-35 MMW-card-93 MMW-card-94 winter cards that only score', () => {
  it.each([
    ['c35', 1],
    ['c93', -1],
    ['c94', -1],
  ] as const)('%s: %i', (card, vp) => plays(scoring(card, 'winter', vp))());
});

it('every winter card is played', () => {
  expect(unplayed('winter')).toEqual([]);
});
