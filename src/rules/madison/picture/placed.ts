import { LEADER, LEADER_IDS, type LeaderId } from '../components/leaders.js';
import { SHIP, SHIP_IDS, type ShipId } from '../components/ships.js';
import type { Side } from '../components/side.js';
import { UNIT, UNIT_IDS, type UnitId } from '../components/units.js';
import type { Off, Place } from '../state.js';
import type { View } from '../view/view.js';

/** Pieces of one side at one place; `true`: the reverse side of the counter shows. */
export interface Pieces {
  readonly side: Side;
  readonly units: readonly (readonly [id: UnitId, reduced: boolean])[];
  readonly leaders: readonly (readonly [id: LeaderId, flipped: boolean])[];
  readonly ships: readonly (readonly [id: ShipId, damaged: boolean])[];
}

type Growing = {
  readonly [K in 'units' | 'leaders' | 'ships']: Pieces[K][number][];
};
type Found = ReadonlyMap<string, Growing>;

const key = (side: Side, place: Place | Off) => `${side} ${place}`;

/** All pieces of a view by side and place, in one loop. */
function sorted(view: View): Found {
  const found = new Map<string, Growing>();
  const heap = (side: Side, place: Place | Off): Growing => {
    const name = key(side, place);
    const known = found.get(name) ?? { units: [], leaders: [], ships: [] };
    found.set(name, known);
    return known;
  };
  for (const id of UNIT_IDS)
    heap(UNIT[id].side, view.units[id].at).units.push([id, view.units[id].reduced === true]);
  for (const id of LEADER_IDS)
    heap(LEADER[id].side, view.leaders[id].at).leaders.push([
      id,
      view.leaders[id].flipped === true,
    ]);
  for (const id of SHIP_IDS)
    heap(SHIP[id].side, view.ships[id].at).ships.push([id, view.ships[id].damaged === true]);
  return found;
}

/** Cache by view; views never change. */
const known = new WeakMap<View, Found>();

function foundIn(view: View): Found {
  const before = known.get(view);
  if (before !== undefined) return before;
  const found = sorted(view);
  known.set(view, found);
  return found;
}

/** All pieces of a side at a place. */
export const piecesAt = (view: View, side: Side, place: Place | Off): Pieces => {
  const { units, leaders, ships } = foundIn(view).get(key(side, place)) ?? NOTHING;
  return { side, units, leaders, ships };
};

const NOTHING: Growing = { units: [], leaders: [], ships: [] };

/** Combat strength of units, by the sides of the counters that show (MMW-4.14). */
export const strengthOf = ({ units }: Pieces): number =>
  units.reduce((sum, [id, reduced]) => sum + shownStrength(id, reduced), 0);

export const shownStrength = (id: UnitId, reduced: boolean): number =>
  reduced ? (UNIT[id].reduced ?? 0) : UNIT[id].strength;

export const countOf = ({ units, leaders, ships }: Pieces): number =>
  units.length + leaders.length + ships.length;
