import { battle, combat, round } from './fights.js';
import { modifierOf, plays, ruleOf, unplayed } from './support.js';

it(
  'MMW-card-9 Brock and Tecumseh',
  plays(
    round('c9', 'gb', {
      put: { brock: 'detroit', tecumseh: 'detroit', ottawa: 'detroit', 'us-4': 'detroit' },
      space: 'detroit',
      attacker: 'gb',
      from: 'sandwich',
      dice: [6, 6],
      value: 2,
      then: (_, events) => expect(ruleOf(events, 'MMW-10.42')).toBe(2),
    }),
  ),
);

it(
  'MMW-card-10 The Summons of Detroit',
  plays(
    round('c10', 'gb', {
      put: { r8: 'detroit', ottawa: 'detroit', 'us-4': 'detroit' },
      space: 'detroit',
      attacker: 'gb',
      from: 'sandwich',
      lead: [['gb', 'lead r8']],
      value: 1,
      then(_, events) {
        const fought = events.find(({ type }) => type === 'combat-round')?.data;
        expect(fought).toMatchObject({ attack: 7, defence: 3 });
      },
    }),
  ),
);

it(
  'MMW-card-23 Death of Brock',
  plays({
    card: 'c23',
    when: 'after-round',
    by: 'us',
    put: { brock: 'queenston', r49: 'queenston', 'us-6': 'queenston' },
    agenda: combat('queenston', 'us', 'lewiston'),
    steps: [
      ['us', 'pass'],
      ['us', 'fight c23'],
    ],
    dice: [3, 3],
    then: (after) => expect(after.leaders.brock).toMatchObject({ at: 'queenston', flipped: true }),
  }),
);

it(
  'MMW-card-32 Shore Batteries',
  plays(
    round('c32', 'us', {
      put: { r8: 'oswego', 'us-6': 'oswego' },
      space: 'oswego',
      attacker: 'gb',
      from: 'lake-ontario',
      value: -2,
    }),
  ),
);

it(
  'MMW-card-33 Wooded Ground: regulars alone',
  plays(
    round('c33', 'us', {
      put: { 'us-6': 'ft-findlay', r8: 'ft-findlay' },
      space: 'ft-findlay',
      attacker: 'gb',
      from: 'maumee-rapids',
      value: -1,
    }),
  ),
);

it(
  'MMW-card-33 Wooded Ground: Indians',
  plays(
    round('c33', 'gb', {
      put: { ottawa: 'brownstown', 'us-6': 'brownstown' },
      space: 'brownstown',
      attacker: 'us',
      from: 'frenchtown',
      value: -2,
    }),
  ),
);

it(
  'MMW-card-34 Steady Volleys',
  plays(
    round('c34', 'us', {
      put: { 'us-6': 'queenston', r49: 'queenston' },
      space: 'queenston',
      attacker: 'us',
      from: 'lewiston',
      value: 1,
    }),
  ),
);

it(
  'MMW-card-42 Death of Tecumseh',
  plays({
    card: 'c42',
    when: 'after-round',
    by: 'us',
    put: { tecumseh: 'thamesville', shawnee: 'thamesville', 'us-johnson': 'thamesville' },
    agenda: combat('thamesville', 'us', 'sandwich'),
    steps: [
      ['us', 'pass'],
      ['us', 'fight c42'],
    ],
    dice: [6, 6],
    then(after) {
      expect(after.leaders.tecumseh.at).toBe('gone');
      expect(after.units.shawnee.at).toBe('gone');
    },
  }),
);

it(
  "MMW-card-46 Croghan's Six-Pounder",
  plays(
    round('c46', 'us', {
      put: { 'r41-2': 'lower-sandusky', 'us-17': 'lower-sandusky' },
      set: (state) => {
        state.forts['ft-stephenson'] = true;
      },
      space: 'lower-sandusky',
      attacker: 'gb',
      from: 'maumee-rapids',
      value: -2,
    }),
  ),
);

it(
  'MMW-card-53 Abatis on the Chateauguay',
  plays(
    round('c53', 'gb', {
      put: { voltigeurs: 'chateauguay', 'us-10': 'chateauguay' },
      space: 'chateauguay',
      attacker: 'us',
      from: 'four-corners',
      value: -2,
    }),
  ),
);

it(
  "MMW-card-54 Crysler's Field",
  plays(
    round('c54', 'gb', {
      put: { r89: 'cornwall', 'us-21': 'cornwall' },
      space: 'cornwall',
      attacker: 'us',
      from: 'prescott',
      value: -1,
    }),
  ),
);

it(
  'MMW-card-63 Light Companies in Front',
  plays(
    round('c63', 'us', {
      put: { r89: 'cornwall', 'us-21': 'cornwall' },
      space: 'cornwall',
      attacker: 'us',
      from: 'prescott',
      value: 1,
    }),
  ),
);

it(
  'MMW-card-74 Those Are Regulars: a class A regular leads',
  plays(
    round('c74', 'us', {
      put: { 'us-9': 'chippawa', r103: 'chippawa' },
      space: 'chippawa',
      attacker: 'us',
      from: 'ft-erie',
      value: 2,
    }),
  ),
);

