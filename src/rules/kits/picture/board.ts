import type { Board, BoardBox, BoardLook, BoardPart } from '../../kernel/ruleset.js';
import type { Locale } from '../../kernel/text.js';
import { FONT } from './engraving.js';
import { circleAround, marked, type Ring } from './marks.js';
import { type Point, tag } from './svg.js';
import { touchablePlace } from './touch.js';

/** Width in points below which single pieces on a whole board cannot be told apart, as on a phone held upright. */
const SMALL = 700;

type Size = Board['size'];

/** Whether the drawing is as small as a whole board on a phone. It then shows names and counts, no single pieces. */
export const isSmall = ({ width, box }: BoardLook, whole: Size): boolean =>
  width !== undefined && (width * whole.width) / (box ?? whole).width < SMALL;

/**
 * An SVG document of a sheet of the given size, or of the part `box` of it. It is `width` points wide, and narrower
 * where there is less room.
 */
function sheetOf(size: Size, { locale, width, box }: BoardLook, drawn: string): string {
  const { x, y, width: wide, height: high } = box ?? { x: 0, y: 0, ...size };
  const points = width ?? wide;
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${x} ${y} ${wide} ${high}`,
      width: points,
      height: (points * high) / wide,
      style: 'max-width:100%;height:auto',
      // Chinese and Japanese share characters and write them differently.
      lang: locale,
      'font-family': FONT,
    },
    drawn,
  );
}

/** An SVG document of a sheet of its own, for example of a card. */
export const drawing = (
  [width, height]: Point,
  look: BoardLook,
  drawn: readonly string[],
): string => sheetOf({ width, height }, look, drawn.join(''));

/** A game's definition of its board. */
export interface Drawn<V> {
  readonly size: Point;
  readonly ground: { readonly [L in Locale]: string };
  /** Things that lie on the map without being part of it, such as a legend. */
  readonly furniture?: { readonly [L in Locale]: string };
  /** The part of the ground that is visible in a window. Left out where the ground is small. */
  groundIn?(locale: Locale, box: BoardBox): string;
  readonly parts?: readonly BoardPart[];
  readonly first?: Board['first'];
  /** How many points a unit of the drawing must have for the smallest text to be legible. */
  readonly legible: number;
  /** Ids of the places that can be touched. */
  readonly places: readonly string[];
  /** Centre of a place; undefined where no place has this id. */
  spot(place: string): Point | undefined;
  /** Shape drawn around a marked place; left out: a circle. */
  readonly ring?: Ring;
  /** Everything that lies on the ground, the lowest layer first. */
  pieces(view: V, look: BoardLook): readonly string[];
  text(view: V, locale: Locale): string;
}

/** Drawings that lie on a map without being part of it; an empty string where the reader does not want them. */
export const furnished = (
  { furniture }: Pick<BoardLook, 'furniture'>,
  ...drawn: readonly (() => string)[]
): string => (furniture === 'none' ? '' : drawn.map((draw) => draw()).join(''));

/** Places from a table of their centres: all of them can be touched, and there are no others. */
export const placesAt = (
  spots: Readonly<Record<string, Point>>,
): Pick<Drawn<unknown>, 'places' | 'spot'> => ({
  places: Object.keys(spots),
  spot: (place) => (Object.hasOwn(spots, place) ? spots[place] : undefined),
});

/**
 * Makes the board of a game: it draws the whole board, parts of it, the surroundings of a place, only the ground, and
 * only the pieces.
 */
export function boardOf<V>({ size: [width, height], legible, ...drawn }: Drawn<V>): Board<V> {
  const size = { width, height };
  const ring = drawn.ring ?? circleAround(legible);
  const touched = touchedIn(drawn, FINGER / legible);
  const under = (look: Pick<BoardLook, 'locale' | 'box' | 'furniture'>): string => {
    const { locale, box } = look;
    const ground =
      box === undefined || drawn.groundIn === undefined
        ? drawn.ground[locale]
        : drawn.groundIn(locale, box);
    return ground + furnished(look, () => drawn.furniture?.[locale] ?? '');
  };
  return {
    size,
    parts: drawn.parts ?? [],
    first: drawn.first ?? {},
    ground: under,
    spot: (place) => drawn.spot(place) ?? null,
    around: (place, points) => {
      const spot = drawn.spot(place);
      return spot === undefined ? null : boxAround(spot, points / legible, size);
    },
    groundSvg: (look) => sheetOf(size, look, under(look) + touched(look)),
    svg: (view, look) => {
      const ground = look.layer === 'pieces' ? '' : under(look) + touched(look);
      const pieces = drawn.pieces(view, look).join('');
      return sheetOf(size, look, ground + pieces + marked(look.marks, drawn.spot, ring));
    },
    text: drawn.text,
  };
}

/**
 * Draws invisible circles that can be touched, for all places or for those in a window. A map has hundreds of them, the
 * same in every picture, so their markup is made once, at the first drawing.
 */
function touchedIn(
  { places, spot }: Pick<Drawn<never>, 'places' | 'spot'>,
  radius: number,
): (look: BoardLook) => string {
  let written: readonly (readonly [at: Point, circle: string])[] | undefined;
  let all: string | undefined;
  return ({ box }) => {
    written ??= places.flatMap((id): [Point, string][] => {
      const at = spot(id);
      return at === undefined ? [] : [[at, touchablePlace(id, at, radius)]];
    });
    if (box === undefined) return (all ??= written.map(([, circle]) => circle).join(''));
    return written.flatMap(([at, circle]) => (isIn(at, box) ? [circle] : [])).join('');
  };
}

/** Radius of the area of a place that can be touched, in points, at the smallest legible scale. */
const FINGER = 22;

const isIn = ([x, y]: Point, box: BoardBox): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** Maximum ratio of height to width of the rectangle around a place, however high the board is. */
const TALLEST = 1.25;

/**
 * A rectangle around a point: `wanted` wide, but no wider than the board, with the proportions of the board, and moved
 * inwards where it would extend beyond an edge.
 */
function boxAround([x, y]: Point, wanted: number, size: Size): BoardBox {
  const width = Math.min(wanted, size.width);
  const height = width * Math.min(TALLEST, size.height / size.width);
  return {
    x: within(x - width / 2, size.width - width),
    y: within(y - height / 2, size.height - height),
    width,
    height,
  };
}

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));
