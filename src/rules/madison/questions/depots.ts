import type { Table } from '../../kernel/table.js';
import { lookup } from '../../kits/lookup.js';
import { SPACE, type SpaceId } from '../components/map.js';
import { ofSide, other, type Side, SIDES } from '../components/side.js';
import type { MadisonState } from '../state.js';
import { type Holders, holders } from './control.js';
import { suppliedByCard } from './language/lasting.js';
import { marked, placeNo, shipsWhere, SPACES, unitsWhere, type Whereabouts } from './places.js';
import { type Lines, supplied } from './supply.js';

/** Spaces of a side's own territory, in the order in which the kernel lists actions. */
const HOME = lookup(SIDES, (side) =>
  SPACES.filter((id) => SPACE[id].territory === side).map((id) => ({ space: id, no: placeNo(id) })),
);

/**
 * MMW-13.52, MMW-13.4.e spaces for a depot, in key order: own territory that is in supply now, without enemies and
 * without a depot.
 */
export function depotSites(
  state: MadisonState,
  side: Side,
  map: Holders = holders(state),
  lines: Lines = supplied(state, side, map),
  [units, ships]: readonly [Whereabouts, Whereabouts] = [unitsWhere(state), shipsWhere(state)],
): SpaceId[] {
  const foe = other(side);
  const barred = marked(ofSide(units, foe), ofSide(ships, foe));
  for (const space of map.keys()) barred[placeNo(space)] = true;
  for (const space of Object.keys(state.depots)) barred[placeNo(space)] = true;
  const sites: SpaceId[] = [];
  for (const { space, no } of ofSide(HOME, side))
    if (
      barred[no] === false &&
      (lines.cut[no] === 0 || suppliedByCard(state, side, space) === true)
    )
      sites.push(space);
  return sites;
}

/** MMW-8.31.6 places a depot. */
export function placeDepot(state: MadisonState, side: Side, space: SpaceId, table: Table): void {
  state.depots[space] = side;
  table.say({ type: 'depot-placed', clause: 'MMW-8.31.6', data: { side, space } });
}

/** MMW-13.53, MMW-13.55, MMW-13.55.a removes all depots. */
export function removeDepots(state: MadisonState, table: Table): void {
  if (Object.keys(state.depots).length === 0) return;
  state.depots = {};
  table.say({ type: 'depots-removed', clause: 'MMW-16.1.4', data: {} });
}
