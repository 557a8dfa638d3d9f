import type { Frame } from '../../kernel/frame.js';
import { SPACE, type LakeId, type SpaceId } from '../components/map.js';
import { SHIP } from '../components/ships.js';
import { other, type Side } from '../components/side.js';
import { isReduced, shipsOf, strengthOf, unitsAt, unitsOf } from '../pieces.js';
import type { MusterFrame } from '../march-frames.js';
import type { BuildFrame, RestoreFrame } from '../phases/turn/frames.js';
import { chance, guard, importance, powerOf, PRIZES, type Board } from './board.js';
import { MP_BETWEEN } from './distance.js';

/** MMW-8.42 MPs of a force. */
const MP = 6;
/** How much of what could be done counts as long as it is not done. */
const HOPE = 0.7;
/** Half a naval building point; a unit that may be restored; control of a lake within reach. */
const POINT = 0.17;
const STEP = 0.3;
const LAKE = 1.6;

interface Party {
  power: number;
  spent: number;
}

/** What the activation, the yard or the restoring in hand may still bring to the side whose it is. */
export function prospects(board: Board, side: Side): number {
  const { agenda, play } = board.state;
  let sum = 0;
  for (const one of agenda) sum += promise(board, side, one);
  return play?.by === side ? sum + best(board, side) + waters(board, side) : sum;
}

function promise(board: Board, side: Side, one: Frame): number {
  if ((one as { by?: Side }).by !== side) return 0;
  if (one.f === 'build') return POINT * (one as BuildFrame).points;
  if (one.f === 'restore') return STEP * (one as RestoreFrame).left;
  if (one.f === 'muster') return mustered(board, side, one as MusterFrame);
  return one.f === 'effects' || one.f === 'campaign' ? STEP : 0;
}

/** The strongest units that may still be named. */
function mustered(board: Board, side: Side, { space, left }: MusterFrame): number {
  if (SPACE[space as SpaceId] === undefined) return 0;
  const { state } = board;
  const fresh = unitsAt(state, side, space).filter((id) => state.units[id].force === undefined);
  const powers = fresh.map((id) => powerOf(state, id)).sort((a, b) => b - a);
  const power = powers.slice(0, left).reduce((sum, one) => sum + one, 0);
  return 0.9 * HOPE * target(board, side, space as SpaceId, power, MP);
}

/** The best target of any party that may still move. */
function best(board: Board, side: Side): number {
  const { state } = board;
  const parties = new Map<SpaceId, Party>();
  for (const id of unitsOf(side)) {
    const { at, force, done, spent = 0, target: bound } = state.units[id];
    if (force === undefined || done === true || isReduced(state, id)) continue;
    const here = (bound ?? at) as SpaceId;
    if (SPACE[here] === undefined || strengthOf(state, id) === 0) continue;
    const party = parties.get(here) ?? { power: 0, spent };
    party.power += powerOf(state, id);
    parties.set(here, party);
  }
  let most = 0;
  for (const [at, { power, spent }] of parties)
    most = Math.max(most, target(board, side, at, power, MP - spent));
  return HOPE * most;
}

/** What the best target is worth to so much strength with so many MPs left. */
function target(board: Board, side: Side, at: SpaceId, power: number, mp: number): number {
  const { state, map } = board;
  const foe = other(side);
  let most = 0;
  for (const { id: to, no } of PRIZES) {
    if (map[to] === side || MP_BETWEEN[at][to] > mp) continue;
    const odds = chance(power, guard(board, foe, to, no));
    const gain = importance(state, to) * odds - 0.12 * power * (1 - odds);
    if (gain > most) most = gain;
  }
  return most;
}

/** Ships under way that could win a lake. */
function waters(board: Board, side: Side): number {
  const { state } = board;
  const lakes = new Set<LakeId>();
  for (const id of shipsOf(side)) {
    const { force, done } = state.ships[id];
    if (force !== undefined && done !== true) lakes.add(SHIP[id].lake);
  }
  let sum = 0;
  for (const lake of lakes) {
    const [mine, theirs] = [board[side].fleets[lake], board[other(side)].fleets[lake]];
    if (mine.sound === 0 || theirs.sound > 0) sum += LAKE * HOPE * chance(mine.all, theirs.box);
  }
  return sum;
}
