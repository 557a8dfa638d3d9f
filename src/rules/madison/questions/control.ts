import { lookup } from '../../kits/lookup.js';
import { EVENT_FORTS } from '../components/forts.js';
import { LAKE_IDS, type LakeId, SPACE, SPACE_IDS, type SpaceId } from '../components/map.js';
import { ofSide, other, type Side, SIDES } from '../components/side.js';
import { TURN_IDS } from '../components/turns.js';
import { UNIT } from '../components/units.js';
import type { MadisonState, ShipState, UnitState } from '../state.js';
import { isIndian, shipStates, strengthOf, unitsAt, unitsOf, unitStates } from './pieces.js';
import {
  LAKES,
  placeNo,
  PLACES,
  shipsWhere,
  SPACES,
  unitsWhere,
  type Whereabouts,
} from './places.js';

/**
 * MMW-4.13 victory point value of a space. It is also the strength needed to control it, and the number of its winter
 * quarters.
 */
export const valueOf = (state: MadisonState, space: SpaceId): number =>
  state.destroyed[space] === true ? 0 : SPACE[space].value;

/** MMW-4.14, MMW-4.15, MMW-13.34, MMW-3.7.f whether these units suffice to control an enemy space. */
function enough(strength: number, units: number, others: number, value: number): boolean {
  return units > 0 && strength >= value && (others > 0 || value <= 1);
}

/** MMW-4.14 whether `side` controls this space of enemy territory; false for spaces of its own territory. */
export function occupies(state: MadisonState, side: Side, space: SpaceId): boolean {
  if (SPACE[space].territory === side) return false;
  const units = unitsAt(state, side, space);
  const strength = units.reduce((sum, id) => sum + strengthOf(state, id), 0);
  const others = units.filter((id) => !isIndian(id)).length;
  return enough(strength, units.length, others, valueOf(state, space));
}

/** MMW-4.14 the side that a space belongs to: the owner of its territory, unless the enemy controls it. */
export const holderOf = (state: MadisonState, space: SpaceId): Side => {
  const owner = SPACE[space].territory;
  return occupies(state, other(owner), space) ? other(owner) : owner;
};

/**
 * MMW-4.14 whether a space is friendly: own territory that the enemy does not control, or enemy territory under
 * control.
 */
export const isFriendly = (state: MadisonState, side: Side, space: SpaceId): boolean =>
  holderOf(state, space) === side;

/** Spaces that the enemy of their owner controls -> that enemy; every other space is its owner's. */
export type Holders = ReadonlyMap<string, Side>;

const OWNER: ReadonlyMap<string, Side> = new Map(SPACE_IDS.map((id) => [id, SPACE[id].territory]));

/** MMW-4.14 `holderOf`, from a map of all holders. */
export const holderIn = (map: Holders, space: SpaceId): Side =>
  map.get(space) ?? (OWNER.get(space) as Side);

/** `holderOf` for the whole map, in one loop over the units. */
export const holders = (
  state: MadisonState,
  units: Whereabouts = unitsWhere(state),
): Map<string, Side> => holdersAmong(state, abroadOf(state, units));

/** `holders`, where the units in enemy territory are known. */
export function holdersAmong(state: MadisonState, abroad: Abroad): Map<string, Side> {
  const map = new Map<string, Side>();
  for (const side of SIDES)
    for (const { space, no, strength, count, others } of ofSide(abroad, side))
      // units that suffice for the town suffice for its ruins; ruins are checked last, as they are rare
      if (
        enough(strength, count, others, VALUES[no] as number) ||
        enough(strength, count, others, valueOf(state, space))
      )
        map.set(space, side);
  return map;
}

const VALUES: readonly number[] = SPACES.map((id) => SPACE[id].value);

/** Land units of each side in the other's territory, added up by space. */
export type Abroad = { readonly [S in Side]: readonly Intruders[] };

interface Intruders {
  readonly space: SpaceId;
  /** Index of the space in `SPACE_IDS`. */
  readonly no: number;
  readonly strength: number;
  readonly count: number;
  readonly others: number;
}

export const abroadOf = (state: MadisonState, units: Whereabouts): Abroad => ({
  us: intrudersOf(state, 'us', units),
  gb: intrudersOf(state, 'gb', units),
});

/** Side -> for each place, by index, whether it is its own territory. */
const OWN = lookup(SIDES, (side) => [...PLACES, 'off'].map((place) => OWNER.get(place) === side));
const ABROAD = lookup(SIDES, (side) => OWN[other(side)]);

/** Whether a space, by index, is a side's own territory. */
export const isOwn = (side: Side, no: number): boolean => ofSide(OWN, side)[no] === true;

interface Counter {
  readonly strength: number;
  /** Strength of its reduced side. */
  readonly reduced: number;
  readonly warriors: boolean;
}

/** In the order of `unitsOf`. */
const COUNTERS = lookup(SIDES, (side) =>
  unitsOf(side).map((id): Counter => {
    const { strength, reduced } = UNIT[id];
    return { strength, reduced: reduced ?? 0, warriors: isIndian(id) };
  }),
);

