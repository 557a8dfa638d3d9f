import { LAKE_IDS, type LakeId, SPACE_IDS, type SpaceId } from '../../components/map.js';
import { other, type Side } from '../../components/side.js';
import type { Holders } from '../../questions/control.js';
import { LAKE_VP } from '../../questions/points.js';
import { type Lines, supplied } from '../../questions/supply.js';
import { SPACE_NO, TERRITORY } from './numbers.js';
import type { Board } from './side-board.js';

/** Fighting power that a fort adds to its defenders. */
const FORT = 2;
/** Weight of a town that is held without supply, before the last turn and in it (MMW-4.32). */
const UNFED = 0.6;
const UNFED_LATE = 0.1;

/** MMW-4.11 net points by the present places of the pieces; towns and lakes without supply count less. */
export function pointsOf(board: Board): number {
  const { state } = board;
  const map = taken(board);
  let vp = state.eventVp + abroad(board, 'us', map) - abroad(board, 'gb', map);
  for (let lake = 0; lake < LAKE_IDS.length; lake++) vp += LAKE_VP * control(board, lake);
  return vp;
}

/** VPs of enemy towns that a side holds. */
function abroad(board: Board, side: Side, map: Holders): number {
  const { state, value } = board;
  const part = state.turn === '1814-2' || state.turn === '1814-w' ? UNFED_LATE : UNFED;
  let lines: Lines | undefined;
  let sum = 0;
  for (const [space, holder] of map) {
    const worth = value[SPACE_NO.get(space) ?? 0] ?? 0;
    if (holder !== side || worth === 0) continue;
    lines ??= supplied(state, side, map);
    sum += lines.has(space as SpaceId) ? worth : part * worth;
  }
  return sum;
}

/** Spaces that the enemy of their owner holds. */
function taken({ holder }: Board): Holders {
  const map = new Map<string, Side>();
  for (let no = 0; no < holder.length; no++)
    if (holder[no] !== TERRITORY[no]) map.set(SPACE_IDS[no] as SpaceId, holder[no] as Side);
  return map;
}

/** MMW-11.41, MMW-11.44 control of a lake by its index. 1: American, -1: British, 0: neither. */
export function control({ state, us, gb }: Board, lake: number): number {
  const [isUs, isGb] = [(us.fleets[lake]?.sound ?? 0) > 0, (gb.fleets[lake]?.sound ?? 0) > 0];
  if (isUs !== isGb) return isUs ? 1 : -1;
  const marker = state.markers[LAKE_IDS[lake] as LakeId];
  return marker === null ? 0 : marker === 'us' ? 1 : -1;
}

/** Power of a side in a space, including its fort. */
export function guard(board: Board, side: Side, no: number): number {
  const men = board[side].power[no] ?? 0;
  return men === 0 ? 0 : men + works(board, no);
}

/** Power that the fort of a space adds to its defenders. */
export const works = ({ fort }: Board, no: number): number => (fort[no] === 1 ? FORT : 0);

/** Rough probability that an attack with one power takes a place defended by another. */
export function chance(attack: number, defence: number): number {
  if (attack <= 0) return 0;
  if (defence <= 0) return 1;
  const ratio = (1.15 * defence) / attack;
  return 1 / (1 + ratio * ratio * Math.sqrt(ratio));
}

/** Whether the enemy stands in a space. */
export const isBarred = (board: Board, side: Side, no: number): boolean =>
  (board[other(side)].units[no] ?? 0) > 0;
