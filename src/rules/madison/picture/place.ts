import { at, type Point } from '../../kits/picture/svg.js';
import type { SpaceId } from '../components/map.js';
import { LAYOUT, type SpaceLayout } from './layout.js';
import { HALF } from './space.js';
import { inRow, stack, type Drawing, type Pieces } from './stack.js';

const ROOM: Point = [150, 100];
const GAP = 7;
/** What a name takes of the side on which it stands. */
const NAME = 24;

type Box = Pick<Drawing, 'width' | 'height'>;

/** The upper left corner of a stack beside its space, clear of the name. */
const corner: Readonly<Record<SpaceLayout['stack'], (box: Box, name: number) => Point>> = {
  n: ({ width, height }, name) => [-width / 2, -HALF - GAP - name - height],
  s: ({ width }, name) => [-width / 2, HALF + GAP + name],
  e: ({ height }, name) => [HALF + GAP + 4, name > 0 ? 16 : -height / 2],
  w: ({ width, height }, name) => [-HALF - GAP - 4 - width, name > 0 ? 16 : -height / 2],
};

/** The pieces of a space, of either side a stack. */
export const onSpace = (id: SpaceId, sides: readonly Pieces[]): string => {
  const { at: spot, name, stack: way, room = ROOM, shift = [0, 0] } = LAYOUT[id];
  const drawing = inRow(sides.map((pieces) => stack(pieces, room)));
  if (drawing.width === 0) return '';
  const [x, y] = corner[way](drawing, name === way ? NAME : 0);
  return at(spot[0] + x + shift[0], spot[1] + y + shift[1], drawing.svg);
};
