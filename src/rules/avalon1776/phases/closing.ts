import type { SideFrame } from '../frames.js';
import { hexesIn, tidy } from '../questions/force.js';
import { isAbandoned } from '../questions/works.js';
import { run } from './phase.js';

/**
 * A1776-adv.IV.C.2.d, A1776-adv.seq entrenchments in which none of their side's combat units is left go at the end of
 * its movement phase.
 */
export const closing = run<SideFrame>({
  clause: 'A1776-adv.IV.C.2.d',
  run({ state, frame: { by }, table }) {
    for (const hex of hexesIn(state)) {
      if (!isAbandoned(state, by, hex)) continue;
      delete state.hexes[hex]?.dug;
      tidy(state, hex);
      table.say({ type: 'abandoned', clause: 'A1776-adv.IV.C.2.d', data: { side: by, hex } });
    }
  },
});
