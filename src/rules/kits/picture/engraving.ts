import { INK, PAPER, SHORE, WATER } from './colours.js';
import { at, circle, group, path, type Point, rect, tag, text } from './svg.js';

/**
 * Typefaces. Readers who do not have the first one get Times or a face as narrow: other serif faces are too wide for
 * the panels. The second line is for Japanese systems.
 */
export const FONT = [
  "'IM Fell English', 'Noto Serif JP', 'Times New Roman', Tinos, 'Liberation Serif'",
  "'Hiragino Mincho ProN', 'Yu Mincho', 'MS PMincho', 'Noto Serif CJK JP', serif",
].join(', ');

/** An outline that keeps a name readable on whatever it crosses. */
export const HALO = {
  stroke: PAPER,
  'stroke-width': 5,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
} as const;

const SHORES = { href: '#shores' };

/** SVG definitions that the rest of a map refers to: the paper, and the shores of all waters. */
export const defs = (shores: string) => {
  const stops = [
    tag('stop', { offset: 0.55, 'stop-color': '#f3e7c8' }),
    tag('stop', { offset: 1, 'stop-color': '#dcc592' }),
  ].join('');
  return tag(
    'defs',
    {},
    tag('radialGradient', { id: 'paper', cx: 0.5, cy: 0.45, r: 0.75 }, stops) +
      path(shores, { id: 'shores' }) +
      tag('clipPath', { id: 'waters' }, tag('use', SHORES)),
  );
};

const shoreline = (width: number, opacity: number) =>
  tag('use', {
    ...SHORES,
    fill: 'none',
    stroke: SHORE,
    'stroke-width': width,
    'stroke-opacity': opacity,
  });

/** Water lining in the manner of engravers: the shade darkens in steps towards the shore. */
export const waters = () => {
  const lining = shoreline(44, 0.1) + shoreline(26, 0.12) + shoreline(11, 0.16);
  return (
    tag('use', { ...SHORES, fill: WATER }) +
    group({ 'clip-path': 'url(#waters)' }, lining) +
    shoreline(1.8, 1)
  );
};

/** Colours an area: a thin tint all over and, as on hand-coloured maps, a stronger one along the border. */
export const wash = (d: string, colour: string) =>
  path(d, { fill: colour, 'fill-opacity': 0.09 }) +
  [70, 46, 22]
    .map((width) =>
      path(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-opacity': 0.1 }),
    )
    .join('');

/** Rivers: a line in the colour of the shore, with water on it where the river is wide enough. */
export const rivers = (courses: readonly { readonly d: string; readonly width: number }[]) =>
  [SHORE, WATER].map((stroke, layer) =>
    group(
      { fill: 'none', stroke, 'stroke-linecap': 'round' },
      ...courses.map(({ d, width }) =>
        path(d, { 'stroke-width': layer === 0 ? width : Math.max(1.2, width - 2.4) }),
      ),
    ),
  );

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

const hill = ([x, y]: Point) =>
  `M${x - 16} ${y + 6}Q${x - 8} ${y - 12} ${x} ${y + 4}M${x - 5} ${y - 1}Q${x + 5} ${y - 17} ${x + 16} ${y + 6}M${x + 2} ${y - 6}L${x + 4} ${y + 3}M${x + 7} ${y - 5}L${x + 10} ${y + 4}`;
const tree = ([x, y]: Point) =>
  `M${x} ${y + 9}V${y + 3}M${x - 7} ${y + 3}Q${x - 9} ${y - 5} ${x} ${y - 10}Q${x + 9} ${y - 5} ${x + 7} ${y + 3}Z`;
const grove = ([x, y]: Point) => tree([x, y]) + tree([x + 19, y + 7]) + tree([x - 12, y + 12]);

/** Hills and groves as small engraved tufts. */
export const wilderness = (hills: readonly Point[], groves: readonly Point[]) =>
  path(
    hills.map((spot) => hill(whole(spot))).join('') +
      groves.map((spot) => grove(whole(spot))).join(''),
    {
      fill: 'none',
      stroke: '#7a6238',
      'stroke-width': 1.5,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.5,
    },
  );

export const compass = (x: number, y: number) =>
  at(
    x,
    y,
    group(
      { fill: 'none', stroke: INK, 'stroke-opacity': 0.6, 'fill-opacity': 0.6 },
      circle(0, 0, 34, {}),
      circle(0, 0, 29, { 'stroke-dasharray': '2 3' }),
      path('M0-46L7-7L46 0L7 7L0 46L-7 7L-46 0L-7-7Z', { fill: PAPER }),
      path('M0-46L7-7L0 0ZM46 0L7 7L0 0ZM0 46L-7 7L0 0ZM-46 0L-7-7L0 0Z', { fill: INK }),
    ),
    text(0, -52, 'N', { 'font-size': 20, 'text-anchor': 'middle', fill: INK }),
  );

export const border = (width: number, height: number) =>
  group(
    { fill: 'none', stroke: INK },
    rect(3, 3, width - 6, height - 6, { stroke: PAPER, 'stroke-width': 22 }),
    rect(5, 5, width - 10, height - 10, { 'stroke-width': 4 }),
    rect(13, 13, width - 26, height - 26, { 'stroke-width': 1.5 }),
  );
