/** A rectangle, in the units of a board or in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The point of the board that lies in the middle of what is seen, and how many pixels a unit of it takes. */
export interface Camera extends Spot {
  readonly scale: number;
}

/** The window, in pixels; `below`: so much of it, from its foot, lies under a sheet. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly below: number;
}

/** Pixels around what is asked about. */
const MARGIN = 60;
/** What lies over the map: the last event above, the buttons at the right; in pixels. */
const OVER = { above: 56, right: 56 };
/** The smallest print that can be read, in pixels. */
const READABLE = 9;
/** How large print is at most where the page chooses, in pixels: on a telephone, and on a screen. */
const LARGE = { narrow: 16, wide: 22, from: 600 };
/** Pixels a unit takes at most then: nothing is drawn finer than that. */
const LARGEST = 1.2;
/** Over so many spots it is tried at most which shows the most of them. */
const TRIED = 200;
/** How far a hand may go. */
const HAND = { closer: 4, wider: 0.6 };

const middle = (box: Box): Spot => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const seenHeight = ({ height, below }: Frame): number => Math.max(80, height - below);
const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** All of the board. */
export function whole(board: Box, frame: Frame): Camera {
  const scale = Math.min(frame.width / board.width, seenHeight(frame) / board.height);
  return { ...middle(board), scale };
}

const boxAround = (spots: readonly Spot[]): Box => {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** How many of the spots nothing lies over. */
export function seenFrom(camera: Camera, spots: readonly Spot[], frame: Frame): number {
  const seen = clear(camera, frame);
  return spots.filter((spot) => isIn(seen, spot)).length;
}

/** Where all the spots are seen, or as many as can be while names of `print` units can be read. */
export function around(spots: readonly Spot[], board: Box, frame: Frame, print: number): Camera {
  const all = whole(board, frame);
  if (spots.length === 0) return all;
  const box = boxAround(spots);
  const fits = Math.min(
    (frame.width - 2 * MARGIN) / Math.max(box.width, 1),
    (seenHeight(frame) - 2 * MARGIN) / Math.max(box.height, 1),
  );
  const least = Math.max(all.scale, READABLE / print);
  const large = (frame.width < LARGE.from ? LARGE.narrow : LARGE.wide) / print;
  const scale = between(least, fits, Math.max(least, Math.min(LARGEST, large)));
  const over = (spot: Spot): Camera => kept({ ...spot, scale }, board, frame);
  return fits >= scale ? over(middle(box)) : fullest(spots, over(middle(box)), over, frame);
}

/** In the midst of spots that lie far apart there may be nothing: then over one of them, with most of the others. */
function fullest(
  spots: readonly Spot[],
  midst: Camera,
  over: (spot: Spot) => Camera,
  frame: Frame,
): Camera {
  let [best, most] = [midst, seenFrom(midst, spots, frame)];
  if (most > 0) return midst;
  for (const spot of spots.slice(0, TRIED)) {
    const camera = over(spot);
    const count = seenFrom(camera, spots, frame);
    if (count > most) [best, most] = [camera, count];
  }
  return best;
}

/** What a camera sees of the board. */
export function sight({ x, y, scale }: Camera, frame: Frame): Box {
  const [width, height] = [frame.width / scale, seenHeight(frame) / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** What of that nothing lies over. */
export function clear(camera: Camera, frame: Frame): Box {
  const { x, y, width, height } = sight(camera, frame);
  const [above, right] = [OVER.above / camera.scale, OVER.right / camera.scale];
  return { x, y: y + above, width: width - right, height: height - above };
}

export const isIn = (box: Box, { x, y }: Spot): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/**
 * Held to the board: where it is wider than the window no edge comes in but from under what lies over the map, where it
 * is not it lies in the middle.
 */
export function kept({ x, y, scale }: Camera, board: Box, frame: Frame): Camera {
  const all = whole(board, frame).scale;
  const held = between(all * HAND.wider, scale, Math.max(all, LARGEST) * HAND.closer);
  const [halfWidth, halfHeight] = [frame.width / held / 2, seenHeight(frame) / held / 2];
  const along = (at: number, [from, to]: readonly [number, number], half: number): number =>
    half * 2 >= to - from ? (from + to) / 2 : between(from + half, at, to - half);
  const isWide = halfWidth * 2 < board.width;
  const isHigh = halfHeight * 2 < board.height;
  const right = board.x + board.width + (isWide ? OVER.right / held : 0);
  const top = board.y - (isHigh ? OVER.above / held : 0);
  return {
    x: along(x, [board.x, right], halfWidth),
    y: along(y, [top, board.y + board.height], halfHeight),
    scale: held,
  };
}

/** Where on the board a point of the window is, in pixels from its upper left corner. */
export function spotAt(camera: Camera, frame: Frame, point: Spot): Spot {
  return {
    x: camera.x + (point.x - frame.width / 2) / camera.scale,
    y: camera.y + (point.y - seenHeight(frame) / 2) / camera.scale,
  };
}

/** Closer by `factor`; what lies under the point of the window stays there. */
export function zoomed(camera: Camera, frame: Frame, point: Spot, factor: number): Camera {
  const under = spotAt(camera, frame, point);
  const scale = camera.scale * factor;
  return {
    x: under.x + (camera.x - under.x) / factor,
    y: under.y + (camera.y - under.y) / factor,
    scale,
  };
}

/** Where the upper left corner of the board lies in the window, in pixels. */
export function corner(camera: Camera, board: Box, frame: Frame): Spot {
  return {
    x: frame.width / 2 - (camera.x - board.x) * camera.scale,
    y: seenHeight(frame) / 2 - (camera.y - board.y) * camera.scale,
  };
}