/** Sums of the units of one side by index of their place; all 0 between two uses. */
const SUMS = {
  strength: PLACES.map(() => 0),
  count: PLACES.map(() => 0),
  others: PLACES.map(() => 0),
};

function intrudersOf(state: MadisonState, side: Side, where: Whereabouts): Intruders[] {
  const found: number[] = [];
  const abroad = ofSide(ABROAD, side);
  const counters = ofSide(COUNTERS, side);
  const units = unitStates(state, side);
  const numbers = ofSide(where, side);
  for (let i = 0; i < numbers.length; i++) {
    const no = numbers[i] as number;
    if (abroad[no] !== true) continue;
    if (SUMS.count[no] === 0) found.push(no);
    const { strength, reduced, warriors } = counters[i] as Counter;
    add(SUMS.strength, no, (units[i] as UnitState).reduced === true ? reduced : strength);
    add(SUMS.count, no, 1);
    if (!warriors) add(SUMS.others, no, 1);
  }
  return found.map((no) => ({
    space: PLACES[no] as SpaceId,
    no,
    strength: taken(SUMS.strength, no),
    count: taken(SUMS.count, no),
    others: taken(SUMS.others, no),
  }));
}

function add(sums: number[], no: number, n: number): void {
  sums[no] = (sums[no] as number) + n;
}

function taken(sums: number[], no: number): number {
  const sum = sums[no] as number;
  sums[no] = 0;
  return sum;
}

/**
 * MMW-11.4, MMW-11.41 side that controls a lake: the one with an undamaged ship in the box; neither while both have
 * one.
 */
export function lakeController(state: MadisonState, lake: LakeId): Side | null {
  const us = hasSoundShip(state, 'us', lake);
  const gb = hasSoundShip(state, 'gb', lake);
  return us === gb ? null : us ? 'us' : 'gb';
}

function hasSoundShip(state: MadisonState, side: Side, lake: LakeId): boolean {
  for (const ship of shipStates(state, side))
    if (ship.at === lake && ship.damaged !== true) return true;
  return false;
}

export type LakeHolders = { readonly [L in LakeId]: Side | null };

const LAKE_BIT = lookup(LAKE_IDS, (lake) => 1 << LAKES.indexOf(lake));

/** `lakeController` for all lakes, in one loop over the ships. */
export function lakeHolders(
  state: MadisonState,
  ships: Whereabouts = shipsWhere(state),
): LakeHolders {
  const us = guarded(state, 'us', ships.us);
  const gb = guarded(state, 'gb', ships.gb);
  const holder = (bit: number): Side | null =>
    (us & bit) === (gb & bit) ? null : (us & bit) !== 0 ? 'us' : 'gb';
  return {
    'lake-ontario': holder(LAKE_BIT['lake-ontario']),
    'lake-erie': holder(LAKE_BIT['lake-erie']),
    'lake-huron': holder(LAKE_BIT['lake-huron']),
    'lake-champlain': holder(LAKE_BIT['lake-champlain']),
  };
}

/** Lakes with an undamaged ship of a side in their box, one bit each. */
function guarded(state: MadisonState, side: Side, numbers: readonly number[]): number {
  let lakes = 0;
  const ships = shipStates(state, side);
  for (let i = 0; i < ships.length; i++) {
    const lake = (numbers[i] as number) - SPACES.length;
    if (lake < 0 || lake >= LAKES.length) continue;
    if ((ships[i] as ShipState).damaged !== true) lakes |= 1 << lake;
  }
  return lakes;
}

/** For each space, by index, whether it is friendly to `side`. */
export function friendlyTo(side: Side, map: Holders): boolean[] {
  const friendly = ofSide(OWN, side).slice();
  for (const [space, holder] of map) friendly[placeNo(space)] = holder === side;
  return friendly;
}

export interface Works {
  readonly class: 'A' | 'B' | 'C';
  readonly value: number;
}

/**
 * MMW-2.71, MMW-2.73, MMW-2.74, MMW-2.78 fort of a space, whichever side holds it. Of two forts the better class and
 * the higher value count.
 */
export function fortOf(state: Pick<MadisonState, 'turn' | 'forts'>, space: SpaceId): Works | null {
  const printed = SPACE[space].fort;
  let best: Works | null = null;
  if (printed !== null && hasBegun(state, printed.from)) best = printed;
  for (const fort of EVENT_FORTS) {
    if (fort.at !== space || state.forts[fort.id] !== true) continue;
    best = {
      class: best === null || fort.class < best.class ? fort.class : best.class,
      value: Math.max(best?.value ?? 0, fort.value),
    };
  }
  return best;
}

/** Whether a turn has been reached; the pre-war sequence counts as the first turn. */
export const hasBegun = (
  state: Pick<MadisonState, 'turn'>,
  turn: (typeof TURN_IDS)[number],
): boolean => TURN_IDS.indexOf(turn) <= (state.turn === null ? 0 : TURN_IDS.indexOf(state.turn));
