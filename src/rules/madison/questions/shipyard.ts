import { type Frame, frame } from '../../kernel/frame.js';
import { lookup } from '../../kits/lookup.js';
import { type LakeId, SPACE, SPACE_IDS, type SpaceId } from '../components/map.js';
import { SHIP, SHIP_IDS, SHIP_TYPE, type ShipId } from '../components/ships.js';
import { ofSide, type Side, SIDES } from '../components/side.js';
import { TURN_IDS, type TurnId } from '../components/turns.js';
import type { BuildFrame } from '../frames/turn.js';
import type { MadisonState, ShipState } from '../state.js';
import { yearOf } from './cards.js';
import { hasBegun, holderIn, holderOf, type Holders, holders } from './control.js';
import { shipsOf, shipStates } from './pieces.js';

/** MMW-15.3, MMW-15.34 towns with a naval base. */
const BASES: readonly SpaceId[] = SPACE_IDS.filter((id) => SPACE[id].base !== null);

/** Changes that a card in force or an event makes to a yard (`build` in the card language). */
export interface Order {
  readonly lakes?: readonly LakeId[];
  readonly early?: TurnId;
}

/** MMW-15.32 whether a base exists, is not destroyed and is not held by the enemy. */
const stands = (state: MadisonState, side: Side, space: SpaceId): boolean => {
  const { base } = SPACE[space];
  return (
    base?.side === side &&
    hasBegun(state, base.from) &&
    state.basesDestroyed[space] !== true &&
    holderOf(state, space) === side
  );
};

/** Bases of a side and the numbers of the turns from which they are there. */
const BASES_OF = lookup(SIDES, (side) =>
  BASES.flatMap((space) => {
    const { base } = SPACE[space];
    return base?.side === side ? [{ space, from: TURN_IDS.indexOf(base.from) }] : [];
  }),
);

/** Bases of a side that stand now. */
export function standing(
  state: MadisonState,
  side: Side,
  map: Holders = holders(state),
): SpaceId[] {
  const now = state.turn === null ? 0 : TURN_IDS.indexOf(state.turn);
  const found: SpaceId[] = [];
  for (const { space, from } of ofSide(BASES_OF, side))
    if (from <= now && state.basesDestroyed[space] !== true && holderIn(map, space) === side)
      found.push(space);
  return found;
}

/** MMW-15.33 whether a base is a main base, or a back-up base in use. */
const works = (state: MadisonState, space: SpaceId): boolean =>
  SPACE[space].base?.role === 'main' || state.backups[space] === true;

/** MMW-15.21, MMW-15.22 whether ships of a side are repaired in a town. */
const repairs = (state: MadisonState, side: Side, space: SpaceId): boolean =>
  stands(state, side, space) && (works(state, space) || SPACE[space].base?.repairsAlways === true);

/** MMW-15.13, MMW-15.31 whether a base can build that ship; MMW-15.16 weak enemies there do not matter. */
export function canBuildAt(
  state: MadisonState,
  ship: ShipId,
  space: SpaceId,
  open: readonly SpaceId[] = standing(state, SHIP[ship].side),
): boolean {
  const { lake, buildAt } = SHIP[ship];
  if (SPACE[space].lake !== lake || !open.includes(space)) return false;
  if (buildAt !== null && !buildAt.includes(space)) return false;
  return works(state, space) || SPACE[space].base?.builds?.includes(ship) === true;
}

/** MMW-15.14, MMW-3.23 whether a ship may be built by this turn; MMW-15.12 in 1812 only by a card that allows it. */
export function isDue(state: MadisonState, ship: ShipId, early?: TurnId): boolean {
  const { how, from } = SHIP[ship];
  if (how !== 'build' || from === null || state.ships[ship].at !== 'pool') return false;
  if (early !== undefined && TURN_IDS.indexOf(from) <= TURN_IDS.indexOf(early)) return true;
  return yearOf(state) > 1812 && hasBegun(state, from);
}

const BUILD_COST = lookup(SHIP_IDS, (id) => SHIP_TYPE[SHIP[id].type].nbv2);
const REPAIR_COST = lookup(SHIP_IDS, (id) => SHIP_TYPE[SHIP[id].type].repair2);

/** MMW-15.17 in half points. */
export const buildCost = (ship: ShipId): number => BUILD_COST[ship];
/** MMW-15.23 in half points. */
export const repairCost = (ship: ShipId): number => REPAIR_COST[ship];

