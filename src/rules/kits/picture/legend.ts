import type { Locale, Text } from '../../kernel/text.js';
import { lineIn, sheet } from './panel.js';
import { at } from './svg.js';

/** A symbol of the board, drawn around its own origin, and its meaning. */
export interface Entry {
  readonly glyph: string;
  readonly means: Text;
}

export interface LegendStyle {
  /** Number of entries in a column; further entries start a new column. */
  readonly rows: number;
  readonly column: number;
  readonly row: number;
  /** Width reserved for a symbol, left of its meaning. */
  readonly sign: number;
  readonly size: { readonly [L in Locale]: number };
}

/** A sheet that explains the symbols of a board; its origin is its upper left corner. */
export const legend = (
  entries: readonly Entry[],
  { rows, column, row, sign, size }: LegendStyle,
  locale: Locale,
): string =>
  sheet(Math.ceil(entries.length / rows) * column + 16, rows * row + 20) +
  entries
    .map(({ glyph, means }, i) =>
      at(
        8 + Math.floor(i / rows) * column,
        10 + ((i % rows) + 0.5) * row,
        at(sign / 2 + 4, 0, glyph),
        lineIn(column - sign - 14, sign + 10, size[locale] * 0.34, size[locale], means[locale]),
      ),
    )
    .join('');
