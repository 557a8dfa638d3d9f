import type { Locale } from '../../kernel/text.js';
import { at, type Point } from '../../kits/picture/svg.js';
import type { SpaceId } from '../components/map.js';
import { LAYOUT, type SpaceLayout } from './layout.js';
import { HALF } from './space.js';
import type { Pieces } from './placed.js';
import { lined, stack, type Drawing } from './stack.js';

const ROOM: Point = [150, 100];
/** Clear of what lies on the corners of the space. */
const GAP = 12;
/** What a name takes of the side on which it stands. */
const NAME = 24;

type Box = Pick<Drawing, 'width' | 'height'>;

/** The upper left corner of a stack beside its space, clear of the name. */
const corner: Readonly<Record<SpaceLayout['stack'], (box: Box, name: number) => Point>> = {
  n: ({ width, height }, name) => [-width / 2, -HALF - GAP - name - height],
  s: ({ width }, name) => [-width / 2, HALF + GAP + name],
  e: ({ height }, name) => (name > 0 ? [HALF + GAP, 20] : [HALF + GAP + 9, -height / 2]),
  w: ({ width, height }, name) => [-HALF - GAP - 4 - width, name > 0 ? 20 : -height / 2],
};

/** The pieces of a space, of either side a stack. */
export const onSpace = (id: SpaceId, sides: readonly Pieces[], locale: Locale): string => {
  const { at: spot, name, stack: way, room = ROOM, shift = [0, 0] } = LAYOUT[id];
  const stacks = sides.map((pieces) => stack(pieces, room, locale));
  const drawing = lined(stacks, way === 'n' || way === 's' ? 'row' : 'column');
  if (drawing.width === 0) return '';
  const [x, y] = corner[way](drawing, name === way ? NAME : 0);
  return at(spot[0] + x + shift[0], spot[1] + y + shift[1], drawing.svg);
};
