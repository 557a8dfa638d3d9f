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
 * Off the map: not yet come, held back a turn (MMW-14.21), kept off until a space is free (MMW-14.34), out of the game.
 */
export const OFF = ['pool', 'late', 'waiting', 'gone'] as const;
export type Off = (typeof OFF)[number];

export const FORCES = [1, 2] as const;
export type Force = (typeof FORCES)[number];

/**
 * What a piece does in the card play that goes on; undefined when it is over. Members of a piece are set to undefined,
 * never deleted: whatever is looked up in an object afterwards is slow.
 */
export interface Moving {
  /** The force it belongs to. */
  force?: Force | undefined;
  /** MPs spent since it joined the move (MMW-8.42). */
  spent?: number | undefined;
  /** Set down or dropped: it moves no more in this card play. */
  done?: true | undefined;
  /** Carried by the flotilla that sails. */
  aboard?: true | undefined;
  /** The last space it came from into the space where it stands; a lake: it landed there. */
  from?: SpaceId | LakeId | undefined;
  /** Steps still allowed to it by a card in force (MMW-8.31.8). */
  steps?: number | undefined;
  /** The space it waits to attack together with others (MMW-8.62). */
  target?: SpaceId | undefined;
}

export interface UnitState extends Moving {
  at: Place | Off;
  reduced?: true | undefined;
  /** Out of supply when the card play began (MMW-13.36). */
  cut?: true | undefined;
  /** Its owner wishes to hold it back (MMW-14.21); nobody else knows before both have decided. */
  wished?: true | undefined;
  /** A card holds it back, as everybody has heard (MMW-8.27). */
  delayed?: true | undefined;
}

export interface LeaderState extends Moving {
  at: Place | Off;
  /** The counter shows its other side (MMW-3.41, MMW-3.42). */
  flipped?: true | undefined;
  wished?: true | undefined;
}

export interface ShipState extends Moving {
  at: Place | Off;
  damaged?: true | undefined;
  /** Moved free at the start of this player turn (MMW-11.21). */
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
/** MMW-8.31 what a card is played for; battle and reaction cards are no card play. */
export type Use = (typeof USES)[number];
/** MMW-7.31, MMW-7.34 what else may be done in a player turn. */
export const TURN_USES = [...USES, 'hold', 'withdraw'] as const;
export type TurnUse = (typeof TURN_USES)[number];

/** What an event allows beyond the rules (MMW-8.27). */
export interface Licence {
  /** MPs an invasion route costs. */
  cross?: number;
  /** MPs a trail costs. */
  trail?: number;
  /** The link of the two forts on Lake Huron is open. */
  ferry?: true;
  /** The only space that may be entered. */
  to?: readonly SpaceId[];
}

/** One card play, from its declaration to its end; also the march of an arriving force and the like. */
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
 * MMW-8.31.8 what a side has said that it does not want to be asked about: in this card play about a reaction that it
 * has declined, in this card play, or in this turn about any reaction or battle card.
 */
export const QUIETS = ['declined', 'play', 'turn'] as const;
export type Quiet = (typeof QUIETS)[number];

export const UNTIL = ['combat', 'card', 'turn', 'next-own-play', 'year', 'game'] as const;

/**
 * A rule of a card that lasts (MMW-8.27): `card`'s effect number `nth`, counted through its effects in the order
 * written.
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
    /** MMW-17.2 level 0 is a British moral victory and no stalemate. */
    readonly tournament: boolean;
    /** MMW-7.4.b the free naval return comes before the spring card plays instead of after them. */
    readonly earlyReturn: boolean;
  };
  /** null: the pre-war sequence. */
  turn: TurnId | null;
  /** Who plays first this turn; null before it is known. */
  first: Side | null;
  /** A piece changes, but no other object ever takes its place (pieces.ts). */
  readonly units: { readonly [U in UnitId]: UnitState };
  readonly leaders: { readonly [L in LeaderId]: LeaderState };
  readonly ships: { readonly [S in ShipId]: ShipState };
  cards: { [C in CardId]: CardPlace };
  /** Cards of the foe's hand that a side has been shown and that are still there. */
  seen: { [S in Side]: { [C in CardId]?: true } };
  /** Cards played in the pre-war sequence and Declaration of War, which count as drawn (MMW-6.31). */
  prewarPlayed: { [S in Side]: number };
  /** Cards laid face down since the hand was dealt (MMW-7.34). */
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
  /** VPs of events (MMW-4.17). */
  eventVp: number;
  /** The marker as last recorded (MMW-4.12). */
  vp: number;
  /** About what a side does not want to be asked. */
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

/** Most that is ever counted in an action: the lists of a `choose`, the forces of a Campaign card. */
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
