import { type Frame, frame as framed } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import type { LeaderId } from '../components/leaders.js';
import { joinedLakes, type LakeId, SPACE, type SpaceId } from '../components/map.js';
import type { ShipId } from '../components/ships.js';
import { type Side, SIDES } from '../components/side.js';
import type { HarbourFrame, SideFrame } from '../frames.js';
import type { MadisonState, Off, Place } from '../state.js';
import { flippedAmong } from './flipped.js';
import { havens, isBox, isSound, lakeOf, navalLeadersAt } from './naval.js';
import { hasShips, rest, shipsAt } from './pieces.js';

/** Ships that must flee; their destinations are determined when the frame runs. */
export interface FleeFrame extends Frame {
  readonly f: 'flee';
  readonly by: Side;
  readonly place: SpaceId | LakeId;
  readonly cause: HarbourFrame['cause'];
}

/** A naval leader whose ship was taken (MMW-12.6). */
export interface CapturedFrame extends Frame {
  readonly f: 'captured';
  readonly by: Side;
  readonly leader: LeaderId;
  /** Lake where he was captured, if it was on the water. */
  readonly lake?: LakeId;
}

/** The town where a replacement arrives (MMW-3.42). */
export interface ReplacementFrame extends SideFrame {
  readonly f: 'replacement';
  readonly leader: LeaderId;
  readonly lake?: LakeId;
}

/**
 * MMW-9.6, MMW-9.61 frames in which ships and naval leaders of `side` flee from a space that enemy land units have
 * entered.
 */
export const displaceShips = (state: MadisonState, space: SpaceId, side: Side): Frame[] =>
  SPACE[space].lake !== null && leaving(state, side, space, 'displaced').any
    ? [framed<FleeFrame>({ f: 'flee', by: side, place: space, cause: 'displaced' })]
    : [];

/** MMW-11.15 naval leaders whose last ship in a box has been lost do not stay there. */
export const stranded = (state: MadisonState, place: Place | Off): Frame[] =>
  isBox(place)
    ? SIDES.filter(
        (by) => !hasShips(state, by, place) && navalLeadersAt(state, by, place).length > 0,
      ).map((by) => framed<FleeFrame>({ f: 'flee', by, place, cause: 'damaged' }))
    : [];

export interface Leaving {
  readonly ships: readonly ShipId[];
  readonly leaders: readonly LeaderId[];
  readonly any: boolean;
}

/** Ships that must leave: all, or only the damaged ones. Leaders leave, too, if no undamaged ship stays. */
export function leaving(
  state: MadisonState,
  side: Side,
  place: SpaceId | LakeId,
  cause: HarbourFrame['cause'],
): Leaving {
  const all = shipsAt(state, side, place);
  const ships = cause === 'damaged' ? all.filter((id) => !isSound(state, id)) : all;
  const leaders = ships.length === all.length ? navalLeadersAt(state, side, place) : [];
  return { ships, leaders, any: ships.length > 0 || leaders.length > 0 };
}

/**
 * Places that they may go to. MMW-9.62, MMW-2.6 if no town is left, displaced ships may enter a box where their side
 * already is.
 */
export function refuges(
  state: MadisonState,
  side: Side,
  place: SpaceId | LakeId,
  cause: HarbourFrame['cause'],
): { readonly towns: readonly SpaceId[]; readonly box: LakeId | null } {
  const lake = lakeOf(place) as LakeId;
  const towns = havens(state, side, lake, true).filter((town) => town !== place);
  if (cause !== 'displaced' || towns.length > 0 || isBox(place)) return { towns, box: null };
  return { towns, box: joinedLakes(lake).find((one) => hasShips(state, side, one)) ?? null };
}

export function moveShip(
  state: MadisonState,
  id: ShipId,
  to: SpaceId | LakeId,
  clause: string,
  table: Table,
): void {
  const ship = state.ships[id];
  const from = ship.at;
  ship.at = to;
  table.say({ type: 'ship-moved', clause, data: { ship: id, from, to } });
}

export function moveLeader(
  state: MadisonState,
  id: LeaderId,
  to: Place,
  clause: string,
  table: Table,
): void {
  const leader = state.leaders[id];
  const from = leader.at;
  leader.at = to;
  table.say({
    type: 'leader-moved',
    clause,
    data: { leader: id, from, to, ...flippedAmong(state, [id]) },
  });
}

/** MMW-11.15, MMW-9.53 naval leaders left without a ship in a box or a lost town go where the last ship went. */
export function follow(
  state: MadisonState,
  side: Side,
  place: Place,
  to: Place,
  table: Table,
): void {
  if (hasShips(state, side, place)) return;
  for (const id of navalLeadersAt(state, side, place))
    moveLeader(state, id, to, 'MMW-11.15', table);
}

/** MMW-12.6, MMW-3.42, MMW-10.9 a naval leader is taken; his replacement appears in a friendly town. */
export function captureNavalLeader(
  state: MadisonState,
  leader: LeaderId,
  by: Side,
  table: Table,
): Frame[] {
  const piece = state.leaders[leader];
  const { at: place } = piece;
  table.say({
    type: 'leader-captured',
    clause: 'MMW-12.6',
    data: { leader, place, ...flippedAmong(state, [leader]) },
  });
  rest(piece);
  piece.at = 'waiting';
  piece.flipped = true;
  const where = isBox(place) ? { lake: place } : {};
  return [framed<CapturedFrame>({ f: 'captured', by, leader, ...where })];
}
