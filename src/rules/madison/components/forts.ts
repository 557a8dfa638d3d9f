import type { Text } from '../../kernel/text.js';
import { byId } from '../../kits/lookup.js';
import type { CardId } from './cards/id.js';
import type { Side } from './side.js';
import type { SpaceId } from './spaces.js';

/**
 * MMW-2.74 a fort that enters play only by its card. If there is a printed fort in the space, the better class and the
 * higher value count.
 */
export interface EventFort {
  readonly id: FortId;
  readonly name: Text;
  readonly at: SpaceId;
  readonly side: Side;
  readonly class: 'A' | 'B' | 'C';
  readonly value: number;
  readonly card: CardId;
}

type Entry = Omit<EventFort, 'id' | 'card'> & {
  readonly id: string;
  readonly card: `c${number}`;
};

// prettier-ignore
const ENTRIES = [
  { id: 'ft-york', name: { en: 'Fort York', ja: 'フォート・ヨーク' }, at: 'york', side: 'gb', class: 'C', value: 2, card: 'c30' },
  { id: 'ft-meigs', name: { en: 'Fort Meigs', ja: 'フォート・メグズ' }, at: 'maumee-rapids', side: 'us', class: 'B', value: 3, card: 'c28' },
  { id: 'burlington-heights', name: { en: 'Burlington Heights', ja: 'バーリントン高地' }, at: 'burlington', side: 'gb', class: 'B', value: 2, card: 'c55' },
  { id: 'ft-wellington', name: { en: 'Fort Wellington', ja: 'フォート・ウェリントン' }, at: 'prescott', side: 'gb', class: 'B', value: 2, card: 'c55' },
  { id: 'ft-stephenson', name: { en: 'Fort Stephenson', ja: 'フォート・スティーヴンソン' }, at: 'lower-sandusky', side: 'us', class: 'B', value: 2, card: 'c55' },
  { id: 'burlington-battery', name: { en: 'Burlington Battery', ja: 'バーリントン砲台' }, at: 'burlington-vt', side: 'us', class: 'C', value: 2, card: 'c55' },
  { id: 'snake-hill', name: { en: 'Snake Hill Lines', ja: 'スネーク・ヒル陣地' }, at: 'ft-erie', side: 'us', class: 'B', value: 3, card: 'c76' },
  { id: 'ft-moreau', name: { en: 'Fort Moreau', ja: 'フォート・モロー' }, at: 'plattsburgh', side: 'us', class: 'B', value: 3, card: 'c77' },
] as const satisfies readonly Entry[];
export type FortId = (typeof ENTRIES)[number]['id'];

export const EVENT_FORTS: readonly EventFort[] = ENTRIES;
export const FORT_IDS: readonly FortId[] = EVENT_FORTS.map(({ id }) => id);
export const FORT = byId(EVENT_FORTS);

/** MMW-13.54 number of supply depots of a side. */
export const DEPOTS = 3;
/** MMW-2.74, MMW-13.51 winter quarters that an event fort or a depot adds to its space. */
export const QUARTERS_BONUS = 4;
