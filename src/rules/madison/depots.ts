import type { Table } from '../kernel/table.js';
import { SPACE, SPACE_IDS, type SpaceId } from './components/map.js';
import { other, SIDES, type Side } from './components/side.js';
import { table } from '../kits/table.js';
import { holders, type Holders } from './control.js';
import { shipsOf, unitsOf } from './pieces.js';
import type { MadisonState } from './state.js';
import { inSupply, supplied } from './supply.js';

const HOME = table(SIDES, (side) => SPACE_IDS.filter((id) => SPACE[id].territory === side));

/** MMW-13.52, MMW-13.4.e own territory in supply at this moment, without enemies and without a depot. */
export function depotSites(
  state: MadisonState,
  side: Side,
  map: Holders = holders(state),
  lines: ReadonlySet<SpaceId> = supplied(state, side, map),
): ReadonlySet<SpaceId> {
  const foe = other(side);
  const foes = new Set<string>();
  for (const id of unitsOf(foe)) foes.add(state.units[id].at);
  for (const id of shipsOf(foe)) foes.add(state.ships[id].at);
  return new Set(
    HOME[side].filter(
      (space) =>
        !foes.has(space) &&
        inSupply(state, side, space, lines) &&
        state.depots[space] === undefined &&
        map[space] === side,
    ),
  );
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
