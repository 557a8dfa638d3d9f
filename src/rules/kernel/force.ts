import type { Seat } from './frame.js';

/** A piece in a combat, or `count` identical pieces. */
export interface Fielded {
  /** Id of the piece in the components. */
  readonly piece: string;
  /** How many identical pieces; 1 where each piece has an id of its own. */
  readonly count: number;
  /** Present and full strength of one piece; null where the game gives its pieces no strength. */
  readonly now: number | null;
  readonly full: number | null;
}

/** One side of a combat, as the viewer may know it. */
export interface Force {
  readonly seat: Seat;
  /** In the order of the components. */
  readonly pieces: readonly Fielded[];
  /** How many further pieces there are whose ids the viewer may not know. */
  readonly hidden: number;
  /**
   * Number of dice that it would roll next; where one roll decides for both, it is the attacker's. null: not known to
   * the viewer.
   */
  readonly dice: number | null;
  /** Strength as the combat counts it, in the units of the game; null: not known to the viewer. */
  readonly strength: number | null;
}
