import {
  type Action,
  choices,
  type Event,
  heard,
  play,
  start,
} from '../../../src/rules/kernel/index.js';
import { seeded, seededChance } from '../../../src/rules/kernel/random.js';
import { CARD_IDS, type CardId } from '../../../src/rules/ops1812/components/cards.js';
import type { Side } from '../../../src/rules/ops1812/components/side.js';
import { ops1812 } from '../../../src/rules/ops1812/index.js';
import type { OpsState } from '../../../src/rules/ops1812/state.js';
import { position } from './support.js';

const VIEWERS = ['us', 'gb', null] as const;
type Viewer = (typeof VIEWERS)[number];

/** Cards that are named anywhere in it. */
const named = (what: unknown): CardId[] => {
  const text = JSON.stringify(what);
  return CARD_IDS.filter((id) => text.includes(`"${id}"`));
};

/** All that a viewer is shown: the view, the piles, their choices, and what they hear. */
function shown(state: OpsState, viewer: Viewer, events: readonly Event[]): unknown {
  const view = ops1812.view(state, viewer);
  return {
    view,
    piles: ops1812.decks.piles(view),
    choices: viewer === null ? [] : choices(ops1812, state, viewer),
    log: events.map((event) => heard(event, viewer)),
  };
}

/** Cards a viewer may know of: their own hand and the discards. */
const lawful = (state: OpsState, viewer: Viewer): CardId[] =>
  CARD_IDS.filter((id) => state.cards[id] === 'discard' || state.cards[id] === viewer);

interface Step {
  readonly state: OpsState;
  readonly events: readonly Event[];
}

/** A whole game at random, step by step. */
function* game(seed: number): Generator<Step> {
  const [random, chance] = [seeded(seed), seededChance(seed)];
  const { state: first, table } = start(ops1812, { scenario: 'campaign', options: {} }, chance);
  let state = first;
  yield { state, events: table.events };
  while (state.outcome === null) {
    const side = (ops1812.view(state, null) as { active: Side }).active;
    const open = choices(ops1812, state, side);
    const played = play(ops1812, state, side, [open[random(open.length)] as Action], chance);
    if (!played.ok) throw new Error(played.code);
    state = played.state;
    yield { state, events: played.events };
  }
}

describe('cards', () => {
  it.each([1, 2])('of another hand or still to be drawn are never shown (game %i)', (seed) => {
    let reshuffled = 0;
    for (const { state, events } of game(seed)) {
      // a card of the discards may be shuffled back in the step that played it
      const back = events.some(({ data }) => data['reshuffled'] === true);
      reshuffled += back ? 1 : 0;
      const said = back ? events.filter(({ type }) => type !== 'played') : events;
      for (const viewer of VIEWERS)
        expect(named(shown(state, viewer, said))).toEqual(lawful(state, viewer));
    }
    expect(reshuffled).toBeGreaterThan(0);
  });

  it('are dealt in the log to their owner alone', () => {
    const { state, table } = start(ops1812, { scenario: 'campaign', options: {} }, seededChance(4));
    const dealt = table.events.find(({ type }) => type === 'dealt');
    if (dealt === undefined) throw new Error('nothing was dealt');
    const hand = (side: Side) => CARD_IDS.filter((id) => state.cards[id] === side);
    expect([...hand('us'), ...hand('gb')]).toHaveLength(12);
    expect(named(heard(dealt, 'us'))).toEqual(hand('us'));
    expect(named(heard(dealt, 'gb'))).toEqual(hand('gb'));
    expect(named(heard(dealt, null))).toEqual([]);
  });

  it('that are not in the own hand are refused alike, wherever they are', () => {
    const state = position('cards us: us01\ncards gb: us03 gb02 co01\ncards discard: us05 co09');
    const answers = ['us03', 'gb02', 'co01', 'us05', 'co09', 'us07', 'gb07', 'co07'].flatMap(
      (card) => [
        play(ops1812, state, 'us', [{ do: 'event', card }], seededChance(1)),
        play(ops1812, state, 'us', [{ do: 'discard', card }], seededChance(1)),
        play(
          ops1812,
          state,
          'us',
          [{ do: 'operate', card, operation: 'landing' }],
          seededChance(1),
        ),
      ],
    );
    const told = answers.map((one) => (one.ok ? 'played' : `${one.code} ${one.clause}`));
    expect([...new Set(told)]).toEqual(['ILLEGAL_ACTION OPSX-card.1']);
  });

  it('lie in no order: what is drawn depends on nothing but chance', () => {
    const text = 'time turn 2 round 5 next gb\ncards gb: gb01';
    const drawn = (seed: number) => {
      const result = play(
        ops1812,
        position(text),
        'gb',
        [{ do: 'discard', card: 'gb01' }],
        seededChance(seed),
      );
      if (!result.ok) throw new Error(result.code);
      return CARD_IDS.filter((id) => result.state.cards[id] === 'us').join(' ');
    };
    expect(new Set([1, 2, 3, 4, 5, 6].map(drawn)).size).toBeGreaterThan(4);
    expect(drawn(1)).toBe(drawn(1));
  });

  it('of another hand may be any others: nobody else can tell', () => {
    const cards = (gb: string) =>
      position(`cards us: us01 co01\ncards discard: us02\ncards gb: ${gb}`);
    const [one, two] = [cards('gb01 us10 co10'), cards('gb02 us03 co02')];
    for (const viewer of ['us', null] as const)
      expect(shown(one, viewer, [])).toEqual(shown(two, viewer, []));
    expect(shown(one, 'gb', [])).not.toEqual(shown(two, 'gb', []));
  });
});
