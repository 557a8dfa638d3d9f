import { LAKE_IDS } from '../components/map.js';
import type { Side } from '../components/side.js';
import type { Board } from './board.js';
import { TERRITORY } from './numbers.js';

/** What a fort adds to its defenders. */
const FORT = 2;

/** MMW-4.11 the net points as the pieces stand. */
export function pointsOf({ state, holder, value, us, gb }: Board): number {
  let vp = state.eventVp;
  for (let no = 0; no < holder.length; no++) {
    const side = holder[no];
    if (side !== TERRITORY[no]) vp += (side === 'us' ? 1 : -1) * (value[no] ?? 0);
  }
  for (let no = 0; no < LAKE_IDS.length; no++) {
    const marker = state.markers[LAKE_IDS[no] as (typeof LAKE_IDS)[number]];
    vp += 2 * holdsLake(us.fleets[no]?.sound ?? 0, gb.fleets[no]?.sound ?? 0, marker);
  }
  return vp;
}

/** MMW-11.41, MMW-11.44 1: American, -1: British. */
function holdsLake(us: number, gb: number, marker: Side | null): number {
  if (us > 0 !== gb > 0) return us > 0 ? 1 : -1;
  return marker === null ? 0 : marker === 'us' ? 1 : -1;
}

/** Power with which a side stands in a space, behind its fort. */
export function guard(board: Board, side: Side, no: number): number {
  const men = board[side].strength[no] ?? 0;
  return men === 0 ? 0 : men + (board.fort[no] === 1 ? FORT : 0);
}

/** Rough chance that an attack of so much power takes a place held by so much. */
export function chance(attack: number, defence: number): number {
  if (attack <= 0) return 0;
  if (defence <= 0) return 1;
  const ratio = (1.15 * defence) / attack;
  return 1 / (1 + ratio * ratio * Math.sqrt(ratio));
}
