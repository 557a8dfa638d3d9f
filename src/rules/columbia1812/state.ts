import type { Frame, Outcome } from '../kernel/frame.js';
import { listed } from '../kits/listed.js';
import { objectOf } from '../kits/lookup.js';
import { BLOCK, type BlockId, BLOCKS, blocksOf, type Kind } from './components/blocks.js';
import { LAKE_IDS, shore, TOWN_IDS, TOWN_INDEX } from './components/lookups.js';
import { type LakeId, LAKES, type TownId, TOWNS } from './components/map.js';
import { SET_UPS, type SetUpId } from './components/set-ups.js';
import { other, type Side } from './components/side.js';

/*
 * army unit    a block with a CV; the Indian block is one too, outside 1.2.b, 12.2 and 15.0
 * CV           combat value: its present step, 1 to the block's maximum
 * operational  a naval unit label up; non-operational: label down
 * holder       the side that controls a town (1.2)
 * order        what a block was told to do and has not done yet
 * pool         the remainder pool: blocks off the map that may come as reinforcements (3.5.a)
 */

export const FACES = ['up', 'down'] as const;
/** A naval unit is operational label up, non-operational label down (C1812-2.4.a). */
export type Face = (typeof FACES)[number];
export type Ships = { [F in Face]: number };
export type Fleets = { [S in Side]: Ships };

/** Entry towns whose reinforcements may have to wait off the map (C1812-14.2). */
export const ENTRY_TOWNS = ['albany', 'pittsburgh', 'quebec'] as const;
export type EntryTown = (typeof ENTRY_TOWNS)[number];

/** `hand`: drawn for the set-up. `unborn`: the Indian block before it appears. `gone`: out of the game for ever. */
export type Place = TownId | 'hand' | 'pool' | 'unborn' | 'gone' | `waiting:${EntryTown}`;

/*
 * What a block or an order may have and has not is undefined, not absent, for the reason that `kits/lookup.ts` tells.
 * No block and no town is ever replaced by another object, so that lists of them may be kept.
 */

/** Strings made once: comparing two strings that were built separately takes a look at each letter. */
export const waitingAt: { readonly [E in EntryTown]: Place } = objectOf(
  ENTRY_TOWNS,
  (town) => `waiting:${town}` as const,
);

/** Order of a block (C1812-9.1, 9.2, 12.2, 14.2.a, 16.0.a). */
export interface Order {
  to: TownId;
  /** Second town of the dragoon. */
  on?: TownId | undefined;
  /** One further town, by forced march. */
  force?: TownId | undefined;
  sea?: true | undefined;
  enter?: true | undefined;
  /** The place comes from a ready-made set-up, not from the player's hand (C1812-3.3). */
  ready?: true | undefined;
}

/**
 * How a block came into the town of a battle: `from` is the last town before it, null from off the map (C1812-11.2.c).
 */
export interface Arrival {
  from: TownId | null;
  sea?: true | undefined;
}

export interface Unit {
  at: Place;
  cv: number;
  order?: Order | undefined;
  came?: Arrival | undefined;
  /** Hits that the owner has put on it and that have not taken effect yet. */
  hits?: number | undefined;
  /** Named as an excess block in winter; the loss has not taken effect yet. */
  frozen?: true | undefined;
}

export const unitAt = (at: Place, cv: number): Unit => ({
  at,
  cv,
  order: undefined,
  came: undefined,
  hits: undefined,
  frozen: undefined,
});

export const orderTo = (to: TownId, by: 'land' | 'sea' | 'entry'): Order => ({
  to,
  on: undefined,
  force: undefined,
  sea: by === 'sea' ? true : undefined,
  enter: by === 'entry' ? true : undefined,
  ready: undefined,
});

/** Moves a block to a place and deletes its order and everything else that belongs to its former place. */
export function putAt(
  state: State1812,
  unit: BlockId,
  at: Place,
  cv: number,
  came?: Arrival,
): void {
  const block = state.units[unit];
  block.at = at;
  block.cv = cv;
  block.order = undefined;
  block.came = came;
  block.hits = undefined;
  block.frozen = undefined;
}

/**
 * The fleet order of the Naval Phase. It is kept until the end of the turn, as it limits how many blocks can be carried
 * (C1812-12.1.a).
 */
export interface FleetOrder {
  do: 'build' | 'repair' | 'out' | 'in';
  /** Base or port -> naval units. */
  ports: { [T in TownId]?: Ships };
  /** Whether it has been carried out. */
  done?: true;
}

export type Stage =
  'setup' | 'initiative' | 'naval' | 'army' | 'battle' | 'orders' | 'winter' | 'over';

export interface TownState {
  holder: Side;
  ships: Fleets;
}

export interface LakeState {
  /**
   * The side that controls the lake (C1812-6.4); while both sides have naval units on it, the one that controlled it
   * before.
   */
  control: Side | null;
  ships: Fleets;
}

