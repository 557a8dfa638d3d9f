import { INK } from '../../kits/picture/colours.js';
import type { Point } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import type { SpaceId } from '../components/map.js';
import { LAYOUT, type SpaceLayout } from './layout.js';
import { type Box, overFort } from './names.js';
import { countOf, type Pieces } from './placed.js';
import { HALF } from './space.js';
import { type Drawing, type DrawPieces, lined } from './stack.js';

const ROOM: Point = [150, 100];
/** Distance that keeps a stack clear of the marks on the corners of its space. */
const GAP = 12;
/** Room for the name, on the side where it is. */
const NAME = 24;

type Size = Pick<Drawing, 'width' | 'height'>;

/** Upper left corner of a stack beside its space, clear of the name. */
const corner: Readonly<Record<SpaceLayout['stack'], (size: Size, name: number) => Point>> = {
  n: ({ width, height }, name) => [-width / 2, -HALF - GAP - name - height],
  s: ({ width }, name) => [-width / 2, HALF + GAP + name],
  e: ({ height }, name) => (name > 0 ? [HALF + GAP, 20] : [HALF + GAP + 9, -height / 2]),
  w: ({ width, height }, name) => [-HALF - GAP - 4 - width, name > 0 ? 20 : -height / 2],
};

/** Pieces drawn from their upper left corner, and the rectangle of the board reserved for them. */
export interface Laid {
  readonly id: SpaceId;
  readonly svg: string;
  readonly top: string;
  /** Colour of the line to its space. */
  readonly colour: string;
  readonly box: Box;
}

/** Colour of the side that owns the pieces; a dark one if there are pieces of both. */
const colourOf = (sides: readonly Pieces[]): string => {
  const [one, ...more] = sides.filter((pieces) => countOf(pieces) > 0);
  return one === undefined || more.length > 0 ? INK : SIDE_COLOUR[one.side];
};

/** Pieces in a space, as one stack per side; null: there are none. */
export const onSpace = (id: SpaceId, sides: readonly Pieces[], draw: DrawPieces): Laid | null => {
  const { at: spot, name, stack: way, room = ROOM, shift = [0, 0] } = LAYOUT[id];
  const stacks = sides.map((pieces) => draw(pieces, room));
  const drawing = lined(stacks, way === 'n' || way === 's' ? 'row' : 'column');
  const { svg, top, width, height } = drawing;
  if (width === 0) return null;
  const [dx, dy] = corner[way](drawing, name === way ? NAME + overFort(id) : 0);
  const [x, y] = [spot[0] + dx + shift[0], spot[1] + dy + shift[1]];
  return { id, svg, top, colour: colourOf(sides), box: { x, y, width, height } };
};
