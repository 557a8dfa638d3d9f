import { play, seededChance, start } from '../../../src/rules/kernel/index.js';
import { RecordingTable } from '../../../src/rules/kernel/table.js';
import { CARD, CARD_IDS, type CardId } from '../../../src/rules/madison/components/cards/index.js';
import { SIDES } from '../../../src/rules/madison/components/side.js';
import { TURN_IDS } from '../../../src/rules/madison/components/turns.js';
import { madison } from '../../../src/rules/madison/index.js';
import { firstPlayer } from '../../../src/rules/madison/phases/turn/first.js';
import { emptyState } from '../../../src/rules/madison/setup.js';
import { cardsIn, type MadisonState } from '../../../src/rules/madison/state.js';
import { legalFor } from '../support/positions.js';
import {
  act,
  decision,
  options,
  owing,
  refused,
  said,
  scene,
  seen,
  steps,
  told,
  walk,
} from './support.js';

const turn = (stage: string) => [{ f: 'turn', stage } as never];
const hand = (state: MadisonState) => SIDES.map((side) => cardsIn(state, side).length);

describe('the phases of a turn', () => {
  it('MMW-7.0 MMW-7.1.general MMW-7.6 run in their order, turn after turn; winters have their own', () => {
    const chance = seededChance(4);
    const begun = start(madison, { scenario: '1813-1814', options: {} }, chance);
    let { state } = begun;
    const told: string[] = begun.table.events.map(({ type, data }) =>
      `${type} ${String(data['turn'] ?? '')}`.trim(),
    );
    while (state.turn !== '1814-1' || decision(state, 'gb') !== 'play') {
      const [seat = ''] = owing(state);
      const list = legalFor(madison, state, seat);
      // cards are laid down or spent on a depot or ships at home: nothing fights
      const calm =
        list.find(({ do: verb }) => ['hold', 'pass', 'done', 'stop'].includes(verb)) ?? list[0];
      const result = play(madison, state, seat, [calm], chance);
      if (!result.ok) throw new Error(result.clause ?? result.code);
      state = result.state;
      told.push(
        ...result.events.map(({ type, data }) => `${type} ${String(data['turn'] ?? '')}`.trim()),
      );
    }
    const marks = told.filter((one) => /^(turn|dealt|vp-check|winter|held-back)/.test(one));
    expect(marks.filter((one) => one !== 'winter-pass')).toEqual([
      'turn 1813-1',
      'dealt',
      'dealt',
      'vp-check',
      'turn 1813-2',
      'dealt',
      'dealt',
      'vp-check',
      'turn 1813-w',
      'turn 1814-1',
      'dealt',
      'dealt',
    ]);
    expect(state.turn).toBe('1814-1');
  });

  it('MMW-7.1 both half years have a Reinforcement Phase, the first turn and winter none; ships wait to be built', () => {
    const asked = TURN_IDS.filter((id) => {
      const state = scene({ turn: id, agenda: turn('reinforcements') });
      return decision(state, 'us') === 'wish';
    });
    expect(asked).toEqual(['1812-2', '1813-1', '1813-2', '1814-1', '1814-2']);
    const spring = walk(
      scene({ turn: '1813-1', agenda: turn('reinforcements') }),
      ['us', 'done'],
      ['gb', 'done'],
    );
    expect([spring.units['us-18'].at, spring.ships['madison-ship'].at]).toEqual(['albany', 'pool']);
  });
});

