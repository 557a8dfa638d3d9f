import { CREAM, INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { at, circle, group, path, type Point, rect, text } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { flag } from '../../kits/war-of-1812/glyphs.js';
import type { Side } from '../components/side.js';
import type { Works } from '../questions/control.js';
import { HALF } from './space.js';

/** A bastioned wall, 40 wide. */
const WALL = 'M-20 12V-6L-14-12V-6H-5V-12H5V-6H14V-12L20-6V12Z';

/** MMW-2.71 class and value of a fort, at the upper right of its space. */
export const fort = ({ class: rating, value }: Works) =>
  at(
    HALF + 8,
    -HALF - 3,
    path(WALL, { fill: '#6d6049', stroke: CREAM, 'stroke-width': 1.5 }),
    text(-7, 9, rating, { 'font-size': 17, 'text-anchor': 'middle', fill: '#fff' }),
    figures(value, 8, 8, 12, '#fff'),
  );

/** MMW-2.73 a printed fort that does not count yet: two green dots. */
export const fortToCome = () =>
  at(
    HALF + 8,
    -HALF - 3,
    path(WALL, { fill: CREAM, 'fill-opacity': 0.8, stroke: '#6d6049', 'stroke-dasharray': '4 2' }),
    circle(-6, 4, 4, { fill: '#3f8a45' }),
    circle(6, 4, 4, { fill: '#3f8a45' }),
  );

const FLAME = 'M0 15C-14 12-12-1-4-8C-3-1 2-2 1-16C11-9 15 9 0 15Z';

/** MMW-4.13 marks a destroyed town, which is worth nothing. */
export const destroyed = () =>
  rect(-HALF + 3, -HALF + 3, 2 * HALF - 6, 2 * HALF - 6, {
    fill: '#3a2a1c',
    'fill-opacity': 0.75,
  }) + path(FLAME, { fill: '#e0742e', stroke: CREAM, 'stroke-width': 1.5 });

const CORNER: Point = [-HALF, -HALF];
const ring = (colour: string) =>
  circle(0, 0, 13, { fill: 'none', stroke: colour, 'stroke-width': 3.5 });

/** MMW-15.32 marks a destroyed naval base. */
export const baseDestroyed = () =>
  at(
    ...CORNER,
    ring('#3a2a1c'),
    path('M-11-11L11 11M11-11L-11 11', { stroke: '#c23b22', 'stroke-width': 4 }),
  );

/** MMW-15.33 marks a back-up base that is in use. */
export const baseAtWork = () => at(...CORNER, ring('#d9b25a'));

/** MMW-13.5 a supply depot: barrels, and the winter quarters that it adds. */
export const depot = (side: Side) =>
  at(
    -HALF - 2,
    HALF - 2,
    rect(-16, -10, 32, 22, { rx: 4, fill: CREAM, stroke: SIDE_COLOUR[side], 'stroke-width': 2.5 }),
    path('M-11-5Q-7-8-3-5V7Q-7 10-11 7ZM-11-1H-3M-11 3H-3', {
      fill: '#b98a4a',
      stroke: INK,
      'stroke-width': 1,
    }),
    figures(4, 7, 7, 11, SIDE_COLOUR[side]),
  );

/** MMW-4.14 flag of an enemy that controls the space. */
export const banner = (side: Side) =>
  rect(-HALF - 4, -HALF - 4, 2 * HALF + 8, 2 * HALF + 8, {
    fill: 'none',
    stroke: SIDE_COLOUR[side],
    'stroke-width': 4,
  }) + at(HALF + 4, HALF - 2, group({ transform: 'scale(1.1)' }, flag(side)));
