import type { CardId } from '../../../../src/rules/madison/components/cards/index.js';
import { FORT, type FortId } from '../../../../src/rules/madison/components/forts.js';
import { cardsIn } from '../../../../src/rules/madison/state.js';
import { type Case, options, plays, scoring, told } from './support.js';

const fortCase = (card: CardId, fort: FortId, rest: Partial<Case> = {}): Case => ({
  card,
  when: 'play',
  by: FORT[fort].side,
  steps: [[FORT[fort].side, `event ${card}`]],
  then: (after, events) => {
    expect(after.forts[fort]).toBe(true);
    expect(told(events, 'fort-placed')).toEqual({ fort, space: FORT[fort].at });
  },
  ...rest,
});

/** Choosing the fort of card 55; a fort whose space the enemy holds is not offered. */
const earthworks = (fort: FortId, nth: number): Case =>
  fortCase('c55', fort, {
    steps: [
      [FORT[fort].side, 'event c55'],
      [FORT[fort].side, `choose ${nth}`],
    ],
  });

it(
  "MMW-card-2 Hull's Proclamation",
  plays({
    card: 'c2',
    when: 'play',
    by: 'us',
    put: { 'us-4': 'sandwich', essex: 'ft-malden', norfolk: 'port-dover', lcm: 'montreal' },
    steps: [
      ['us', 'event c2'],
      ['us', 'lose essex'],
      ['us', 'lose norfolk'],
    ],
    then: (after) => {
      expect(after.units.essex.at).toBe('gone');
      expect(after.units.norfolk.at).toBe('gone');
      expect(after.units.lcm).toEqual({ at: 'montreal' });
    },
  }),
);

it(
  "MMW-card-5 Elliott's Cutting-Out Party: on 3 or more",
  plays({
    card: 'c5',
    when: 'play',
    by: 'us',
    put: { 'general-hunter': 'ft-malden' },
    steps: [
      ['us', 'event c5'],
      ['us', 'lose-ship general-hunter'],
    ],
    dice: [3],
    then: (after) => {
      expect(after.ships['general-hunter'].at).toBe('gone');
      expect(after.ships['caledonia-us']).toEqual({ at: 'buffalo' });
    },
  }),
);

it(
  "MMW-card-5 Elliott's Cutting-Out Party: on 1 or 2",
  plays({
    card: 'c5',
    when: 'play',
    by: 'us',
    put: { 'general-hunter': 'ft-malden' },
    steps: [['us', 'event c5']],
    dice: [2],
    then: (after, events) => {
      expect(told(events, 'event-rolled')).toEqual({ card: 'c5', die: 2 });
      expect(after.ships['general-hunter'].at).toBe('ft-malden');
    },
  }),
);

it(
  'MMW-card-6 Kentucky Volunteers',
  plays({
    card: 'c6',
    when: 'play',
    by: 'us',
    steps: [['us', 'event c6']],
    then: (after) => {
      expect(after.units['ky-a']).toEqual({ at: 'ft-macarthur' });
      expect(after.units['ky-b']).toEqual({ at: 'ft-macarthur' });
    },
  }),
);

it(
  'MMW-card-6 Kentucky Volunteers: Ft. MacArthur is lost',
  plays({
    card: 'c6',
    when: 'play',
    by: 'us',
    put: { r8: 'ft-macarthur' },
    steps: [['us', 'event c6']],
    then: (after) => expect(after.units['ky-a']).toEqual({ at: 'mansfield' }),
  }),
);

it(
  'MMW-card-8 Privateers at Sea',
  plays({
    card: 'c8',
    when: 'play',
    by: 'us',
    turn: '1812-1',
    set: (state) => {
      state.cards.c22 = 'gb';
      state.cards.c30 = 'gb';
    },
    steps: [
      ['us', 'event c8'],
      ['gb', 'delay rs1'],
    ],
    then: (after, events) => {
      expect(after.seen.us).toEqual({ c22: true, c30: true });
      expect(told(events, 'hand-shown')).toEqual({ side: 'gb', to: 'us', count: 2 });
      // they are shown to that seat alone
      expect(events.find(({ type }) => type === 'hand-shown')?.only).toEqual({
        us: { cards: ['c22', 'c30'] },
      });
      expect(after.units.rs1).toEqual({ at: 'pool', delayed: true });
    },
  }),
);

