import type { Locale } from '../../kernel/text.js';
import { FONT } from './engraving.js';
import { tag } from './svg.js';

export interface BoardOptions {
  readonly locale: Locale;
  /** pixels; the height follows */
  readonly width?: number;
}

/** As wide as a telephone held upright: single pieces cannot be told on a large map. */
export const isSmall = (width: number | undefined): boolean => width !== undefined && width < 700;

/** A whole SVG document of what is drawn on a sheet of that size: so many pixels wide, narrower where there is less room. */
export const board = (
  [wide, high]: readonly [width: number, height: number],
  { locale, width = wide }: BoardOptions,
  drawn: readonly string[],
): string =>
  tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${wide} ${high}`,
      width,
      height: (width * high) / wide,
      style: 'max-width:100%;height:auto',
      // Chinese and Japanese share characters and write them differently.
      lang: locale,
      'font-family': FONT,
    },
    drawn.join(''),
  );
