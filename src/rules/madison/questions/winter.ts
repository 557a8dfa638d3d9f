import type { Table } from '../../kernel/table.js';
import { EVENT_FORTS, QUARTERS_BONUS } from '../components/forts.js';
import { SPACE, type SpaceId } from '../components/map.js';
import { SHIP, SHIP_IDS } from '../components/ships.js';
import type { Side } from '../components/side.js';
import type { UnitId } from '../components/units.js';
import type { MadisonState } from '../state.js';
import { valueOf } from './control.js';
import { extraQuarters } from './language/lasting.js';
import { isReduced, loseStep, removeUnit, unitsAt } from './pieces.js';
import { mayRepair } from './shipyard.js';

/**
 * MMW-16.21, MMW-2.74, MMW-13.51 (MMW-13.56 is the same bonus), MMW-13.57 units of a side that a space can keep through
 * the winter.
 */
export function quartersOf(state: MadisonState, side: Side, space: SpaceId): number {
  const fort = EVENT_FORTS.some(({ id, at }) => at === space && state.forts[id] === true);
  return (
    valueOf(state, space) +
    (fort ? QUARTERS_BONUS : 0) +
    (state.depots[space] === side ? QUARTERS_BONUS : 0) +
    extraQuarters(state, side, space)
  );
}

const isAbroad = (side: Side, space: SpaceId): boolean => SPACE[space].territory !== side;

/** MMW-16.2 by its ruling: in own territory reduced units are not counted, in the enemy's all are. */
export function excess(state: MadisonState, side: Side, space: SpaceId): number {
  const units = unitsAt(state, side, space);
  const counted = isAbroad(side, space) ? units : units.filter((id) => !isReduced(state, id));
  return Math.max(0, counted.length - quartersOf(state, side, space));
}

/** Units of which one must lose a step next; each only one (MMW-16.21). Supply was looked up before (MMW-16.23). */
export function victims(state: MadisonState, side: Side, space: SpaceId): UnitId[] {
  const open = unitsAt(state, side, space).filter((id) => state.units[id].done !== true);
  // MMW-16.22
  const fresh = open.filter((id) => !isReduced(state, id));
  if (fresh.length > 0) return fresh;
  // MMW-16.23.a, MMW-13.4.d, MMW-16.24, MMW-16.25
  return isAbroad(side, space) ? open.filter((id) => state.units[id].cut === true) : [];
}

export function freeze(state: MadisonState, unit: UnitId, table: Table): void {
  loseStep(state, unit, 'MMW-16.21', table);
  if (state.units[unit].at !== 'gone') state.units[unit].done = true;
}

/** Losses that leave no choice are taken; how many are left to choose. */
export function takeForced(
  state: MadisonState,
  side: Side,
  space: SpaceId,
  losses: number,
  table: Table,
): number {
  let left = losses;
  for (let next = victims(state, side, space); left > 0; next = victims(state, side, space)) {
    if (next.length > left) return left;
    if (next.length === 0) return 0;
    for (const id of next) freeze(state, id, table);
    left -= next.length;
  }
  return 0;
}

/** MMW-16.23.b, MMW-16.26 a space that keeps nobody. */
export function abandon(state: MadisonState, side: Side, space: SpaceId, table: Table): void {
  for (const id of unitsAt(state, side, space)) removeUnit(state, id, 'MMW-16.26', table);
}

/** MMW-16.1.3, MMW-15.21 all damaged ships in friendly naval bases. */
export function freeRepair(state: MadisonState, table: Table): void {
  for (const ship of SHIP_IDS) {
    if (!mayRepair(state, SHIP[ship].side, ship)) continue;
    state.ships[ship].damaged = undefined;
    table.say({
      type: 'ship-repaired',
      clause: 'MMW-16.1.3',
      data: { ship, place: state.ships[ship].at },
    });
  }
}
