import type { Seat } from './frame.js';

/** A piece of a force, or so many that are all alike. */
export interface Fielded {
  /** As the box calls it. */
  readonly piece: string;
  /** 1 where each piece is one of its own. */
  readonly count: number;
  /** Strength of each, and what it has unhurt; null where the game gives its pieces none. */
  readonly now: number | null;
  readonly full: number | null;
}

/** One side of a combat, as the viewer may know it. */
export interface Force {
  readonly seat: Seat;
  /** In the order of the box. */
  readonly pieces: readonly Fielded[];
  /** So many more, of which the viewer may not know which they are. */
  readonly hidden: number;
  /** That it rolls next, if it comes to that; one roll for both is the attacker's. null: they may not know. */
  readonly dice: number | null;
  /** As it counts in the combat, in the game's own measure; null: they may not know. */
  readonly strength: number | null;
}