it(
  'MMW-card-11 The Cuyahoga Papers',
  plays({
    card: 'c11',
    when: 'play',
    by: 'gb',
    set: (state) => {
      state.cards.c3 = 'us';
    },
    steps: [['gb', 'event c11']],
    then: (after) => {
      expect(after.seen.gb).toEqual({ c3: true });
      expect(cardsIn(after, 'gb')).toHaveLength(1);
    },
  }),
);

it(
  'MMW-card-12 Fall of Fort Dearborn: Tecumseh is on the map',
  plays({
    card: 'c12',
    when: 'play',
    by: 'gb',
    put: { tecumseh: 'ft-malden' },
    steps: [['gb', 'event c12']],
    then: (after) => expect(after.vp).toBe(-1),
  }),
);

it(
  'MMW-card-12 Fall of Fort Dearborn: Ft. Mackinac is taken',
  plays({
    card: 'c12',
    when: 'play',
    by: 'gb',
    put: { r8: 'ft-mackinac' },
    steps: [['gb', 'event c12']],
    then: (after) => expect(after.eventVp).toBe(-1),
  }),
);

it(
  "MMW-card-14 Tecumseh's Confederacy",
  plays({
    card: 'c14',
    when: 'play',
    by: 'gb',
    put: { tecumseh: 'ft-malden', shawnee: 'ft-malden' },
    steps: [['gb', 'event c14']],
    then: (after) => {
      expect(after.units.wyandot).toEqual({ at: 'ft-malden' });
      expect(after.units.potawatomi).toEqual({ at: 'ft-malden' });
    },
  }),
);

it(
  'MMW-card-17 Batteries against Black Rock',
  plays({
    card: 'c17',
    when: 'play',
    by: 'gb',
    put: { r8: 'ft-erie', somers: 'buffalo', trippe: 'buffalo', adams: 'buffalo' },
    steps: [
      ['gb', 'event c17'],
      ['us', 'lose-ship somers'],
      ['us', 'lose-ship trippe'],
    ],
    then: (after) => {
      expect(after.ships.somers.at).toBe('gone');
      expect(after.ships.trippe.at).toBe('gone');
      expect(after.ships.adams.at).toBe('buffalo');
    },
  }),
);

it(
  'MMW-card-18 Tompkins Calls Out New York',
  plays({
    card: 'c18',
    when: 'play',
    by: 'us',
    steps: [
      ['us', 'event c18'],
      ['us', 'place ny-8 buffalo'],
      ['us', 'place ny-9 plattsburgh'],
    ],
    then: (after) => {
      expect(after.units['ny-8']).toEqual({ at: 'buffalo' });
      expect(after.units['ny-9']).toEqual({ at: 'plattsburgh' });
    },
  }),
);

it('MMW-card-30 Works at York', plays(fortCase('c30', 'ft-york')));

it(
  "MMW-card-36 Eckford's Shipwrights",
  plays({
    card: 'c36',
    when: 'play',
    by: 'us',
    steps: [['us', 'event c36']],
    then: (after) => {
      expect(after.agenda.at(-1)).toMatchObject({ f: 'build', by: 'us', points: 4 });
      const ships = options(after, 'us').join(' ');
      expect(ships).toContain('madison-ship');
      expect(ships).not.toContain('general-pike');
      expect(ships).not.toContain('lawrence');
    },
  }),
);

it(
  'MMW-card-38 York Burned',
  plays({
    card: 'c38',
    when: 'play',
    by: 'us',
    put: { 'us-6': 'york', 'brock-ship': 'york' },
    set: (state) => {
      state.depots.york = 'gb';
    },
    steps: [['us', 'event c38']],
    then: (after) => {
      expect(after.eventVp).toBe(1);
      expect(after.basesDestroyed.york).toBe(true);
      expect(after.depots.york).toBeUndefined();
      expect(after.ships['brock-ship'].at).toBe('gone');
    },
  }),
);

it(
  'MMW-card-38 York Burned: the Brock was never built',
  plays({
    card: 'c38',
    when: 'play',
    by: 'us',
    put: { 'us-6': 'york' },
    steps: [['us', 'event c38']],
    then: (after) => expect(after.ships['brock-ship'].at).toBe('gone'),
  }),
);

