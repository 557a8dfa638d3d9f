import type { Frame, Outcome } from '../kernel/frame.js';
import { CARD_IDS, type CardId } from './components/cards/index.js';
import type { FortId } from './components/forts.js';
import { LEADER_IDS, type LeaderId } from './components/leaders.js';
import { LAKE_IDS, type LakeId, SPACE_IDS, type SpaceId, type TRANSIT } from './components/map.js';
import { SHIP_IDS, type ShipId } from './components/ships.js';
import { type Side, SIDES } from './components/side.js';
import type { TurnId } from './components/turns.js';
import { UNIT_IDS, type UnitId } from './components/units.js';

/*
 * MP     movement points; naval building points are kept in halves (MMW-15.17)
 * OPV    operational point value of a card, which is also its naval build value
 * VP     victory points; positive: American (MMW-2.14.abbr)
 * force  the pieces that one activation moves; a Campaign card has two (MMW-8.72)
 */

/** On the map, in a lake control box (its lake's id), or in the lake transit box. */
export type Place = SpaceId | LakeId | typeof TRANSIT;

/**
 * Places off the map: not arrived yet (`pool`), held back for a turn (`late`, MMW-14.21), waiting until a space is free
 * (`waiting`, MMW-14.34), out of the game (`gone`).
 */
export const OFF = ['pool', 'late', 'waiting', 'gone'] as const;
export type Off = (typeof OFF)[number];

export const FORCES = [1, 2] as const;
export type Force = (typeof FORCES)[number];

/**
 * What a piece does in the present card play; all undefined afterwards. Members are set to undefined and never deleted,
 * as lookups in an object are slow after a deletion.
 */
export interface Moving {
  /** The force it belongs to. */
  force?: Force | undefined;
  /** MPs spent since it joined the force (MMW-8.42). */
  spent?: number | undefined;
  /** Set down or dropped: it does not move again in this card play. */
  done?: true | undefined;
  /** Carried by the flotilla that sails. */
  aboard?: true | undefined;
  /** Last space before the present one; a lake: it landed there. */
  from?: SpaceId | LakeId | undefined;
  /** Number of further steps that a card in force allows it (MMW-8.31.8). */
  steps?: number | undefined;
  /** The space it waits to attack together with others (MMW-8.62). */
  target?: SpaceId | undefined;
}

export interface UnitState extends Moving {
  at: Place | Off;
  reduced?: true | undefined;
  /** Whether it was out of supply when the card play began (MMW-13.36). */
  cut?: true | undefined;
  /** Whether its owner wishes to hold it back (MMW-14.21); secret until both sides have decided. */
  wished?: true | undefined;
  /** Whether a card holds it back, which is public (MMW-8.27). */
  delayed?: true | undefined;
}

export interface LeaderState extends Moving {
  at: Place | Off;
  /** Whether the counter shows its reverse (MMW-3.41, MMW-3.42). */
  flipped?: true | undefined;
  wished?: true | undefined;
}

export interface ShipState extends Moving {
  at: Place | Off;
  damaged?: true | undefined;
  /** Whether it made the free withdrawal of this player turn (MMW-11.21). */
  withdrew?: true | undefined;
}

/**
 * Where a card is. `later`: in the deck of a year to come; `prewar`: in the pre-war deck; `held-us`: face down before
 * the American player; `unseen`: left in the deck when its year ended; `aside`: out of play, known to all. No pile has
 * an order: who draws draws at random.
 */
export type CardPlace =
  Side | 'deck' | 'prewar' | 'later' | `held-${Side}` | 'discard' | 'unseen' | 'aside';

export const USES = ['event', 'leader', 'units', 'build', 'restore', 'depot'] as const;
/** MMW-8.31 uses of a card as a card play; battle and reaction cards are not among them. */
export type Use = (typeof USES)[number];
/** MMW-7.31, MMW-7.34 all uses of a player turn. */
export const TURN_USES = [...USES, 'hold', 'withdraw'] as const;
export type TurnUse = (typeof TURN_USES)[number];

/** What an event allows beyond the rules (MMW-8.27). */
export interface Licence {
  /** MPs an invasion route costs. */
  cross?: number;
  /** MPs a trail costs. */
  trail?: number;
  /** The ferry between the two forts on Lake Huron is open. */
  ferry?: true;
  /** The only spaces that may be entered. */
  to?: readonly SpaceId[];
}