const onLakes = (ship: ShipId, { lakes }: Order): boolean =>
  lakes === undefined || lakes.includes(SHIP[ship].lake);

/** MMW-15.14, MMW-15.15 */
export const mayBuild = (state: MadisonState, side: Side, ship: ShipId, order: Order): boolean =>
  SHIP[ship].side === side && onLakes(ship, order) && isDue(state, ship, order.early);

/** MMW-15.2, MMW-15.22 a damaged ship in a friendly naval base. */
export function mayRepair(
  state: MadisonState,
  side: Side,
  ship: ShipId,
  order: Order = {},
): boolean {
  const { at, damaged } = state.ships[ship];
  if (damaged !== true || SHIP[ship].side !== side) return false;
  const { base, lake } = SPACE[at as SpaceId] ?? { base: null, lake: null };
  if (base === null || lake === null || order.lakes?.includes(lake) === false) return false;
  return repairs(state, side, at as SpaceId);
}

/**
 * What a yard has to know of a ship. `due` is the number of the first turn in which it may be built; Infinity means
 * never.
 */
interface Plan {
  readonly ship: ShipId;
  readonly due: number;
  readonly build: number;
  readonly repair: number;
}

/** In the order of `shipsOf`. */
const PLANS = lookup(SIDES, (side) =>
  shipsOf(side).map((ship): Plan => {
    const { how, from } = SHIP[ship];
    return {
      ship,
      due: how !== 'build' || from === null ? Infinity : TURN_IDS.indexOf(from),
      build: buildCost(ship),
      repair: repairCost(ship),
    };
  }),
);

/** `isDue` for ships in the pool: index of the last turn whose ships may be built now; -1: none. */
const dueBy = (state: MadisonState, { early }: Order): number =>
  Math.max(
    yearOf(state) > 1812 && state.turn !== null ? TURN_IDS.indexOf(state.turn) : -1,
    early === undefined ? -1 : TURN_IDS.indexOf(early),
  );

/** Cost in half points of the cheapest building or repair that is possible now. */
export function cheapest(
  state: MadisonState,
  side: Side,
  order: Order = {},
  map: Holders = holders(state),
): number {
  let least = Infinity;
  let bases: readonly SpaceId[] | null = null;
  const open = (): readonly SpaceId[] => (bases ??= standing(state, side, map));
  const latest = dueBy(state, order);
  const plans = ofSide(PLANS, side);
  const pieces = shipStates(state, side);
  for (let no = 0; no < pieces.length; no++) {
    const { at, damaged } = pieces[no] as ShipState;
    const { ship, due, build, repair } = plans[no] as Plan;
    if (damaged === true && repair < least && mayRepair(state, side, ship, order)) least = repair;
    if (
      at === 'pool' &&
      due <= latest &&
      build < least &&
      onLakes(ship, order) &&
      open().some((space) => canBuildAt(state, ship, space, open()))
    )
      least = build;
  }
  return least;
}

/** Whether that many half points suffice for anything. */
export const canSpend = (
  state: MadisonState,
  side: Side,
  points: number,
  order: Order = {},
): boolean => cheapest(state, side, order) <= points;

/** MMW-15.12 frames for building and repair with that many half points; empty if they suffice for nothing. */
export const buildFrames = (
  state: MadisonState,
  by: Side,
  points: number,
  order: Order = {},
): Frame[] =>
  canSpend(state, by, points, order)
    ? [frame<BuildFrame>({ f: 'build', by, points, ...order })]
    : [];

/** MMW-15.33 back-up bases come into use in the year after all main bases on their lake were lost. */
export function activateBackups(state: MadisonState): SpaceId[] {
  const lost = (side: Side, lake: LakeId): boolean =>
    !BASES.some(
      (space) =>
        SPACE[space].lake === lake &&
        SPACE[space].base?.role === 'main' &&
        stands(state, side, space),
    );
  const begins = BASES.filter((space) => {
    const { base, lake } = SPACE[space];
    return (
      base?.role === 'backup' &&
      lake !== null &&
      state.backups[space] !== true &&
      state.basesDestroyed[space] !== true &&
      SIDES.some((side) => base.side === side && lost(side, lake))
    );
  });
  for (const space of begins) state.backups[space] = true;
  return begins;
}
