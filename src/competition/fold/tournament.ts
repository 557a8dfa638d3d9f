import type { PairOf, Result, Role } from '../facts/facts.js';
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
  /** The first round that they could be paired for. */
  readonly from: number;
  /** Rounds in which they asked not to be paired. */
  readonly byes: readonly number[];
  /** The last round that they have checked in for; 0: none. */
  readonly checkedIn: number;
}

export interface LegState {
  /** The id of its game; null before it begins. */
  readonly game: string | null;
  /** That the first of the pair has. */
  readonly side: Side;
  /** null: it goes on. */
  readonly result: Result | null;
  /** How it came to that; `GAME`: by its own end. */
  readonly by: 'GAME' | 'FORFEIT' | 'RULING' | null;
  /** Over the board: there was a move, or may still be. */
  readonly began: boolean;
  /** The fact that decided it. */
  readonly fact: number | null;
}

export interface PairState extends PairOf {
  readonly legs: readonly LegState[];
  /** In a bracket, once its round is closed: who goes on; null: neither does, or it is not over. */
  readonly through: EntryNumber | null;
  /** They should not have met. */
  readonly annulled: boolean;
}

export const ROUND_STATES = ['PROPOSED', 'PUBLISHED', 'CLOSED'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

export interface Round {
  readonly number: number;
  readonly state: RoundState;
  /** On boards 1, 2 and so on. */
  readonly pairs: readonly PairState[];
  /** Left over by the pairing. */
  readonly byes: readonly EntryNumber[];
  /** When it was proposed, published or closed, whichever was last. */
  readonly since: string;
  /** null before it is published. */
  readonly deadline: string | null;
}

/** An event as its facts have it: plain values that are never changed. */
export interface Tournament {
  /** The number of facts. */
  readonly version: number;
  readonly name: string;
  readonly settings: Settings;
  readonly phase: Phase;
  /** Since when it is in that phase. */
  readonly since: string;
  readonly roles: { readonly [playerId: string]: Role };
  /** By number: entry 1 first. */
  readonly entries: readonly Entry[];
  /** The strongest first; whoever entered later comes after them. */
  readonly seeds: readonly EntryNumber[];
  /** Rounds it will have, without those of a second stage; 0 before the start. */
  readonly planned: number;
  /** Who plays in the second stage, the best first; null: it has not begun, or there is none. */
  readonly advanced: readonly EntryNumber[] | null;
  /** Groups of whom no two meet. */
  readonly apart: readonly (readonly EntryNumber[])[];
  /** Who meets in the round that is paired next. */
  readonly pinned: readonly (readonly [EntryNumber, EntryNumber])[];
  /** By number: round 1 first. */
  readonly rounds: readonly Round[];
  /** The first fact after which ranges may have grown wider: a correction, a late entry. */
  readonly epoch: number;
}

export const entryOf = ({ entries }: Tournament, playerId: string): Entry | undefined =>
  entries.find((entry) => entry.playerId === playerId);

/** Whether no further round comes: it may have had fewer than were planned. */
export const isPlayed = ({ phase }: Tournament): boolean =>
  phase === 'FINISHED' || phase === 'APPROVED';

/** How rounds come about now. */
export const formatNow = ({ settings, advanced }: Tournament): FormatName =>
  advanced === null ? settings.format : (settings.finals?.format ?? settings.format);

/** Whether it counts for the table: rounds of a second stage do not. */
export const isOfTable = ({ settings }: Tournament, { pairs }: Round): boolean =>
  settings.finals === undefined || pairs.every(({ match }) => match === undefined);

export const isActive = ({ entries }: Tournament, entry: EntryNumber): boolean =>
  entries[entry - 1]?.state === 'ACTIVE';

export const areApart = ({ apart }: Tournament, { first, second }: PairOf): boolean =>
  apart.some((group) => group.includes(first) && group.includes(second));

/** Who is paired for that round. Where next to nobody has checked in, it is played by all. */
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

/** Whether somebody in a proposed round has left since. */
export const hasLeavers = (event: Tournament, { pairs, byes }: Round): boolean =>
  [...byes, ...pairs.flatMap(({ first, second }) => [first, second])].some(
    (entry) => !isActive(event, entry),
  );
