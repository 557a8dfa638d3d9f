import type { Locale } from '../../kernel/text.js';
import { CREAM, INK, PAPER } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { circle, group, rect, text } from '../../kits/picture/svg.js';
import { SIDE_COLOUR, SIDE_WASH } from '../../kits/war-of-1812/colours.js';
import { SIDE_NAME } from '../components/side.js';
import { SUDDEN, TURNS, VP_END } from '../components/tracks.js';
import type { View } from '../view/view.js';

const LEFT = 40;
const TOP = 1142;
const STEP = 37.1;
const SPACE = { width: STEP - 3, height: 34 };

const spaceAt = (vp: number) => LEFT + (VP_END - vp) * STEP;
const tint = (vp: number) => (vp === 0 ? CREAM : SIDE_WASH[vp > 0 ? 'us' : 'gb']);

const space = (vp: number) =>
  rect(spaceAt(vp), TOP, SPACE.width, SPACE.height, {
    rx: 3,
    fill: tint(vp),
    'fill-opacity': Math.abs(vp) >= SUDDEN ? 0.75 : 0.35,
    stroke: INK,
    'stroke-width': 1,
  }) + figures(Math.abs(vp), spaceAt(vp) + SPACE.width / 2, TOP + 24, 13, INK);

/** OPSX-vp.1 the VP track along the southern edge, American points to the west. */
export const vpTrack = (locale: Locale) => {
  const all = Array.from({ length: 2 * VP_END + 1 }, (_, i) => VP_END - i);
  const title = (side: 'us' | 'gb', x: number, anchor: string) =>
    text(x, TOP - 8, `${SIDE_NAME[side][locale]} VP`, {
      'font-size': 18,
      'text-anchor': anchor,
      fill: SIDE_COLOUR[side],
    });
  return [
    rect(20, TOP - 30, 1560, 76, { fill: PAPER, stroke: INK, 'stroke-width': 1.5 }),
    title('us', LEFT, 'start'),
    title('gb', LEFT + 41 * STEP, 'end'),
    ...all.map(space),
  ].join('');
};

export const vpMarker = ({ vp }: View) => {
  const x = spaceAt(vp) + SPACE.width / 2;
  const fill = vp === 0 ? INK : SIDE_COLOUR[vp > 0 ? 'us' : 'gb'];
  return (
    circle(x, TOP + 17, 19, { fill, stroke: CREAM, 'stroke-width': 3 }) +
    figures(Math.abs(vp), x, TOP + 25, 16, '#fff')
  );
};

/** The six turns in a row; the present one is highlighted. */
export const turns = (view: View, x: number, y: number, width: number, locale: Locale) => {
  const step = width / TURNS.length;
  return group(
    { 'text-anchor': 'middle' },
    ...TURNS.map(({ en, ja }, i) => {
      const here = view.turn === i + 1;
      const [season = '', year = ''] = locale === 'en' ? en.split(' ') : ja.split(' ').toReversed();
      return (
        rect(x + i * step, y, step - 4, 40, {
          rx: 3,
          fill: here ? '#d9b25a' : CREAM,
          stroke: INK,
          'stroke-width': here ? 2.2 : 1,
        }) +
        text(x + i * step + step / 2 - 2, y + 17, season, { 'font-size': 14, fill: INK }) +
        text(x + i * step + step / 2 - 2, y + 34, year, { 'font-size': 14, fill: INK })
      );
    }),
  );
};