it(
  "MMW-card-39 Noah Brown's Yard at Erie",
  plays({
    card: 'c39',
    when: 'play',
    by: 'us',
    steps: [['us', 'event c39']],
    then: (after) => {
      expect(after.agenda.at(-1)).toMatchObject({ f: 'build', by: 'us', points: 6 });
      expect(options(after, 'us').join(' ')).toContain('lawrence');
      expect(options(after, 'us').join(' ')).not.toContain('madison-ship');
    },
  }),
);

it(
  "MMW-card-41 Johnson's Mounted Kentuckians: with Harrison",
  plays({
    card: 'c41',
    when: 'play',
    by: 'us',
    put: { harrison: 'detroit' },
    steps: [
      ['us', 'event c41'],
      ['us', 'choose 0'],
    ],
    then: (after) => expect(after.units['us-johnson']).toEqual({ at: 'detroit' }),
  }),
);

it(
  "MMW-card-41 Johnson's Mounted Kentuckians: at Ft. MacArthur",
  plays({
    card: 'c41',
    when: 'play',
    by: 'us',
    put: { harrison: 'detroit' },
    steps: [
      ['us', 'event c41'],
      ['us', 'choose 1'],
    ],
    then: (after) => expect(after.units['us-johnson']).toEqual({ at: 'ft-macarthur' }),
  }),
);

it(
  'MMW-card-43 Seneca Warriors',
  plays({
    card: 'c43',
    when: 'play',
    by: 'us',
    steps: [
      ['us', 'event c43'],
      ['us', 'place seneca lewiston'],
    ],
    then: (after) => expect(after.units.seneca).toEqual({ at: 'lewiston' }),
  }),
);

it(
  'MMW-card-50 The Coast Blockaded',
  plays({
    card: 'c50',
    when: 'play',
    by: 'gb',
    steps: [
      ['gb', 'event c50'],
      ['us', 'delay us-9'],
    ],
    then: (after) => {
      expect(after.eventVp).toBe(-1);
      expect(after.units['us-9'].delayed).toBe(true);
    },
  }),
);

it(
  'MMW-card-51 Sloops Taken in the Richelieu: one sloop taken',
  plays({
    card: 'c51',
    when: 'play',
    by: 'gb',
    put: { growler: 'lake-champlain', 'president-ch': 'lake-champlain' },
    steps: [
      ['gb', 'event c51'],
      ['gb', 'choose 0'],
      ['gb', 'lose-ship growler'],
      ['gb', 'stop'],
    ],
    then: (after) => {
      expect(after.ships.growler.at).toBe('gone');
      expect(after.ships.chubb).toEqual({ at: 'isle-aux-noix' });
      expect(after.ships.finch).toEqual({ at: 'isle-aux-noix' });
      expect(after.ships['president-ch'].at).toBe('lake-champlain');
    },
  }),
);

it(
  'MMW-card-51 Sloops Taken in the Richelieu: building',
  plays({
    card: 'c51',
    when: 'play',
    by: 'gb',
    put: { growler: 'lake-champlain' },
    steps: [
      ['gb', 'event c51'],
      ['gb', 'choose 1'],
    ],
    then: (after) => expect(after.agenda.at(-1)).toMatchObject({ f: 'build', points: 6 }),
  }),
);

it(
  'MMW-card-52 Raid on the Stores',
  plays({
    card: 'c52',
    when: 'play',
    by: 'gb',
    put: { 'royal-george': 'kingston' },
    set: (state) => {
      state.depots.sodus = 'us';
      state.cards.c39 = 'us';
    },
    steps: [
      ['gb', 'event c52'],
      ['gb', 'aim sodus'],
    ],
    then: (after, events) => {
      expect(after.depots.sodus).toBeUndefined();
      expect(after.cards.c39).toBe('discard');
      expect(told(events, 'cards-lost')).toEqual({ side: 'us', cards: ['c39'] });
    },
  }),
);

it('MMW-card-55 Earthworks: Burlington Heights', plays(earthworks('burlington-heights', 0)));

it('MMW-card-55 Earthworks: Fort Wellington', plays(earthworks('ft-wellington', 1)));

it('MMW-card-55 Earthworks: Fort Stephenson', plays(earthworks('ft-stephenson', 2)));

it('MMW-card-55 Earthworks: Burlington Battery', plays(earthworks('burlington-battery', 3)));

