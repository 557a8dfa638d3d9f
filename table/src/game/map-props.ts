import type { Refused } from '../../../client/src/index.js';
import type { Deciding } from './deciding.js';
import type { Names } from './names.js';
import type { Step } from './replay.js';
import type { Table } from './table.js';

export interface MapProps {
  readonly table: Table;
  readonly names: Names;
  /** The past version that is shown; null: the present one. */
  readonly at: number | null;
  readonly deciding: Deciding;
  /**
   * The steps of the other side's turn that are being shown, with the board as it was before; null: the board is shown
   * as it is.
   */
  readonly trail: readonly Step[] | null;
  /** Says, beside a place that was touched, why it cannot be picked. */
  readonly say: (told: Told) => void;
}

/** The thing that was touched, and why it cannot be picked; null: that is not known. */
export interface Told {
  readonly about: string;
  readonly why: Refused | null;
}
