import { CREAM, INK } from '../../kits/picture/colours.js';
import { circle, group, path, rect, text } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { anchor } from '../../kits/war-of-1812/glyphs.js';
import type { Side } from '../components/side.js';
import type { Base } from '../components/spaces.js';

/** Symbols printed on the map, each around its own origin. */

const seal = (colour: string, inside: string) =>
  circle(0, 0, 13, { fill: CREAM, stroke: colour, 'stroke-width': 2 }) + inside;

/** MMW-2.15 a naval base: an anchor; a faint one for a back-up base. */
export const baseSeal = (side: Side, role: Base['role']) =>
  seal(
    SIDE_COLOUR[side],
    group(
      { transform: 'scale(.75)', ...(role === 'backup' && { 'stroke-opacity': 0.45 }) },
      anchor(SIDE_COLOUR[side]),
    ),
  );

/** MMW-2.16 a reinforcement and supply source space. */
export const sourceSeal = (side: Side) =>
  seal(
    SIDE_COLOUR[side],
    text(0, 6, 'R', { 'font-size': 18, 'text-anchor': 'middle', fill: SIDE_COLOUR[side] }),
  );

/** MMW-2.13 a space on navigable water. */
export const waves = () =>
  path('M-17 0q4.2-6 8.5 0t8.5 0t8.5 0t8.5 0', {
    fill: 'none',
    stroke: '#2f7f9c',
    'stroke-width': 3,
    'stroke-linecap': 'round',
  });

/** MMW-2.3 a head of navigation. */
export const headOfNavigation = () =>
  path('M0-14L11 0L0 14L-11 0Z', { fill: '#fff', stroke: INK, 'stroke-width': 2.5 });

const GROUND_OF = { forest: '#a9bd84', clear: '#f0deb0' };

/** MMW-2.11, MMW-2.12, MMW-2.18 a square on forest or clear terrain, framed in the colour of its territory. */
export const square = (terrain: keyof typeof GROUND_OF, territory: Side, half: number) =>
  rect(-half, -half, 2 * half, 2 * half, {
    fill: GROUND_OF[terrain],
    stroke: SIDE_COLOUR[territory],
    'stroke-width': 4,
  });
