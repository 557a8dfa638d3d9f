import type { EntryNumber, Side } from '../table/table.js';
import type { Settings } from './settings.js';

/** Roles in an event, from the lowest. Players and spectators have none. */
export const ROLES = ['OBSERVER', 'SCORER', 'ARBITER', 'DIRECTOR', 'OWNER'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The result of a game. `FIRST` and `SECOND` are the members of the pair, in its order; `BOTH_LOSE` and `NOT_PLAYED`
 * are said by an arbiter only.
 */
export const RESULTS = ['FIRST', 'SECOND', 'DRAW', 'BOTH_LOSE', 'NOT_PLAYED'] as const;
export type Result = (typeof RESULTS)[number];

/** What a substitute sees of the past of a running game: all that the seat has seen, or nothing before they came. */
export const KNOWLEDGES = ['FULL', 'FROM_NOW'] as const;
type Knowledge = (typeof KNOWLEDGES)[number];

/** The place of one game in an event: round, board and leg, each counted from 1. */
export interface LegPlace {
  readonly round: number;
  readonly board: number;
  readonly leg: number;
}

export interface PairOf {
  readonly first: EntryNumber;
  readonly second: EntryNumber;
  /** In a bracket: number of the match, from 1, that the pair plays. */
  readonly match?: number;
}

/** Who meets whom in a round, in the order of boards, and who rests. */
export interface Pairing {
  readonly pairs: readonly PairOf[];
  readonly byes: readonly EntryNumber[];
}

/** A bid that is open: the side that its entrant wants, and how many points that is worth to them. */
export interface Bid {
  readonly entry: EntryNumber;
  readonly side: Side;
  readonly points: number;
  /** With it, everybody can work out that the seal of the bid was made of these values. */
  readonly nonce: string;
}

/** Points that an entrant has given for a side. */
export interface Price {
  readonly entry: EntryNumber;
  readonly points: number;
}

/** What the two of a pair have chosen for a game; not given: there was nothing to choose. */
interface Chosen {
  readonly scenario?: string;
  /** Those that were made in time. */
  readonly bids?: readonly Bid[];
  /** Not given: nobody pays, as the two did not want the same side. */
  readonly paid?: Price;
}

interface Nothing {
  readonly [none: string]: never;
}

interface OfEntry {
  readonly entry: EntryNumber;
}

/**
 * Kind of fact -> its data. Facts are named in the past tense and never changed or deleted: `CORRECTED` says what an
 * earlier fact should have said, `UNDONE` that it should not exist.
 */
interface Said {
  CREATED: { readonly name: string; readonly settings: Settings };
  RENAMED: { readonly name: string };
  /** The settings that have other values from now on. */
  SETTINGS_CHANGED: { readonly settings: Partial<Settings> };
  OPENED: Nothing;
  /** `seeds`: those who play, the strongest first; `rounds`: how many there will be. */
  STARTED: { readonly seeds: readonly EntryNumber[]; readonly rounds: number };
  FINISHED: Nothing;
  APPROVED: Nothing;
  REOPENED: Nothing;
  CANCELLED: Nothing;
  INVITED: { readonly playerId: string; readonly name: string };
  ENTERED: { readonly playerId: string; readonly name: string };
  SEEDED: { readonly seeds: readonly EntryNumber[] };
  BYE_REQUESTED: OfEntry & { readonly round: number };
  /** The entrant has said that they are there for that round. */
  CHECKED_IN: OfEntry & { readonly round: number };
  /** Another player takes over the entry; with `knowledge` the seats of its running games, too. */
  SUBSTITUTED: OfEntry & {
    readonly playerId: string;
    readonly name: string;
    readonly knowledge?: Knowledge;
  };
  WITHDREW: OfEntry;
  REMOVED: OfEntry;
  RETURNED: OfEntry;
  ROLE_GIVEN: { readonly playerId: string; readonly name: string; readonly role: Role };
  ROLE_TAKEN: { readonly playerId: string };
  /** No two of these entries may be paired. */
  KEPT_APART: { readonly entries: readonly EntryNumber[] };
  /** These two are to be paired in that round, which is not paired yet. */
  PINNED: { readonly round: number; readonly entries: readonly [EntryNumber, EntryNumber] };
  PAIRED: Pairing & { readonly round: number };
  PAIRING_CHANGED: Pairing & { readonly round: number };
  PUBLISHED: {
    readonly round: number;
    /** Ids of the games that begin now, by board, then by leg. */
    readonly games: readonly (readonly string[])[];
    readonly deadline: string;
  };
  /** Pairs that choose now what `Settings.choice` leaves to them, before these games of theirs begin. */
  CHOICE_OPENED: { readonly round: number; readonly pairs: readonly Omit<LegPlace, 'round'>[] };
  /** The entrant whose turn it was struck that scenario, or the event's lot did in their place. */
  STRUCK: OfEntry & Omit<LegPlace, 'leg'> & { readonly scenario: string };
  /** `seal`: a hash of the bid (see `Bid`), which is opened when both are made, or time is up. */
  BID: OfEntry & LegPlace & { readonly seal: string };
  /**
   * Games that begin because the one before of their pair is over, or because the two have chosen; `side`: the side of
   * the first of the pair.
   */
  CONTINUED: {
    readonly round: number;
    readonly games: readonly (Omit<LegPlace, 'round'> &
      Chosen & {
        readonly game: string;
        readonly side: Side;
      })[];
    readonly deadline: string;
  };
  /** `seeds`: those who play in the second stage, the best first. */
  ADVANCED: { readonly seeds: readonly EntryNumber[] };
  /** A pair of a bracket that should not have met: what they played does not count. */
  ANNULLED: { readonly round: number; readonly board: number };
  ROUND_CLOSED: { readonly round: number };
  DEADLINE_MOVED: { readonly round: number; readonly deadline: string };
  /** `began`: a move was made, so that the sides count. */
  GAME_ENDED: LegPlace & { readonly result: Result; readonly began: boolean };
  /** A game lost without a move: the named entrant did not play. */
  FORFEITED: LegPlace & OfEntry;
  RULED: LegPlace & { readonly result: Result; readonly clause: string | null };
  NOTED: { readonly text: string };
  CORRECTED: { readonly replaces: number; readonly data: unknown };
  UNDONE: { readonly undoes: number };
  /**
   * The facts before this one are those of another event, which was over, as its export has them. `from`: id of that
   * event; `hash`: hash of its last fact; `lotsOf`: id of the event in whose name the lots were drawn.
   */
  IMPORTED: { readonly from: string; readonly hash: string; readonly lotsOf: string };
}

export type FactKind = keyof Said;

/** A fact that is about to be written, without who, when and why. */
export type Saying = {
  readonly [K in FactKind]: { readonly kind: K; readonly data: Said[K] };
}[FactKind];

/** Who said a fact, when and why. */
export interface Source {
  /** Number of the fact in its event: from 1, without a gap. */
  readonly seq: number;
  /** Id of the player who said it; null: the service did, because of time or the event's rules. */
  readonly by: string | null;
  /** The role in which they did it; null: they did it for themselves, or the service did it. */
  readonly role: Role | null;
  /** When: ISO 8601, to the millisecond. */
  readonly at: string;
  readonly reason: string | null;
}

export type Fact = Source & Saying;
export type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>;
