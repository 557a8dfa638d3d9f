import type { Side } from '../components/side.js';
import type { Counts } from '../components/units.js';

/** Makes of the units of a side what a viewer sees of them; A1776-opt.I of face-down counters only their number. */
export type Sight = (side: Side, counts: Counts) => Counts;