/** A card play, from its declaration to its end; also the fight of arriving reinforcements and the like. */
export interface Play {
  readonly by: Side;
  /** null: reinforcements that fight on arrival (MMW-14.31). */
  readonly card: CardId | null;
  readonly use: Use;
  /** Spaces attacked in this card play (MMW-10.22). */
  attacked: { [S in SpaceId]?: true };
  licence?: Licence;
}

/**
 * MMW-8.31.8 questions that a side does not want to be asked. `declined`: about reactions declined in this card play;
 * `play`: about any in this card play; `turn`: about any reaction or battle card in this turn.
 */
export const QUIETS = ['declined', 'play', 'turn'] as const;
export type Quiet = (typeof QUIETS)[number];

export const UNTIL = ['combat', 'card', 'turn', 'next-own-play', 'year', 'game'] as const;

/**
 * A lasting rule of a card (MMW-8.27): effect number `nth` of `card`, counted through its effects in the order written.
 */
export interface Lasting {
  readonly card: CardId;
  readonly by: Side;
  readonly nth: number;
  readonly until: (typeof UNTIL)[number];
  readonly space?: SpaceId;
  readonly lake?: LakeId;
  readonly force?: Force;
}

export interface MadisonState {
  agenda: Frame[];
  outcome: Outcome | null;
  readonly options: {
    /** MMW-17.2 whether a level of 0 is a British moral victory instead of a stalemate. */
    readonly tournament: boolean;
    /** MMW-7.4.b whether the free naval return comes before the spring card plays instead of after them. */
    readonly earlyReturn: boolean;
  };
  /** null: the pre-war sequence. */
  turn: TurnId | null;
  /** Side that plays first this turn; null before it is known. */
  first: Side | null;
  /** A piece changes, but no other object ever takes its place (pieces.ts). */
  readonly units: { readonly [U in UnitId]: UnitState };
  readonly leaders: { readonly [L in LeaderId]: LeaderState };
  readonly ships: { readonly [S in ShipId]: ShipState };
  cards: { [C in CardId]: CardPlace };
  /** Cards in the foe's hand that a side has been shown. */
  seen: { [S in Side]: { [C in CardId]?: true } };
  /** Number of cards played in the pre-war sequence, including Declaration of War; they count as drawn (MMW-6.31). */
  prewarPlayed: { [S in Side]: number };
  /** Number of cards laid face down since the hand was dealt (MMW-7.34). */
  held: { [S in Side]: number };
  play: Play | null;
  lasting: Lasting[];
  /** Event forts on the map. */
  forts: { [F in FortId]?: true };
  depots: { [S in SpaceId]?: Side };
  /** Destroyed towns, destroyed naval bases, back-up bases that work (MMW-15.33). */
  destroyed: { [S in SpaceId]?: true };
  basesDestroyed: { [S in SpaceId]?: true };
  backups: { [S in SpaceId]?: true };
  /** Lake control markers (MMW-11.44). */
  markers: { [L in LakeId]: Side | null };
  /** Sum of the event VPs (MMW-4.17). */
  eventVp: number;
  /** The marker as last recorded (MMW-4.12). */
  vp: number;
  /** Questions that a side does not want to be asked. */
  quiet: { [S in Side]: Quiet | null };
}

/** Types of the ids in actions, by domain. */
export interface Ids {
  card: CardId;
  space: SpaceId;
  lake: LakeId;
  unit: UnitId;
  leader: LeaderId;
  ship: ShipId;
  use: TurnUse;
  count: number;
}

/** Maximum of any number in an action: lists of a `choose`, forces of a Campaign card. */
const MOST = 4;

export const DOMAINS = {
  card: CARD_IDS,
  space: SPACE_IDS,
  lake: LAKE_IDS,
  unit: UNIT_IDS,
  leader: LEADER_IDS,
  ship: SHIP_IDS,
  use: TURN_USES,
  count: Array.from({ length: MOST + 1 }, (_, n) => n),
};

export const bySide = <V>(value: (side: Side) => V): { [S in Side]: V } => ({
  us: value(SIDES[0]),
  gb: value(SIDES[1]),
});

/** Cards in a place, in number order. */
export function cardsIn({ cards }: MadisonState, place: CardPlace): CardId[] {
  const there: CardId[] = [];
  for (const id of CARD_IDS) if (cards[id] === place) there.push(id);
  return there;
}
