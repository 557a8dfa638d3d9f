import type { BlockId } from '../components/blocks.js';
import { neighbours, TOWN, TOWN_IDS } from '../components/lookups.js';
import type { LakeId, TownId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { BattleFrame } from '../frames.js';
import { hasUnits, isContested, kindOf, type State1812, unitsIn } from '../state.js';

/** Whether a force may retreat, and where to. */
export interface WayOut {
  /** Towns by road, in board order. */
  readonly towns: readonly TownId[];
  /** Town that blocks which came by sea return to; null: none came by sea. */
  readonly sea: TownId | null;
  /** Towns that the dragoon may not ride on to (C1812-16.0.d). */
  readonly barred: readonly TownId[];
  /** Clause that forbids the retreat; null: it is allowed. */
  readonly forbidden: string | null;
}

/**
 * The attacker where both sides stand: the side that came to a town where the other already was (C1812-10.1,
 * C1812-19.2, C1812-19.3).
 */
export function attackerIn(state: State1812, town: TownId): Side {
  if (!isContested(state, town)) return state.towns[town].holder;
  const allCame = (side: Side): boolean =>
    unitsIn(state, town, side).every((id) => state.units[id].came !== undefined);
  const us = allCame('us');
  const gb = allCame('gb');
  if (us !== gb) return us ? 'us' : 'gb';
  // C1812-19.3 both came into a vacant town: the nation of the town defends
  return us ? other(TOWN[town].nation) : other(state.towns[town].holder);
}

/**
 * C1812-11.2.a last towns of the attacking units before the battle, adjacent ones or those of embarkation, in board
 * order.
 */
export function enteredFrom(state: State1812, town: TownId, attacker: Side): TownId[] {
  const from = new Set(
    unitsIn(state, town, attacker).map((id) => state.units[id].came?.from ?? null),
  );
  return TOWN_IDS.filter((id) => from.has(id));
}

/** Whether a town is neither held by enemy army units nor the scene of an unresolved battle (C1812-11.2.a, 11.2.c). */
const isOpen = (state: State1812, side: Side, town: TownId): boolean =>
  !hasUnits(state, town, other(side));

/**
 * C1812-11.2, C1812-11.2.a, C1812-11.2.b a defender retreats by road to any open adjacent town that no attacker came
 * from.
 */
function defendersWayOut(
  state: State1812,
  town: TownId,
  defender: Side,
  barred: readonly TownId[],
): WayOut {
  const towns = neighbours[town].filter(
    (to) => isOpen(state, defender, to) && !barred.includes(to),
  );
  return { towns, sea: null, barred, forbidden: towns.length > 0 ? null : 'C1812-11.2.b' };
}

/**
 * C1812-11.2.c, C1812-12.4 attackers return to where they came from, by road or by sea; either all of them can or none
 * does.
 */
function attackersWayOut(state: State1812, town: TownId, attacker: Side): WayOut {
  const units = unitsIn(state, town, attacker);
  const landed = units.filter((id) => state.units[id].came?.sea === true);
  const marched = units.filter((id) => state.units[id].came?.sea !== true);
  const towns = roadsBack(state, attacker, marched);
  const sea = landed.length === 0 ? null : (state.units[landed[0] as BlockId].came?.from ?? null);
  return {
    towns,
    sea,
    barred: [],
    forbidden: whatForbids(state, town, attacker, { landed, marched, towns, sea }),
  };
}

function roadsBack(state: State1812, side: Side, marched: readonly BlockId[]): TownId[] {
  const from = new Set(marched.map((id) => state.units[id].came?.from ?? null));
  return TOWN_IDS.filter((id) => from.has(id) && isOpen(state, side, id));
}

interface Parts {
  readonly landed: readonly BlockId[];
  readonly marched: readonly BlockId[];
  readonly towns: readonly TownId[];
  readonly sea: TownId | null;
}

function whatForbids(
  state: State1812,
  town: TownId,
  side: Side,
  { landed, marched, towns, sea }: Parts,
): string | null {
  // C1812-14.2.b, C1812-11.2.d reinforcements that entered from off the map cannot go back off it
  if (marched.some((id) => state.units[id].came?.from === null)) return 'C1812-14.2.b';
  if (marched.length > 0 && towns.length === 0) return 'C1812-11.2.c';
  if (landed.length === 0) return null;
  const lake = TOWN[town].lake as LakeId;
  const berths = state.lakes[lake].ships[side].up;
  return sea !== null && isOpen(state, side, sea) && berths >= landed.length ? null : 'C1812-12.4';
}

export const wayOut = (
  state: State1812,
  side: Side,
  { town, attacker, from }: BattleFrame,
): WayOut =>
  side === attacker ? attackersWayOut(state, town, side) : defendersWayOut(state, town, side, from);

/** C1812-16.0.d towns that the dragoon may ride on to after the retreat step it makes with the others. */
export const ridesFrom = (
  state: State1812,
  side: Side,
  to: TownId,
  battle: TownId,
  barred: readonly TownId[],
): TownId[] =>
  neighbours[to].filter((on) => on !== battle && isOpen(state, side, on) && !barred.includes(on));

export const hasDragoon = (units: readonly BlockId[]): boolean =>
  units.some((id) => kindOf(id) === 'dragoon');
