import { attacksOf } from '../../kits/attacks.js';
import { SHIP, SHIP_IDS } from '../components/ships.js';
import { other } from '../components/side.js';
import { UNIT, UNIT_IDS } from '../components/units.js';
import type { View } from './view.js';

/** Leaders who stand alone are no enemies to fight: they make off (MMW-9.53). */
function isHostile({ viewer, units, ships }: View, place: string): boolean {
  if (viewer === null) return false;
  const enemy = other(viewer);
  return place.startsWith('lake-')
    ? SHIP_IDS.some((id) => SHIP[id].side === enemy && ships[id].at === place)
    : UNIT_IDS.some((id) => UNIT[id].side === enemy && units[id].at === place);
}

/**
 * MMW-9.3 steps into enemies, MMW-11.5 landings among them, fleets that meet (MMW-12.1) or come back to them
 * (MMW-11.23), and events that are aimed at them (MMW-8.27).
 */
export const attacks = attacksOf<View>(
  {
    ...{ go: 'space', assault: 'space', enter: 'lake', return: 'lake' },
    ...{ aim: 'space', 'aim-lake': 'lake' },
    fight: ({ decision }) => (decision === null ? null : String(decision['space'])),
  },
  isHostile,
);
