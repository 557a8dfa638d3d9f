import type { Side } from '../components/side.js';
import type { Counts } from '../components/units.js';

/** What a viewer sees of the units of a side; A1776-opt.I of what lies face down the number alone. */
export type Sight = (side: Side, counts: Counts) => Counts;
