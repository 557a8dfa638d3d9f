import { byId, type Lookup, lookup } from '../../kits/lookup.js';
import { type LakeId, LAKES, ROADS, type Town, type TownId, TOWNS } from './map.js';
import { type Side, SIDES } from './side.js';

const towns: readonly (Town & { readonly id: TownId })[] = TOWNS;

/** Ids of the towns in board order. Towns are always listed in this order. */
export const TOWN_IDS: readonly TownId[] = towns.map((town) => town.id);
export const LAKE_IDS: readonly LakeId[] = LAKES.map((lake) => lake.id);

/** Id of a town -> its index in board order. Other places are missing. */
export const TOWN_INDEX: ReadonlyMap<string, number> = new Map(TOWN_IDS.map((id, i) => [id, i]));

export const TOWN: Lookup<TownId, Town & { readonly id: TownId }> = byId(towns);

const joined = (a: TownId, b: TownId) =>
  ROADS.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

/** Towns at a distance of one road, in board order. */
export const neighbours: Lookup<TownId, readonly TownId[]> = lookup(TOWN_IDS, (id) =>
  TOWN_IDS.filter((other) => joined(id, other)),
);

/** Neighbours of any id; empty where the id is no town. */
export const near = (id: string): readonly TownId[] =>
  Object.hasOwn(neighbours, id) ? neighbours[id as TownId] : [];

/** Towns of both nations on a lake, in board order (C1812-1.3.a). */
export const shore: Lookup<LakeId, readonly TownId[]> = lookup(LAKE_IDS, (lake) =>
  TOWN_IDS.filter((id) => TOWN[id].lake === lake),
);

const naval: Lookup<Side, Lookup<LakeId, TownId>> = lookup(SIDES, (side) =>
  lookup(LAKE_IDS, (lake) => shore[lake].find((id) => TOWN[id].base === side)!),
);

/** C1812-1.3 the naval base of a side on a lake. */
export const baseOf = (side: Side, lake: LakeId): TownId => naval[side][lake];

/** The three bases of a side, in the order of the lakes. */
export const bases: Lookup<Side, readonly TownId[]> = lookup(SIDES, (side) =>
  LAKE_IDS.map((lake) => baseOf(side, lake)),
);

/** C1812-3.3, 3.4 towns that must have a garrison at set-up, in board order. */
export const garrisonTowns: Lookup<Side, readonly TownId[]> = lookup(SIDES, (side) =>
  TOWN_IDS.filter((id) => TOWN[id].nation === side && TOWN[id].value >= 2),
);
