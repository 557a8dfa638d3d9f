import type { Clause } from './clauses.js';
import type { Seat } from './frame.js';
import type { Text } from './text.js';

/** Fields that an action must have to match; all others may have any value. */
export interface Expected {
  readonly do: string;
  readonly [field: string]: string | number;
}

/** One step of a lesson: an action to be taken, and the reason. */
export interface LessonStep {
  /** Name of the phase in whose decision the step is taken. */
  readonly asks: string;
  /** The step is done by any action that matches one of these. */
  readonly expect: readonly Expected[];
  /** One short sentence: what to do and why. */
  readonly text: Text;
  readonly clause: Clause;
  /** Ids of the places, pieces or cards to touch. */
  readonly touch: readonly string[];
  /** One short sentence shown when this step ended its combat. */
  readonly closing?: Text;
}

/**
 * A tutorial game: a position against the computer, and the steps to take in it. A lesson cannot fix its dice, as they
 * depend on the id of the game and on random bytes of its players. So if a step does not come up, the first later step
 * that does is taken; if none does, the last earlier one is repeated.
 */
export interface Lesson {
  readonly scenario: string;
  readonly options?: { readonly [option: string]: boolean };
  /** Seat of the learner; the computer has all others. */
  readonly seat: Seat;
  /** Name of the computer player, such as `greedy`. */
  readonly level: string;
  /** In the notation of the game. A game from a position is unrated. */
  readonly position: string;
  readonly steps: readonly LessonStep[];
}
