import { CREAM, INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { at, circle, group, remembered } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { ship } from '../../kits/war-of-1812/glyphs.js';
import type { Side } from '../components/side.js';
import type { Ships } from '../view/view.js';
import type { Drawing } from './stacks.js';

/** Ships of one side that are all operational or all not: one hull, and their number if there are several. */
const drawSquadron = (side: Side, count: number, operational: boolean) => {
  const hull = at(18, 18, ship(side, operational));
  if (count === 1) return hull;
  const colour = SIDE_COLOUR[side];
  const badge =
    circle(43, 17, 11, {
      fill: operational ? colour : CREAM,
      stroke: colour,
      'stroke-width': 1.5,
    }) + figures(count, 43, 23, 12.5, operational ? '#fff' : INK);
  return hull + badge;
};

const squadronOf = remembered(drawSquadron);
const squadron = (side: Side, count: number, operational: boolean): Drawing => ({
  svg: squadronOf(side, count, operational),
  width: count === 1 ? 36 : 55,
  height: 34,
});

/** Naval units of one side at one place; empty where there are none. */
export const fleet = (side: Side, { up, down }: Ships): readonly Drawing[] => [
  ...(up > 0 ? [squadron(side, up, true)] : []),
  ...(down > 0 ? [squadron(side, down, false)] : []),
];

export const hasShips = ({ up, down }: Ships) => up + down > 0;

/** Centres a drawing on a point. */
export const centred = (x: number, y: number, { svg, width, height }: Drawing) =>
  group({}, at(x - width / 2, y - height / 2, svg));
