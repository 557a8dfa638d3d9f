import type { FactOf, PairOf, Price, Result, Role } from '../facts/facts.js';
import type { FormatName, Settings } from '../facts/settings.js';
import type { EntryNumber, Side } from '../table/table.js';

export const PHASES = ['DRAFT', 'OPEN', 'RUNNING', 'FINISHED', 'APPROVED', 'CANCELLED'] as const;
export type Phase = (typeof PHASES)[number];

export const ENTRY_STATES = ['INVITED', 'ACTIVE', 'WITHDRAWN', 'REMOVED'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export interface Entry {
  readonly number: EntryNumber;
  readonly playerId: string;
  readonly name: string;
  readonly state: EntryState;
  /** The first round for which the entrant could be paired. */
  readonly from: number;
  /** Rounds in which the entrant has asked not to be paired. */
  readonly byes: readonly number[];
  /** The last round for which the entrant has checked in; 0: none. */
  readonly checkedIn: number;
  /** Number of the fact by which the entrant left; null: they have not. */
  readonly left: number | null;
}

export interface LegState {
  /** Id of the leg's game; null before it begins. */
  readonly game: string | null;
  /** The side that the first of the pair has. */
  readonly side: Side;
  /** null: the game goes on. */
  readonly result: Result | null;
  /** How the result came about; `GAME`: the game itself ended. */
  readonly by: 'GAME' | 'FORFEIT' | 'RULING' | null;
  /** true: the leg counts as played over the board: a move was made, or still may be. */
  readonly began: boolean;
  /** Number of the fact that decided the leg. */
  readonly fact: number | null;
}

/** What a pair has chosen so far for its next game. */
export interface Choosing {
  /** When the present step began, and with which fact. */
  readonly since: string;
  readonly fact: number;
  readonly struck: readonly string[];
  /** Who struck last, or had to; null: nobody yet. */
  readonly struckLast: EntryNumber | null;
  /** Sealed bids. */
  readonly bids: readonly FactOf<'BID'>['data'][];
}

export interface PairState extends PairOf {
  readonly legs: readonly LegState[];
  /** null: the pair has nothing to choose now. */
  readonly choosing: Choosing | null;
  /** The scenario that the two have chosen by striking the others; null: none, or not yet. */
  readonly scenario: string | null;
  /** What was paid for sides, by game. */
  readonly paid: readonly Price[];
  /** In a bracket, who goes on once the round is closed; null: nobody does, or the round goes on. */
  readonly through: EntryNumber | null;
  /** true: the two should not have met, and what they played does not count. */
  readonly annulled: boolean;
}

export const ROUND_STATES = ['PROPOSED', 'PUBLISHED', 'CLOSED'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

export interface Round {
  readonly number: number;
  readonly state: RoundState;
  /** The pairs on boards 1, 2 and so on. */
  readonly pairs: readonly PairState[];
  /** Entrants whom the pairing left without an opponent. */
  readonly byes: readonly EntryNumber[];
  /** When the round was proposed, published or closed, whichever was last. */
  readonly since: string;
  /** null until the round is published. */
  readonly deadline: string | null;
}

/** Where an event comes from that was not run here, but was taken over from its export. */
export interface Origin {
  /** Id of the event that was exported. */
  readonly from: string;
  /** Id of the event in whose name the lots were drawn. */
  readonly lotsOf: string;
  /** Who brought it in, and when. */
  readonly by: string | null;
  readonly at: string;
}

/** An event as its facts make it: plain values that are never changed. */
export interface Tournament {
  /** Number of the event's facts. */
  readonly version: number;
  readonly name: string;
  readonly settings: Settings;
  readonly phase: Phase;
  /** Since when the event has been in that phase. */
  readonly since: string;
  /** null: it was run here. Where it was not, nobody has a role in it, and nothing can be done in it any more. */
  readonly origin: Origin | null;
  readonly roles: { readonly [playerId: string]: Role };
  /** In the order of their numbers: entry 1 first. */
  readonly entries: readonly Entry[];
  /** Entrants, the strongest first; those who entered later come last. */
  readonly seeds: readonly EntryNumber[];
  /** How many rounds the event will have, without those of a second stage; 0 before the start. */
  readonly planned: number;
  /** Who plays in the second stage, the best first; null: it has not begun, or there is none. */
  readonly advanced: readonly EntryNumber[] | null;
  /** Groups of entrants of whom no two may meet. */
  readonly apart: readonly (readonly EntryNumber[])[];
  /** Pairs that are to meet in the next round. */
  readonly pinned: readonly (readonly [EntryNumber, EntryNumber])[];
  /** In the order of their numbers: round 1 first. */
  readonly rounds: readonly Round[];
  /**
   * Number of the first fact from which ranges count. After a correction, a late entry and the like they begin anew, as
   * they may have grown wider.
   */
  readonly epoch: number;
}

export const entryOf = ({ entries }: Tournament, playerId: string): Entry | undefined =>
  entries.find((entry) => entry.playerId === playerId);

/** Whether no further round follows; there may have been fewer than planned. */
export const isPlayed = ({ phase }: Tournament): boolean =>
  phase === 'FINISHED' || phase === 'APPROVED';

/** The format of the present stage. */
export const formatNow = ({ settings, advanced }: Tournament): FormatName =>
  advanced === null ? settings.format : (settings.finals?.format ?? settings.format);

/** Whether a round counts for the table: rounds of a second stage do not. */
export const isOfTable = ({ settings }: Tournament, { pairs }: Round): boolean =>
  settings.finals === undefined || pairs.every(({ match }) => match === undefined);

export const isActive = ({ entries }: Tournament, entry: EntryNumber): boolean =>
  entries[entry - 1]?.state === 'ACTIVE';

export const areApart = ({ apart }: Tournament, { first, second }: PairOf): boolean =>
  apart.some((group) => group.includes(first) && group.includes(second));

/** The entrants who are paired for that round. If fewer than two have checked in, everybody is paired. */
export function playingIn(event: Tournament, round: number): readonly Entry[] {
  const there = event.entries.filter(
    ({ state, byes }) => state === 'ACTIVE' && !byes.includes(round),
  );
  if (event.settings.checkIn !== true) return there;
  const checked = there.filter(({ checkedIn }) => checkedIn === round);
  return checked.length < 2 ? there : checked;
}

export const lastRound = ({ rounds }: Tournament): Round | undefined => rounds.at(-1);

export const isOpen = ({ legs }: PairState): boolean => legs.some(({ result }) => result === null);

/** The games of a round that are not over, with board and leg counted from 1. */
export const openGames = ({ pairs }: Round) =>
  pairs.flatMap(({ legs }, board) =>
    legs.flatMap(({ game, result, side }, leg) =>
      result === null && game !== null ? [{ board: board + 1, leg: leg + 1, game, side }] : [],
    ),
  );

/** The pairs of an entrant in published rounds whose games are not all over. */
export const openPairs = ({ rounds }: Tournament, entry: EntryNumber): PairState[] =>
  rounds.flatMap(({ state, pairs }) =>
    pairs.filter(
      (pair) =>
        state === 'PUBLISHED' && isOpen(pair) && (pair.first === entry || pair.second === entry),
    ),
  );

/** Whether an entrant of a proposed round has left since. */
export const hasLeavers = (event: Tournament, { pairs, byes }: Round): boolean =>
  [...byes, ...pairs.flatMap(({ first, second }) => [first, second])].some(
    (entry) => !isActive(event, entry),
  );
