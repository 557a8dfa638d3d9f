import type { Text } from '../../kernel/text.js';
import type { RegionId } from './map.js';
import type { Side } from './side.js';

/** Classes of units, the toughest first: dice are assigned to targets in this order (OPS-hits.assign). */
export const CLASSES = ['regular', 'militia', 'indian'] as const;
export type Class = (typeof CLASSES)[number];
export type Counts = { [C in Class]: number };

export const CLASS_NAME: Readonly<Record<Class, Text>> = {
  regular: { en: 'regular', ja: '正規兵' },
  militia: { en: 'militia', ja: '民兵' },
  indian: { en: 'Indian', ja: 'インディアン' },
};

/**
 * OPS-hits.regular, OPS-hits.militia, OPS-hits.indian lowest die roll that removes a unit, by the class of the target.
 */
export const HIT_ON: Readonly<Counts> = { regular: 6, militia: 5, indian: 4 };

/** OPS-recruit.cost.regular, OPS-recruit.cost.militia, OPSX-recruit.1 price of a unit in OPS. */
export const COST: Readonly<Counts> = { regular: 2, militia: 1, indian: 1 };

/** OPS-general.supply-pool number of all units of a side. */
export const SUPPLY: Readonly<Record<Side, Readonly<Counts>>> = {
  us: { regular: 14, militia: 14, indian: 0 },
  gb: { regular: 12, militia: 8, indian: 8 },
};
export const FORTS = 8;
/** Most units of a class that a region can contain or an operation can name. */
export const MOST_UNITS = 14;

/** OPSX-setup.1 units of each side at the start: region, number of regulars, militia, Indians. */
// prettier-ignore
export const SET_UP: Readonly<Record<Side, readonly (readonly [RegionId, number, number, number])[]>> = {
  us: [
    ['detroit', 1, 1, 0], ['ohio', 0, 1, 0], ['kentucky', 0, 1, 0], ['tennessee', 0, 1, 0], ['new-orleans', 1, 0, 0],
    ['charleston', 0, 1, 0], ['washington', 0, 1, 0], ['baltimore', 0, 1, 0], ['new-york', 0, 1, 0], ['boston', 0, 1, 0],
    ['albany', 2, 0, 0], ['plattsburgh', 1, 1, 0], ['sackets', 1, 1, 0], ['niagara-us', 1, 1, 0],
  ],
  gb: [
    ['western-district', 1, 1, 0], ['niagara-gb', 1, 1, 0], ['york', 0, 1, 0], ['kingston', 1, 0, 0], ['montreal', 1, 1, 0],
    ['quebec', 1, 0, 0], ['halifax', 2, 0, 0],
    ['wabash', 0, 0, 2], ['illinois', 0, 0, 1], ['upper-lakes', 0, 0, 1], ['upper-creek', 0, 0, 1],
  ],
};
export const SET_UP_FORTS: readonly RegionId[] = ['niagara-us', 'niagara-gb'];
