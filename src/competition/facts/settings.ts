import type { Points, Side } from '../table/table.js';

/** How rounds come about. */
export const FORMATS = [
  'SWISS',
  'ROUND_ROBIN',
  'DOUBLE_ROUND_ROBIN',
  'KNOCKOUT',
  'DOUBLE_KNOCKOUT',
  'SERIES',
] as const;
export type FormatName = (typeof FORMATS)[number];

/** Of a second stage. */
export const FINALS = ['KNOCKOUT', 'DOUBLE_KNOCKOUT'] as const;

/** After the rounds of the settings those with the best places go on, and meet in a bracket. */
export interface Finals {
  readonly format: (typeof FINALS)[number];
  /** 2 at least. */
  readonly places: number;
}

/** Games of a pairing: one, both sides of it at once, or one after the other. */
export const LEGS = ['SINGLE', 'MIRRORED', 'CONSECUTIVE'] as const;
export type Legs = (typeof LEGS)[number];

/**
 * What ends a game that is still open at its round's deadline. `AUTO`: it is decided then, against whoever owes a
 * decision. `DIRECTOR`: the same is proposed, and stands after the grace unless a director has ruled. `CLAIM`: whoever
 * is waited for by nobody may claim the win within the grace; after it the game is drawn.
 */
export const LATE_GAMES = ['AUTO', 'DIRECTOR', 'CLAIM'] as const;
export type LateGames = (typeof LATE_GAMES)[number];

/** In the order of FIDE C.07; compared in the order of the settings. */
export const TIEBREAKS = [
  ...['DE', 'BH', 'BH-C1', 'BH-M1', 'FB', 'SB'],
  ...['WIN', 'WON', 'PS', 'KS', 'ARO', 'TPR', 'LOT'],
] as const;

/** What is played, in the words of its ruleset. */
export interface Board {
  readonly ruleset: string;
  /** The scenario of each round in turn, beginning anew after the last. */
  readonly scenarios: readonly string[];
  readonly options: { readonly [option: string]: boolean };
  /** The two seats; the first is side 0. */
  readonly seats: readonly [string, string];
  /** The preset of every game's clock. */
  readonly clock: string;
}

/** Times in whole milliseconds. */
export interface Settings {
  readonly format: FormatName;
  readonly legs: Legs;
  readonly board: Board;
  /** null: as many as the format asks for, by the number of entrants at the start. */
  readonly rounds: number | null;
  readonly points: Points;
  readonly tiebreaks: readonly string[];
  /** Whether players may enter who were not invited. */
  readonly open: boolean;
  readonly mostEntries: number;
  /** Entries are taken until this instant, ISO 8601; then the event starts by itself, or is cancelled. */
  readonly startsAt: string;
  /** The last round that somebody may enter for; 1: no late entries. */
  readonly lateUntil: number;
  /** From the publishing of a round to its deadline. */
  readonly roundMs: number;
  /** After a deadline, until what is proposed stands. */
  readonly graceMs: number;
  /** From the close of a round until the next is paired and published by itself. */
  readonly pauseMs: number;
  readonly lateGames: LateGames;
  /** Half-point byes that one entrant may ask for; none in the last round. */
  readonly byes: number;
  /** Places that something hangs on, for ranges: they advance, win a prize. */
  readonly lines: readonly number[];
  /**
   * In brackets and series: games are played one after the other until one of the two has more than half of so many,
   * an odd number. Not given: `legs` are played, and more where they end level.
   */
  readonly bestOf?: number;
  /** Only who says before a round that they are there is paired; not given: all are. */
  readonly checkIn?: boolean;
  /** Not given: there is no second stage. */
  readonly finals?: Finals;
  /** Whoever has lost once has to be beaten twice in the last of a double knockout; not given: they have. */
  readonly reset?: boolean;
}

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

export const legsOf = ({ legs }: Settings): 1 | 2 => (legs === 'SINGLE' ? 1 : 2);

/** Rounds are counted from 1. */
export const scenarioOf = ({ board: { scenarios } }: Settings, round: number): string =>
  scenarios[(round - 1) % scenarios.length] ?? '';
