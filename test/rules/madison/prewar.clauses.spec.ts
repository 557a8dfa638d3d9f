import { choices, play, seededChance, start } from '../../../src/rules/kernel/index.js';
import { RecordingTable } from '../../../src/rules/kernel/table.js';
import { CARD, CARD_IDS, type CardId } from '../../../src/rules/madison/components/cards/index.js';
import { SIDES } from '../../../src/rules/madison/components/side.js';
import { madison } from '../../../src/rules/madison/index.js';
import { setup } from '../../../src/rules/madison/setup.js';
import { cardsIn, type MadisonState } from '../../../src/rules/madison/state.js';
import {
  act,
  decision,
  options,
  owing,
  refused,
  type Scene,
  scene,
  seen,
  steps,
  told,
  unforced,
} from './support.js';

const WAR = { scenario: 'entire-war', options: {} };

/** The pre-war sequence with these cards still to be drawn, lowest number first. */
const prewar = (deck: readonly CardId[], given: Scene = {}): MadisonState =>
  scene({
    turn: null,
    agenda: [{ f: 'prewar', by: given.by ?? 'us' } as never],
    ...given,
    set(state) {
      for (const card of deck) state.cards[card] = 'prewar';
      given.set?.(state);
    },
  });

/** A whole pre-war sequence in which every card is kept. */
function allKept(seed: number): { state: MadisonState; drawers: string[] } {
  const chance = seededChance(seed);
  const { state: begun } = start(madison, WAR, chance);
  let state: MadisonState = begun;
  const drawers: string[] = [];
  while (state.turn === null) {
    const [seat = ''] = owing(state);
    drawers.push(seat);
    const result = play(madison, state, seat, [{ do: 'keep' }], chance);
    if (!result.ok) throw new Error(result.clause ?? result.code);
    state = result.state;
  }
  return { state, drawers };
}

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed);

describe('setting up', () => {
  it('MMW-5.0 MMW-5.1 the marker stands at 0, no turn has begun, pieces stand as the set-up cards direct', () => {
    const state = setup(
      { scenario: 'entire-war', options: {} },
      new RecordingTable(seededChance(1)),
    );
    expect([state.vp, state.turn, state.agenda]).toEqual([0, null, [{ f: 'prewar', by: 'us' }]]);
    expect(state.units['us-det'].at).toBe('detroit');
    expect(state.leaders.brock.at).toBe('york');
    expect(state.ships.adams.at).toBe('detroit');
    // later arrivals wait
    expect(state.units.r103.at).toBe('pool');
  });

  it('MMW-5.2 MMW-8.1 three decks by year, of which only that of the year is in use', () => {
    const { state } = start(madison, WAR, seededChance(5));
    for (const id of CARD_IDS)
      expect([id, state.cards[id] === 'later']).toEqual([id, CARD[id].deck !== 1812]);
  });
});

describe('the pre-war deck', () => {
  it('MMW-6.2.1 MMW-6.2.2 13 cards of 1812 drawn at random, and Declaration of War', () => {
    const decks = SEEDS.map((seed) =>
      cardsIn(setup(WAR, new RecordingTable(seededChance(seed))), 'prewar'),
    );
    for (const deck of decks) {
      expect(deck).toHaveLength(14);
      expect(deck).toContain('c1');
      expect(deck.every((id) => CARD[id].deck === 1812)).toBe(true);
    }
    expect(new Set(decks.map(String)).size).toBe(SEEDS.length);
  });

  it('MMW-6.2.2 nobody is told which cards they are', () => {
    const table = new RecordingTable(seededChance(3));
    const state = setup(WAR, table);
    expect(
      table.events.flatMap(({ reveals = [], only = {} }) => [...reveals, ...Object.keys(only)]),
    ).toEqual([]);
    expect(JSON.stringify(seen(state, 'us'))).not.toMatch(/"c\d+"/);
  });

  it('MMW-6.0 MMW-6.1 MMW-6.2 the sequence comes first, in the scenario that begins with the war alone', () => {
    expect(start(madison, WAR, seededChance(2)).state.turn).toBeNull();
    for (const scenario of ['1813-1814', '1814'])
      expect(start(madison, { scenario, options: {} }, seededChance(2)).state.turn).not.toBeNull();
  });
});

