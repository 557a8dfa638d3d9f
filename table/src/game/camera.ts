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

/** The point of the board in the middle of what is seen, and the pixels for each unit of the board. */
export interface Camera extends Spot {
  readonly scale: number;
}

/** The size of the window in pixels; `below`: how much of it, from the bottom, lies under a sheet. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly below: number;
}

/** Pixels to leave around the places that are asked about. */
const MARGIN = 60;
/** Pixels at the edges where things lie over the map: the last event above, the buttons on the right. */
const OVER = { above: 56, right: 56 };
/** The smallest readable size of print, in pixels. */
const READABLE = 9;
/**
 * The largest size of print when the page chooses the scale, in pixels: below (`narrow`) and above a width of `from`.
 */
const LARGE = { narrow: 16, wide: 22, from: 600 };
/** The most pixels for each unit in that case, as nothing is drawn finer. */
const LARGEST = 1.2;
/** How many spots at most are tried as the centre of the picture. */
const TRIED = 200;
/** How far the player can zoom: `closer` than full size, `wider` than the whole board. */
const HAND = { closer: 4, wider: 0.6 };

const middle = (box: Box): Spot => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const seenHeight = ({ height, below }: Frame): number => Math.max(80, height - below);
const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The camera that shows the whole board. */
export function whole(board: Box, frame: Frame): Camera {
  const scale = Math.min(frame.width / board.width, seenHeight(frame) / board.height);
  return { ...middle(board), scale };
}

const boxAround = (spots: readonly Spot[]): Box => {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** How many of the spots are seen, with nothing lying over them. */
export function seenFrom(camera: Camera, spots: readonly Spot[], frame: Frame): number {
  const seen = clear(camera, frame);
  return spots.filter((spot) => isIn(seen, spot)).length;
}

/** The camera that shows all spots, or as many as possible while print of `print` units stays readable. */
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

/**
 * Between spots that lie far apart there may be nothing, so this centres on one of them, with most of the others in
 * sight.
 */
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

/** The rectangle of the board that a camera shows. */
export function sight({ x, y, scale }: Camera, frame: Frame): Box {
  const [width, height] = [frame.width / scale, seenHeight(frame) / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The part of that rectangle over which nothing lies. */
export function clear(camera: Camera, frame: Frame): Box {
  const { x, y, width, height } = sight(camera, frame);
  const [above, right] = [OVER.above / camera.scale, OVER.right / camera.scale];
  return { x, y: y + above, width: width - right, height: height - above };
}

export const isIn = (box: Box, { x, y }: Spot): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/**
 * The camera moved so that the board stays in the window. Where the board is wider than the window, its edges come in
 * only from under what lies over the map; else it is centred.
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

/** The point of the board at a point of the window, which is in pixels from its upper left corner. */
export function spotAt(camera: Camera, frame: Frame, point: Spot): Spot {
  return {
    x: camera.x + (point.x - frame.width / 2) / camera.scale,
    y: camera.y + (point.y - seenHeight(frame) / 2) / camera.scale,
  };
}

/** The camera closer by `factor`; what is under `point` of the window stays there. */
export function zoomed(camera: Camera, frame: Frame, point: Spot, factor: number): Camera {
  const under = spotAt(camera, frame, point);
  const scale = camera.scale * factor;
  return {
    x: under.x + (camera.x - under.x) / factor,
    y: under.y + (camera.y - under.y) / factor,
    scale,
  };
}

/** Where the upper left corner of the board is in the window, in pixels. */
export function corner(camera: Camera, board: Box, frame: Frame): Spot {
  return {
    x: frame.width / 2 - (camera.x - board.x) * camera.scale,
    y: seenHeight(frame) / 2 - (camera.y - board.y) * camera.scale,
  };
}
