import type { Basis } from './basis.js';
import type { TownId } from './map.js';
import type { Side } from './side.js';

export interface Reinforcement {
  /** campaign year in which the units arrive; they are drawn in the winter before it */
  readonly year: 1813 | 1814;
  readonly side: Side;
  readonly town: TownId;
  readonly units: number;
  readonly basis: Basis;
}

/**
 * C1812-14.1 reinforcements in the order in which they are drawn (C1812-14.1.a: Albany before Pittsburgh). Without
 * losses the pools (7 American, 8 British blocks) are empty after 1814. The British wave of 1814 is the larger one,
 * because veterans of the Peninsular War came that year.
 */
export const REINFORCEMENTS = [
  { year: 1813, side: 'us', town: 'albany', units: 2, basis: 'chosen' },
  { year: 1813, side: 'us', town: 'pittsburgh', units: 2, basis: 'chosen' },
  { year: 1813, side: 'gb', town: 'quebec', units: 3, basis: 'rules' },
  { year: 1814, side: 'us', town: 'albany', units: 2, basis: 'chosen' },
  { year: 1814, side: 'us', town: 'pittsburgh', units: 1, basis: 'chosen' },
  { year: 1814, side: 'gb', town: 'quebec', units: 5, basis: 'chosen' },
] as const satisfies readonly Reinforcement[];

/** C1812-3.2 number of army blocks drawn at set-up. */
export const DRAW: Readonly<Record<Side, number>> = { us: 12, gb: 10 };

/** C1812-2.4 number of naval units of a side, including the three of the set-up. */
export const NAVAL_UNITS = 6;
