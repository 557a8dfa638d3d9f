import type { Locale } from '../../kernel/text.js';
import { INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { type Entry, legend, type LegendStyle } from '../../kits/picture/legend.js';
import { at, group } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { anchor, flag, ship } from '../../kits/war-of-1812/glyphs.js';
import { country, townSeal } from './base.js';
import { LEGEND_SPOT } from './layout.js';
import { bead, flame, fort, symbol, token } from './pieces.js';

const scaled = (scale: number, svg: string) => group({ transform: `scale(${scale})` }, svg);

const ENTRIES: readonly Entry[] = [
  { glyph: symbol('regular', 'us'), means: { en: 'regulars', ja: '正規兵' } },
  { glyph: symbol('militia', 'us'), means: { en: 'militia', ja: '民兵' } },
  { glyph: symbol('indian', 'gb'), means: { en: 'Indians', ja: 'インディアン' } },
  {
    glyph: townSeal(SIDE_COLOUR.us) + figures(2, 0, 6.5, 13, '#fff'),
    means: { en: 'town and its VP', ja: '町とVP' },
  },
  { glyph: country(INK), means: { en: 'countryside', ja: '農村' } },
  { glyph: scaled(0.7, anchor(INK)), means: { en: 'coast', ja: '沿岸' } },
  { glyph: fort(), means: { en: 'fort', ja: '砦' } },
  { glyph: flame(), means: { en: 'raided', ja: '襲撃マーカー' } },
  { glyph: token(0), means: { en: 'recruit token', ja: '徴兵トークン' } },
  { glyph: scaled(0.85, flag('gb')), means: { en: 'controlled by', ja: '支配' } },
  { glyph: bead('us'), means: { en: 'waterway control', ja: '水路の支配' } },
  { glyph: scaled(0.8, ship('gb', true)), means: { en: 'squadron', ja: '戦隊' } },
];

const STYLE: LegendStyle = {
  rows: 3,
  column: 143,
  row: 32,
  sign: 32,
  size: { en: 16, ja: 14 },
};

const draw = (locale: Locale) => at(...LEGEND_SPOT, legend(ENTRIES, STYLE, locale));

/** The legend: a sheet that explains the symbols on the board. */
export const LEGEND: Readonly<Record<Locale, string>> = { en: draw('en'), ja: draw('ja') };
