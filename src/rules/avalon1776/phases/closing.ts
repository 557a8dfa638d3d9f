import type { SideFrame } from '../frames.js';
import { hexesIn } from '../questions/force.js';
import { run } from './phase.js';
import { forsake } from './works.js';

/**
 * A1776-adv.IV.C.2.d, A1776-adv.seq entrenchments in which none of their side's combat units is left go at the end of
 * its movement phase.
 */
export const closing = run<SideFrame>({
  clause: 'A1776-adv.IV.C.2.d',
  run({ state, frame: { by }, table }) {
    for (const hex of hexesIn(state)) forsake(state, table, by, hex);
  },
});
