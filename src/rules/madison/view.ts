import type { AskFrame } from '../kernel/frame.js';
import { frameOf } from '../kernel/agenda.js';
import { isSealed } from '../kernel/frame.js';
import { record } from '../kits/table.js';
import { CARD_IDS, type CardId } from './components/cards/index.js';
import { FORT_IDS, type FortId } from './components/forts.js';
import { LEADER_IDS, LEADER, type LeaderId } from './components/leaders.js';
import { LAKE_IDS, SPACE_IDS, type LakeId, type SpaceId } from './components/map.js';
import { SHIP_IDS, type ShipId } from './components/ships.js';
import type { Side } from './components/side.js';
import type { TurnId } from './components/turns.js';
import { UNIT, UNIT_IDS, type UnitId } from './components/units.js';
import { holders, lakeController } from './control.js';
import { inOrder } from './in-order.js';
import {
  bySide,
  cardsIn,
  type CardPlace,
  type Lasting,
  type LeaderState,
  type MadisonState,
  type ShipState,
  type UnitState,
  type Use,
} from './state.js';
import { vpOf } from './sweep.js';
import { combatOf, navalCombatOf, type FleetCombat, type LandCombat } from './view-combat.js';

type BySide<V> = { readonly [S in Side]: V };
type Cards = { readonly [C in CardId]?: true };

/** What a viewer may know: all but the other side's cards, the decks, and what is decided unseen. */
export interface View {
  readonly viewer: Side | null;
  readonly tournament: boolean;
  readonly earlyReturn: boolean;
  readonly turn: TurnId | null;
  readonly first: Side | null;
  /** Positive: American. */
  readonly vp: number;
  readonly eventVp: number;
  readonly units: { readonly [U in UnitId]: UnitState };
  readonly leaders: { readonly [L in LeaderId]: LeaderState };
  readonly ships: { readonly [S in ShipId]: ShipState };
  /** Enemy spaces under control (MMW-4.14). */
  readonly occupied: { readonly [S in SpaceId]?: Side };
  readonly lakes: {
    readonly [L in LakeId]: { readonly control: Side | null; readonly marker: Side | null };
  };
  readonly forts: { readonly [F in FortId]?: true };
  readonly depots: { readonly [S in SpaceId]?: Side };
  readonly destroyed: { readonly [S in SpaceId]?: true };
  readonly basesDestroyed: { readonly [S in SpaceId]?: true };
  readonly backups: { readonly [S in SpaceId]?: true };
  /** The viewer's own. */
  readonly hand: Cards;
  readonly held: Cards;
  /** Cards the viewer knows in the other hand. */
  readonly seen: Cards;
  readonly hands: BySide<number>;
  readonly heldCards: BySide<number>;
  readonly laidDown: BySide<number>;
  readonly prewarPlayed: BySide<number>;
  readonly deck: number;
  readonly prewar: number;
  readonly discards: Cards;
  readonly aside: Cards;
  readonly play: {
    readonly by: Side;
    readonly card: CardId | null;
    readonly use: Use;
    readonly attacked: { readonly [S in SpaceId]?: true };
  } | null;
  readonly lasting: readonly Lasting[];
  /** The viewer's standing pass. */
  readonly quiet: 'play' | 'turn' | null;
  readonly combat: LandCombat | null;
  readonly navalCombat: FleetCombat | null;
  /** Who owes a decision. */
  readonly active: BySide<boolean>;
  readonly decision: Decision | null;
  readonly outcome: { readonly winner: Side | null; readonly reason: string } | null;
}

/** The decision that is owed: its name for everybody, what it is about for whoever owes it. */
export interface Decision {
  readonly name: string;
  readonly [field: string]: string | number | boolean;
}

const named = (cards: readonly CardId[]): Cards =>
  Object.fromEntries(cards.map((id) => [id, true]));

