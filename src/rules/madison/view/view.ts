import { frameOf } from '../../kernel/agenda.js';
import type { AskFrame } from '../../kernel/frame.js';
import { isSealed } from '../../kernel/frame.js';
import { type Lookup, objectOf } from '../../kits/lookup.js';
import { CARD_IDS, type CardId } from '../components/cards/index.js';
import { FORT_IDS, type FortId } from '../components/forts.js';
import { LEADER_IDS, type LeaderId } from '../components/leaders.js';
import { LAKE_IDS, type LakeId, SPACE_IDS, type SpaceId } from '../components/map.js';
import { SHIP_IDS, type ShipId } from '../components/ships.js';
import type { Side } from '../components/side.js';
import type { TurnId } from '../components/turns.js';
import { UNIT_IDS, type UnitId } from '../components/units.js';
import { holders, lakeController } from '../questions/control.js';
import { leadersOf, unitsOf } from '../questions/pieces.js';
import { vpOf } from '../questions/points.js';
import { cutOff } from '../questions/supply.js';
import {
  bySide,
  type CardPlace,
  type Lasting,
  type LeaderState,
  type MadisonState,
  type Quiet,
  type ShipState,
  type UnitState,
  type Use,
} from '../state.js';
import { combatOf, type FleetCombat, type LandCombat, navalCombatOf } from './combat.js';
import { inOrder } from './in-order.js';

type BySide<V> = { readonly [S in Side]: V };
type Cards = { readonly [C in CardId]?: true };

/** What a viewer may know: everything except the cards of the other side, the decks, and secret decisions. */
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
  /** Enemy spaces that a side controls (MMW-4.14). */
  readonly occupied: { readonly [S in SpaceId]?: Side };
  /**
   * Spaces whose land units can trace no supply line at this moment; during a card play `cut` of each unit counts
   * instead (MMW-13.36).
   */
  readonly cutOff: BySide<readonly SpaceId[]>;
  readonly lakes: {
    readonly [L in LakeId]: { readonly control: Side | null; readonly marker: Side | null };
  };
  readonly forts: { readonly [F in FortId]?: true };
  readonly depots: { readonly [S in SpaceId]?: Side };
  readonly destroyed: { readonly [S in SpaceId]?: true };
  readonly basesDestroyed: { readonly [S in SpaceId]?: true };
  readonly backups: { readonly [S in SpaceId]?: true };
  /** Cards in the viewer's hand. */
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
  /** What the viewer does not want to be asked. */
  readonly quiet: Quiet | null;
  readonly combat: LandCombat | null;
  readonly navalCombat: FleetCombat | null;
  /** Sides that owe a decision. */
  readonly active: BySide<boolean>;
  readonly decision: Decision | null;
  readonly outcome: { readonly winner: Side | null; readonly reason: string } | null;
}

/** The present decision: everybody sees its name, only the side that owes it the rest. */
interface Decision {
  readonly name: string;
  readonly [field: string]: string | number | boolean;
}

/** Members that differ between viewers. */
type Own = Pick<
  View,
  'viewer' | 'units' | 'leaders' | 'hand' | 'held' | 'seen' | 'quiet' | 'decision'
>;

export function viewOf(state: MadisonState, viewer: Side | null): View {
  const piles = pilesOf(state);
  return together(commonOf(state, piles), ownOf(state, viewer, piles));
}

type Common = Omit<View, keyof Own>;

/** Members written out take a fifth of the time of spreading both. */
const together = (common: Common, own: Own): View => ({
  viewer: own.viewer,
  tournament: common.tournament,
  earlyReturn: common.earlyReturn,
  turn: common.turn,
  first: common.first,
  vp: common.vp,
  eventVp: common.eventVp,
  units: own.units,
  leaders: own.leaders,
  ships: common.ships,
  occupied: common.occupied,
  cutOff: common.cutOff,
  lakes: common.lakes,
  forts: common.forts,
  depots: common.depots,
  destroyed: common.destroyed,
  basesDestroyed: common.basesDestroyed,
  backups: common.backups,
  hand: own.hand,
  held: own.held,
  seen: own.seen,
  hands: common.hands,
  heldCards: common.heldCards,
  laidDown: common.laidDown,
  prewarPlayed: common.prewarPlayed,
  deck: common.deck,
  prewar: common.prewar,
  discards: common.discards,
  aside: common.aside,
  play: common.play,
  lasting: common.lasting,
  quiet: own.quiet,
  combat: common.combat,
  navalCombat: common.navalCombat,
  active: common.active,
  decision: own.decision,
  outcome: common.outcome,
});

