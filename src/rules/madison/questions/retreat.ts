import type { Clause } from '../../kernel/clauses.js';
import { type Frame, frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { LEADER, type LeaderId } from '../components/leaders.js';
import type { SpaceId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { RetreatCause } from '../frames.js';
import type { FallBackFrame } from '../frames/march.js';
import type { MadisonState, Moving } from '../state.js';
import { isFriendly } from './control.js';
import { flippedAmong } from './flipped.js';
import type { Band } from './force.js';
import { captureNavalLeader, displaceShips } from './harbour.js';
import { ferryFrom } from './march.js';
import { hasUnits, isReduced, loseStep, removeLeader, removeUnit } from './pieces.js';
import { bandOf, landLeadersAt } from './retreat-band.js';
import type { Route } from './route.js';
import { waterRetreat } from './water-retreat.js';

/** MMW-10.7 all land pieces of a side leave a space; without a route they surrender. */
export const retreatFrames = (
  state: MadisonState,
  side: Side,
  space: SpaceId,
  cause: RetreatCause,
): Frame[] =>
  isHeld(state, side, space)
    ? [frame<FallBackFrame>({ f: 'fall-back', by: side, space, cause })]
    : [];

/** Whether land units or land leaders of a side are there. */
export const isHeld = (state: MadisonState, side: Side, space: SpaceId): boolean =>
  hasUnits(state, side, space) || landLeadersAt(state, side, space).length > 0;

/** MMW-10.9 a leader is taken; MMW-3.42 a naval leader is replaced and may come back. */
function captureLeader(state: MadisonState, id: LeaderId, table: Table): Frame[] {
  const { side, kind } = LEADER[id];
  if (kind === 'naval') return captureNavalLeader(state, id, side, table);
  removeLeader(state, id, 'MMW-10.9', table);
  return [];
}

/** MMW-10.72.e pieces without a way out surrender; their leaders are captured. */
export function surrender(
  state: MadisonState,
  side: Side,
  space: SpaceId,
  cause: RetreatCause,
  table: Table,
): Frame[] {
  const band = bandOf(state, side, space, cause);
  const clause = clauseOfSurrender(space);
  for (const id of band.units)
    // MMW-3.54 one unit may have been removed together with another
    if (state.units[id].at === space) removeUnit(state, id, clause, table);
  return band.leaders.flatMap((id) =>
    state.leaders[id].at === space ? captureLeader(state, id, table) : [],
  );
}

const clauseOfSurrender = (space: SpaceId): Clause =>
  ferryFrom(space) === null ? 'MMW-10.72.e' : 'MMW-10.72.d';

/** Carries out a legal retreat. Returns the frames that follow from it. */
export function takeRoute(
  state: MadisonState,
  side: Side,
  space: SpaceId,
  cause: RetreatCause,
  route: Route,
  table: Table,
): Frame[] {
  const after = frame<FallBackFrame>({ f: 'fall-back', by: side, space, cause });
  const { to, band } = route;
  table.say({
    type: 'retreated',
    clause: CLAUSE[cause],
    data: {
      side,
      from: space,
      to,
      cause,
      water: route.water,
      units: [...band.units],
      leaders: [...band.leaders],
      ...flippedAmong(state, band.leaders),
    },
  });
  if (route.water) return [...waterRetreat(state, side, space, to, table), after];
  // MMW-9.42 checked before they arrive
  const foreign = !isFriendly(state, side, to);
  for (const id of band.units) arrive(state.units[id], space, to, route.pushes);
  for (const id of band.leaders) arrive(state.leaders[id], space, to, route.pushes);
  if (foreign) flip(state, band, cause, table);
  return [
    // MMW-10.72.b enemies there without control must leave
    ...(route.pushes ? retreatFrames(state, other(side), to, 'pushed-out') : []),
    ...(band.units.length > 0 ? displaceShips(state, to, other(side)) : []),
    after,
  ];
}

const CLAUSE: { readonly [C in RetreatCause]: Clause } = {
  'before-combat': 'MMW-9.41',
  mandatory: 'MMW-9.51',
  defender: 'MMW-10.71',
  attacker: 'MMW-10.73',
  'pushed-out': 'MMW-10.72.b',
};

/** The origin of pieces matters only to those whom they push out (MMW-10.72.a). */
function arrive(piece: Moving & { at: string }, from: SpaceId, to: SpaceId, pushes: boolean): void {
  piece.at = to;
  if (pushes) piece.from = from;
  else piece.from = undefined;
}

/**
 * MMW-10.72.c, MMW-9.43, MMW-10.74, MMW-13.4.c units that retreat into uncontrolled enemy territory are flipped; those
 * already reduced and out of supply are removed.
 */
function flip(state: MadisonState, { units }: Band, cause: RetreatCause, table: Table): void {
  const clause =
    cause === 'before-combat' ? 'MMW-9.43' : cause === 'attacker' ? 'MMW-10.74' : 'MMW-10.72.c';
  for (const id of units) {
    if (state.units[id].at === 'gone') continue;
    if (!isReduced(state, id)) loseStep(state, id, clause, table);
    else if (state.units[id].cut === true) removeUnit(state, id, clause, table);
  }
}
