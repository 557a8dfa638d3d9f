import type { Locale } from '../../kernel/text.js';
import { INK } from '../../kits/picture/colours.js';
import { type Entry, legend, type LegendStyle } from '../../kits/picture/legend.js';
import { at, circle, group } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { anchor, flag, gate, kindSymbol, ship, swords } from '../../kits/war-of-1812/glyphs.js';

const half = (svg: string, scale = 0.8) => group({ transform: `scale(${scale})` }, svg);

const ENTRIES: readonly Entry[] = [
  { glyph: kindSymbol('infantry', 'us'), means: { en: 'infantry', ja: '歩兵' } },
  { glyph: kindSymbol('dragoon', 'us'), means: { en: 'dragoons', ja: '騎兵' } },
  { glyph: kindSymbol('indian', 'gb'), means: { en: 'Indians', ja: 'インディアン' } },
  {
    glyph: circle(0, 0, 9, { fill: SIDE_COLOUR.us, stroke: INK }),
    means: { en: 'town: value', ja: '町(数値)' },
  },
  { glyph: half(anchor(INK), 0.95), means: { en: 'naval base', ja: '海軍基地' } },
  { glyph: half(gate(INK), 0.95), means: { en: 'reinforcements', ja: '増援の町' } },
  { glyph: half(ship('gb', true)), means: { en: 'operational', ja: '作戦艦隊' } },
  { glyph: half(ship('gb', false)), means: { en: 'not operational', ja: '非作戦艦隊' } },
  { glyph: half(flag('gb')), means: { en: 'controlled by', ja: '支配' } },
  { glyph: half(swords(), 0.65), means: { en: 'battle due', ja: '戦闘予定' } },
];

const STYLE: LegendStyle = {
  rows: 5,
  column: 160,
  row: 29,
  sign: 34,
  size: { en: 18, ja: 16 },
};

const draw = (locale: Locale) => at(822, 724, legend(ENTRIES, STYLE, locale));

export const LEGEND: Readonly<Record<Locale, string>> = { en: draw('en'), ja: draw('ja') };
