import type { Locale } from '../../kernel/text.js';
import { hexsideOf } from '../components/hexsides.js';
import { WATER_NAME } from '../components/names.js';
import { resultText } from '../components/results.js';
import { type Side, SIDE_NAME } from '../components/side.js';
import { ADVANCED_COLUMNS, BASIC_COLUMNS, type Result } from '../components/tables.js';
import { townAt } from '../components/towns.js';
import { type Counts, isCovered, UNIT, type UnitCode, UNKNOWN } from '../components/units.js';
import { typesIn } from '../questions/force.js';
import { nearestTown } from '../questions/near.js';

/** The names of things in one language, and phrases made of them. */
export interface Names {
  readonly locale: Locale;
  /** `Albany`, or for a hex without a town `GGG38, next to Albany (above right)`. */
  readonly hex: (id: string) => string;
  /** The fort in a hex: `the fort of Quebec`; for Fort Stanwix, its name only. */
  readonly fort: (id: string) => string;
  /** A hexside: `the Hudson (FFF38/FFF39)`. */
  readonly water: (id: string) => string;
  /** The name of a hex or a hexside. */
  readonly spot: (id: string) => string;
  /** A noun for the player: `the Americans`. */
  readonly side: (side: Side) => string;
  /** `4 Continental Army and 2 Artillery`. */
  readonly units: (counts: Counts) => string;
  /** `4 CA, 2 A`: by the codes on the counters. */
  readonly codes: (counts: Counts) => string;
  /** `6 points`. */
  readonly points: (count: number) => string;
  /** `October 1776`. */
  readonly month: (month: string) => string;
  readonly odds: (column: number) => string;
  readonly advancedOdds: (column: number) => string;
  readonly result: (result: Result) => string;
}

const WAYS = {
  en: ['right', 'above right', 'above left', 'left', 'below left', 'below right'],
  ja: ['右', '右上', '左上', '左', '左下', '右下'],
} as const;

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const; // prettier-ignore

const english = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const each = (counts: Counts, phrase: (code: UnitCode, count: number) => string): string[] =>
  typesIn(counts).map((code) => phrase(code, counts[code] ?? 0));

function place(
  id: string,
  locale: Locale,
  away: (town: string, hexes: number, way: string) => string,
) {
  const here = townAt(id);
  if (here !== undefined) return here.name[locale];
  const { town, hexes, way } = nearestTown(id);
  return away(town.name[locale], hexes, WAYS[locale][way ?? 0] ?? '');
}

const advancedOdds = (column: number): string => ADVANCED_COLUMNS[column]?.join(':') ?? '';
const waterName = (id: string, locale: Locale): string =>
  WATER_NAME[hexsideOf(id)?.river ?? 'coast'][locale];

const odds = (column: number): string => BASIC_COLUMNS[column]?.join(':') ?? '';

const nameEn = (code: UnitCode, n: number): string =>
  `${UNIT[code].name.en}${code === UNKNOWN && n > 1 ? 's' : ''}`;

/** A number of units by their codes; a code that ends in a figure is kept apart from the number. */
function codeEn(code: UnitCode, n: number): string {
  if (code === UNKNOWN) return `${n} face down`;
  return isCovered(code) ? `${n} ${code} down` : `${n} ${code}`;
}

function codeJa(code: UnitCode, n: number): string {
  if (code === UNKNOWN) return `裏向き${n}`;
  return isCovered(code) ? `裏${code}×${n}` : `${code}${n}`;
}

const fortEn = (name: string): string =>
  /^(Fort|Ft\.) /.test(name) ? name : `the fort of ${name}`;
const fortJa = (name: string): string => (name.endsWith('要塞') ? name : `${name}の要塞`);

export const en: Names = {
  locale: 'en',
  hex: (id) =>
    place(id, 'en', (town, hexes, way) =>
      hexes === 1
        ? `${id}, next to ${town} (${way})`
        : `${id}, ${hexes} hexes from ${town} (${way})`,
    ),
  fort: (id) => fortEn(en.hex(id)),
  water: (id) => `${waterName(id, 'en')} (${id})`,
  spot: (id) => (id.includes('/') ? en.water(id) : en.hex(id)),
  side: (side) => (side === 'us' ? 'the Americans' : 'the British'),
  units: (counts) => english(each(counts, (code, n) => `${n} ${nameEn(code, n)}`)) || 'nobody',
  codes: (counts) => each(counts, codeEn).join(', '),
  points: (count) => `${count} points`,
  month: (month) => {
    const [year = '', number = ''] = month.split('-');
    return `${MONTHS[Number(number) - 1] ?? ''} ${year}`;
  },
  odds,
  advancedOdds,
  result: (result) => resultText(result).en,
};

export const ja: Names = {
  locale: 'ja',
  hex: (id) =>
    place(id, 'ja', (town, hexes, way) =>
      hexes === 1 ? `${id}（${town}の${way}隣）` : `${id}（${town}の${way}${hexes}ヘクス）`,
    ),
  fort: (id) => fortJa(ja.hex(id)),
  water: (id) => `${waterName(id, 'ja')}（${id}）`,
  spot: (id) => (id.includes('/') ? ja.water(id) : ja.hex(id)),
  side: (side) => SIDE_NAME[side].ja,
  units: (counts) => each(counts, (code, n) => `${UNIT[code].name.ja}${n}`).join('、') || 'なし',
  codes: (counts) => each(counts, codeJa).join('、'),
  points: (count) => `${count}戦力ポイント`,
  month: (month) => {
    const [year = '', number = ''] = month.split('-');
    return `${year}年${Number(number)}月`;
  },
  odds,
  advancedOdds,
  result: (result) => resultText(result).ja,
};

const shortly = (names: Names, locale: Locale): Names => {
  const hex = (id: string): string => townAt(id)?.name[locale] ?? id;
  return {
    ...names,
    units: names.codes,
    hex,
    fort: (id) => (locale === 'en' ? fortEn : fortJa)(hex(id)),
    spot: (id) => (id.includes('/') ? names.water(id) : hex(id)),
  };
};

/**
 * Wordings from the fullest to the shortest: first units by their codes, then hexes without the town beside them too.
 */
export const WORDINGS: Readonly<Record<Locale, readonly Names[]>> = {
  en: [en, { ...en, units: en.codes }, shortly(en, 'en')],
  ja: [ja, { ...ja, units: ja.codes }, shortly(ja, 'ja')],
};

/** Capital letter for the beginning of a sentence. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
