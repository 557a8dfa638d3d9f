import type { Frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { LAKE_IDS } from '../components/lookups.js';
import type { LakeId } from '../components/map.js';
import { type Side, SIDES } from '../components/side.js';
import { loseShips } from '../questions/control.js';
import { noShips, portsOf, type State1812, total } from '../state.js';
import { run } from './phase.js';
import { berth } from './port.js';

/**
 * C1812-13.1, C1812-13.3 winter: fleets leave the lakes, the American ones first; then attrition, then reinforcements.
 */
export const winter = run({
  clause: 'C1812-13.1',
  run({ state, table, push }) {
    state.stage = 'winter';
    state.active = null;
    table.say({ type: 'winter', clause: 'C1812-13.1', data: { year: state.year } });
    const ports = SIDES.flatMap((side) =>
      LAKE_IDS.flatMap((lake) => leaveLake(state, side, lake, table)),
    );
    push(...ports, { f: 'attrition' });
  },
});

function leaveLake(state: State1812, side: Side, lake: LakeId, table: Table): Frame[] {
  const ships = total(state.lakes[lake].ships[side]);
  if (ships === 0) return [];
  if (portsOf(state, side, lake).length > 0) return berth(state, side, lake, table);
  state.lakes[lake].ships[side] = noShips();
  loseShips(state, side, ships);
  table.say({ type: 'iced-in', clause: 'C1812-13.3', data: { lake, side, ships } });
  return [];
}
