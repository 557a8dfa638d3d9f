import type { Table } from '../kernel/table.js';
import { SPACE, SPACE_IDS, type SpaceId } from './components/map.js';
import { other, SIDES, type Side } from './components/side.js';
import { table } from '../kits/table.js';
import { holders, type Holders } from './control.js';
import { placesOf, shipStates, unitStates } from './pieces.js';
import type { MadisonState } from './state.js';
import { inSupply, supplied, type Lines } from './supply.js';

/** In the order in which the kernel lists them. */
const HOME = table(SIDES, (side) => SPACE_IDS.filter((id) => SPACE[id].territory === side).sort());

/** MMW-13.52, MMW-13.4.e own territory in supply at this moment, without enemies and without a depot; in key order. */
export function depotSites(
  state: MadisonState,
  side: Side,
  map: Holders = holders(state),
  lines: Lines = supplied(state, side, map),
): SpaceId[] {
  const foe = other(side);
  const foes = placesOf(shipStates(state, foe), placesOf(unitStates(state, foe)));
  const sites: SpaceId[] = [];
  for (const space of HOME[side])
    if (
      !foes.has(space) &&
      !map.has(space) &&
      inSupply(state, side, space, lines) &&
      state.depots[space] === undefined
    )
      sites.push(space);
  return sites;
}

/** MMW-8.31.6 */
export function placeDepot(state: MadisonState, side: Side, space: SpaceId, table: Table): void {
  state.depots[space] = side;
  table.say({ type: 'depot-placed', clause: 'MMW-8.31.6', data: { side, space } });
}

/** MMW-13.53, MMW-13.55, MMW-13.55.a */
export function removeDepots(state: MadisonState, table: Table): void {
  if (Object.keys(state.depots).length === 0) return;
  state.depots = {};
  table.say({ type: 'depots-removed', clause: 'MMW-16.1.4', data: {} });
}
