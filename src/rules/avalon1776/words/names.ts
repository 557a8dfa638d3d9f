import type { Locale } from '../../kernel/text.js';
import { SIDE_NAME, type Side } from '../components/side.js';
import { BASIC_COLUMNS, type Result } from '../components/tables.js';
import { townAt } from '../components/towns.js';
import { UNIT, type UnitCode } from '../components/units.js';
import { typesIn } from '../questions/force.js';
import { nearestTown } from '../questions/near.js';
import type { Counts } from '../state.js';

/** The names of things in one language, and phrases made of them. */
export interface Names {
  /** `Albany`, or of a hex without a town `GGG38, next to Albany (above right)`. */
  readonly hex: (id: string) => string;
  /** A noun for the player: `the Americans`. */
  readonly side: (side: Side) => string;
  /** `4 Continental Army and 2 Artillery`. */
  readonly units: (counts: Counts) => string;
  /** `October 1776`. */
  readonly month: (month: string) => string;
  readonly odds: (column: number) => string;
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

const odds = (column: number): string => BASIC_COLUMNS[column]?.join(':') ?? '';

export const en: Names = {
  hex: (id) =>
    place(id, 'en', (town, hexes, way) =>
      hexes === 1
        ? `${id}, next to ${town} (${way})`
        : `${id}, ${hexes} hexes from ${town} (${way})`,
    ),
  side: (side) => (side === 'us' ? 'the Americans' : 'the British'),
  units: (counts) => english(each(counts, (code, n) => `${n} ${UNIT[code].name.en}`)) || 'nobody',
  month: (month) => {
    const [year = '', number = ''] = month.split('-');
    return `${MONTHS[Number(number) - 1] ?? ''} ${year}`;
  },
  odds,
  result: (result) => result.replace('+', ' and '),
};

export const ja: Names = {
  hex: (id) =>
    place(id, 'ja', (town, hexes, way) =>
      hexes === 1 ? `${id}（${town}の${way}隣）` : `${id}（${town}の${way}${hexes}ヘクス）`,
    ),
  side: (side) => SIDE_NAME[side].ja,
  units: (counts) => each(counts, (code, n) => `${UNIT[code].name.ja}${n}`).join('、') || 'なし',
  month: (month) => {
    const [year = '', number = ''] = month.split('-');
    return `${year}年${Number(number)}月`;
  },
  odds,
  result: (result) => result.replace('+', '・'),
};

/** Capital letter for the beginning of a sentence. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
