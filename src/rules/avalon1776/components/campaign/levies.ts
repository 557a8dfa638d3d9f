import { lookup } from '../../../kits/lookup.js';
import { AREA_IDS, type AreaId } from '../areas.js';
import { hexOf } from '../map.js';
import { type Town, TOWNS } from '../towns.js';

/*
 * Stated by the rules: the four areas and their 22 towns, the status chart, and the three average numbers of the Deep
 * South. Chosen: the other 33 numbers of the levy charts; where forces of April 1778 are stated they equal them.
 */

/** A1776-camp.III the areas in which levies are raised; Canada is not one of them. */
export const LEVY_AREAS = ['NE', 'MS', 'SC', 'DS'] as const satisfies readonly AreaId[];
export type LevyArea = (typeof LEVY_AREAS)[number];

/** Pools, i.e. places whose points are counted together: an area, or A1776-camp.VII.B.4 the West Indies, or the sea. */
export const POOL_IDS = [...AREA_IDS, 'WI', 'SEA'] as const;
export type PoolId = (typeof POOL_IDS)[number];

/** A1776-camp.III.A.3.b the strategic towns of each area, from the north to the south. */
export const STRATEGIC: Readonly<Record<LevyArea, readonly Town[]>> = lookup(LEVY_AREAS, (area) =>
  TOWNS.filter(({ hex, strategic }) => strategic && hexOf(hex)?.area === area),
);

/** A1776-camp.IV.A the six ports that the British need in order to win. */
export const SIX: readonly string[] = [
  ...['boston', 'newport', 'new-york-city', 'philadelphia', 'charleston', 'savannah'],
];

/** A1776-camp.III.B.5.d areas for which the British also need Quebec and Montreal. */
export const NEEDS_CANADA: readonly LevyArea[] = ['NE', 'MS'];

/**
 * A1776-camp.III.B.1, A1776-camp.III.B.2 the types that are levied: so many Continentals come, and militia comes up to
 * a ceiling. A1776-camp.V.C Indians are never levied.
 */
export const LEVIES = ['CA', 'RM', 'TM'] as const;
export type Levy = (typeof LEVIES)[number];

/** A1776-camp.III.B.2.b */
export type Rate = 'max' | 'avg' | 'min' | 'none';

/** A1776-camp.III.B.2.b, A1776-camp.III.B.2.c strength points of a levy by area, type and rate. */
// prettier-ignore
export const LEVY_RATES: Readonly<Record<LevyArea, Readonly<Record<Levy, Readonly<Record<Exclude<Rate, 'none'>, number>>>>>> = {
  NE: { CA: { max: 4, avg: 3, min: 2 }, RM: { max: 10, avg: 7, min: 4 }, TM: { max: 2, avg: 1, min: 0 } },
  MS: { CA: { max: 4, avg: 3, min: 2 }, RM: { max: 12, avg: 8, min: 4 }, TM: { max: 9, avg: 6, min: 3 } },
  SC: { CA: { max: 3, avg: 2, min: 1 }, RM: { max: 9, avg: 6, min: 3 }, TM: { max: 2, avg: 1, min: 0 } },
  DS: { CA: { max: 2, avg: 1, min: 0 }, RM: { max: 12, avg: 8, min: 4 }, TM: { max: 6, avg: 5, min: 2 } },
};

/** A1776-camp.III.B.4 the status of an area, which sets its rates of levy (`RATES`). */
export type AreaStatus = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

// prettier-ignore
export const RATES: Readonly<Record<AreaStatus, Readonly<Record<Levy, Rate>>>> = {
  A: { CA: 'max', RM: 'min', TM: 'max' },
  B: { CA: 'max', RM: 'avg', TM: 'avg' },
  C: { CA: 'min', RM: 'avg', TM: 'min' },
  D: { CA: 'avg', RM: 'max', TM: 'avg' },
  E: { CA: 'avg', RM: 'avg', TM: 'avg' },
  F: { CA: 'none', RM: 'min', TM: 'min' },
};

/**
 * A1776-campopt.V how many regulars a town needs, with that option, to count towards the status of its area; 1 in towns
 * that are not listed.
 */
export const GARRISONS: Readonly<Record<string, number>> = {
  boston: 4,
  newport: 3,
  'new-york-city': 6,
  philadelphia: 4,
  charleston: 2,
};
