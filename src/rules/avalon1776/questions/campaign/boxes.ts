import { BOX_IDS, type BoxId } from '../../components/campaign/boxes.js';
import type { Side } from '../../components/side.js';
import type { Counts } from '../../components/units.js';
import type { State1776 } from '../../state.js';
import { add, isEmpty } from '../force.js';

/** Whether the place is a box off the map. */
export const isBox = (at: string): at is BoxId => (BOX_IDS as readonly string[]).includes(at);

/** Puts units into a box, or takes them out; an empty box is deleted. */
export function shelve(
  state: State1776,
  side: Side,
  box: BoxId,
  units: Counts,
  sign: 1 | -1,
): void {
  const boxes = (state.boxes ??= {});
  const there = (boxes[box] ??= {});
  const left = add({ ...there[side] }, units, sign);
  if (isEmpty(left)) delete there[side];
  else there[side] = left;
  if (Object.keys(there).length === 0) delete boxes[box];
  if (Object.keys(boxes).length === 0) delete state.boxes;
}