describe('hands', () => {
  const dealt = (at: MadisonState['turn'], more: Parameters<typeof scene>[0] = {}) =>
    scene({ turn: at, agenda: turn('deal'), ...more });

  it.each([
    ['1812-2', 7],
    ['1813-1', 8],
    ['1813-2', 8],
    ['1814-1', 9],
    ['1814-2', 9],
  ] as const)('MMW-7.2 MMW-7.21 in %s each side is dealt %i cards', (at, size) =>
    expect(hand(dealt(at))).toEqual([size, size]),
  );

  it('MMW-7.21 the cards are their owner’s secret', () => {
    const asked = scene({ turn: '1813-1', by: 'us', agenda: turn('reinforcements') });
    const { events } = act(act(asked, 'us', ['done']).state, 'gb', ['done']);
    const deals = events.filter(({ type }) => type === 'dealt');
    expect(deals.map(({ data }) => data)).toEqual([
      { side: 'us', count: 8 },
      { side: 'gb', count: 8 },
    ]);
    for (const { data, only } of deals) expect(Object.keys(only ?? {})).toEqual([data['side']]);
  });

  it('MMW-7.22 discards stay out; what is left is dealt in turn, the first player first', () => {
    const year = CARD_IDS.filter((id) => CARD[id].deck === 1813);
    const discards = year.slice(5);
    const state = dealt('1813-2', { discards, by: 'gb' });
    // seven, as the first player is British
    expect(hand(state)).toEqual([2, 3]);
    expect(discards.every((id) => state.cards[id] === 'discard')).toBe(true);
  });

  it('MMW-7.23 MMW-7.34 cards held face down are part of the new hand', () => {
    const state = dealt('1813-2', {
      held: { us: ['c39', 'c40'], gb: ['c51'] },
      set: (now) => (now.held = { us: 2, gb: 1 }),
    });
    expect([hand(state), state.cards.c39, state.cards.c51, state.held]).toEqual([
      [8, 8],
      'us',
      'gb',
      { us: 0, gb: 0 },
    ]);
  });

  it('MMW-7.24 MMW-7.35 at the end of a year the deck goes unseen and held cards are laid open: none reaches the next', () => {
    const state = scene({
      turn: '1813-w',
      by: 'us',
      held: { us: ['c39'], gb: ['c64'] },
      agenda: [
        { f: 'winter', by: 'us', passes: 1 } as never,
        { f: 'winter-turn', stage: 'attrition' } as never,
      ],
    });
    const result = act(state, 'us', ['pass']);
    expect(result.state.turn).toBe('1814-1');
    expect([result.state.cards.c39, result.state.cards.c64, result.state.cards.c41]).toEqual([
      'discard',
      'discard',
      'unseen',
    ]);
    expect(told(result, 'held-discarded')).toEqual({ cards: ['c39', 'c64'] });
    const old = CARD_IDS.filter(
      (id) => CARD[id].deck === 1813 && ['us', 'gb', 'deck'].includes(result.state.cards[id]),
    );
    expect(old).toEqual([]);
  });

  it('MMW-7.35 a winter card is its event in the winter of its own year alone', () => {
    const autumn = scene({ turn: '1812-2', put: { 'us-4': 'detroit' }, hands: { us: ['c35'] } });
    expect(refused(autumn, 'us', 'event c35')).toBe('MMW-8.31.1');
    expect(refused(autumn, 'us', 'hold c35')).toBeNull();
    const winter = scene({
      turn: '1812-w',
      held: { us: ['c35'] },
      agenda: [{ f: 'winter-cards', by: 'us', passes: 0 } as never],
    });
    expect(refused(winter, 'us', 'event c35')).toBeNull();
  });

  it('MMW-7.25 MMW-7.25.1 MMW-7.25.2 MMW-7.25.3 MMW-7.25.4 nobody is dealt Treaty of Ghent before late 1814', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { state, table } = start(
        madison,
        { scenario: '1814', options: {} },
        seededChance(seed),
      );
      expect([state.turn, hand(state), state.cards.c108]).toEqual(['1814-1', [9, 9], 'deck']);
      expect(table.events.map(({ type }) => type)).toContain('ghent-in-deck');
    }
    const open = scene({
      turn: '1814-1',
      by: 'gb',
      agenda: turn('deal'),
      set: (state) => (state.cards.c108 = 'later'),
    });
    expect([open.cards.c108, cardsIn(open, 'discard')]).toEqual(['deck', []]);
    const drawn = Array.from({ length: 30 }, (_, seed) => {
      const table = new RecordingTable(seededChance(seed));
      return table.draw(cardsIn(open, 'deck'), 18, 'deal', 'MMW-7.21').includes('c108');
    });
    expect(new Set(drawn)).toEqual(new Set([true, false]));
  });
});

