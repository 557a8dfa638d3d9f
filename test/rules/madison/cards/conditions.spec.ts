import { type CardId, CARDS } from '../../../../src/rules/madison/components/cards/index.js';
import type { Side } from '../../../../src/rules/madison/components/side.js';
import type { Pieces } from '../support.js';
import { type Round, round } from './fights.js';
import { type Case, options, positionFor } from './support.js';

type Set = NonNullable<Case['set']>;

/** Positions in which the event of a card is not to be had, each for the one thing that its text asks for. */
interface Lack {
  readonly of: string;
  readonly put?: Pieces;
  readonly set?: Set;
}

const lacks = (of: string, put: Pieces = {}, set?: Set): Lack => ({
  of,
  put,
  ...(set !== undefined && { set }),
});

/** The units of either side take a space. */
const taken = (space: string, by: Side): Pieces =>
  by === 'us' ? { 'us-6': space, 'us-13': space } : { r8: space, r49: space };

const EVENTS: { readonly [C in CardId]?: readonly Lack[] } = {
  c2: [
    lacks('a US unit in Upper Canada', { 'us-4': 'detroit', essex: 'ft-malden' }),
    lacks('British militia there', { 'us-4': 'sandwich', lcm: 'montreal', r8: 'york' }),
  ],
  c5: [
    lacks('Buffalo', { ...taken('buffalo', 'gb'), 'general-hunter': 'ft-malden' }),
    lacks('a class C ship', { 'lady-prevost': 'ft-malden' }),
    lacks('a ship in a town', { 'general-hunter': 'lake-erie' }),
    lacks('an undamaged ship', { 'general-hunter': 'ft-malden!' }),
  ],
  c6: [lacks('a space', { r8: 'ft-macarthur', r49: 'mansfield', rs1: 'mansfield' })],
  c12: [lacks('Tecumseh or Ft. Mackinac', { 'us-mack': 'ft-mackinac' })],
  c13: [
    lacks('units at Ft. St. Joseph', { r8: 'ft-mackinac' }),
    lacks('a unit that may attack', { r8: 'ft-st-joseph!', 'us-mack': 'ft-mackinac' }),
    lacks('leave to attack', { r8: 'ft-st-joseph', 'us-mack': 'ft-mackinac' }, (state) =>
      state.lasting.push({ card: 'c24', by: 'us', nth: 0, until: 'next-own-play' }),
    ),
  ],
  c14: [
    lacks('Tecumseh'),
    lacks('units', { tecumseh: 'ft-malden', wyandot: 'york', potawatomi: 'york' }),
  ],
  c17: [
    lacks('a unit at Ft. Erie', { r8: 'chippawa', somers: 'buffalo' }),
    lacks('a small ship', { r8: 'ft-erie', adams: 'buffalo' }),
    lacks('an undamaged ship', { r8: 'ft-erie', somers: 'buffalo!' }),
  ],
  c28: [
    lacks('Maumee Rapids', { r8: 'maumee-rapids', 'us-17': 'ft-findlay' }),
    lacks('a unit near it', { 'us-17': 'ft-macarthur' }),
  ],
  c29: [lacks('the 104th', { r104: 'montreal' })],
  c30: [lacks('York', taken('york', 'us'))],
  c36: [lacks('Sackets Harbour', taken('sackets-harbour', 'gb'))],
  c38: [
    lacks('control of York', { 'us-6': 'ft-niagara' }),
    lacks('enough units', { 'us-1art': 'york' }),
  ],
  c39: [lacks('Erie', taken('erie', 'gb'))],
  c51: [lacks('Isle aux Noix', taken('isle-aux-noix', 'us'))],
  c52: [
    lacks('a ship', {}, (state) => void (state.cards.c39 = 'us')),
    lacks('an undamaged ship', { wolfe: 'kingston!' }, (state) => void (state.cards.c39 = 'us')),
  ],
  c56: [lacks('the Mohawk', { mohawk: 'york' })],
  c62: [lacks('Dearborn')],
  c65: [
    lacks('units at Ft. George', { r89: 'queenston', 'us-1art': 'ft-niagara' }),
    lacks('a unit that may attack', { r89: 'ft-george!', 'us-1art': 'ft-niagara' }),
  ],
  c66: [lacks('control of Ft. George', { 'us-1art': 'ft-niagara' })],
  c76: [lacks('control of Ft. Erie', { 'us-9': 'buffalo' })],
  c77: [lacks('Plattsburgh', taken('plattsburgh', 'gb'))],
  c84: [
    lacks('Detroit', taken('detroit', 'gb')),
    lacks('an open town', {
      r8: 'thamesville',
      r49: 'oxford',
      r103: 'port-talbot',
      rs1: 'grand-river',
      canfen: 'port-dover',
    }),
  ],
  c86: [
    lacks('an open Port Dover', { lawrence: 'erie', norfolk: 'port-dover' }),
    lacks('an undamaged ship', { lawrence: 'erie!' }),
    lacks('a free lake', { lawrence: 'erie', 'queen-charlotte': 'lake-erie' }),
  ],
  c95: [lacks('a unit on Lake Huron', { 'nw-company': 'york', tigress: 'lake-huron' })],
  c109: [lacks('three units of a space', { r3: 'montreal', r5: 'montreal' })],
  c110: [lacks('a lake', { 'royal-george': 'kingston', oneida: 'sackets-harbour' })],
};