type Piles = ReadonlyMap<CardPlace, readonly CardId[]>;

/** By the place where they are, in number order. */
function pilesOf({ cards }: MadisonState): Piles {
  const piles = new Map<CardPlace, CardId[]>();
  for (const id of CARD_IDS) {
    const pile = piles.get(cards[id]);
    if (pile === undefined) piles.set(cards[id], [id]);
    else pile.push(id);
  }
  return piles;
}

const named = (cards: readonly CardId[] = []): Cards =>
  Object.fromEntries(cards.map((id) => [id, true]));

function commonOf(state: MadisonState, piles: Piles): Common {
  const map = holders(state);
  const count = (place: CardPlace): number => piles.get(place)?.length ?? 0;
  return {
    tournament: state.options.tournament,
    earlyReturn: state.options.earlyReturn,
    turn: state.turn,
    first: state.first,
    // MMW-4.31 what the end of the game takes away the board does not show
    vp: state.outcome === null ? vpOf(state, map) : state.vp,
    eventVp: state.eventVp,
    ships: shownOf(SHIP_IDS, state.ships, null),
    occupied: Object.fromEntries(
      SPACE_IDS.filter((id) => map.has(id)).map((id) => [id, map.get(id)]),
    ),
    cutOff: bySide((side) => cutOff(state, side, map)),
    lakes: objectOf(LAKE_IDS, (id) => ({
      control: lakeController(state, id),
      marker: state.markers[id],
    })),
    forts: inOrder(FORT_IDS, state.forts),
    depots: inOrder(SPACE_IDS, state.depots),
    destroyed: inOrder(SPACE_IDS, state.destroyed),
    basesDestroyed: inOrder(SPACE_IDS, state.basesDestroyed),
    backups: inOrder(SPACE_IDS, state.backups),
    hands: bySide(count),
    heldCards: bySide((side) => count(`held-${side}`)),
    laidDown: bySide((side) => state.held[side]),
    prewarPlayed: bySide((side) => state.prewarPlayed[side]),
    deck: count('deck'),
    prewar: count('prewar'),
    discards: named(piles.get('discard')),
    aside: named(piles.get('aside')),
    play: playOf(state),
    lasting: state.lasting.map(lastingOf),
    combat: combatOf(state),
    navalCombat: navalCombatOf(state),
    active: bySide((side) => frameOf(state, side) !== null),
    outcome: outcomeOf(state),
  };
}

function ownOf(state: MadisonState, viewer: Side | null, piles: Piles): Own {
  const decision = decisionOf(state, viewer);
  const units = shownOf(UNIT_IDS, state.units, viewer && unitsOf(viewer));
  const leaders = shownOf(LEADER_IDS, state.leaders, viewer && leadersOf(viewer));
  if (viewer === null)
    return { viewer, units, leaders, hand: {}, held: {}, seen: {}, quiet: null, decision };
  return {
    viewer,
    units,
    leaders,
    hand: named(piles.get(viewer)),
    held: named(piles.get(`held-${viewer}`)),
    seen: inOrder(CARD_IDS, state.seen[viewer]),
    quiet: state.quiet[viewer],
    decision,
  };
}

type Piece = { readonly at: string; readonly wished?: true | undefined };

/** MMW-14.1 pieces as a viewer sees them; wishes to hold them back are shown to their owner only (`own`). */
function shownOf<Id extends string, P extends Piece>(
  ids: readonly Id[],
  pieces: Lookup<Id, P>,
  own: readonly Id[] | null,
): Lookup<Id, P> {
  return objectOf(ids, (id) => {
    const piece = pieces[id];
    return shown(piece, piece.wished !== undefined && own !== null && own.includes(id));
  });
}

/** Members of a piece in the order in which a view has them. */
const MEMBERS = [
  ...['at', 'reduced', 'cut', 'flipped', 'damaged', 'withdrew', 'force', 'spent', 'done'],
  ...['aboard', 'from', 'steps', 'target', 'wished', 'delayed'],
];

/** A piece as it stands, for its owner or for everybody. */
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

/** Members of a decision that a person can use: ids and numbers. */
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
