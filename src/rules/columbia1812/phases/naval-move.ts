import type { Table } from '../../kernel/table.js';
import type { TownId } from '../components/map.js';
import { type Side, SIDES } from '../components/side.js';
import { updateLakeControl } from '../questions/control.js';
import { lakeOfOrder, moveFleet, portsNamed, shipsMoved } from '../questions/fleet.js';
import type { FleetOrder, State1812 } from '../state.js';
import { run } from './phase.js';

/**
 * Carries out the fleet orders of the Naval Phase. With simultaneous movement both are carried out at once, before the
 * armies move (C1812-19.0.b).
 */
export const navalMove = run({
  clause: 'C1812-4.3.a',
  run({ state, table }) {
    for (const side of SIDES) {
      const order = state.fleet[side];
      if (order !== null && order.done === undefined) carryOut(state, side, order, table);
    }
    updateLakeControl(state);
    if (!state.simultaneous) state.stage = 'army';
  },
});

function carryOut(state: State1812, side: Side, order: FleetOrder, table: Table): void {
  const port = portsNamed(order)[0] as TownId;
  if (order.do === 'build') build(state, side, port, table);
  else if (order.do === 'repair') repair(state, side, port, table);
  else sail(state, side, order, table);
  order.done = true;
}

// C1812-5.2 the first step of building: a new naval unit is non-operational
function build(state: State1812, side: Side, town: TownId, table: Table): void {
  state.unbuilt[side] -= 1;
  state.towns[town].ships[side].down += 1;
  table.say({ type: 'built', clause: 'C1812-5.2', data: { side, town } });
}

function repair(state: State1812, side: Side, town: TownId, table: Table): void {
  const ships = state.towns[town].ships[side];
  ships.down -= 1;
  ships.up += 1;
  table.say({ type: 'repaired', clause: 'C1812-5.2', data: { side, town } });
}

function sail(state: State1812, side: Side, order: FleetOrder, table: Table): void {
  moveFleet(state, side, order);
  const ports = Object.fromEntries(
    portsNamed(order).map((town) => [town, { ...(order.ports[town] ?? { up: 0, down: 0 }) }]),
  );
  const clause = order.do === 'out' ? 'C1812-6.1' : 'C1812-6.1.a';
  const data = { side, lake: lakeOfOrder(order), ports, ships: { ...shipsMoved(order) } };
  table.say({ type: order.do === 'out' ? 'sailed' : 'docked', clause, data });
}