const CASES = CARDS.flatMap(({ id, number, side, when }) =>
  (EVENTS[id] ?? []).map((one) => ({ id, number, side, winter: when[0] === 'winter', ...one })),
);

describe('the event of a card is not offered', () => {
  it.each(CASES)('MMW-card-$number without $of', ({ id, side, winter, put, set }) => {
    const by = side === 'both' ? (id === 'c110' || id === 'c52' ? 'gb' : 'us') : side;
    const state = positionFor({
      card: id,
      when: winter ? 'winter' : 'play',
      by,
      ...(put !== undefined && { put }),
      ...(set !== undefined && { set }),
      steps: [],
      then: () => undefined,
    });
    expect(options(state, by)).not.toContain(`event ${id}`);
    expect(options(state, by).length).toBeGreaterThan(0);
  });
});

/** A combat in which all is as the text asks, and the changes that take one thing away. */
interface Ground {
  readonly card: CardId;
  readonly by: Side;
  readonly fits: Omit<Round, 'value'>;
  readonly without: { readonly [thing: string]: Partial<Round> };
}

const GROUNDS: readonly Ground[] = [
  {
    card: 'c9',
    by: 'gb',
    fits: {
      put: { brock: 'detroit', tecumseh: 'detroit', ottawa: 'detroit', 'us-4': 'detroit' },
      space: 'detroit',
      attacker: 'gb',
      from: 'sandwich',
    },
    without: {
      Brock: { put: { tecumseh: 'detroit', ottawa: 'detroit', 'us-4': 'detroit' } },
      Tecumseh: { put: { brock: 'detroit', ottawa: 'detroit', 'us-4': 'detroit' } },
      'an Indian unit': {
        put: { brock: 'detroit', tecumseh: 'detroit', r8: 'detroit', 'us-4': 'detroit' },
      },
      'Brock himself': {
        put: { brock: 'detroit!', tecumseh: 'detroit', ottawa: 'detroit', 'us-4': 'detroit' },
      },
    },
  },
  {
    card: 'c10',
    by: 'gb',
    fits: {
      put: { ottawa: 'detroit', 'us-4': 'detroit' },
      space: 'detroit',
      attacker: 'gb',
      from: 'sandwich',
    },
    without: {
      'an Indian unit': { put: { r8: 'detroit', 'us-4': 'detroit' } },
      'a fort': { put: { ottawa: 'schlosser', 'us-4': 'schlosser' }, space: 'schlosser' },
      'an attack': { attacker: 'us', from: 'brownstown' },
    },
  },
  {
    card: 'c32',
    by: 'us',
    fits: {
      put: { r8: 'oswego', 'us-6': 'oswego' },
      space: 'oswego',
      attacker: 'gb',
      from: 'lake-ontario',
    },
    without: { 'a landing': { from: 'sodus' }, defence: { attacker: 'us' } },
  },
  {
    card: 'c33',
    by: 'us',
    fits: {
      put: { r8: 'brownstown', 'us-6': 'brownstown' },
      space: 'brownstown',
      attacker: 'gb',
      from: 'ft-malden',
    },
    without: { forest: { put: { r8: 'frenchtown', 'us-6': 'frenchtown' }, space: 'frenchtown' } },
  },
  {
    card: 'c34',
    by: 'us',
    fits: {
      put: { r8: 'frenchtown', 'us-6': 'frenchtown' },
      space: 'frenchtown',
      attacker: 'gb',
      from: 'brownstown',
    },
    without: { regulars: { put: { r8: 'frenchtown', 'oh-1': 'frenchtown' } } },
  },
  {
    card: 'c46',
    by: 'us',
    fits: {
      put: { r8: 'ft-niagara', 'us-6': 'ft-niagara' },
      space: 'ft-niagara',
      attacker: 'gb',
      from: 'ft-george',
    },
    without: {
      'a fort': { put: { r8: 'schlosser', 'us-6': 'schlosser' }, space: 'schlosser' },
      defence: { attacker: 'us', from: 'lewiston' },
    },
  },
  {
    card: 'c53',
    by: 'gb',
    fits: {
      put: { voltigeurs: 'chateauguay', 'us-10': 'chateauguay' },
      space: 'chateauguay',
      attacker: 'us',
      from: 'four-corners',
    },
    without: {
      forest: { put: { voltigeurs: 'la-prairie', 'us-10': 'la-prairie' }, space: 'la-prairie' },
      'Lower Canada': {
        put: { voltigeurs: 'grand-river', 'us-10': 'grand-river' },
        space: 'grand-river',
      },
      defence: { attacker: 'gb', from: 'la-prairie' },
    },
  },
  {
    card: 'c54',
    by: 'gb',
    fits: {
      put: { r89: 'cornwall', 'us-21': 'cornwall' },
      space: 'cornwall',
      attacker: 'us',
      from: 'prescott',
    },
    without: {
      'a clear space': {
        put: { r89: 'chateauguay', 'us-21': 'chateauguay' },
        space: 'chateauguay',
      },
      regulars: { put: { stormont: 'cornwall', 'us-21': 'cornwall' } },
    },
  },
  {
    card: 'c75',
    by: 'us',
    fits: {
      put: { 'us-21': 'chippawa', r103: 'chippawa' },
      space: 'chippawa',
      attacker: 'us',
      from: 'ft-erie',
    },
    without: {
      regulars: { put: { 'ny-porter': 'chippawa', r103: 'chippawa' } },
      'an attack': { attacker: 'gb', from: 'queenston' },
    },
  },
  {
    card: 'c88',
    by: 'gb',
    fits: {
      put: { 'us-21': 'chippawa', r103: 'chippawa' },
      space: 'chippawa',
      attacker: 'us',
      from: 'ft-erie',
    },
    without: { defence: { attacker: 'gb', from: 'queenston' } },
  },
  {
    card: 'c99',
    by: 'gb',
    fits: {
      put: { 'us-17': 'cornwall', r89: 'cornwall' },
      space: 'cornwall',
      attacker: 'us',
      from: 'prescott',
    },
    without: {
      'a clear space': {
        put: { 'us-17': 'chateauguay', r89: 'chateauguay' },
        space: 'chateauguay',
      },
      defence: { attacker: 'gb', from: 'coteau-du-lac' },
    },
  },
];

describe('a battle card is offered where its text says and nowhere else', () => {
  const isOffered = ({ card, by }: Ground, now: Omit<Round, 'value'>): boolean =>
    options(
      positionFor({ ...round(card, by, { ...now, value: 0 }), opening: [3, 3] }),
      by,
    ).includes(`fight ${card}`);
  const cases = GROUNDS.map((one) => [Number(one.card.slice(1)), one] as const);

  it.each(cases)('MMW-card-%i', (_, ground) => {
    expect(isOffered(ground, ground.fits)).toBe(true);
    for (const [thing, change] of Object.entries(ground.without))
      expect([thing, isOffered(ground, { ...ground.fits, ...change })]).toEqual([thing, false]);
  });
});