it(
  'MMW-card-74 Those Are Regulars: a class B regular leads',
  plays(
    round('c74', 'us', {
      put: { 'us-21': 'chippawa', r103: 'chippawa' },
      space: 'chippawa',
      attacker: 'us',
      from: 'ft-erie',
      value: 1,
    }),
  ),
);

it(
  "MMW-card-75 I'll Try, Sir",
  plays({
    ...round('c75', 'us', {
      put: { 'us-21': 'chippawa', r103: 'chippawa' },
      space: 'chippawa',
      attacker: 'us',
      from: 'ft-erie',
      value: 3,
      dice: [5, 5],
      then: (after) => expect(after.units['us-21'].reduced).toBe(true),
    }),
    steps: [
      ['us', 'fight c75'],
      ['us', 'lose us-21'],
    ],
  }),
);

it(
  'MMW-card-82 Sortie',
  plays({
    card: 'c82',
    when: 'after-round',
    by: 'us',
    put: { 'us-21': 'plattsburgh', r3: 'plattsburgh', r5: 'plattsburgh' },
    agenda: combat('plattsburgh', 'gb', 'chazy'),
    steps: [
      ['gb', 'lead r3'],
      ['us', 'pass'],
      ['us', 'fight c82'],
      ['gb', 'lose r5'],
    ],
    dice: [1, 1],
    then: (after) => expect(after.units.r5.reduced).toBe(true),
  }),
);

it(
  'MMW-card-88 Mackinac Holds: on Lake Huron',
  plays(
    round('c88', 'gb', {
      put: { 'us-17': 'ft-mackinac', 'nw-company': 'ft-mackinac' },
      space: 'ft-mackinac',
      attacker: 'us',
      from: 'lake-huron',
      value: -2,
    }),
  ),
);

it(
  'MMW-card-88 Mackinac Holds: elsewhere',
  plays(
    round('c88', 'gb', {
      put: { 'us-17': 'cornwall', r89: 'cornwall' },
      space: 'cornwall',
      attacker: 'us',
      from: 'prescott',
      value: -1,
    }),
  ),
);

it(
  'MMW-card-98 Congreve Rockets',
  plays(
    round('c98', 'gb', {
      put: { 'us-17': 'buffalo', r89: 'buffalo' },
      space: 'buffalo',
      attacker: 'gb',
      from: 'ft-erie',
      dice: [6, 6],
      value: 1,
    }),
  ),
);

it(
  'MMW-card-99 Guns on the Hill',
  plays(
    round('c99', 'gb', {
      put: { 'us-17': 'cornwall', r89: 'cornwall' },
      space: 'cornwall',
      attacker: 'us',
      from: 'prescott',
      value: -2,
    }),
  ),
);

it(
  "MMW-card-40 Don't Give Up the Ship: with Perry",
  plays({
    card: 'c40',
    when: 'naval',
    by: 'us',
    put: { lawrence: 'lake-erie', 'queen-charlotte': 'lake-erie', perry: 'lake-erie' },
    agenda: battle('lake-erie', 'us'),
    steps: [['us', 'fight c40']],
    dice: [3, 1],
    then: (_, events) => expect(modifierOf(events, 'c40')).toBe(2),
  }),
);

it(
  "MMW-card-40 Don't Give Up the Ship: without Perry, defending",
  plays({
    card: 'c40',
    when: 'naval',
    by: 'us',
    put: { lawrence: 'lake-erie', 'queen-charlotte': 'lake-erie' },
    agenda: battle('lake-erie', 'gb'),
    steps: [['us', 'fight c40']],
    dice: [3],
    then: (_, events) => expect(modifierOf(events, 'c40')).toBe(-1),
  }),
);

it(
  'MMW-card-71 Fog on the Lake',
  plays({
    card: 'c71',
    when: 'naval',
    by: 'gb',
    put: { lawrence: 'lake-erie', 'queen-charlotte': 'lake-erie' },
    agenda: battle('lake-erie', 'us'),
    steps: [['gb', 'fight c71']],
    then(after, events) {
      expect(events.some(({ type }) => type === 'naval-round')).toBe(false);
      expect(after.agenda.at(-1)).toMatchObject({ f: 'harbour', by: 'gb', place: 'lake-erie' });
    },
  }),
);

it(
  'MMW-card-78 Springs on the Cables',
  plays({
    card: 'c78',
    when: 'naval-rolled',
    by: 'us',
    put: { 'saratoga-ship': 'lake-champlain', linnet: 'lake-champlain' },
    agenda: battle('lake-champlain', 'us'),
    opening: [1],
    steps: [['us', 'fight c78']],
    dice: [5],
    then: (_, events) =>
      expect(events.filter(({ type }) => type === 'naval-round')).toHaveLength(1),
  }),
);

it('every battle card is played in each of its windows', () => {
  expect(unplayed('round', 'after-round', 'naval', 'naval-rolled')).toEqual([]);
});
