import type * as kit from '../../kits/labels.js';
import type { BlockId } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import type { View } from '../view/view.js';
import * as en from './english.js';
import * as ja from './japanese.js';

/** How a choice reads in each language, from its fields and the view of the seat that has it. */
export type Label<A> = kit.Label<A, View>;

/** Present CV of an own block, hits named so far taken off. */
export const cvOf = ({ mine, hits }: View, unit: BlockId): number =>
  (mine[unit]?.cv ?? 0) - (hits[unit] ?? 0);

/** `49th Foot (CV 3)`. */
/** Two names are too long for a label; nothing else is called what is left of them. */
const shortEn = (unit: BlockId): string => en.block(unit).replace(/ of (Upper|Lower) Canada$/, '');

export const blockEn = (view: View, unit: BlockId): string =>
  `${shortEn(unit)} (CV ${cvOf(view, unit)})`;
export const blockJa = (view: View, unit: BlockId): string =>
  `${ja.block(unit)}(${cvOf(view, unit)}CV)`;

/** Where an own block stands or, off the map, the town it waits beside; null in hand. */
export function standsAt({ mine }: View, unit: BlockId): TownId | null {
  const place = mine[unit]?.at ?? 'hand';
  return place === 'hand' || place === 'pool' || place === 'unborn' || place === 'gone'
    ? null
    : (place.replace('waiting:', '') as TownId);
}

/** Own blocks that have an order, in the order of the view. */
export const ordered = ({ orders }: View): BlockId[] => Object.keys(orders ?? {}) as BlockId[];
