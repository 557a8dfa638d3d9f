import { frame } from '../../kernel/frame.js';
import type { SideFrame, UnburdenFrame } from '../frames.js';
import { overloaded } from '../questions/campaign/overload.js';
import { hexesIn } from '../questions/force.js';
import { logPort } from './navy.js';
import { run } from './phase.js';
import { forsake } from './works.js';

/**
 * A1776-adv.IV.C.2.d, A1776-adv.seq entrenchments in which none of their side's combat units is left go at the end of
 * its movement phase; A1776-campopt.IV.note so does what a French fleet carries above its capacity. A1776-campopt.I.E a
 * movement phase of the Continental Navy ends.
 */
export const closing = run<SideFrame>({
  clause: 'A1776-adv.IV.C.2.d',
  run({ state, frame: { by }, table, push }) {
    for (const hex of hexesIn(state)) forsake(state, table, by, hex);
    if (by === 'gb') return;
    logPort(state, table);
    push(...overloaded(state).map((ship) => frame<UnburdenFrame>({ f: 'unburden', by, ship })));
  },
});
