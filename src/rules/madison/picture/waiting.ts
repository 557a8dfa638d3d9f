import type { Locale } from '../../kernel/text.js';
import { lineIn, sheet } from '../../kits/picture/panel.js';
import { at, group, type Point, round } from '../../kits/picture/svg.js';
import { SIDES } from '../components/side.js';
import type { View } from '../view/view.js';
import { countOf, piecesAt } from './placed.js';
import { type Drawing, lined, stack } from './stack.js';
import { WORD } from './words.js';

const OFF = ['late', 'waiting'] as const;
const WIDTH = 560;
/** Room for the pieces of one row. */
const ROOM: Point = [408, 96];

/** MMW-14.21, MMW-14.34 reinforcements that are held back, and leaders who wait until their space is free. */
export const waiting = (view: View, locale: Locale) => {
  const rows = OFF.map((off) => ({
    off,
    sides: SIDES.map((side) => piecesAt(view, side, off)).filter((each) => countOf(each) > 0),
  })).filter(({ sides }) => sides.length > 0);
  if (rows.length === 0) return '';
  return at(
    2010,
    1604,
    sheet(WIDTH, rows.length * 104 + 14),
    ...rows.map(({ off, sides }, i) => {
      const stacks = sides.map((each) => stack(each, [ROOM[0] / sides.length, 60], locale));
      return at(
        16,
        i * 104 + 12,
        lineIn(120, 0, 26, 20, WORD[off][locale]),
        at(126, 4, into(ROOM, lined(stacks, 'row'))),
      );
    }),
  );
};

/** Scales a drawing down if it exceeds the room, as when a whole army is held back. */
const into = ([wide, high]: Point, { svg, width, height }: Drawing): string => {
  const scale = Math.min(1, wide / width, high / height);
  return scale === 1 ? svg : group({ transform: `scale(${round(scale)})` }, svg);
};
