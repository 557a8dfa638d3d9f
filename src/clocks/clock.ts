/** All times here are whole milliseconds, all instants milliseconds since 1970. */
export type ClockKind = 'turn' | 'interrupt';
export const CLOCK_KINDS = ['turn', 'interrupt'] as const satisfies readonly ClockKind[];

/** What happens when a clock is empty: the opponent may claim the game, or it is lost at once. */
export const TIMEOUT_POLICIES = ['CLAIM', 'AUTO'] as const;
export type TimeoutPolicy = (typeof TIMEOUT_POLICIES)[number];

/** The paces there are. */
export const TIMED = ['live-60', 'fast', 'daily', 'slow'] as const;
export type TimedPreset = (typeof TIMED)[number];

/**
 * What a seat has for its decisions of one kind; at the end of a spell that used it `increment` is added, up to `cap`.
 */
export interface Budget {
  readonly left: number;
  readonly increment: number;
  readonly cap: number;
}

/** From when a seat came to owe a decision until it owes none. */
export interface Spell {
  /** The budget that runs. */
  readonly kind: ClockKind;
  readonly began: number;
  /** Up to when it has been charged. */
  readonly since: number;
  /** What is still free of charge. */
  readonly grace: number;
  /** How long the clocks stood by agreement since it began. */
  readonly frozen: number;
  /** Budgets that have run in it. */
  readonly used: readonly ClockKind[];
}

export const EXCUSES = ['OUTAGE', 'FROZEN', 'GRACE'] as const;
/** Why time is not counted: the service was away, the clocks stood by agreement, the first second of a quick game. */
export type Excuse = (typeof EXCUSES)[number];

export interface Excused {
  readonly why: Excuse;
  readonly ms: number;
}

/** What a row charged a seat for the time since its spell was charged last. */
export interface Charge {
  readonly kind: ClockKind;
  readonly ms: number;
  readonly excused: readonly Excused[];
}

export interface SeatClock {
  readonly turn: Budget;
  readonly interrupt: Budget;
  /** null: the seat owes nothing. */
  readonly spell: Spell | null;
  /** By the row that this clock stands in; null: nothing ran. */
  readonly charge: Charge | null;
}

/** Until `until` no clock runs. */
interface Freeze {
  readonly since: number;
  readonly until: number;
}

/** The clocks of a game after a row of its log, as JSON. Seats that the computer plays have none. */
export interface Clock {
  readonly preset: TimedPreset;
  readonly whenEmpty: TimeoutPolicy;
  /** A spell ends that long after it began, whatever was not counted but freezes. */
  readonly wallLimit: number;
  /** Of each spell, free of charge. */
  readonly grace: number;
  readonly frozen: Freeze | null;
  readonly seats: { readonly [seat: string]: SeatClock };
}
