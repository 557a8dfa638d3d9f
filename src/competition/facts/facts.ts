import type { EntryNumber, Side } from '../table/table.js';
import type { Settings } from './settings.js';

/** From the one who may do least. Whoever has no role is a player or a spectator. */
export const ROLES = ['OBSERVER', 'SCORER', 'ARBITER', 'DIRECTOR', 'OWNER'] as const;
export type Role = (typeof ROLES)[number];

/** Whom a game went to, by the order of the pair; `BOTH_LOSE` and `NOT_PLAYED` are an arbiter's. */
export const RESULTS = ['FIRST', 'SECOND', 'DRAW', 'BOTH_LOSE', 'NOT_PLAYED'] as const;
export type Result = (typeof RESULTS)[number];

/** One game of an event. Rounds, boards and legs are counted from 1. */
export interface LegPlace {
  readonly round: number;
  readonly board: number;
  readonly leg: number;
}

export interface PairOf {
  readonly first: EntryNumber;
  readonly second: EntryNumber;
  /** Of the bracket, from 1, where the round is one of a bracket. */
  readonly match?: number;
}

/** Who meets whom in a round, on boards in this order, and whoever is left over. */
export interface Pairing {
  readonly pairs: readonly PairOf[];
  readonly byes: readonly EntryNumber[];
}

interface Nothing {
  readonly [none: string]: never;
}

interface OfEntry {
  readonly entry: EntryNumber;
}

/**
 * What each kind of fact says, in the past tense. A fact is never changed or deleted: `CORRECTED` says what another
 * should have said, `UNDONE` that it should not have been.
 */
interface Said {
  CREATED: { readonly name: string; readonly settings: Settings };
  RENAMED: { readonly name: string };
  OPENED: Nothing;
  /** Those who play, the strongest first, and how many rounds there will be. */
  STARTED: { readonly seeds: readonly EntryNumber[]; readonly rounds: number };
  FINISHED: Nothing;
  APPROVED: Nothing;
  REOPENED: Nothing;
  CANCELLED: Nothing;
  INVITED: { readonly playerId: string; readonly name: string };
  ENTERED: { readonly playerId: string; readonly name: string };
  SEEDED: { readonly seeds: readonly EntryNumber[] };
  BYE_REQUESTED: OfEntry & { readonly round: number };
  /** They are there for that round. */
  CHECKED_IN: OfEntry & { readonly round: number };
  /** Somebody else plays on in their place. */
  SUBSTITUTED: OfEntry & { readonly playerId: string; readonly name: string };
  WITHDREW: OfEntry;
  REMOVED: OfEntry;
  RETURNED: OfEntry;
  ROLE_GIVEN: { readonly playerId: string; readonly name: string; readonly role: Role };
  ROLE_TAKEN: { readonly playerId: string };
  /** No two of them are to be paired. */
  KEPT_APART: { readonly entries: readonly EntryNumber[] };
  /** The two meet in that round, which is to be paired. */
  PINNED: { readonly round: number; readonly entries: readonly [EntryNumber, EntryNumber] };
  PAIRED: Pairing & { readonly round: number };
  PAIRING_CHANGED: Pairing & { readonly round: number };
  PUBLISHED: {
    readonly round: number;
    /** Game ids by board and leg, of those games that begin now. */
    readonly games: readonly (readonly string[])[];
    readonly deadline: string;
  };
  /** Games that begin when another of their pair is over; `side`: that of the first of the pair. */
  CONTINUED: {
    readonly round: number;
    readonly games: readonly (Omit<LegPlace, 'round'> & {
      readonly game: string;
      readonly side: Side;
    })[];
    readonly deadline: string;
  };
  /** Who plays on in the second stage, the best first. */
  ADVANCED: { readonly seeds: readonly EntryNumber[] };
  /** A pair of a bracket who should not have met: what they played counts for nothing. */
  ANNULLED: { readonly round: number; readonly board: number };
  ROUND_CLOSED: { readonly round: number };
  DEADLINE_MOVED: { readonly round: number; readonly deadline: string };
  /** `began`: there was a move, so sides count. */
  GAME_ENDED: LegPlace & { readonly result: Result; readonly began: boolean };
  /** Without a move: whoever is named did not play. */
  FORFEITED: LegPlace & OfEntry;
  RULED: LegPlace & { readonly result: Result; readonly clause: string | null };
  NOTED: { readonly text: string };
  CORRECTED: { readonly replaces: number; readonly data: unknown };
  UNDONE: { readonly undoes: number };
}

export type FactKind = keyof Said;

/** What is about to be said. */
export type Saying = {
  readonly [K in FactKind]: { readonly kind: K; readonly data: Said[K] };
}[FactKind];

/** Who said it, when and why. */
export interface Source {
  /** From 1, without a gap. */
  readonly seq: number;
  /** The id of a player; null: the service, as time or the rules of the event had it. */
  readonly by: string | null;
  /** The role in which they did; null: as the player concerned, or the service. */
  readonly role: Role | null;
  /** ISO 8601, to the millisecond. */
  readonly at: string;
  readonly reason: string | null;
}

export type Fact = Source & Saying;
export type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>;
