import type { Frame } from '../../../../src/rules/kernel/frame.js';
import type { CardId } from '../../../../src/rules/madison/components/cards/index.js';
import type { Side } from '../../../../src/rules/madison/components/side.js';
import type { MadisonState } from '../../../../src/rules/madison/state.js';
import { combat } from './fights.js';
import type { Case } from './support.js';
import { modifierOf, options, playCase, plays, positionFor, ruleOf, told } from './support.js';

/*
 * What the other files of this folder leave of a card: each condition, place and number that a text names, where it
 * makes a difference. `every-card.spec.ts` takes the cards apart and tells which part no test would miss.
 */

type Given = Omit<Case, 'card' | 'then' | 'steps'> & { readonly steps?: Case['steps'] };

/** What a side may do, by this verb. */
const offered = (state: MadisonState, side: Side, verb: string): string[] =>
  options(state, side).flatMap((one) =>
    one.startsWith(`${verb} `) ? [one.slice(verb.length + 1)] : [],
  );

/** The position after these steps. */
const after = (card: CardId, given: Given): MadisonState =>
  playCase({ card, steps: [], ...given, then: () => undefined }).after;

/** The other side plays that card of its own. */
const moving = (card: CardId, by: Side) => ({
  set: (state: MadisonState): void => void (state.cards[card] = by),
  agenda: (): Frame[] => [{ f: 'play', by } as Frame],
});

/** The attack is part of a play of the card for its value. */
const inPlayOf =
  (card: CardId, ...[space, attacker, from]: Parameters<typeof combat>) =>
  (state: MadisonState): Frame[] => {
    const frames = combat(space, attacker, from)(state);
    if (state.play !== null) Object.assign(state.play, { card });
    return frames;
  };

describe('MMW-card-7 the rifles', () => {
  it.each(['us-forsyth', 'us-1rifle', 'us-4rifle'] as const)('%s leads', (unit) => {
    const { events } = playCase({
      card: 'c7',
      when: 'ops',
      by: 'us',
      put: { [unit]: 'york', 'york-mil': 'york' },
      agenda: inPlayOf('c7', 'york', 'us', 'lake-ontario'),
      steps: [['us', 'pass']],
      dice: [6, 6],
      then: () => undefined,
    });
    expect([modifierOf(events, 'c7'), ruleOf(events, 'MMW-10.41.a')]).toEqual([1, null]);
  });
});

describe('MMW-card-45 MMW-card-96 an attack over land gets nothing', () => {
  it.each([
    ['c45', 'us', { 'us-6': 'queenston', r49: 'queenston' }, 'queenston', 'lewiston'],
    ['c96', 'gb', { 'us-9': 'lewiston', r89: 'lewiston' }, 'lewiston', 'queenston'],
  ] as const)('%s', (card, by, put, space, from) => {
    const { events } = playCase({
      card,
      when: 'ops',
      by,
      put,
      agenda: inPlayOf(card, space, by, from),
      steps: [[by, 'pass']],
      dice: [6, 6],
      then: () => undefined,
    });
    expect(modifierOf(events, card)).toBeNull();
  });
});

describe('MMW-card-15 an ambush', () => {
  const reactions = (from: string, to: string, ottawa: string): string[] =>
    offered(
      after('c15', {
        when: 'step',
        by: 'gb',
        put: { hull: from, 'oh-1': from, ottawa },
        ...moving('c6', 'us'),
        steps: [
          ['us', 'lead c6 hull'],
          ['gb', 'pass'],
          ['us', `go ${to}`],
        ],
      }),
      'gb',
      'react',
    );

  it('in a forest space, by Indians at most one space away', () => {
    expect(reactions('frenchtown', 'brownstown', 'ft-malden')).toEqual(['c15']);
    expect(reactions('frenchtown', 'brownstown', 'sandwich')).toEqual([]);
    expect(reactions('maumee-rapids', 'frenchtown', 'brownstown')).toEqual([]);
  });
});

it('MMW-card-17 a sloop alone is enough', () => {
  const state = positionFor({
    card: 'c17',
    when: 'play',
    by: 'gb',
    put: { r8: 'ft-erie', trippe: 'buffalo' },
    steps: [],
    then: () => undefined,
  });
  expect(options(state, 'gb')).toContain('event c17');
});

