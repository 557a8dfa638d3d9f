import type { Clause } from './clauses.js';
import type { Seat } from './frame.js';
import type { Text } from './text.js';

/** Members of an action that matter; those not named may be anything. */
export interface Expected {
  readonly do: string;
  readonly [field: string]: string | number;
}

/** One thing to be done, and why. */
export interface LessonStep {
  /** The decision in which it is done, by the name of its phase. */
  readonly asks: string;
  /** One action that fits one of them is enough. */
  readonly expect: readonly Expected[];
  /** One short sentence: what to do and why. */
  readonly text: Text;
  readonly clause: Clause;
  /** Ids of what is to be touched: places, pieces, cards. */
  readonly touch: readonly string[];
  /** One short sentence that is said where this step was the last of its combat. */
  readonly closing?: Text;
}

/**
 * A first game that teaches: a position against the computer, and what to do in it. No lesson can choose its dice, for
 * they hang on the id of the game and on what its players bring. So a step that does not come up is passed over for the
 * first after it that does; where none does, the last before it is done once more.
 */
export interface Lesson {
  readonly scenario: string;
  readonly options?: { readonly [option: string]: boolean };
  /** The learner's; the computer has all others. */
  readonly seat: Seat;
  /** The name of the player that the computer is. */
  readonly level: string;
  /** In the notation of the game; so it is unrated. */
  readonly position: string;
  readonly steps: readonly LessonStep[];
}