describe('a card of the pre-war sequence', () => {
  it('MMW-6.2.3 MMW-6.2.4 MMW-6.2.5 Americans and British draw and decide in turn', () => {
    let state = prewar(['c2', 'c3', 'c4']);
    expect([owing(state), seen(state, 'us').hand]).toEqual([['us'], { c2: true }]);
    expect(Object.keys(seen(state, 'gb').hand)).toEqual([]);
    ({ state } = act(state, 'us', ['keep']));
    expect([owing(state), seen(state, 'gb').hand]).toEqual([['gb'], { c3: true }]);
    ({ state } = act(state, 'gb', ['keep']));
    expect([owing(state), decision(state, 'us')]).toEqual([['us'], 'keep']);
    expect(seen(state, 'us').hand).toEqual({ c2: true, c4: true });
  });

  it('MMW-6.2.3 only the card just drawn is played, to move a leader or units', () => {
    const state = prewar(['c3'], {
      put: { hull: 'detroit', 'us-4': 'detroit' },
      hands: { us: ['c19'] },
    });
    expect(refused(state, 'us', 'lead c19 hull')).toBe('MMW-6.2.3');
    expect(refused(state, 'us', 'units c19 detroit')).toBe('MMW-6.2.3');
    expect(new Set(options(state, 'us').map((one) => one.split(' ')[0]))).toEqual(
      new Set(['keep', ...(CARD.c3.opv === 3 ? ['lead'] : []), 'units']),
    );
    const after = steps(state, 'us', 'units c3 detroit', 'unit us-4', 'done', 'go us-4 brownstown');
    expect([after.units['us-4'].at, after.cards.c3]).toEqual(['brownstown', 'discard']);
    expect(after.prewarPlayed.us).toBe(1);
  });

  it('MMW-6.2.3.a MMW-6.2.3.b there is nothing to score by: no events, repairs, depots, nor a Campaign’s two forces', () => {
    const state = prewar(['c19', 'c20'], {
      put: { hull: 'detroit', 'us-4': 'detroit!', dearborn: 'albany' },
    });
    const verbs = options(state, 'us').map((one) => one.split(' ')[0]);
    expect([...new Set(verbs)].sort()).toEqual(['keep', 'lead', 'units']);
    const after = steps(state, 'us', 'lead c19 hull', 'go brownstown', 'stop');
    // one leader, and the next card is drawn
    expect([after.play, after.leaders.dearborn.at, after.vp]).toEqual([null, 'albany', 0]);
  });

  it('MMW-6.2.3.b a card of both kinds moves without its own effect, and nobody is asked to react', () => {
    const state = prewar(['c7'], {
      put: { 'us-forsyth': 'sackets-harbour' },
      hands: { gb: ['c21'] },
    });
    const after = steps(state, 'us', 'units c7 sackets-harbour');
    expect([after.lasting, decision(after, 'gb'), decision(after, 'us')]).toEqual([
      [],
      null,
      'units',
    ]);
  });

  it('MMW-6.2.3.c no land force enters enemy territory: by road, alone or led, nor over the ferry of Lake Huron', () => {
    const put = { hull: 'detroit', 'us-4': 'detroit', 'nw-company': 'ft-st-joseph' } as const;
    const us = steps(
      prewar(['c19'], { put }),
      'us',
      'units c19 detroit',
      'unit us-4',
      'leader hull',
    );
    expect(refused(us, 'us', 'go us-4 sandwich')).toBe('MMW-6.2.3.c');
    expect(refused(us, 'us', 'lead hull sandwich')).toBe('MMW-6.2.3.c');
    const led = steps(prewar(['c19'], { put }), 'us', 'lead c19 hull');
    expect(refused(led, 'us', 'go sandwich')).toBe('MMW-6.2.3.c');
    const gb = unforced.walk(
      prewar(['c19'], { put, by: 'gb' }),
      ['gb', 'units c19 ft-st-joseph'],
      ['gb', 'unit nw-company'],
    );
    expect(refused(gb, 'gb', 'go nw-company ft-mackinac')).toBe('MMW-6.2.3.c');
  });

  it('MMW-6.2.3.d ships sail from town to town, with passengers, but enter no lake control box', () => {
    const put = { 'royal-george': 'kingston', rnr: 'kingston' } as const;
    let state = prewar(['c19'], { put, by: 'gb' });
    state = steps(
      state,
      'gb',
      'units c19 kingston',
      'unit rnr',
      'ship royal-george',
      'sail royal-george',
    );
    expect(decision(state, 'gb')).toBe('sail');
    expect(refused(state, 'gb', 'enter lake-ontario')).toBe('MMW-6.2.3.d');
    expect(options(state, 'gb')).toContain('sail york');
    expect(options(state, 'gb')).not.toContain('sail oswego');
  });
});