describe('MMW-card-23 MMW-card-42 MMW-card-82 after a round', () => {
  const fights = (card: CardId, by: Side, given: Partial<Given>) =>
    offered(after(card, { when: 'after-round', by, ...given }), by, 'fight');

  it.each([
    ['Brock is in the combat', 'queenston', ['c23']],
    ['Brock is elsewhere', 'york', []],
  ] as const)('%s', (_, brock, cards) => {
    const given = {
      put: { brock, r49: 'queenston', 'us-6': 'queenston' },
      agenda: combat('queenston', 'us', 'lewiston'),
      steps: [['us', 'pass']],
      dice: [3, 3],
    } as const;
    expect(fights('c23', 'us', given)).toEqual(cards);
  });

  it.each([
    ['Tecumseh is in it and loses', 'thamesville', [6, 6], ['c42']],
    ['Tecumseh is elsewhere', 'york', [6, 6], []],
    ['the British lose nothing', 'thamesville', [3, 1], []],
  ] as const)('%s', (_, tecumseh, dice, cards) => {
    const given: Partial<Given> = {
      put: { tecumseh, shawnee: 'thamesville', 'us-johnson': 'thamesville' },
      agenda: combat('thamesville', 'us', 'sandwich'),
      steps: [['us', 'pass']],
      dice,
    };
    expect(fights('c42', 'us', given)).toEqual(cards);
  });

  it.each([
    ['the attacker lost a step', 'gb', [1, 1], ['c82']],
    ['the attacker lost nothing', 'gb', [6, 6], []],
    ['who attacks has no use for it', 'us', [6, 6], []],
  ] as const)('%s', (_, attacker, dice, cards) => {
    const given: Partial<Given> = {
      put: { 'us-21': 'plattsburgh', r3: 'plattsburgh', r5: 'plattsburgh' },
      agenda: combat('plattsburgh', attacker, 'chazy'),
      steps: [
        ['gb', 'lead r3'],
        ['us', 'pass'],
      ],
      dice,
    };
    expect(fights('c82', 'us', given)).toEqual(cards);
  });
});

describe('MMW-card-28 a unit near Maumee Rapids', () => {
  it.each([
    'maumee-rapids',
    'frenchtown',
    'ft-findlay',
    'lower-sandusky',
    'upper-sandusky',
    'ft-defiance',
  ] as const)('at %s', (at) => {
    const { forts } = after('c28', {
      when: 'winter',
      by: 'us',
      put: { 'us-17': at },
      steps: [['us', 'event c28']],
    });
    expect(forts['ft-meigs']).toBe(true);
  });
});

describe('MMW-card-48 the warning', () => {
  const reactions = (put: Case['put'], from: string, ...march: string[]): string[] =>
    offered(
      after('c48', {
        when: 'step',
        by: 'gb',
        ...(put && { put }),
        ...moving('c41', 'us'),
        steps: [
          ['us', `units c41 ${from}`],
          ['gb', 'pass'],
          ...march.map((step) => ['us', step] as const),
        ],
      }),
      'gb',
      'react',
    );

  it('of an attack on a space that is held, in Upper Canada', () => {
    const niagara = { 'us-6': 'lewiston', r49: 'chippawa' } as const;
    expect(reactions({ ...niagara, lincoln: 'queenston' }, 'lewiston', 'assault us-6 queenston')).toEqual(['c48']); // prettier-ignore
    expect(reactions(niagara, 'lewiston', 'go us-6 queenston')).toEqual([]);
    const richelieu = { 'us-21': 'chazy', r3: 'isle-aux-noix', r5: 'st-jean' } as const;
    expect(reactions(richelieu, 'chazy', 'assault us-21 isle-aux-noix')).toEqual([]);
  });
});

it('MMW-card-36 not at a back-up base, Sackets Harbour must be held (MMW-15.33)', () => {
  const put = (at: string) => ({ r8: at, r49: at }) as const;
  const set = (state: MadisonState): void => void (state.backups.oswego = true);
  const [held, lost] = (['kingston', 'sackets-harbour'] as const).map((at) =>
    options(after('c36', { when: 'play', by: 'us', put: put(at), set }), 'us'),
  );
  expect(held).toContain('event c36');
  expect(lost).not.toContain('event c36');
});

it('MMW-card-51 not while the enemy controls Isle aux Noix, whatever lies on the lake', () => {
  const put = (at: string) => ({ 'us-6': at, 'us-13': at, growler: 'lake-champlain' }) as const;
  const [held, lost] = (['plattsburgh', 'isle-aux-noix'] as const).map((at) =>
    options(after('c51', { when: 'play', by: 'gb', put: put(at) }), 'gb'),
  );
  expect(held).toContain('event c51');
  expect(lost).not.toContain('event c51');
});

describe('MMW-card-52 a raid', () => {
  const set = (state: MadisonState): void => {
    state.cards.c39 = 'us';
    state.cards.c41 = 'us';
    Object.assign(state.depots, { sodus: 'us', 'sackets-harbour': 'us' });
  };
  const raid = { when: 'play', by: 'gb', set } as const;

  it('on towns of value 2 or less', () => {
    const state = after('c52', {
      ...raid,
      put: { wolfe: 'kingston' },
      steps: [['gb', 'event c52']],
    });
    expect(offered(state, 'gb', 'aim')).toContain('sodus');
    expect(offered(state, 'gb', 'aim')).not.toContain('sackets-harbour');
  });

  it('not on a lake that the enemy controls', () => {
    const put = { wolfe: 'kingston', oneida: 'lake-ontario' } as const;
    expect(options(after('c52', { ...raid, put }), 'gb')).not.toContain('event c52');
  });

  it('not on a town that one holds oneself', () => {
    const put = { wolfe: 'kingston', 'r2-8': 'sodus' } as const;
    const state = after('c52', { ...raid, put, steps: [['gb', 'event c52']] });
    expect(offered(state, 'gb', 'aim')).toContain('oswego');
    expect(offered(state, 'gb', 'aim')).not.toContain('sodus');
  });

  it('costs the enemy a card', () => {
    const { events } = playCase({
      card: 'c52',
      ...raid,
      put: { wolfe: 'kingston' },
      steps: [
        ['gb', 'event c52'],
        ['gb', 'aim sodus'],
      ],
      then: () => undefined,
    });
    expect(told(events, 'cards-lost')['cards']).toHaveLength(1);
  });
});

