import type { Locale } from '../../kernel/text.js';
import { CREAM, INK, PAPER } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { circle, rect, text } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import type { View } from '../view/view.js';
import { WORD } from './words.js';

const LEFT = 172;
const TOP = 916;
const SPACE = 84;
const TURNS = 10;
const WINTER = 118;

const space = (index: number, width: number, here: boolean) =>
  rect(LEFT + index * SPACE, TOP, width - 6, 60, {
    rx: 4,
    fill: here ? '#d9b25a' : CREAM,
    stroke: INK,
    'stroke-width': here ? 2.5 : 1.2,
  });

const centre = (index: number, width: number) => LEFT + index * SPACE + (width - 6) / 2;

/**
 * C1812-4.2 the turn track: ten campaign turns and winter along the southern edge, with a marker on the current one.
 */
export const track = (view: View, locale: Locale) => {
  const winter = view.stage === 'winter';
  const turns = Array.from({ length: TURNS }, (_, i) => {
    const here = !winter && view.turn === i + 1;
    return (
      space(i, SPACE, here) +
      figures(i + 1, centre(i, SPACE), TOP + (here ? 46 : 42), here ? 30 : 22, INK)
    );
  });
  return [
    `<g text-anchor="middle">`,
    rect(14, 904, 1572, 82, { fill: PAPER, stroke: INK, 'stroke-width': 1.5 }),
    figures(view.year, 94, TOP + 46, 32, INK),
    ...turns,
    space(TURNS, WINTER, winter),
    text(centre(TURNS, WINTER), TOP + 39, WORD.winter[locale], { 'font-size': 27, fill: INK }),
    marker(view, winter),
    `</g>`,
  ].join('');
};

/** A bead in the colour of the side to play. */
const marker = ({ active, turn }: View, winter: boolean) => {
  if (active === null || turn === 0) return '';
  const x = winter ? centre(TURNS, WINTER) : centre(turn - 1, SPACE);
  return circle(x, TOP + 1, 10, { fill: SIDE_COLOUR[active], stroke: CREAM, 'stroke-width': 2.5 });
};
