import type { Locale } from '../../kernel/text.js';
import { CARD, type CardId } from '../components/cards.js';
import { REGION, WATERWAY, ZONE } from '../components/lookups.js';
import type { RegionId, WaterwayId, ZoneId } from '../components/map.js';
import { type Operation, operationOf } from '../components/operations.js';
import { type Side, SIDE_NAME } from '../components/side.js';
import { type Class, CLASS_NAME, CLASSES, type Counts } from '../components/units.js';
import type { SourceId } from '../questions/bonus.js';

/** Names of things in one language, and phrases made of them. */
export interface Names {
  readonly region: (id: RegionId) => string;
  readonly waterway: (id: WaterwayId) => string;
  readonly zone: (id: ZoneId) => string;
  readonly card: (id: CardId) => string;
  readonly operation: (id: Operation) => string;
  /** The side as a noun: `the Americans`. */
  readonly side: (side: Side) => string;
  readonly unit: (unit: Class) => string;
  /** Units in words: `2 regulars and 1 militia`. */
  readonly units: (counts: Counts) => string;
  readonly list: (items: readonly string[]) => string;
  readonly dice: (dice: readonly number[]) => string;
  readonly source: (id: SourceId) => string;
}

const SOURCE: Readonly<Record<SourceId, { readonly en: string; readonly ja: string }>> = {
  waterway: { en: 'waterway', ja: '水路' },
  blockade: { en: 'blockade', ja: '封鎖' },
  'home-town': { en: 'home town', ja: '本国の町' },
  fort: { en: 'fort', ja: '砦' },
  'larger-conflict': { en: 'larger conflict', ja: '大規模紛争' },
  drill: { en: 'event', ja: 'イヴェント' },
};

const english = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Name of a class in the number required; militia has no plural. */
const plural = (n: number, unit: Class): string =>
  `${n} ${CLASS_NAME[unit].en}${n === 1 || unit === 'militia' ? '' : 's'}`;
const some = (counts: Counts): Class[] => CLASSES.filter((unit) => counts[unit] > 0);

const common = (locale: Locale) => ({
  region: (id: RegionId) => REGION[id].name[locale],
  waterway: (id: WaterwayId) => WATERWAY[id].name[locale],
  zone: (id: ZoneId) => ZONE[id].name[locale],
  operation: (id: Operation) => operationOf(id).name[locale],
  unit: (unit: Class) => CLASS_NAME[unit][locale],
  source: (id: SourceId) => SOURCE[id][locale],
});

export const en: Names = {
  ...common('en'),
  card: (id) => `“${CARD[id].name.en}”`,
  side: (side) => (side === 'us' ? 'the Americans' : 'the British'),
  units: (counts) => english(some(counts).map((unit) => plural(counts[unit], unit))) || 'no units',
  list: english,
  dice: (dice) => dice.join(' '),
};

export const ja: Names = {
  ...common('ja'),
  card: (id) => `「${CARD[id].name.ja}」`,
  side: (side) => `${SIDE_NAME[side].ja}軍`,
  units: (counts) =>
    some(counts)
      .map((unit) => `${CLASS_NAME[unit].ja}${counts[unit]}個`)
      .join('、') || '部隊なし',
  list: (items) => items.join('、'),
  dice: (dice) => `[${dice.join(' ')}]`,
};

/** Capitalizes the first letter, for the beginning of a sentence. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
