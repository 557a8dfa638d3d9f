import type { Board, BoardBox, BoardLook, BoardPart } from '../../kernel/ruleset.js';
import type { Locale } from '../../kernel/text.js';
import { FONT } from './engraving.js';
import { circleAround, marked, type Ring } from './marks.js';
import { type Point, tag } from './svg.js';
import { touchablePlace } from './touch.js';

/** Below this width, a telephone's held upright, single pieces cannot be told apart on a whole board. */
const SMALL = 700;

type Size = Board['size'];

/** Whether what is drawn is as small as a whole board on a telephone: names and counts, no single pieces. */
export const isSmall = ({ width, box }: BoardLook, whole: Size): boolean =>
  width !== undefined && (width * whole.width) / (box ?? whole).width < SMALL;

/**
 * A whole SVG document of what is drawn on a sheet of that size, or of a piece of it: so many points wide, narrower
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

/** Drawn on a sheet of its own, as a card is. */
export const drawing = (
  [width, height]: Point,
  look: BoardLook,
  drawn: readonly string[],
): string => sheetOf({ width, height }, look, drawn.join(''));

/** What a game says of its board. */
export interface Drawn<V> {
  readonly size: Point;
  readonly ground: { readonly [L in Locale]: string };
  /** What lies on the ground and is not of it, as a legend. */
  readonly furniture?: { readonly [L in Locale]: string };
  /** What of it is seen in such a window; a game whose ground is small has no need of it. */
  groundIn?(locale: Locale, box: BoardBox): string;
  readonly parts?: readonly BoardPart[];
  readonly first?: Board['first'];
  /** Points that a unit must have for the smallest writing to be read. */
  readonly legible: number;
  /** The places that can be touched. */
  readonly places: readonly string[];
  /** The middle of a place; undefined where nothing is called that. */
  spot(place: string): Point | undefined;
  /** Around a place that is marked; a circle where a game has nothing better. */
  readonly ring?: Ring;
  /** All that lies on the ground, the lowest first. */
  pieces(view: V, look: BoardLook): readonly string[];
  text(view: V, locale: Locale): string;
}

/** What lies on a map and is not of it: left out where it is not wanted. */
export const furnished = (
  { furniture }: Pick<BoardLook, 'furniture'>,
  ...drawn: readonly (() => string)[]
): string => (furniture === 'none' ? '' : drawn.map((draw) => draw()).join(''));

/** Every place of such a list can be touched, and nothing else is a place. */
export const placesAt = (
  spots: Readonly<Record<string, Point>>,
): Pick<Drawn<unknown>, 'places' | 'spot'> => ({
  places: Object.keys(spots),
  spot: (place) => (Object.hasOwn(spots, place) ? spots[place] : undefined),
});

/** The board of a game: as a whole, in parts, around a place, the ground by itself and what lies on it by itself. */
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
 * What can be touched of the places, or of those in a window. A map has hundreds of them that are the same in every
 * picture: they are written when the first is drawn.
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

/** Points from the middle of a place to the edge of what can be touched, where its writing can just be read. */
const FINGER = 22;

const isIn = ([x, y]: Point, box: BoardBox): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** Around a place nothing is higher than that in widths, however high the board. */
const TALLEST = 1.25;

/** As wide as that but no wider than the board, of its shape, moved in where it would reach beyond an edge. */
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
