import { LEADER, type LeaderId } from '../components/leaders.js';
import { NEIGHBOURS, SPACE, SPACE_IDS, type SpaceId } from '../components/map.js';
import type { Side } from '../components/side.js';
import { UNIT, type UnitId } from '../components/units.js';
import type { Force, MadisonState, Moving } from '../state.js';
import { stepsFrom } from './language/lasting.js';
import {
  faceOf,
  isDetachment,
  isDragoon,
  isIndian,
  isReduced,
  leadersAt,
  leaderStates,
  piecesOf,
  shipStates,
  strengthOf,
  unitsAt,
  unitStates,
} from './pieces.js';

/** MMW-3.33 number of units that a land leader may command per star. */
const UNITS_PER_STAR = 5;
/** MMW-3.16, MMW-3.34, MMW-3.7.b movement allowances; MMW-3.62 that of dragoons. */
const UNIT_MP = 6;
const FAST_MP = 10;
/** MMW-3.53 number of detachments of British regulars that Tecumseh may lead. */
const TECUMSEHS_REGULARS = 1;

export const allowanceOf = (id: UnitId): number => (isDragoon(id) ? FAST_MP : UNIT_MP);
export const LEADER_MP = FAST_MP;

/** MMW-3.5 */
const isTecumseh = (id: LeaderId): boolean => LEADER[id].kind === 'indian';

/** Units and leaders that move together. */
export interface Band {
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
}

/**
 * Whether a piece belongs to a force. Nearly all pieces belong to none, so `undefined` is checked first: comparing a
 * value that is sometimes undefined is slow.
 */
export const belongs = (piece: Moving, force: Force): boolean =>
  piece.force !== undefined && piece.force === force;

export const inForce = (piece: Moving, force: Force): boolean =>
  belongs(piece, force) && piece.done === undefined;

/** Pieces of a force at one place that may still move. */
export const bandAt = (state: MadisonState, by: Side, force: Force, at: SpaceId): Band => ({
  units: unitsAt(state, by, at).filter((id) => inForce(state.units[id], force)),
  leaders: leadersAt(state, by, at).filter((id) => inForce(state.leaders[id], force)),
});

/**
 * MMW-8.43, MMW-3.51 whether `leader` may take `lower` with him: one with fewer stars. Tecumseh ranks below everybody.
 */
export function outranks(state: MadisonState, leader: LeaderId, lower: LeaderId): boolean {
  if (LEADER[leader].kind !== 'land' || LEADER[lower].kind === 'naval') return false;
  return isTecumseh(lower) || faceOf(state, lower).stars < faceOf(state, leader).stars;
}

/** MMW-3.33, MMW-3.53 whether a leader may command such a unit at all. */
export const mayLead = (state: MadisonState, leader: LeaderId, unit: UnitId): boolean =>
  !isTecumseh(leader) || isIndian(unit) || isTecumsehsRegular(state, unit);

const isTecumsehsRegular = (state: MadisonState, unit: UnitId): boolean =>
  UNIT[unit].side === 'gb' && UNIT[unit].kind === 'regular' && isDetachment(state, unit);

/**
 * MMW-3.33, MMW-8.43 whether a band is within the limit, the stars of all its leaders together; MMW-8.44 Indians under
 * Tecumseh do not count.
 */
export function withinLimit(state: MadisonState, leader: LeaderId, band: Band): boolean {
  const warriors = band.leaders.some(isTecumseh);
  const counted = warriors ? band.units.filter((id) => !isIndian(id)) : band.units;
  if (isTecumseh(leader)) return counted.length <= TECUMSEHS_REGULARS;
  const stars = band.leaders.reduce((sum, id) => sum + faceOf(state, id).stars, 0);
  return counted.length <= stars * UNITS_PER_STAR;
}

/** Marks a piece as belonging to a force from now on; a card may limit its steps (MMW-8.31.8). */
export function join(
  state: MadisonState,
  piece: Moving,
  by: Side,
  at: SpaceId,
  force: Force,
): void {
  piece.force = force;
  piece.spent = 0;
  limitSteps(state, piece, by, at);
}

