import { type Frame, frame } from '../../../kernel/frame.js';
import type { Table } from '../../../kernel/table.js';
import { CARD, CARD_IDS } from '../../components/cards/index.js';
import { SCENARIOS } from '../../components/scenarios.js';
import { other, type Side, SIDES } from '../../components/side.js';
import { TURN, TURN_IDS, type TurnId } from '../../components/turns.js';
import type {
  ActionFrame,
  ReinforceFrame,
  TurnFrame,
  WinterCardsFrame,
  WinterTurnFrame,
} from '../../frames/turn.js';
import { GHENT, heldBy, take, wanted, yearOf } from '../../questions/cards.js';
import { fleetPhase } from '../../questions/fleet.js';
import { dropLasting } from '../../questions/language/lasting.js';
import { takeStock } from '../../questions/points.js';
import { activateBackups } from '../../questions/shipyard.js';
import { endOfGame } from '../../questions/victory.js';
import { bySide, cardsIn, type MadisonState } from '../../state.js';
import { run } from '../phase.js';
import { firstPlayer } from './first.js';

const next = (stage: TurnFrame['stage']): TurnFrame => ({ f: 'turn', stage });

/** The present turn; not called in the pre-war sequence, which has frames of its own. */
const now = (state: MadisonState): TurnId => {
  if (state.turn === null) throw new Error('no turn before the war');
  return state.turn;
};

/** MMW-7.0, MMW-7.1.general the phases of a turn in order. */
export const turn = run<TurnFrame>({
  clause: 'MMW-7.0',
  run({ state, frame: { stage }, table, push }) {
    push(...STAGES[stage](state, table));
  },
});

const STAGES: {
  readonly [S in TurnFrame['stage']]: (state: MadisonState, table: Table) => readonly Frame[];
} = {
  open(state, table) {
    const { season } = TURN[now(state)];
    table.say({ type: 'turn', clause: 'MMW-7.6', data: { turn: now(state) } });
    if (season === 'spring') openYear(state, table);
    firstPlayer(state, table);
    return season === 'winter' ? winterFrames(state) : [next('reinforcements')];
  },
  reinforcements: (state) => [
    ...(hasReinforcements(state)
      ? [frame<ReinforceFrame>({ f: 'reinforce', stage: 'wishes' })]
      : []),
    next('deal'),
  ],
  deal(state, table) {
    deal(state, table);
    return [next('arrivals')];
  },
  arrivals: (state) => [{ f: 'arrivals' }, ...earlyReturn(state, true), next('action')],
  action: (state) => [frame<ActionFrame>({ f: 'action', by: state.first ?? 'us' }), next('return')],
  return: (state) => [...earlyReturn(state, false), next('check')],
  // MMW-7.5, MMW-4.18
  check(state, table) {
    takeStock(state, table);
    table.say({ type: 'vp-check', clause: 'MMW-7.5', data: { vp: state.vp } });
    return [next('record')];
  },
  record(state) {
    const over = TURN[now(state)];
    dropLasting(state, over.season === 'winter' ? 'year' : 'turn');
    state.quiet = bySide(() => null);
    const following = TURN_IDS[TURN_IDS.indexOf(now(state)) + 1];
    if (following === undefined) return endOfGame(state.first ?? 'gb', null);
    state.turn = following;
    return [next('open')];
  },
};

/**
 * MMW-7.4 frames of the fleet return phase before or after the card plays. It comes after them, but in spring before
 * them if the option is on (MMW-7.4.b).
 */
const earlyReturn = (state: MadisonState, before: boolean): readonly Frame[] => {
  const early = TURN[now(state)].season === 'spring' && state.options.earlyReturn;
  return early === before ? fleetPhase(state) : [];
};

/** MMW-16.1 frames of a winter turn. MMW-4.21 by the ruling, the last winter has its cards and nothing else. */
function winterFrames(state: MadisonState): readonly Frame[] {
  const by = state.first ?? 'us';
  const cards: WinterCardsFrame = { f: 'winter-cards', by, passes: 0 };
  return yearOf(state) === 1814
    ? [cards, ...endOfGame(by, null)]
    : [cards, frame<WinterTurnFrame>({ f: 'winter-turn', stage: 'attrition' })];
}

/** Whether reinforcements are to be placed: in the first turn of a later scenario they are on the map already. */
const hasReinforcements = (state: MadisonState): boolean =>
  TURN[now(state)].reinforcements && !isFirst(state);

/** Whether it is the first turn of the scenario: the decks of earlier years are out of play. */
const isFirst = (state: MadisonState): boolean =>
  SCENARIOS.some(
    ({ start, decks }) =>
      start === state.turn &&
      CARD_IDS.every(
        (id) => decks.some((year) => year === CARD[id].deck) || state.cards[id] === 'aside',
      ),
  );

/** MMW-5.2 opens the deck of the year; MMW-7.25.1 without Treaty of Ghent. MMW-15.33 back-up bases come into use. */
function openYear(state: MadisonState, table: Table): void {
  const year = yearOf(state);
  for (const id of CARD_IDS)
    if (CARD[id].deck === year && state.cards[id] === 'later' && id !== GHENT)
      state.cards[id] = 'deck';
  for (const space of activateBackups(state))
    table.say({ type: 'backup-base', clause: 'MMW-15.33', data: { space } });
}

/** MMW-7.2, MMW-7.21, MMW-7.23 fills both hands; MMW-7.22 alternately from what is left, if there are too few cards. */
function deal(state: MadisonState, table: Table): void {
  const first = state.first ?? 'us';
  const counts = shares(state, first);
  for (const side of SIDES) for (const card of heldBy(state, side)) state.cards[card] = side;
  state.held = bySide(() => 0);
  for (const side of [first, other(first)]) {
    const cards = take(state, side, counts[side], 'deal', 'MMW-7.21', table);
    table.say({
      type: 'dealt',
      clause: 'MMW-7.21',
      data: { side, count: cards.length },
      only: { [side]: { cards } },
      reveals: cards,
    });
  }
  // MMW-7.25.2, MMW-7.25.3, MMW-7.25.4
  if (state.turn === '1814-1') {
    state.cards[GHENT] = 'deck';
    table.say({ type: 'ghent-in-deck', clause: 'MMW-7.25.3', data: {} });
  }
}

function shares(state: MadisonState, first: Side): { [S in Side]: number } {
  const want = bySide((side) => wanted(state, side));
  const got = bySide(() => 0);
  let left = cardsIn(state, 'deck').length;
  while (left > 0 && SIDES.some((side) => got[side] < want[side]))
    for (const side of [first, other(first)])
      if (left > 0 && got[side] < want[side]) {
        got[side] += 1;
        left -= 1;
      }
  return got;
}
