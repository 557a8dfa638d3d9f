import type { Locale } from '../../kernel/text.js';
import { INK } from '../../kits/picture/colours.js';
import { HALO } from '../../kits/picture/engraving.js';
import { type Attributes, group, text } from '../../kits/picture/svg.js';
import { spotOf } from '../components/grid.js';
import type { Hexside } from '../components/hexsides.js';
import { gapAbove, LETTERS, MAP, middleOfSide } from './layout.js';
import type { Written } from './lettering.js';
import { type Name, namesIn } from './names.js';
import { hexName } from './rim.js';

const STYLE: Readonly<Record<Name['kind'], Attributes>> = {
  town: { fill: INK },
  strategic: { fill: INK },
  water: { fill: '#245a70', 'font-style': 'italic' },
  colony: { fill: '#7a3b2a', 'fill-opacity': 0.75 },
  hex: { fill: '#5d4f35', 'fill-opacity': 0.8 },
};
const BOLD = { fill: INK, stroke: INK, 'stroke-width': 0.8 } as const;

/**
 * Draws a name at its place: `from` is counted from the left edge of the map, and the line is set around the middle of
 * the gap.
 */
const nameAt = ({ what, row, from }: Written<Name>): string => {
  const [x, y] = [MAP.left + from, gapAbove(row) + what.size * 0.31];
  return what.kind === 'hex' ? hexName(what.text, x, y) : text(x, y, what.text);
};

/** Draws names as on the map, with a halo of that width. */
export const lettered = (all: readonly Written<Name>[], halo = 3.6): string =>
  (Object.keys(STYLE) as Name['kind'][])
    .map((kind) => {
      const those = all.filter(({ what }) => what.kind === kind);
      if (those.length === 0) return '';
      const { size = LETTERS, spacing = 0 } = those[0]?.what ?? {};
      const style = {
        'font-size': size,
        ...STYLE[kind],
        ...HALO,
        'stroke-width': halo,
        'stroke-opacity': 0.85,
        ...(spacing > 0 && { 'letter-spacing': spacing }),
      };
      const bold =
        kind === 'strategic' ? group({ 'font-size': size, ...BOLD }, ...those.map(nameAt)) : '';
      return group(style, ...those.map(nameAt)) + bold;
    })
    .join('');

/** Half the room that a bateau takes up along a gap. */
const BOAT_ROOM = 12;

/** The names that lie under things on these hexsides; they are drawn once more on top. */
export function namesOver(sides: readonly Hexside[], locale: Locale): Written<Name>[] {
  const spots = sides.map((side) => ({
    row: spotOf(side.hexes[0])?.row,
    beyond: spotOf(side.hexes[1])?.row,
    x: middleOfSide(side)[0] - MAP.left,
  }));
  return namesIn(locale).filter(({ row, from, to }) =>
    spots.some(
      (spot) =>
        spot.row === row &&
        spot.beyond !== row &&
        spot.x + BOAT_ROOM > from &&
        spot.x - BOAT_ROOM < to,
    ),
  );
}
