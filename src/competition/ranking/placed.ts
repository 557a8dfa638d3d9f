import type { EntryNumber } from '../table/table.js';

/** The part of a line of the standings that a bracket changes. */
export interface Placed {
  readonly entry: EntryNumber;
  readonly rank: number;
  readonly range: { readonly best: number; readonly worst: number };
}

export interface InPool extends Placed {
  /** null: the event is not divided into pools. */
  readonly pool: number | null;
}
