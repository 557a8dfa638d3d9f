import type { Points, Side } from '../table/table.js';

/** Formats: how rounds are paired. */
export const FORMATS = [
  'SWISS',
  'ROUND_ROBIN',
  'DOUBLE_ROUND_ROBIN',
  'KNOCKOUT',
  'DOUBLE_KNOCKOUT',
  'SERIES',
] as const;
export type FormatName = (typeof FORMATS)[number];

/** Formats of a second stage. */
export const FINALS = ['KNOCKOUT', 'DOUBLE_KNOCKOUT'] as const;

/** The second stage: after the rounds of the table, the best go on and meet in a bracket. */
export interface Finals {
  readonly format: (typeof FINALS)[number];
  /** How many go on: at least 2. */
  readonly places: number;
}

/** What the two of a pair choose before their games begin. */
export interface Choice {
  /** true: the two strike scenarios of the event in turn, and play the last one left. */
  readonly strikes: boolean;
  /** Points that each entrant can bid for sides, in the whole event; null: there are no bids. */
  readonly budget: number | null;
  /** Time for each strike, and for the two bids, which are made at the same time. */
  readonly stepMs: number;
}

/** How many games a pairing has: one, two at once with sides exchanged, or two one after the other. */
export const LEGS = ['SINGLE', 'MIRRORED', 'CONSECUTIVE'] as const;
export type Legs = (typeof LEGS)[number];

/**
 * What ends a game that is still open at its round's deadline. `AUTO`: it is decided at the deadline, against whoever
 * owes a decision. `DIRECTOR`: the same result is proposed, and stands after the grace period unless a director has
 * ruled. `CLAIM`: within the grace period, a player who does not owe a decision may claim the win; after it the game is
 * drawn.
 */
export const LATE_GAMES = ['AUTO', 'DIRECTOR', 'CLAIM'] as const;
export type LateGames = (typeof LATE_GAMES)[number];

/** Names of tie-breaks, in the order of FIDE C.07. They are compared in the order of the event's settings. */
export const TIEBREAKS = [
  ...['DE', 'BH', 'BH-C1', 'BH-M1', 'FB', 'SB'],
  ...['WIN', 'WON', 'PS', 'KS', 'ARO', 'TPR', 'LOT'],
] as const;

/** What is played: ids of a ruleset, its scenarios and seats. */
export interface Board {
  readonly ruleset: string;
  /** The scenarios of rounds 1, 2 and so on; after the last the list begins anew. */
  readonly scenarios: readonly string[];
  readonly options: { readonly [option: string]: boolean };
  /** The two seats; the first one is side 0. */
  readonly seats: readonly [string, string];
  /** The time control of every game, e.g. `live-60`. */
  readonly clock: string;
}

/** The least and the most that settings may hold, wherever they are said. */
export const BOUNDS = {
  roundHours: [0.25, 366 * 24],
  graceHours: [0, 30 * 24],
  pauseHours: [0, 30 * 24],
  mostEntries: [2, 2_000],
  rounds: [1, 100],
  lateUntil: [1, 100],
  byes: [0, 100],
} as const;

/** Settings of an event; times are in whole milliseconds. */
export interface Settings {
  readonly format: FormatName;
  readonly legs: Legs;
  readonly board: Board;
  /** Number of rounds; null: as many as the format needs for the entrants at the start. */
  readonly rounds: number | null;
  readonly points: Points;
  readonly tiebreaks: readonly string[];
  /** true: players may enter without an invitation. */
  readonly open: boolean;
  readonly mostEntries: number;
  /** Until when entries are taken (ISO 8601); then the event starts by itself, or is cancelled. */
  readonly startsAt: string;
  /** The last round that a late entrant may begin with; 1: no late entries. */
  readonly lateUntil: number;
  /** Time from the publication of a round to its deadline. */
  readonly roundMs: number;
  /** Time after a deadline until the proposed results stand. */
  readonly graceMs: number;
  /** Time from the end of a round until the next is paired and published by itself. */
  readonly pauseMs: number;
  readonly lateGames: LateGames;
  /** How many half-point byes an entrant may ask for; none in the last round. */
  readonly byes: number;
  /** Places that matter, e.g. for prizes or promotion: the ranges say who can still reach each of them. */
  readonly lines: readonly number[];
  /**
   * In brackets and series: games are played one after the other until a player has won more than half of this odd
   * number. Not given: `legs` games are played, and more if those end level.
   */
  readonly bestOf?: number;
  /** true: only entrants who check in before a round are paired; not given: all are. */
  readonly checkIn?: boolean;
  /** false: days that players take off do not stop their clocks in its games; not given: they do. */
  readonly daysAway?: boolean;
  /** What pairs choose; not given: scenarios take turns by round, and sides go by the pairing. */
  readonly choice?: Choice;
  /** Into how many pools a round robin before a second stage is divided; not given: everybody meets everybody. */
  readonly pools?: number;
  /** The second stage; not given: there is none. */
  readonly finals?: Finals;
  /** Whether the unbeaten finalist of a double knockout has to be beaten twice; not given: true. */
  readonly reset?: boolean;
}

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

export const legsOf = ({ legs }: Settings): 1 | 2 => (legs === 'SINGLE' ? 1 : 2);

/**
 * The tie-breaks by which ranges reckon. Before a second stage places that are equal after all tie-breaks are told
 * apart by lot, so that a range has to leave room for that.
 */
export const tiebreaksOfRanges = ({ tiebreaks, finals }: Settings): readonly string[] =>
  finals === undefined || tiebreaks.includes('LOT') ? tiebreaks : [...tiebreaks, 'LOT'];

/** Whether sides are bid for. */
export const areSidesBid = ({ choice }: Settings): boolean => (choice?.budget ?? null) !== null;

/** The scenario of a round; rounds are counted from 1. */
export const scenarioOf = ({ board: { scenarios } }: Settings, round: number): string =>
  scenarios[(round - 1) % scenarios.length] ?? '';
