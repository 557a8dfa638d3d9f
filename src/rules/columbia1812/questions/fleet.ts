import { TOWN, TOWN_IDS } from '../components/lookups.js';
import type { LakeId, TownId } from '../components/map.js';
import type { Side } from '../components/side.js';
import { type Face, type FleetOrder, noShips, type Ships, type State1812 } from '../state.js';

/** Ports named in a fleet order, in board order. */
export const portsNamed = ({ ports }: FleetOrder): TownId[] => {
  const named = Object.keys(ports) as TownId[];
  return named.length < 2 ? named : TOWN_IDS.filter((town) => named.includes(town));
};

/** The lake of a fleet order; null for building and repair (C1812-6.1.a). */
export function lakeOfOrder(order: FleetOrder | null): LakeId | null {
  if (order === null || order.do === 'build' || order.do === 'repair') return null;
  const port = portsNamed(order)[0];
  return port === undefined ? null : TOWN[port].lake;
}

/** Total naval units that an order moves. */
export function shipsMoved(order: FleetOrder | null): Ships {
  const sum = noShips();
  for (const ships of Object.values(order?.ports ?? {})) {
    sum.up += ships.up;
    sum.down += ships.down;
  }
  return sum;
}

/** Adds one naval unit to those that an order moves from or to a port. */
export function addShip(order: FleetOrder, port: TownId, face: Face): void {
  const ships = (order.ports[port] ??= noShips());
  ships[face] += 1;
}

export type Carriers = { readonly [L in LakeId]: number };

/**
 * C1812-12.1.a, C1812-12.2.b, C1812-12.2.c number of naval units of `side` on each lake that can carry blocks this
 * turn: operational, on the lake since the beginning of the turn, and without a naval move of their own. None after
 * building or repair, or after a naval move on another lake (4.4.a).
 */
export function carriers(state: State1812, side: Side): Carriers {
  const order = state.fleet[side];
  const sailing = lakeOfOrder(order);
  const on = (lake: LakeId): number => {
    const up = state.lakes[lake].ships[side].up;
    if (order === null) return up;
    return lake === sailing ? up - movedAway(order) : 0;
  };
  return {
    'lake-erie': on('lake-erie'),
    'lake-ontario': on('lake-ontario'),
    'lake-champlain': on('lake-champlain'),
  };
}

/** How many of the naval units now on the lake came there by the order, or will leave by it. */
const movedAway = (order: FleetOrder): number =>
  (order.do === 'out') === (order.done === true) ? shipsMoved(order).up : 0;

/** C1812-6.1, 6.1.a carries out a fleet order: naval units move from ports to the lake or back. */
export function moveFleet(state: State1812, side: Side, order: FleetOrder): void {
  for (const port of portsNamed(order)) {
    const lake = TOWN[port].lake;
    const ships = order.ports[port] ?? noShips();
    if (lake === null) continue;
    const sign = order.do === 'out' ? 1 : -1;
    shift(state.lakes[lake].ships[side], ships, sign);
    shift(state.towns[port].ships[side], ships, -sign);
  }
}

/** C1812-5.2, C1812-6.1.a whether all naval units that an order builds, repairs or moves are there, and on one lake. */
export function isFeasible(state: State1812, side: Side, order: FleetOrder): boolean {
  const ports = portsNamed(order);
  const [first] = ports;
  if (first === undefined) return false;
  const lake = TOWN[first].lake;
  if (lake === null || ports.some((port) => TOWN[port].lake !== lake)) return false;
  const inPort = (port: TownId): Ships => state.towns[port].ships[side];
  if (order.do === 'build') return state.unbuilt[side] > 0;
  if (order.do === 'repair') return inPort(first).down > 0;
  if (order.do === 'in') return holds(state.lakes[lake].ships[side], shipsMoved(order));
  return ports.every((port) => holds(inPort(port), order.ports[port] ?? noShips()));
}

const holds = (fleet: Ships, ships: Ships): boolean =>
  fleet.up >= ships.up && fleet.down >= ships.down;

function shift(fleet: Ships, by: Ships, sign: number): void {
  fleet.up += sign * by.up;
  fleet.down += sign * by.down;
}