export function viewOf(state: MadisonState, viewer: Side | null): View {
  const map = holders(state);
  const count = (place: CardPlace): number => cardsIn(state, place).length;
  const mine = (place: CardPlace): Cards => named(cardsIn(state, place));
  return {
    viewer,
    tournament: state.options.tournament,
    earlyReturn: state.options.earlyReturn,
    turn: state.turn,
    first: state.first,
    // MMW-4.31 what the end of the game takes away the board does not show
    vp: state.outcome === null ? vpOf(state, map) : state.vp,
    eventVp: state.eventVp,
    units: record(UNIT_IDS, (id) => shown(state.units[id], UNIT[id].side === viewer)),
    leaders: record(LEADER_IDS, (id) => shown(state.leaders[id], LEADER[id].side === viewer)),
    ships: record(SHIP_IDS, (id) => shown(state.ships[id], true)),
    occupied: Object.fromEntries(
      SPACE_IDS.filter((id) => map.has(id)).map((id) => [id, map.get(id)]),
    ),
    lakes: record(LAKE_IDS, (id) => ({
      control: lakeController(state, id),
      marker: state.markers[id],
    })),
    forts: inOrder(FORT_IDS, state.forts),
    depots: inOrder(SPACE_IDS, state.depots),
    destroyed: inOrder(SPACE_IDS, state.destroyed),
    basesDestroyed: inOrder(SPACE_IDS, state.basesDestroyed),
    backups: inOrder(SPACE_IDS, state.backups),
    hand: viewer === null ? {} : mine(viewer),
    held: viewer === null ? {} : mine(`held-${viewer}`),
    seen: viewer === null ? {} : inOrder(CARD_IDS, state.seen[viewer]),
    hands: bySide(count),
    heldCards: bySide((side) => count(`held-${side}`)),
    laidDown: bySide((side) => state.held[side]),
    prewarPlayed: bySide((side) => state.prewarPlayed[side]),
    deck: count('deck'),
    prewar: count('prewar'),
    discards: mine('discard'),
    aside: mine('aside'),
    play: playOf(state),
    lasting: state.lasting.map(lastingOf),
    quiet: viewer === null ? null : state.quiet[viewer],
    combat: combatOf(state),
    navalCombat: navalCombatOf(state),
    active: bySide((side) => frameOf(state, side) !== null),
    decision: decisionOf(state, viewer),
    outcome: outcomeOf(state),
  };
}

/** Members of a piece in the order in which a view has them. */
const MEMBERS = [
  ...['at', 'reduced', 'cut', 'flipped', 'damaged', 'withdrew', 'force', 'spent', 'done'],
  ...['aboard', 'from', 'steps', 'target', 'wished', 'delayed'],
];

/** A piece as it stands. MMW-14.1 a wish to hold it back is its owner's until both have decided. */
function shown<P extends object>(piece: P, own: boolean): P {
  const seen: { [member: string]: unknown } = {};
  for (const member of MEMBERS) {
    const value = piece[member as keyof P];
    if (value !== undefined && (own || member !== 'wished')) seen[member] = value;
  }
  return seen as P;
}

const lastingOf = ({ card, by, nth, until, space, lake, force }: Lasting): Lasting => ({
  card,
  by,
  nth,
  until,
  ...(space !== undefined && { space }),
  ...(lake !== undefined && { lake }),
  ...(force !== undefined && { force }),
});

const playOf = ({ play }: MadisonState): View['play'] =>
  play === null
    ? null
    : { by: play.by, card: play.card, use: play.use, attacked: inOrder(SPACE_IDS, play.attacked) };

const outcomeOf = ({ outcome }: MadisonState): View['outcome'] =>
  outcome === null ? null : { winner: outcome.winner as Side | null, reason: outcome.reason };

/** Members of a frame that a person can use: ids and numbers. */
function decisionOf(state: MadisonState, viewer: Side | null): Decision | null {
  const own = viewer === null ? null : frameOf(state, viewer);
  if (own !== null) {
    const { f: name, by: _by, ...rest } = own as AskFrame & { readonly [field: string]: unknown };
    const plain = Object.entries(rest)
      .filter(([, value]) => isPlain(value))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return { name, ...Object.fromEntries(plain) } as Decision;
  }
  const top = state.outcome === null ? state.agenda.at(-1) : undefined;
  if (top === undefined) return null;
  return { name: isSealed(top) ? top.topic : top.f };
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
