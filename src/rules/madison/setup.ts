import { frame } from '../kernel/frame.js';
import type { Setting } from '../kernel/options.js';
import type { Table } from '../kernel/table.js';
import { lookup as tableOf } from '../kits/lookup.js';
import { CARD, CARD_IDS, type CardId } from './components/cards/index.js';
import { LEADER, LEADER_IDS } from './components/leaders.js';
import { LAKE_IDS } from './components/map.js';
import { SCENARIO, type Scenario, type ScenarioId } from './components/scenarios.js';
import { SHIP, SHIP_IDS } from './components/ships.js';
import { SIDES } from './components/side.js';
import { before, type TurnId } from './components/turns.js';
import { UNIT, UNIT_IDS } from './components/units.js';
import type { PrewarFrame, TurnFrame } from './frames/turn.js';
import { leader, ship, unit } from './kinds.js';
import { DECLARATION, PREWAR_DECK } from './questions/cards.js';
import { vpOf } from './questions/points.js';
import { bySide, type CardPlace, cardsIn, type MadisonState, type Off } from './state.js';

/**
 * A state without pieces, with all cards still to come and an empty agenda. Both `setup` and reading a position begin
 * with it.
 */
export const emptyState = (): MadisonState => ({
  agenda: [],
  outcome: null,
  options: { tournament: false, earlyReturn: false },
  turn: null,
  first: null,
  units: tableOf(UNIT_IDS, () => unit.copy({ at: 'pool' })),
  leaders: tableOf(LEADER_IDS, () => leader.copy({ at: 'pool' })),
  ships: tableOf(SHIP_IDS, () => ship.copy({ at: 'pool' })),
  cards: tableOf(CARD_IDS, (): CardPlace => 'later'),
  seen: bySide(() => ({})),
  prewarPlayed: bySide(() => 0),
  held: bySide(() => 0),
  play: null,
  lasting: [],
  forts: {},
  depots: {},
  destroyed: {},
  basesDestroyed: {},
  backups: {},
  markers: tableOf(LAKE_IDS, () => null),
  eventVp: 0,
  vp: 0,
  quiet: bySide(() => null),
});

/** MMW-5.0 the pieces of the scenario, its decks and what it starts with. */
export function setup(setting: Setting, table: Table): MadisonState {
  const scenario: Scenario = SCENARIO[setting.scenario as ScenarioId];
  const state = emptyState();
  sort(state, scenario);
  place(state, scenario);
  mark(state, scenario);
  if (scenario.prewar) prewarDeck(state, table);
  else {
    state.turn = scenario.start;
    state.agenda = [frame<TurnFrame>({ f: 'turn', stage: 'open' })];
  }
  return state;
}

/**
 * Puts pieces off the map: those whose time was before the start are out of the game, and those of cards wait if the
 * deck is used.
 */
function sort(state: MadisonState, { start, decks }: Scenario): void {
  const off = (turn: TurnId | null, card: CardId | null): Off => {
    if (card !== null) return decks.includes(CARD[card].deck) ? 'pool' : 'gone';
    return turn === null || before(turn, start) ? 'gone' : 'pool';
  };
  for (const id of UNIT_IDS) state.units[id].at = off(UNIT[id].arrives, UNIT[id].card);
  for (const id of LEADER_IDS) state.leaders[id].at = off(LEADER[id].arrives, null);
  for (const id of SHIP_IDS) state.ships[id].at = off(SHIP[id].from, SHIP[id].card);
  for (const id of CARD_IDS) if (!decks.includes(CARD[id].deck)) state.cards[id] = 'aside';
}

/** MMW-5.1 places the pieces of the set-up cards, and marks units that arrive later. */
function place(state: MadisonState, { setUp, extraReinforcements }: Scenario): void {
  for (const { at, units, leaders, ships } of setUp) {
    for (const id of units) state.units[id].at = at;
    for (const { id, reverse } of leaders) {
      state.leaders[id].at = at;
      if (reverse === true) state.leaders[id].flipped = true;
    }
    for (const id of ships) state.ships[id].at = at;
  }
  for (const { units } of extraReinforcements) for (const id of units) state.units[id].at = 'pool';
}

function mark(state: MadisonState, scenario: Scenario): void {
  for (const id of scenario.forts) state.forts[id] = true;
  for (const id of scenario.destroyedTowns) state.destroyed[id] = true;
  for (const id of scenario.destroyedBases) state.basesDestroyed[id] = true;
  for (const id of scenario.activeBackups) state.backups[id] = true;
  for (const lake of LAKE_IDS) state.markers[lake] = scenario.lakeControl[lake];
  // MMW-4.12 points that the board does not account for are events of earlier years
  state.eventVp = scenario.vp - vpOf(state);
  state.vp = scenario.vp;
}

/** MMW-6.2.1, MMW-6.2.2 13 cards of 1812 unseen, and Declaration of War. */
function prewarDeck(state: MadisonState, table: Table): void {
  for (const id of CARD_IDS) if (CARD[id].deck === 1812) state.cards[id] = 'deck';
  state.cards[DECLARATION] = 'prewar';
  const deck = cardsIn(state, 'deck');
  for (const id of table.draw(deck, PREWAR_DECK, 'prewar-deck', 'MMW-6.2.2'))
    state.cards[id] = 'prewar';
  table.say({ type: 'prewar', clause: 'MMW-6.1', data: { first: SIDES[0] } });
  state.agenda = [frame<PrewarFrame>({ f: 'prewar', by: SIDES[0] })];
}
