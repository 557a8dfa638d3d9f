import { frame } from '../../kernel/frame.js';
import type { SideFrame, UnburdenFrame } from '../frames.js';
import { overloaded } from '../questions/campaign/overload.js';
import { hexesIn } from '../questions/force.js';
import { logPort } from './navy.js';
import { run } from './phase.js';
import { forsake } from './works.js';

/**
 * The end of a movement phase. A1776-adv.IV.C.2.d, A1776-adv.seq entrenchments without combat units of their side are
 * removed; A1776-campopt.IV.note French fleets land what they carry above their capacity. A1776-campopt.I.E whether the
 * Continental Navy is in port is recorded.
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
