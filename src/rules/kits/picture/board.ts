import type { Locale } from '../../kernel/text.js';
import { FONT } from './engraving.js';
import { tag } from './svg.js';

export interface BoardOptions {
  readonly locale: Locale;
  /** pixels; the height follows */
  readonly width?: number;
}

/** A whole SVG document of what is drawn on a board of that size, shown so many pixels wide. */
export const board = (
  [wide, high]: readonly [width: number, height: number],
  width: number | undefined,
  drawn: readonly string[],
): string => {
  const shown = width ?? wide;
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${wide} ${high}`,
      width: shown,
      height: (shown * high) / wide,
      'font-family': FONT,
    },
    drawn.join(''),
  );
};