it(
  'MMW-card-56 Grand River Indians',
  plays({
    card: 'c56',
    when: 'play',
    by: 'gb',
    steps: [['gb', 'event c56']],
    then: (after) => expect(after.units.mohawk).toEqual({ at: 'grand-river' }),
  }),
);

it(
  'MMW-card-62 Dearborn Recalled',
  plays({
    card: 'c62',
    when: 'play',
    by: 'us',
    put: { dearborn: 'albany' },
    steps: [['us', 'event c62']],
    then: (after) => {
      expect(after.leaders.dearborn.at).toBe('gone');
      expect(after.leaders.wilkinson).toEqual({ at: 'sackets-harbour' });
      expect(cardsIn(after, 'us')).toHaveLength(1);
    },
  }),
);

it(
  'MMW-card-69 Fort Guns for the Detroit',
  plays({
    card: 'c69',
    when: 'play',
    by: 'gb',
    turn: '1813-1',
    steps: [['gb', 'event c69']],
    then: (after) => {
      expect(after.agenda.at(-1)).toMatchObject({ f: 'build', by: 'gb', points: 6 });
      expect(options(after, 'gb').join(' ')).toContain('detroit-ship');
    },
  }),
);

it(
  'MMW-card-70 Sailors from Salt Water',
  plays({
    card: 'c70',
    when: 'play',
    by: 'us',
    steps: [
      ['us', 'event c70'],
      ['us', 'yard lake-erie'],
    ],
    then: (after) => {
      expect(after.agenda.at(-1)).toMatchObject({ f: 'build', points: 6, lakes: ['lake-erie'] });
      expect(options(after, 'us').join(' ')).not.toContain('madison-ship');
    },
  }),
);

it(
  'MMW-card-72 News of Leipzig',
  plays({
    card: 'c72',
    when: 'play',
    by: 'gb',
    put: { r49: 'montreal!', r89: 'kingston!' },
    steps: [
      ['gb', 'event c72'],
      ['gb', 'restore r49'],
      ['gb', 'restore r89'],
    ],
    then: (after) => {
      expect(after.units['r2-8']).toEqual({ at: 'quebec' });
      expect(after.units.r49.reduced).toBeUndefined();
      expect(after.units.r89.reduced).toBeUndefined();
    },
  }),
);

it(
  "MMW-card-73 Scott's Camp of Instruction",
  plays({
    card: 'c73',
    when: 'play',
    by: 'us',
    put: { scott: 'buffalo', brown: 'sackets-harbour', 'us-9': 'buffalo!' },
    steps: [
      ['us', 'event c73'],
      ['us', 'restore us-9'],
      ['us', 'activate scott'],
    ],
    then: (after) => {
      expect(after.units['us-9'].reduced).toBeUndefined();
      expect(after.agenda.at(-1)).toMatchObject({ f: 'march', leader: 'scott' });
    },
  }),
);

it(
  'MMW-card-76 Snake Hill Lines',
  plays(fortCase('c76', 'snake-hill', { put: { 'us-9': 'ft-erie' } })),
);

it('MMW-card-77 Fort Moreau', plays(fortCase('c77', 'ft-moreau')));

it(
  "MMW-card-84 McArthur's Raid",
  plays({
    card: 'c84',
    when: 'play',
    by: 'us',
    put: { norfolk: 'port-dover' },
    steps: [
      ['us', 'event c84'],
      ['us', 'destroy oxford'],
    ],
    then: (after) => {
      expect(after.destroyed.oxford).toBe(true);
      expect(after.eventVp).toBe(1);
    },
  }),
);

it(
  'MMW-card-86 Port Dover Burned',
  plays({
    card: 'c86',
    when: 'play',
    by: 'us',
    put: { lawrence: 'erie' },
    steps: [['us', 'event c86']],
    then: (after) => {
      expect(after.destroyed['port-dover']).toBe(true);
      expect(after.basesDestroyed['port-dover']).toBe(true);
      expect(after.vp).toBe(1);
    },
  }),
);

it(
  'MMW-card-87 Green Mountain Volunteers',
  plays({
    card: 'c87',
    when: 'play',
    by: 'us',
    steps: [
      ['us', 'event c87'],
      ['us', 'place vt-2 plattsburgh'],
      ['us', 'place vt-3 burlington-vt'],
    ],
    then: (after) => {
      expect(after.units['vt-2']).toEqual({ at: 'plattsburgh' });
      expect(after.units['vt-3']).toEqual({ at: 'burlington-vt' });
    },
  }),
);

