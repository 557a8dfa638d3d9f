import { clone } from '../../kernel/json.js';
import { CARD_IDS, type CardId } from '../components/cards/index.js';
import { LEADER_IDS } from '../components/leaders.js';
import { SHIP_IDS } from '../components/ships.js';
import { UNIT_IDS } from '../components/units.js';
import type {
  CardPlace,
  LeaderState,
  MadisonState,
  Moving,
  ShipState,
  UnitState,
} from '../state.js';

/** The parts that every copy shares; overwriting them takes a tenth of the time of new ones. */
type Kept = Pick<MadisonState, 'units' | 'leaders' | 'ships' | 'cards'>;
let kept: Kept | undefined;

/**
 * Makes copies of a position for trying actions. Each is valid only until the next one is made, of whichever position.
 */
export function copiesOf(state: MadisonState): () => MadisonState {
  kept ??= keptOf(clone(state));
  const tables = kept;
  const [from, to] = [listsOf(state), listsOf(tables)];
  const others = Object.keys(state).filter((member) => !(member in tables));
  return () => {
    refill(to.units, from.units, likeUnit);
    refill(to.leaders, from.leaders, likeLeader);
    refill(to.ships, from.ships, likeShip);
    deal(tables.cards, from.cards);
    const copy = { ...state, ...tables };
    const members: { [member: string]: unknown } = copy;
    for (const member of others) members[member] = clone(members[member]);
    return copy;
  };
}

const keptOf = ({ units, leaders, ships, cards }: MadisonState): Kept => ({
  units,
  leaders,
  ships,
  cards,
});

/** The pieces, and the places of the cards, in the order of their ids. */
const listsOf = ({ units, leaders, ships, cards }: Kept) => ({
  units: UNIT_IDS.map((id) => units[id]),
  leaders: LEADER_IDS.map((id) => leaders[id]),
  ships: SHIP_IDS.map((id) => ships[id]),
  cards: CARD_IDS.map((id) => cards[id]),
});

function refill<P>(to: readonly P[], from: readonly P[], like: (to: P, from: P) => void): void {
  for (let no = 0; no < to.length; no++) like(to[no] as P, from[no] as P);
}

function deal(cards: MadisonState['cards'], places: readonly CardPlace[]): void {
  for (let no = 0; no < places.length; no++) {
    const id = CARD_IDS[no] as CardId;
    const place = places[no] as CardPlace;
    if (cards[id] !== place) cards[id] = place;
  }
}

/*
 * `to` becomes as `from` is. Members are written out, and written only where they differ, which takes a quarter of the
 * time of a loop over them.
 */

function likeMoving(to: Moving, from: Moving): void {
  if (to.force !== from.force) to.force = from.force;
  if (to.spent !== from.spent) to.spent = from.spent;
  if (to.done !== from.done) to.done = from.done;
  if (to.aboard !== from.aboard) to.aboard = from.aboard;
  if (to.from !== from.from) to.from = from.from;
  if (to.steps !== from.steps) to.steps = from.steps;
  if (to.target !== from.target) to.target = from.target;
}

function likeUnit(to: UnitState, from: UnitState): void {
  if (to.at !== from.at) to.at = from.at;
  likeMoving(to, from);
  if (to.reduced !== from.reduced) to.reduced = from.reduced;
  if (to.cut !== from.cut) to.cut = from.cut;
  if (to.wished !== from.wished) to.wished = from.wished;
  if (to.delayed !== from.delayed) to.delayed = from.delayed;
}

function likeLeader(to: LeaderState, from: LeaderState): void {
  if (to.at !== from.at) to.at = from.at;
  likeMoving(to, from);
  if (to.flipped !== from.flipped) to.flipped = from.flipped;
  if (to.wished !== from.wished) to.wished = from.wished;
}

function likeShip(to: ShipState, from: ShipState): void {
  if (to.at !== from.at) to.at = from.at;
  likeMoving(to, from);
  if (to.damaged !== from.damaged) to.damaged = from.damaged;
  if (to.withdrew !== from.withdrew) to.withdrew = from.withdrew;
}
