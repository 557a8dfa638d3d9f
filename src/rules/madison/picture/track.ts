import type { Locale } from '../../kernel/text.js';
import { CREAM, INK, PAPER } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { circle, fitting, group, rect, text } from '../../kits/picture/svg.js';
import { SIDE_COLOUR, SIDE_WASH } from '../../kits/war-of-1812/colours.js';
import { type Side, SIDE_NAME } from '../components/side.js';
import { type Season, type TurnId, TURNS } from '../components/turns.js';
import { YEAR_COLOUR } from './card.js';
import { VP_END } from './layout.js';

const LEFT = 44;
const TOP = 1866;
const STEP = 41.2;
const SPACE = { width: STEP - 3, height: 40 };

const sideOf = (vp: number): Side => (vp > 0 ? 'us' : 'gb');
const spaceAt = (vp: number) => LEFT + (VP_END - Math.max(-VP_END, Math.min(VP_END, vp))) * STEP;

/** MMW-17.1 depth of the colour by level of victory. */
const depth = (vp: number) => (Math.abs(vp) >= 20 ? 0.8 : Math.abs(vp) >= 10 ? 0.5 : 0.25);

const space = (vp: number) =>
  rect(spaceAt(vp), TOP, SPACE.width, SPACE.height, {
    rx: 3,
    fill: vp === 0 ? CREAM : SIDE_WASH[sideOf(vp)],
    'fill-opacity': vp === 0 ? 1 : depth(vp),
    stroke: INK,
    'stroke-width': 1,
  }) + figures(Math.abs(vp), spaceAt(vp) + SPACE.width / 2, TOP + 27, 14, INK);

/** MMW-4.12 the victory point track, American points to the west. */
export const vpTrack = (locale: Locale) => {
  const all = Array.from({ length: 2 * VP_END + 1 }, (_, i) => VP_END - i);
  const title = (side: Side, x: number, anchor: string) =>
    text(x, TOP - 9, `${SIDE_NAME[side][locale]} VP`, {
      'font-size': 22,
      'text-anchor': anchor,
      fill: SIDE_COLOUR[side],
    });
  return [
    rect(28, TOP - 36, 2544, 86, { fill: PAPER, stroke: INK, 'stroke-width': 1.5 }),
    title('us', LEFT, 'start'),
    title('gb', LEFT + (2 * VP_END + 1) * STEP, 'end'),
    ...all.map(space),
  ].join('');
};

export const vpMarker = (vp: number) => {
  const x = spaceAt(vp) + SPACE.width / 2;
  const fill = vp === 0 ? INK : SIDE_COLOUR[sideOf(vp)];
  return (
    circle(x, TOP + 20, 23, { fill, stroke: CREAM, 'stroke-width': 3 }) +
    figures(Math.abs(vp), x, TOP + 29, 18, '#fff')
  );
};

const SEASON: Readonly<Record<Season, Readonly<Record<Locale, string>>>> = {
  spring: { en: 'Spr.–Sum.', ja: '春季－夏季' },
  autumn: { en: 'Sum.–Aut.', ja: '夏季－秋季' },
  winter: { en: 'Winter', ja: '冬季' },
};

/** MMW-7.0 the nine turns in a row; the present one is highlighted. */
export const turns = (now: TurnId | null, x: number, y: number, width: number, locale: Locale) => {
  const step = width / TURNS.length;
  const cell = ({ id, year, season }: (typeof TURNS)[number], i: number) =>
    rect(x + i * step, y, step - 5, 56, {
      rx: 4,
      fill: id === now ? '#d9b25a' : CREAM,
      stroke: YEAR_COLOUR[year],
      'stroke-width': id === now ? 4 : 2,
    }) +
    figures(year, x + i * step + step / 2 - 2, y + 24, 15, YEAR_COLOUR[year]) +
    text(x + i * step + step / 2 - 2, y + 46, SEASON[season][locale], {
      'font-size': fitting(SEASON[season][locale], 18, step - 14),
      fill: INK,
    });
  return group({ 'text-anchor': 'middle' }, ...TURNS.map(cell));
};
