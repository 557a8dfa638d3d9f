import type * as kit from '../../kits/labels.js';
import type { BlockId } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import type { View } from '../view/view.js';
import * as en from './english.js';
import * as ja from './japanese.js';

/** Wording of a choice in each language, from its fields and the view of the seat that has the choice. */
export type Label<A> = kit.Label<A, View>;

/** Present CV of an own block, minus the hits put on it so far. */
export const cvOf = ({ mine, hits }: View, unit: BlockId): number =>
  (mine[unit]?.cv ?? 0) - (hits[unit] ?? 0);

/** Name of a block, shortened where it would be too long for a label. The short names are unique, too. */
const shortEn = (unit: BlockId): string => en.block(unit).replace(/ of (Upper|Lower) Canada$/, '');

export const blockEn = (view: View, unit: BlockId): string =>
  `${shortEn(unit)} (CV ${cvOf(view, unit)})`;
export const blockJa = (view: View, unit: BlockId): string =>
  `${ja.block(unit)}(${cvOf(view, unit)}CV)`;

/** Town where an own block stands or beside which it waits off the map; null in hand. */
export function standsAt({ mine }: View, unit: BlockId): TownId | null {
  const place = mine[unit]?.at ?? 'hand';
  return place === 'hand' || place === 'pool' || place === 'unborn' || place === 'gone'
    ? null
    : (place.replace('waiting:', '') as TownId);
}

/** Own blocks with an order, in the order of the view. */
export const ordered = ({ orders }: View): BlockId[] => Object.keys(orders ?? {}) as BlockId[];
