import { lookup } from '../../kits/lookup.js';
import { blocksOf } from '../components/blocks.js';
import { bases, LAKE_IDS, neighbours, shore, TOWN, TOWN_IDS } from '../components/lookups.js';
import { SIDES } from '../components/side.js';
import { FACES } from '../state.js';

/*
 * The tables that choices are made from, in the order of ids: made in the order in which they are listed, choices need
 * no sorting, which takes longer than making them.
 */

const sorted = <T extends string>(ids: readonly T[]): readonly T[] => [...ids].sort();

/** Blocks of a side in the order of ids, each with its index in `blocksOf`. */
export const blocksById = lookup(SIDES, (side) =>
  sorted(blocksOf[side]).map((unit) => ({ unit, no: blocksOf[side].indexOf(unit) })),
);
export const facesById = sorted(FACES);
export const basesById = lookup(SIDES, (side) => sorted(bases[side]));
export const homeTownsById = lookup(SIDES, (side) =>
  sorted(TOWN_IDS.filter((town) => TOWN[town].nation === side)),
);
/** Towns on lakes in the order of ids, each with its lake. */
export const lakesideById = sorted(TOWN_IDS).flatMap((town) => {
  const { lake } = TOWN[town];
  return lake === null ? [] : [{ town, lake }];
});
export const neighboursById = lookup(TOWN_IDS, (town) => sorted(neighbours[town]));
export const shoreById = lookup(LAKE_IDS, (lake) => sorted(shore[lake]));
