import type { Locale } from '../../kernel/text.js';
import { CREAM, INK, ROAD } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { type Entry, legend, type LegendStyle } from '../../kits/picture/legend.js';
import { at, group, path, rect } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { flag, ship, swords } from '../../kits/war-of-1812/glyphs.js';
import { board, letter, STAR, symbol } from './counters.js';
import { LEGEND_SPOT } from './layout.js';
import { banner, depot, destroyed, fort, fortToCome } from './marks.js';
import { BLUE } from './roads.js';
import { baseSeal, headOfNavigation, sourceSeal, square, waves } from './signs.js';
import { HALF } from './space.js';
import { total } from './stack.js';

const scaled = (scale: number, svg: string) => group({ transform: `scale(${scale})` }, svg);

/** A mark drawn around the origin that on the map is off the centre of its space. */
const alone = (x: number, y: number, svg: string) => at(-x, -y, svg);

const way = (colour: string, width: number, dashes?: string) =>
  path('M-19 0H19', {
    stroke: colour,
    'stroke-width': width,
    ...(dashes !== undefined && { 'stroke-dasharray': dashes }),
  });

const strength =
  rect(-20, -12, 40, 24, { rx: 3, fill: SIDE_COLOUR.gb }) +
  figures(3, -8, 8, 15, '#fff') +
  letter(9, 7, 'B', 18, '#fff');

const leader =
  rect(-17, -14, 34, 28, {
    rx: 3,
    fill: CREAM,
    stroke: SIDE_COLOUR.us,
    'stroke-width': 2.5,
  }) + path(STAR, { fill: SIDE_COLOUR.us, transform: 'scale(1.8)' });

const invasion =
  path('M-12 0H12', { stroke: BLUE, 'stroke-width': 7 }) +
  path('M-20 0L-9-8V8ZM20 0L9-8V8Z', { fill: BLUE });

const FORT = [HALF + 8, -HALF - 3] as const;
const heap = total(4, 12, 'us');

const ENTRIES: readonly Entry[] = [
  { glyph: scaled(1.25, symbol('regular', 'gb')), means: { en: 'regulars', ja: '正規兵' } },
  { glyph: scaled(1.25, symbol('dragoon', 'gb')), means: { en: 'dragoons', ja: '竜騎兵' } },
  { glyph: scaled(1.25, symbol('militia', 'gb')), means: { en: 'militia', ja: '民兵' } },
  { glyph: scaled(1.25, symbol('indian', 'gb')), means: { en: 'Indians', ja: 'インディアン' } },
  { glyph: strength, means: { en: 'strength, class', ja: '戦力とクラス' } },
  {
    glyph: scaled(0.6, alone(23, 23, board('gb', true))),
    means: { en: 'reduced, damaged', ja: '減少面・損傷' },
  },
  {
    glyph: scaled(0.62, alone(heap.width / 2, 13, heap.svg)),
    means: { en: 'units: strength', ja: '部隊数と戦力計' },
  },
  { glyph: leader, means: { en: 'leader', ja: '指揮官' } },
  { glyph: scaled(0.85, ship('us', true)), means: { en: 'ship', ja: '艦船' } },
  { glyph: scaled(0.9, swords()), means: { en: 'combat', ja: '戦闘中' } },
  { glyph: square('clear', 'us', 13), means: { en: 'clear', ja: '平地' } },
  { glyph: square('forest', 'us', 13), means: { en: 'forest', ja: '森林' } },
  { glyph: figures(2, 0, 11, 22, SIDE_COLOUR.us), means: { en: 'VP, quarters', ja: 'VP・冬営値' } },
  { glyph: waves(), means: { en: 'lakeside town', ja: '湖畔町' } },
  { glyph: scaled(0.55, banner('gb')), means: { en: 'enemy control', ja: '敵の支配' } },
  { glyph: sourceSeal('gb'), means: { en: 'supply source', ja: '補給源・増援' } },
  { glyph: baseSeal('us', 'main'), means: { en: 'naval base', ja: '海軍基地' } },
  { glyph: baseSeal('us', 'backup'), means: { en: 'back-up base', ja: '予備の基地' } },
  {
    glyph: alone(...FORT, fort({ class: 'B', value: 2 })),
    means: { en: 'fort: class, value', ja: '砦のクラスと値' },
  },
  { glyph: alone(...FORT, fortToCome()), means: { en: 'fort to come', ja: '未完成の砦' } },
  {
    glyph: alone(-HALF - 2, HALF - 1, depot('us')),
    means: { en: 'depot: quarters', ja: '補給集積所' },
  },
  { glyph: scaled(0.6, destroyed()), means: { en: 'destroyed', ja: '破壊された町' } },
  { glyph: flag('gb'), means: { en: 'lake: control', ja: '湖の支配' } },
  { glyph: headOfNavigation(), means: { en: 'no ships beyond', ja: '航行上限' } },
  { glyph: way(INK, 4.5), means: { en: 'major road', ja: '一級道路' } },
  { glyph: way(ROAD, 3, '9 6'), means: { en: 'trail', ja: '小道' } },
  { glyph: invasion, means: { en: 'invasion route', ja: '主侵攻ルート' } },
];

const STYLE: LegendStyle = {
  rows: 6,
  column: 180,
  row: 32,
  sign: 44,
  size: { en: 19, ja: 17 },
};

const draw = (locale: Locale) => at(...LEGEND_SPOT, legend(ENTRIES, STYLE, locale));

/** The legend: a sheet that explains the symbols on the board. */
export const LEGEND: Readonly<Record<Locale, string>> = { en: draw('en'), ja: draw('ja') };