it(
  "MMW-card-90 Wellington's Veterans",
  plays({
    card: 'c90',
    when: 'play',
    by: 'gb',
    steps: [['gb', 'event c90']],
    then: (after) => {
      expect(after.units.r81).toEqual({ at: 'quebec' });
      expect(after.units.r97).toEqual({ at: 'quebec' });
    },
  }),
);

it(
  "MMW-card-95 Worsley's Night Boarding: boarding",
  plays({
    card: 'c95',
    when: 'play',
    by: 'gb',
    put: { 'nw-company': 'ft-mackinac', tigress: 'lake-huron', scorpion: 'lake-huron' },
    steps: [
      ['gb', 'event c95'],
      ['gb', 'lose-ship tigress'],
      ['gb', 'lose-ship scorpion'],
      ['gb', 'launch surprise ft-mackinac'],
    ],
    then: (after) => {
      expect(after.ships.tigress.at).toBe('gone');
      expect(after.ships.scorpion.at).toBe('gone');
      expect(after.ships.surprise).toEqual({ at: 'ft-mackinac' });
    },
  }),
);

it(
  "MMW-card-95 Worsley's Night Boarding: the Surprise alone",
  plays({
    card: 'c95',
    when: 'play',
    by: 'gb',
    put: { 'nw-company': 'nottawasaga' },
    steps: [
      ['gb', 'event c95'],
      ['gb', 'launch surprise nottawasaga'],
    ],
    then: (after) => expect(after.ships.surprise).toEqual({ at: 'nottawasaga' }),
  }),
);

it(
  'MMW-card-97 The St. Lawrence Leaves the Stocks',
  plays({
    card: 'c97',
    when: 'play',
    by: 'gb',
    steps: [['gb', 'event c97']],
    then: (after) => {
      expect(after.agenda.at(-1)).toMatchObject({ f: 'build', by: 'gb', points: 8 });
      expect(options(after, 'gb').join(' ')).toContain('st-lawrence');
    },
  }),
);

it(
  'MMW-card-101 Beef across the Border',
  plays({
    card: 'c101',
    when: 'play',
    by: 'gb',
    put: { r88: 'montreal!', r27: 'chazy' },
    steps: [
      ['gb', 'event c101'],
      ['gb', 'restore r88'],
    ],
    then: (after) => {
      expect(after.units.r88.reduced).toBeUndefined();
      expect(after.lasting).toEqual([{ card: 'c101', by: 'gb', nth: 0, until: 'turn' }]);
    },
  }),
);

it(
  'MMW-card-108 Treaty of Ghent',
  plays({
    card: 'c108',
    when: 'play',
    by: 'gb',
    set: (state) => {
      state.cards.c91 = 'gb';
      state.cards.c92 = 'gb';
    },
    steps: [['gb', 'event c108']],
    then: (after) => {
      // MMW-4.22 a point for each card left
      expect(after.outcome?.winner).toBe('us');
      expect(after.vp).toBe(2);
    },
  }),
);

it(
  'MMW-card-109 Desertion',
  plays({
    card: 'c109',
    when: 'play',
    by: 'us',
    put: {
      r3: 'montreal',
      r5: 'montreal',
      shawnee: 'montreal',
      r27: 'kingston',
      r39: 'kingston',
      r57: 'kingston',
      r58: 'york',
    },
    steps: [
      ['us', 'event c109'],
      ['gb', 'lose r3'],
      ['gb', 'lose r27'],
    ],
    then: (after) => {
      expect(after.units.r3.reduced).toBe(true);
      expect(after.units.r27.reduced).toBe(true);
    },
  }),
);

describe('MMW-card-3 MMW-card-4 MMW-card-37 MMW-card-44 MMW-card-47 MMW-card-79 MMW-card-80 MMW-card-81 MMW-card-89 MMW-card-91 MMW-card-92 MMW-card-102 cards that only score', () => {
  it.each([
    ['c3', 2],
    ['c4', 1],
    ['c37', 1],
    ['c44', 1],
    ['c47', -2],
    ['c79', 1],
    ['c80', 1],
    ['c81', 1],
    ['c89', -2],
    ['c91', -1],
    ['c92', -1],
    ['c102', -1],
  ] as const)('%s: %i', (card, vp) => plays(scoring(card, 'play', vp))());
});
