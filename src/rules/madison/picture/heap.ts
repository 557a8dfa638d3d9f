import { CREAM, INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { at, circle, group, path, rect } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { ship } from '../../kits/war-of-1812/glyphs.js';
import { STAR } from './counters.js';
import { type Pieces, strengthOf } from './placed.js';
import { type Drawing, NOTHING } from './stack.js';

const HEIGHT = 58;
const MIDDLE = HEIGHT / 2;
const DIGIT = 30;

interface Part {
  readonly width: number;
  /** Markup, drawn from its left edge. */
  readonly svg: string;
}

const digits = (value: number): number => String(value).length * DIGIT;

/** Number of units, in a disc, and their strength. */
const units = (count: number, strength: number): Part => ({
  width: 60 + digits(strength),
  svg:
    circle(30, MIDDLE, 23, { fill: CREAM }) +
    figures(count, 30, MIDDLE + 13, count > 9 ? 24 : 28, INK) +
    figures(strength, 60 + digits(strength) / 2, MIDDLE + 20, 40, '#fff'),
});

const leaders: Part = {
  width: 50,
  svg: at(25, MIDDLE, path(STAR, { fill: CREAM, transform: 'scale(4.4)' })),
};

const ships = (count: number): Part => ({
  width: 58 + digits(count),
  svg:
    circle(34, MIDDLE, 25, { fill: CREAM }) +
    at(34, MIDDLE, group({ transform: 'scale(1.2)' }, ship('us', true))) +
    figures(count, 60 + digits(count) / 2, MIDDLE + 17, 34, '#fff'),
});

/**
 * Pieces of a side in a form that is legible on a phone: number and strength of units, whether there is a leader, and
 * ships.
 */
export function heap(pieces: Pieces): Drawing {
  const parts = [
    ...(pieces.leaders.length === 0 ? [] : [leaders]),
    ...(pieces.units.length === 0 ? [] : [units(pieces.units.length, strengthOf(pieces))]),
    ...(pieces.ships.length === 0 ? [] : [ships(pieces.ships.length)]),
  ];
  if (parts.length === 0) return NOTHING;
  const width = parts.reduce((sum, part) => sum + part.width, 6);
  let along = 0;
  const drawn = parts.map(({ width: own, svg }) => {
    along += own;
    return at(along - own, 0, svg);
  });
  const body = rect(0, 0, width, HEIGHT, {
    rx: 10,
    fill: SIDE_COLOUR[pieces.side],
    stroke: CREAM,
    'stroke-width': 3,
  });
  return { svg: group({}, body, ...drawn), top: '', width, height: HEIGHT };
}
