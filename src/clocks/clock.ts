/** All times here are whole milliseconds, all instants milliseconds since 1970. */
export type ClockKind = 'turn' | 'interrupt';
export const CLOCK_KINDS = ['turn', 'interrupt'] as const satisfies readonly ClockKind[];

/**
 * What happens when a clock is empty: `CLAIM`, the opponent may claim the win; `AUTO`, the game is lost at once;
 * `AUTOPLAY`, the computer answers in this spell, a few times in a game, then as `CLAIM`.
 */
export const TIMEOUT_POLICIES = ['CLAIM', 'AUTO', 'AUTOPLAY'] as const;
export type TimeoutPolicy = (typeof TIMEOUT_POLICIES)[number];

/** The time controls. */
export const TIMED = ['live-60', 'fast', 'daily', 'slow'] as const;
export type TimedPreset = (typeof TIMED)[number];

/**
 * The time that a seat has for its decisions of one kind. At the end of a spell that used it, `increment` is added, up
 * to `cap`.
 */
export interface Budget {
  readonly left: number;
  readonly increment: number;
  readonly cap: number;
}

/** A stretch of time in which a player is asleep or away; its end is excluded. */
export type Sleep = readonly [from: number, until: number];

/** The time from when a seat comes to owe a decision until it owes none. */
export interface Spell {
  /** The kind of budget that runs. */
  readonly kind: ClockKind;
  readonly began: number;
  /** Up to when the spell has been charged. */
  readonly since: number;
  /** How much of the grace (free time at the beginning) is left. */
  readonly grace: number;
  /** How long the clocks have stood still by agreement since the spell began. */
  readonly frozen: number;
  /** The kinds of budgets that have run during the spell. */
  readonly used: readonly ClockKind[];
  /**
   * When the player is asleep, by the waking hours that held when the spell began, as far as `wallLimit` from then;
   * absent: never. Written down, so that the past does not depend on today's time zones.
   */
  readonly asleep?: readonly Sleep[];
  /** When the player is away, as far as the spell may last; absent: never. Rows that the player causes change it. */
  readonly away?: readonly Sleep[];
  /** true: the clock was empty, and the computer answers until the spell ends; no clock runs. Absent: not so. */
  readonly auto?: true;
}

export const EXCUSES = ['OUTAGE', 'FROZEN', 'AWAY', 'ASLEEP', 'GRACE'] as const;
/**
 * Why time is not charged: the service was away, the clocks stood still by agreement, the player was away or asleep, or
 * it is the grace at the beginning of a spell.
 */
export type Excuse = (typeof EXCUSES)[number];

export interface Excused {
  readonly why: Excuse;
  readonly ms: number;
}

/** What a row charged a seat for the time since its spell was last charged. */
export interface Charge {
  readonly kind: ClockKind;
  readonly ms: number;
  readonly excused: readonly Excused[];
}

export interface SeatClock {
  readonly turn: Budget;
  readonly interrupt: Budget;
  /** In how many spells the computer has answered for the seat; absent: in none. */
  readonly autoplays?: number;
  /** null: the seat owes nothing. */
  readonly spell: Spell | null;
  /** The charge of the row that this clock belongs to; null: no clock ran for the seat. */
  readonly charge: Charge | null;
}

/** No clock runs until `until`. */
interface Freeze {
  readonly since: number;
  readonly until: number;
}

/**
 * The clocks of a game after a row of its log, as JSON. Seats of the computer have none. Wherever clocks are made their
 * members stand in the order of canonical JSON: each row is written with them, and need not be sorted then.
 */
export interface Clock {
  readonly preset: TimedPreset;
  readonly whenEmpty: TimeoutPolicy;
  /** How long a spell may last on the wall clock; apart from pauses, uncounted time is included. */
  readonly wallLimit: number;
  /** Time at the beginning of each spell that is free of charge. */
  readonly grace: number;
  /** false: days that players take off do not stop it, as in events that have switched them off. Absent: they do. */
  readonly daysAway?: false;
  readonly frozen: Freeze | null;
  readonly seats: { readonly [seat: string]: SeatClock };
}
