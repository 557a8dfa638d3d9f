import { frame } from '../../../kernel/frame.js';
import { sortTexts } from '../../../kernel/json.js';
import { CARD, type CardId } from '../../components/cards/index.js';
import { SPACE_IDS, type SpaceId } from '../../components/map.js';
import { other, type Side, SIDES } from '../../components/side.js';
import { UNIT_IDS, type UnitId } from '../../components/units.js';
import type {
  AttritionFrame,
  TurnFrame,
  WinterCardsFrame,
  WinterFrame,
  WinterLossFrame,
  WinterTurnFrame,
} from '../../frames/turn.js';
import { discard, handOf, heldBy, startPlay } from '../../questions/cards.js';
import { removeDepots } from '../../questions/depots.js';
import { eventFrames, eventPossible } from '../../questions/language/events.js';
import { hasUnits, rest } from '../../questions/pieces.js';
import { placesOf, unitPlaces } from '../../questions/places.js';
import { takeStock } from '../../questions/points.js';
import { freezeSupply } from '../../questions/supply.js';
import {
  abandon,
  excess,
  freeRepair,
  freeze,
  quartersOf,
  takeForced,
  victims,
} from '../../questions/winter.js';
import { bySide, cardsIn, type MadisonState } from '../../state.js';
import { ask, run } from '../phase.js';
import { cardPlayOver } from './card-play.js';

/**
 * MMW-16.1.1 the sides play held cards alternately, the first player first, until both pass. A side that holds none is
 * not asked.
 */
export const winterCards = run<WinterCardsFrame>({
  clause: 'MMW-16.1.1',
  run({ state, frame: { by, passes }, push }) {
    if (passes === SIDES.length) return;
    push(
      heldBy(state, by).length > 0
        ? frame<WinterFrame>({ f: 'winter', by, passes })
        : frame<WinterCardsFrame>({ f: 'winter-cards', by: other(by), passes: passes + 1 }),
    );
  },
});

interface Held {
  readonly by: Side;
  readonly cards: readonly CardId[];
  readonly possible: ReadonlySet<CardId>;
}

/** MMW-16.1.1 a held winter card is played as its event, or the side passes. */
export const winter = ask<WinterFrame>()({
  clause: 'MMW-16.1.1',
  verbs: { event: { card: 'card' }, pass: {} },
  facts(state, { by }): Held {
    const cards = heldBy(state, by);
    return { by, cards, possible: new Set(cards.filter((id) => eventPossible(state, by, id))) };
  },
  *candidates({ cards }) {
    for (const card of cards) yield { do: 'event', card };
    yield { do: 'pass' };
  },
  guards: {
    event: [
      { clause: 'MMW-7.35', holds: ({ cards }, { card }) => cards.includes(card) },
      { clause: 'MMW-8.21', holds: ({ by }, { card }) => [by, 'both'].includes(CARD[card].side) },
      { clause: 'MMW-16.1.1', holds: (_, { card }) => CARD[card].when.includes('winter') },
      { clause: 'MMW-8.27', holds: ({ possible }, { card }) => possible.has(card) },
    ],
  },
  apply: {
    event({ state, frame: { by }, table, done, push }, { card }) {
      done();
      startPlay(state, by, card, 'event', table);
      const next = frame<WinterCardsFrame>({ f: 'winter-cards', by: other(by), passes: 0 });
      push(...eventFrames(state, card, by), cardPlayOver(by), next);
    },
    pass({ frame: { by, passes }, table, done, push }) {
      done();
      table.say({ type: 'winter-pass', clause: 'MMW-16.1.1', data: { side: by } });
      push(frame<WinterCardsFrame>({ f: 'winter-cards', by: other(by), passes: passes + 1 }));
    },
  },
});

/**
 * MMW-16.0, MMW-16.1.2 to MMW-16.1.4 attrition, repair, depots; MMW-7.35, MMW-7.24 the cards of the year are removed.
 */
export const winterTurn = run<WinterTurnFrame>({
  clause: 'MMW-16.1',
  run({ state, frame: { stage }, table, push }) {
    if (stage === 'attrition') {
      freezeSupply(state);
      push(
        frame<AttritionFrame>({ f: 'attrition', at: 0 }),
        frame<WinterTurnFrame>({
          f: 'winter-turn',
          stage: 'repair',
        }),
      );
      return;
    }
    for (const id of UNIT_IDS) rest(state.units[id]);
    freeRepair(state, table);
    removeDepots(state, table);
    const held = SIDES.flatMap((side) => [...heldBy(state, side), ...handOf(state, side)]);
    for (const card of held) discard(state, card);
    if (held.length > 0)
      table.say({
        type: 'held-discarded',
        clause: 'MMW-7.35',
        data: { cards: held },
        reveals: held,
      });
    for (const card of cardsIn(state, 'deck')) state.cards[card] = 'unseen';
    state.held = bySide(() => 0);
    takeStock(state, table);
    push(frame<TurnFrame>({ f: 'turn', stage: 'record' }));
  },
});

/** MMW-16.2 attrition, space by space; MMW-14.35 pieces that arrived or moved this turn suffer it, too. */
export const attrition = run<AttritionFrame>({
  clause: 'MMW-16.2',
  run({ state, frame: { at }, table, push }) {
    const held = placesOf(...SIDES.map((side) => unitPlaces(state, side)));
    for (const [ahead, space] of SPACE_IDS.slice(at).entries()) {
      if (!held.has(space)) continue;
      const by = SIDES.find((side) => hasUnits(state, side, space));
      if (by === undefined) continue;
      const left = losses(state, by, space, table);
      if (left === 0) continue;
      push(
        frame<WinterLossFrame>({ f: 'winter-loss', by, space, left }),
        frame<AttritionFrame>({
          f: 'attrition',
          at: at + ahead + 1,
        }),
      );
      return;
    }
  },
});

function losses(
  state: MadisonState,
  by: Side,
  space: SpaceId,
  table: Parameters<typeof takeForced>[4],
): number {
  if (quartersOf(state, by, space) === 0) {
    abandon(state, by, space, table);
    return 0;
  }
  return takeForced(state, by, space, excess(state, by, space), table);
}

/** MMW-16.22 the owner chooses the units that lose a step. */
export const winterLoss = ask<WinterLossFrame>()({
  clause: 'MMW-16.22',
  interrupt: true,
  exact: true,
  verbs: { lose: { unit: 'unit' } },
  facts: (state, { by, space }): readonly UnitId[] => sortTexts(victims(state, by, space)),
  candidates: (units) => units.map((unit) => ({ do: 'lose' as const, unit })),
  guards: {
    lose: [{ clause: 'MMW-16.22', holds: (units, { unit }) => units.includes(unit) }],
  },
  apply: {
    lose({ state, frame, table, done }, { unit }) {
      freeze(state, unit, table);
      frame.left = takeForced(state, frame.by, frame.space, frame.left - 1, table);
      if (frame.left === 0) done();
    },
  },
});
