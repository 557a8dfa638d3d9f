import { group, path, round, tag } from './svg.js';

/**
 * Digits drawn as strokes, each in a box of 10 by 16: the period face writes 1 like I, and a board must show the same
 * numbers whatever fonts the reader has.
 */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'M5 1C.8 1 .8 15 5 15C9.2 15 9.2 1 5 1Z',
  '1': 'M2 4.2L5.6 1V15M2.4 15H8.8',
  '2': 'M1.4 4.6C1.4-.3 8.6-.3 8.6 4.4C8.6 8 2 11 1.2 15H9.2',
  '3': 'M1.5 2.6C4-.2 8.6 .8 8.6 4.3C8.6 7 6 7.5 4 7.5C6.6 7.5 9.1 8.6 9.1 11.3C9.1 15.9 3.2 16.1 1 13',
  '4': 'M7 15V1L.8 10.6H9.6',
  '5': 'M8.6 1H2.4L1.9 7.2C5 5.4 9.1 6.6 9.1 10.5C9.1 15.6 3.4 16.2 1 13.4',
  '6': 'M8 1.4C3.6 1.6 1.3 5.6 1.3 10.4C1.3 16.5 8.9 16.5 8.9 10.8C8.9 5.8 2.6 5.8 1.5 10',
  '7': 'M1 1H9.2C6.2 5 4.6 9.4 4.2 15',
  '8': 'M5 7.5C1 6.5 1 1 5 1C9 1 9 6.5 5 7.5C.4 8.5 .4 15 5 15C9.6 15 9.6 8.5 5 7.5Z',
  '9': 'M2 14.6C6.4 14.4 8.7 10.4 8.7 5.6C8.7-.5 1.1-.5 1.1 5.2C1.1 10.2 7.4 10.2 8.5 6',
};

const ADVANCE = 12;

/**
 * Definitions of all digits for `figuresUsed`, where a drawing has many numbers. Their ids begin with `prefix`. They
 * have no colour.
 */
export const figureDefs = (prefix: string): string =>
  Object.entries(STROKES)
    .map(([digit, d]) => path(d, { id: prefix + digit }))
    .join('');

/** Attributes of digits; set them on a group around `figuresUsed`. */
export const figureStyle = (colour: string) =>
  ({
    fill: 'none',
    stroke: colour,
    'stroke-width': 2.3,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }) as const;

/** A whole number made of references to `figureDefs`, centred on x, with its baseline at y. */
export function figuresUsed(prefix: string, value: number, x: number, y: number, height: number) {
  const scale = height / 16;
  const left = x - figuresWidth(value, height) / 2;
  const uses = [...String(value)].map((digit, i) =>
    tag('use', { href: `#${prefix}${digit}`, ...(i > 0 && { x: i * ADVANCE }) }),
  );
  const place = `translate(${round(left)} ${round(y - height)})scale(${scale.toFixed(2)})`;
  return group({ transform: place }, ...uses);
}

export const figuresWidth = (value: number, height: number): number =>
  ((String(value).length * ADVANCE - 2) * height) / 16;

/** A whole number centred on x, with its baseline at y; `height` of the digits in units. */
export const figures = (value: number, x: number, y: number, height: number, colour: string) => {
  const digits = String(value).split('');
  const scale = height / 16;
  const left = x - ((digits.length * ADVANCE - 2) * scale) / 2;
  return group(
    {
      transform: `translate(${round(left)} ${round(y - height)}) scale(${scale.toFixed(2)})`,
      ...figureStyle(colour),
    },
    ...digits.map((digit, i) =>
      path(STROKES[digit] ?? '', i === 0 ? {} : { transform: `translate(${i * ADVANCE} 0)` }),
    ),
  );
};