/** MMW-8.31.8 a card that holds a space holds pieces that begin there or enter it. */
function limitSteps(state: MadisonState, piece: Moving, by: Side, at: SpaceId): void {
  const most = stepsFrom(state, by, at, piece.force);
  if (most !== null) piece.steps = Math.min(piece.steps ?? most, most);
}

/**
 * MMW-8.42 leaves a piece behind for the rest of this card play; a piece that has not moved belongs to no force
 * afterwards.
 */
export function setDown(piece: Moving, moved: boolean): void {
  piece.done = true;
  if (moved) return;
  piece.force = undefined;
  piece.spent = undefined;
  piece.steps = undefined;
}

/** MMW-8.72 pieces that one force has not used are free for the other force. */
export function release(state: MadisonState, by: Side): void {
  for (const piece of piecesOf(state, by)) if (piece.force === undefined) piece.done = undefined;
}

/** MMW-8.31.8 applies cards in force that hold pieces where they are; called at the start and after every step. */
export function limitForce(state: MadisonState, by: Side, force: Force): void {
  if (state.lasting.length === 0) return;
  for (const unit of unitStates(state, by)) limitOne(state, unit, by, force);
  for (const leader of leaderStates(state, by)) limitOne(state, leader, by, force);
}

function limitOne(
  state: MadisonState,
  piece: Moving & { at: string },
  by: Side,
  force: Force,
): void {
  if (inForce(piece, force)) limitSteps(state, piece, by, piece.at as SpaceId);
}

/** Ends the move of a force, wherever its pieces are. */
export function halt(state: MadisonState, by: Side, force: Force): void {
  for (const unit of unitStates(state, by)) if (belongs(unit, force)) stop(unit);
  for (const leader of leaderStates(state, by)) if (belongs(leader, force)) stop(leader);
}

function stop(piece: Moving): void {
  piece.done = true;
  if (piece.target !== undefined) piece.target = undefined;
}

/**
 * MMW-8.41 at the start a leader takes all units in his space that he may command, unreduced and strongest ones first.
 */
export function gather(state: MadisonState, by: Side, leader: LeaderId, force: Force): void {
  const at = state.leaders[leader].at as SpaceId;
  const units: UnitId[] = [];
  for (const id of strongestFirst(state, unitsAt(state, by, at))) {
    if (!isFree(state.units[id]) || !mayLead(state, leader, id)) continue;
    if (!withinLimit(state, leader, { units: [...units, id], leaders: [leader] })) continue;
    units.push(id);
    join(state, state.units[id], by, at, force);
  }
}

/** Whether a piece may still be taken up by a force. */
export const isFree = (piece: Moving): boolean =>
  piece.force === undefined && piece.done === undefined;

const strongestFirst = (state: MadisonState, units: readonly UnitId[]): UnitId[] =>
  units.toSorted(
    (a, b) =>
      Number(isReduced(state, a)) - Number(isReduced(state, b)) ||
      strengthOf(state, b) - strengthOf(state, a),
  );

/** Forces of the side that moves, from the marks of their pieces. */
export function forcesOf(state: MadisonState, side: Side): Force[] {
  const found = new Set<Force | undefined>();
  for (const { force } of piecesOf(state, side)) found.add(force);
  return ([1, 2] as const).filter((force) => found.has(force));
}

/** Spaces where a force of a side, or any of its forces, stands, and those adjacent by path or on the same lake. */
export function besideForce(state: MadisonState, side: Side, only?: Force): SpaceId[] {
  const inIt = ({ force }: Moving): boolean => force !== undefined && (only ?? force) === force;
  const places = new Set<string>();
  const lakes = new Set<string | null>();
  for (const piece of piecesOf(state, side)) if (inIt(piece)) places.add(piece.at);
  for (const ship of shipStates(state, side))
    if (inIt(ship))
      lakes.add(SPACE_IDS.some((id) => id === ship.at) ? SPACE[ship.at as SpaceId].lake : ship.at);
  lakes.delete(null);
  return SPACE_IDS.filter(
    (space) =>
      places.has(space) ||
      lakes.has(SPACE[space].lake) ||
      NEIGHBOURS[space].some(({ to }) => places.has(to)),
  );
}