export interface State1812 {
  agenda: Frame[];
  outcome: Outcome | null;
  simultaneous: boolean;
  year: 1812 | 1813 | 1814;
  /** 1 to 10; 0 before the first turn of a year. */
  turn: number;
  first: Side | null;
  stage: Stage;
  active: Side | null;
  units: { [B in BlockId]: Unit };
  towns: { [T in TownId]: TownState };
  lakes: { [L in LakeId]: LakeState };
  fleet: { [S in Side]: FleetOrder | null };
  /** Number of naval units not built yet. */
  unbuilt: { [S in Side]: number };
  /** Number of naval units lost for ever (C1812-8.3). */
  lost: { [S in Side]: number };
}

/** Types of the ids in actions, by domain. */
export interface Ids {
  unit: BlockId;
  town: TownId;
  face: Face;
  plan: SetUpId;
}

export const DOMAINS = {
  unit: BLOCKS.map(({ id }) => id),
  town: TOWNS.map(({ id }) => id),
  lake: LAKES.map(({ id }) => id),
  face: FACES,
  plan: SET_UPS,
};

export const isTown = (place: Place): place is TownId => TOWN_INDEX.has(place);

export const sideOf = (unit: BlockId): Side => BLOCK[unit].side;
export const kindOf = (unit: BlockId): Kind => BLOCK[unit].kind;
export const isIndian = (unit: BlockId): boolean => unit === INDIAN;
export const INDIAN: BlockId = 'gb-tecumseh';

/** The town where a block stands; null off the map. */
export function townOf(state: State1812, unit: BlockId): TownId | null {
  const { at } = state.units[unit];
  return isTown(at) ? at : null;
}

const BLOCKS_OF = {
  us: listed<BlockId, Unit>(blocksOf.us),
  gb: listed<BlockId, Unit>(blocksOf.gb),
};
const TOWNS_LISTED = listed<TownId, TownState>(TOWN_IDS);

/** Blocks of a side in the order of `blocksOf`. */
export const unitStates = ({ units }: State1812, side: Side): readonly Unit[] =>
  BLOCKS_OF[side](units);

/** The towns in board order. */
export const townStates = ({ towns }: State1812): readonly TownState[] => TOWNS_LISTED(towns);

/** Ids of the blocks of a side that meet a condition, in the order of the components. */
export function unitsWhere(
  state: State1812,
  side: Side,
  holds: (block: Unit) => boolean,
): BlockId[] {
  const blocks = unitStates(state, side);
  return blocksOf[side].filter((_, i) => holds(blocks[i] as Unit));
}

// plain loops, as these functions are called many times per step

/** Blocks of a side in a place, in the order of the components. */
export function unitsIn(state: State1812, place: Place, side: Side): BlockId[] {
  const ids = blocksOf[side];
  const blocks = unitStates(state, side);
  const list: BlockId[] = [];
  for (let i = 0; i < blocks.length; i++)
    if ((blocks[i] as Unit).at === place) list.push(ids[i] as BlockId);
  return list;
}

export function countIn(state: State1812, place: Place, side: Side): number {
  let count = 0;
  for (const { at } of unitStates(state, side)) if (at === place) count++;
  return count;
}

export function hasUnits(state: State1812, place: Place, side: Side): boolean {
  for (const { at } of unitStates(state, side)) if (at === place) return true;
  return false;
}

/** C1812-1.2.b whether a side has a garrison in a town; the Indian block alone is none. */
export const hasGarrison = (state: State1812, town: TownId, side: Side): boolean =>
  unitsIn(state, town, side).some((id) => !isIndian(id));

export const cvOf = (state: State1812, units: readonly BlockId[]): number =>
  units.reduce((sum, id) => sum + state.units[id].cv, 0);

export const total = (ships: Ships): number => ships.up + ships.down;
export const noShips = (): Ships => ({ up: 0, down: 0 });

/**
 * Whether army units of both sides stand in a town, so that a battle is due (C1812-10.1; the Indian block counts,
 * C1812-15.0.i).
 */
export const isContested = (state: State1812, town: TownId): boolean =>
  hasUnits(state, town, 'us') && hasUnits(state, town, 'gb');

/** Whether an enemy army has captured a port with naval units that have not tried to escape yet (C1812-8.4). */
export const isPortTaken = (state: State1812, town: TownId): boolean => {
  const { holder, ships } = state.towns[town];
  return total(ships[other(holder)]) > 0 && !isContested(state, town);
};

/** Towns on the lake that the side controls, where its naval units may berth (C1812-6.2). */
export const portsOf = (state: State1812, side: Side, lake: LakeId): TownId[] =>
  shore[lake].filter((town) => state.towns[town].holder === side);

/** Lakes with naval units of both sides. Fleets fight on lakes only, never in towns (C1812-7.1.a). */
export const contestedLakes = (state: State1812): LakeId[] =>
  LAKE_IDS.filter(
    (lake) => total(state.lakes[lake].ships.us) > 0 && total(state.lakes[lake].ships.gb) > 0,
  );