describe('MMW-card-56 MMW-card-62 the next space where one is lost', () => {
  it.each([
    ['burlington', ['grand-river']],
    ['york', ['grand-river', 'burlington']],
  ] as const)('the Mohawk at %s', (at, [river, burlington]) => {
    const state = after('c56', {
      when: 'play',
      by: 'gb',
      put: {
        'us-6': river,
        'us-13': river,
        ...(burlington && { 'us-9': burlington, 'us-11': burlington }),
      },
      steps: [['gb', 'event c56']],
    });
    expect(state.units.mohawk.at).toBe(at);
  });

  it('Wilkinson at Albany', () => {
    const { leaders } = after('c62', {
      when: 'play',
      by: 'us',
      put: { dearborn: 'albany', r8: 'sackets-harbour', r49: 'sackets-harbour' },
      steps: [['us', 'event c62']],
    });
    expect(leaders.wilkinson.at).toBe('albany');
  });
});

it(
  'MMW-card-64 the crossing gives no penalty',
  plays({
    card: 'c64',
    when: 'winter',
    by: 'gb',
    put: { r89: 'ft-erie', 'us-9': 'buffalo' },
    steps: [
      ['gb', 'event c64'],
      ['gb', 'assault r89 buffalo'],
      ['us', 'stand'],
    ],
    dice: [6, 6],
    then: (_, events) => expect(ruleOf(events, 'MMW-10.41.e')).toBeNull(),
  }),
);

describe('MMW-card-72 MMW-card-73 MMW-card-101 no third regular is restored', () => {
  it.each([
    ['c72', 'gb', ['r49', 'r89', 'r103'], 'montreal'],
    ['c73', 'us', ['us-9', 'us-11', 'us-21'], 'albany'],
    ['c101', 'gb', ['r49', 'r89', 'r103'], 'montreal'],
  ] as const)('%s', (card, by, units, at) => {
    const [one, two] = units;
    const state = after(card, {
      when: 'play',
      by,
      put: { scott: 'buffalo', ...Object.fromEntries(units.map((id) => [id, `${at}!`])) },
      steps: [
        [by, `event ${card}`],
        [by, `restore ${one}`],
        [by, `restore ${two}`],
      ],
    });
    expect(units.map((id) => state.units[id].reduced === true)).toEqual([false, false, true]);
    expect(offered(state, by, 'restore')).toEqual([]);
  });
});

describe('MMW-card-83 boats', () => {
  it.each([
    ['in the space', 'kingston', ['c83']],
    ['next to it', 'gananoque', ['c83']],
    ['two spaces away', 'prescott', []],
  ] as const)('a unit %s', (_, at, cards) => {
    const state = after('c83', {
      when: 'landing',
      by: 'gb',
      put: {
        chauncey: 'sackets-harbour',
        oneida: 'sackets-harbour',
        'us-9': 'sackets-harbour',
        wolfe: 'kingston',
        r89: at,
      },
      ...moving('c73', 'us'),
      steps: [
        ['us', 'lead c73 chauncey'],
        ['gb', 'pass'],
        ['us', 'embark us-9'],
        ['us', 'assault kingston'],
      ],
    });
    expect(offered(state, 'gb', 'react')).toEqual(cards);
  });
});

it('MMW-card-95 a unit at Ft. St. Joseph is enough', () => {
  const put = { 'nw-company': 'ft-st-joseph', tigress: 'lake-huron' } as const;
  expect(options(after('c95', { when: 'play', by: 'gb', put }), 'gb')).toContain('event c95');
});

describe('MMW-card-100 hesitation', () => {
  it.each([
    ['of Prevost before a held space', { 'ny-mooers': 'chazy' }, 'prevost', ['c100']],
    ['never before an empty one', {}, 'prevost', []],
    ['of nobody else', { 'ny-mooers': 'chazy' }, 'drummond', []],
  ] as const)('%s', (_, there, leader, cards) => {
    const state = after('c100', {
      when: 'step',
      by: 'us',
      put: { [leader]: 'isle-aux-noix', r3: 'isle-aux-noix', ...there },
      ...moving('c97', 'gb'),
      steps: [
        ['gb', `lead c97 ${leader}`],
        ['us', 'pass'],
        ['gb', 'go chazy'],
      ],
    });
    expect(offered(state, 'us', 'react')).toEqual(cards);
  });
});