describe('Declaration of War', () => {
  it('MMW-6.2.5 is laid open and out of play at once, whoever draws it', () => {
    const state = prewar(['c2']);
    state.cards.c1 = 'prewar';
    for (const card of ['c3', 'c4'] as const) state.cards[card] = 'prewar';
    const result = act(state, 'us', ['keep']);
    expect(told(result, 'war-declared')).toEqual({ side: 'gb', first: 'us' });
    expect(result.events.find(({ type }) => type === 'war-declared')?.reveals).toEqual(['c1']);
    expect([result.state.cards.c1, result.state.turn, result.state.first]).toEqual([
      'aside',
      '1812-1',
      'us',
    ]);
  });

  it('MMW-6.3 MMW-6.2.6 MMW-6.31 the rest is drawn: seven each, Declaration of War among them, the other side first', () => {
    for (const seed of SEEDS) {
      const { state, drawers } = allKept(seed);
      const drawer = drawers.length % 2 === 0 ? 'us' : 'gb';
      const count = SIDES.map((side) => cardsIn(state, side).length + (side === drawer ? 1 : 0));
      expect([seed, count, cardsIn(state, 'prewar')]).toEqual([seed, [7, 7], []]);
      expect([seed, state.first]).toEqual([seed, drawer === 'us' ? 'gb' : 'us']);
    }
    // it lay in different places
    expect(new Set(SEEDS.map((seed) => allKept(seed).drawers.length)).size).toBeGreaterThan(5);
  });

  it('MMW-6.31 cards played before the war count as drawn', () => {
    const state = prewar(['c1', 'c2', 'c3', 'c4'], {
      by: 'gb',
      hands: { us: ['c5', 'c6'], gb: ['c7', 'c8', 'c9', 'c10'] },
      set: (now) => (now.prewarPlayed = { us: 3, gb: 1 }),
    });
    // 2 + 3 played + 2; 4 + 1 played + Declaration of War + 1
    expect([cardsIn(state, 'us').length, cardsIn(state, 'gb').length]).toEqual([4, 5]);
  });

  it('MMW-6.33 MMW-7.21 the war begins with that hand: who did not draw the card plays first, free of all restrictions', () => {
    const state = prewar(['c1'], {
      put: { hull: 'detroit', 'us-4': 'detroit' },
      by: 'gb',
      hands: {
        us: ['c2', 'c3', 'c4', 'c5', 'c6', 'c10', 'c19'],
        gb: ['c7', 'c8', 'c9', 'c11', 'c12'],
      },
      set: (now) => (now.prewarPlayed.gb = 1),
    });
    expect([state.turn, owing(state), decision(state, 'us')]).toEqual(['1812-1', ['us'], 'play']);
    expect([cardsIn(state, 'us').length, cardsIn(state, 'gb').length]).toEqual([7, 5]);
    expect(options(state, 'us')).toContain('event c19');
    const led = act(state, 'us', ['lead c19 hull']).state;
    const free = decision(led, 'gb') === 'window' ? act(led, 'gb', ['pass']).state : led;
    expect(refused(free, 'us', 'go sandwich')).toBeNull();
  });

  it('MMW-6.32 drawn last, with both hands empty, the spring is over and late 1812 begins', () => {
    const state = prewar(['c1'], { by: 'gb', set: (now) => (now.prewarPlayed = { us: 7, gb: 6 }) });
    expect(state.turn).toBe('1812-2');
    // reinforcements are being considered: no spring card play came between
    expect(decision(state, 'us')).toBe('wish');
  });

  it('MMW-6.32 with a card left in a hand the spring is played', () => {
    const state = prewar(['c1'], {
      by: 'gb',
      hands: { gb: ['c7'] },
      set: (now) => (now.prewarPlayed = { us: 7, gb: 5 }),
    });
    expect([state.turn, owing(state)]).toEqual(['1812-1', ['gb']]);
  });
});

it('MMW-6.2.3 whatever is offered before the war is legal', () => {
  const chance = seededChance(11);
  let { state } = start(madison, WAR, chance);
  let tried = 0;
  for (let n = 0; n < 12 && state.turn === null; n++) {
    const [seat = ''] = owing(state);
    const list = choices(madison, state, seat);
    for (const one of list.slice(0, 40)) {
      expect(play(madison, state, seat, [one], chance).ok).toBe(true);
      tried += 1;
    }
    const result = play(
      madison,
      state,
      seat,
      [list.find(({ do: verb }) => verb === 'keep') ?? list[0]],
      chance,
    );
    if (!result.ok) throw new Error('refused');
    state = result.state;
  }
  expect(tried).toBeGreaterThan(20);
});
