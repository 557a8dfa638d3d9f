import type { Refused } from '../../../client/src/index.js';
import type { Deciding } from './deciding.js';
import type { Names } from './names.js';
import type { Step } from './replay.js';
import type { Table } from './table.js';

export interface MapProps {
  readonly table: Table;
  readonly names: Names;
  /** The version that is looked back to; null: as it is now. */
  readonly at: number | null;
  readonly deciding: Deciding;
  /** What of the other side's turn is told now: the board lies as it was before. null: it lies as it is. */
  readonly trail: readonly Step[] | null;
  /** Says what cannot be done where it was touched. */
  readonly say: (told: Told) => void;
}

/** What was touched, and why nothing can be done with it; null: that is not known. */
export interface Told {
  readonly about: string;
  readonly why: Refused | null;
}