describe('who plays first', () => {
  const first = (
    at: MadisonState['turn'],
    vp: number,
    ...dice: number[]
  ): { first: string | null; rolled: number } => {
    const state: MadisonState = { ...emptyState(), turn: at, vp };
    const table = new RecordingTable({ open: () => (dice.shift() ?? 1) - 1, hidden: () => 0 });
    firstPlayer(state, table);
    return { first: state.first, rolled: table.rolls.length };
  };

  it('MMW-7.33 MMW-7.33.a the Americans in late 1812 and the winter after it', () => {
    expect(first('1812-2', -9).first).toBe('us');
    const winter = scene({
      turn: '1812-2',
      by: 'us',
      agenda: turn('record'),
      held: { us: ['c35'], gb: ['c27'] },
    });
    expect([winter.turn, winter.first, owing(winter)]).toEqual(['1812-w', 'us', ['us']]);
  });

  it('MMW-7.33.b one die each in 1813, the leader adds his VPs, ties are rolled again', () => {
    expect(first('1813-1', 0, 4, 3).first).toBe('us');
    expect(first('1813-1', -2, 4, 3).first).toBe('gb');
    expect(first('1813-1', -1, 4, 3, 2, 6).first).toBe('gb');
    expect(first('1813-1', 3, 1, 4, 6, 1).first).toBe('us');
  });

  it('MMW-7.33.b six VPs need no dice; the order holds for the year', () => {
    expect([first('1813-1', -6, 6, 1), first('1813-1', 6, 1, 6)]).toEqual([
      { first: 'gb', rolled: 0 },
      { first: 'us', rolled: 0 },
    ]);
    expect(first('1813-1', -5, 6, 1).rolled).toBeGreaterThan(0);
    for (const at of ['1813-2', '1813-w'] as const)
      expect(first(at, 0)).toEqual({ first: null, rolled: 0 });
  });

  it('MMW-7.33.c the British throughout 1814', () => {
    expect(first('1814-1', 30)).toEqual({ first: 'gb', rolled: 0 });
    const { state } = start(madison, { scenario: '1814', options: {} }, seededChance(3));
    expect(state.first).toBe('gb');
  });
});

describe('the action phase', () => {
  const units = { 'us-6': 'albany', 'us-13': 'albany', r8: 'quebec', r49: 'quebec' } as const;
  const opened = (
    us: readonly CardId[],
    gb: readonly CardId[],
    more: Parameters<typeof scene>[0] = {},
  ) =>
    scene({ put: units, hands: { us, gb }, agenda: [{ f: 'action', by: 'us' } as never], ...more });

  it('MMW-7.3 MMW-7.32 one card each in turn, each carried out before the next; who has none left is passed over', () => {
    let state = opened(['c37', 'c39'], ['c44']);
    expect(owing(state)).toEqual(['us']);
    state = steps(state, 'us', 'units c37 albany');
    expect([owing(state), state.play?.card]).toEqual([['us'], 'c37']);
    // the other side may interrupt, which is no play of theirs
    state = act(act(state, 'us', ['unit us-6']).state, 'gb', ['pass']).state;
    state = walk(state, ['us', 'go us-6 schenectady'], ['us', 'done']);
    expect([owing(state), state.play]).toEqual([['gb'], null]);
    state = steps(state, 'gb', 'hold c44');
    expect(owing(state)).toEqual(['us']);
    state = steps(state, 'us', 'units c39 albany', 'go us-13 saratoga', 'done');
    expect(cardsIn(state, 'us')).toEqual([]);
    const two = steps(opened(['c37', 'c39'], []), 'us', 'hold c37');
    expect([owing(two), decision(two, 'us')]).toEqual([['us'], 'play']);
  });

  it('MMW-7.32 nobody passes but by holding a card', () => {
    const state = opened(['c37'], ['c44']);
    expect(options(state, 'us').filter((one) => /^(pass|done)/.test(one))).toEqual([]);
    expect(options(state, 'us')).toContain('hold c37');
  });

  it('MMW-7.32 the player turn of a side that can do nothing with its cards is passed over', () => {
    const idle = opened(['c15', 'c16'], ['c8'], {
      turn: '1812-2',
      put: { r8: 'quebec' },
      set(state) {
        state.held.us = 2;
        state.depots = { albany: 'us', mansfield: 'us', pittsburgh: 'us' };
      },
    });
    expect([owing(idle), cardsIn(idle, 'us')]).toEqual([['gb'], ['c15', 'c16']]);
  });

  it('MMW-7.34 one card a play, two a hand, face down', () => {
    let state = opened(['c37', 'c39', 'c40'], ['c44', 'c51', 'c47']);
    const laid = act(state, 'us', ['hold c37']);
    expect(told(laid, 'held', 'us')).toEqual({ side: 'us', card: 'c37' });
    expect(told(laid, 'held', 'gb')).toEqual({ side: 'us' });
    expect([seen(laid.state, 'gb').heldCards.us, seen(laid.state, 'gb').held]).toEqual([1, {}]);
    expect(said(laid)).not.toContain('card-played');
    state = walk(laid.state, ['gb', 'hold c44'], ['us', 'hold c39'], ['gb', 'hold c51']);
    expect(refused(state, 'us', 'hold c40')).toBe('MMW-7.34');
    expect(refused(state, 'us', 'units c40 albany')).toBeNull();
    // out of use for the rest of the turn
    expect(refused(state, 'us', 'units c37 albany')).toBe('MMW-7.32');
  });
});
