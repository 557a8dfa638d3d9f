import type { Locale } from '../../kernel/text.js';
import { INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { line, MIDDLE, sheet } from '../../kits/picture/panel.js';
import { at, path } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { type Side, SIDE_NAME, SIDES } from '../components/side.js';
import type { View } from '../view/view.js';
import { WORD } from './words.js';

const COLUMNS = [
  { of: 'armies', x: 158 },
  { of: 'lakes', x: 224 },
  { of: 'towns', x: 290 },
  { of: 'total', x: 360 },
] as const;

const HEADS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['armies', 'lakes', 'towns', 'total'],
  ja: ['陸軍', '湖', '敵の町', '合計'],
};

const row = (view: View, side: Side, y: number, locale: Locale) => {
  const fill = SIDE_COLOUR[side];
  const cells = COLUMNS.map(({ of, x }) =>
    figures(view.vp[side][of], x, y, of === 'total' ? 25 : 18, fill),
  );
  return line(20, y, 25, SIDE_NAME[side][locale], { fill }) + cells.join('');
};

/** C1812-18.1 the present victory points. */
export const score = (view: View, locale: Locale) =>
  at(
    1174,
    724,
    sheet(406, 166),
    line(203, 34, 27, WORD.vp[locale], MIDDLE),
    ...COLUMNS.map(({ x }, i) => line(x, 62, locale === 'en' ? 21 : 18, HEADS[locale][i]!, MIDDLE)),
    path('M16 70H390', { stroke: INK, 'stroke-width': 1 }),
    ...SIDES.map((side, i) => row(view, side, 103 + i * 42, locale)),
  );
