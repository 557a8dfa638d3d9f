import type { Locale, Text } from '../../kernel/text.js';
import { CREAM, INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { at, circle, group, path, rect, remembered, text } from '../../kits/picture/svg.js';
import { touchable } from '../../kits/picture/touch.js';
import { SIDE_COLOUR, SIDE_SHADE } from '../../kits/war-of-1812/colours.js';
import { anchor, kindSymbol, ship } from '../../kits/war-of-1812/glyphs.js';
import { LEADER, type LeaderId } from '../components/leaders.js';
import { SHIP, type ShipId, type ShipType } from '../components/ships.js';
import type { Side } from '../components/side.js';
import { UNIT, type UnitId, type UnitKind } from '../components/units.js';
import { caption } from './caption.js';

export const COUNTER = { width: 46, height: 46 };
const { width: W, height: H } = COUNTER;

/**
 * The cardboard of a counter: in the colour of the side if the piece is at full strength, pale with a broken edge if it
 * is reduced or damaged.
 */
export const board = (side: Side, worn: boolean) =>
  rect(2, 2.5, W, H, { rx: 3, fill: SIDE_SHADE[side] }) +
  rect(0, 0, W, H, {
    rx: 3,
    fill: worn ? '#e2d3ae' : SIDE_COLOUR[side],
    stroke: SIDE_COLOUR[side],
    'stroke-width': 2.5,
    ...(worn && { 'stroke-dasharray': '5 3' }),
  });

const ink = (side: Side, worn: boolean) => (worn ? SIDE_COLOUR[side] : '#fff');

export const letter = (x: number, y: number, content: string, size: number, colour: string) =>
  text(x, y, content, { 'font-size': size, 'text-anchor': 'middle', fill: colour });

/**
 * Symbol of a kind of unit: regulars a crossed box, dragoons a slashed box, militia a box with a ball, Indians a
 * feather.
 */
export const symbol = (kind: UnitKind, side: Side) => {
  if (kind !== 'militia') return kindSymbol(kind === 'regular' ? 'infantry' : kind, side);
  return (
    rect(-10, -6, 20, 12, { fill: '#fffaf0', stroke: SIDE_COLOUR[side], 'stroke-width': 1.8 }) +
    circle(0, 0, 2.8, { fill: SIDE_COLOUR[side] })
  );
};

/**
 * MMW-3.1 a unit: symbol, strength and class at the top, below the symbol the mark of a unit with rules of its own, the
 * name at the bottom.
 */
export const unitCounter = remembered((id: UnitId, reduced: boolean, locale: Locale) => {
  const { side, name, kind, class: rating, strength, reduced: less, mark } = UNIT[id];
  const colour = ink(side, reduced);
  return group(
    touchable('piece', id),
    board(side, reduced),
    at(10, mark === null ? 11 : 8, group({ transform: 'scale(.65)' }, symbol(kind, side))),
    mark === null ? '' : letter(10, 21, mark, 8.5, colour),
    figures(reduced ? (less ?? 0) : strength, 25, 18.5, 15, colour),
    letter(38.5, 18.5, rating, 17.5, colour),
    caption(name[locale], colour, COUNTER, 3),
  );
});

export const STAR = 'M0-5L1.3-1.6L5-1.5L2 .7L3 4.3L0 2.1L-3 4.3L-2 .7L-5-1.5L-1.3-1.6Z';
const stars = (count: number, colour: string) =>
  Array.from({ length: count }, (_, i) =>
    at(W / 2 + (i - (count - 1) / 2) * 11, 8, path(STAR, { fill: colour })),
  ).join('');

/** MMW-3.31.b a modifier in words: a plus sign and the number. */
const modifier = (value: number) =>
  (value > 0 ? path('M23 26.5H30M26.5 23V30', { stroke: INK, 'stroke-width': 2.2 }) : '') +
  figures(value, 37, 32, 12, INK);

/**
 * MMW-3.31 a leader: stars or an anchor at the top, command value and modifier, the name below. The ground is lighter
 * than that of units.
 */
export const leaderCounter = remembered((id: LeaderId, flipped: boolean, locale: Locale) => {
  const { side, kind, reverse } = LEADER[id];
  const face = flipped && reverse !== null ? reverse : LEADER[id];
  const colour = SIDE_COLOUR[side];
  const rank =
    kind === 'naval'
      ? at(W / 2, 9, group({ transform: 'scale(.65)' }, anchor(colour)))
      : kind === 'indian'
        ? at(W / 2, 9, group({ transform: 'scale(.7)' }, kindSymbol('indian', side)))
        : stars(face.stars, colour);
  return group(
    touchable('piece', id),
    rect(2, 2.5, W, H, { rx: 3, fill: SIDE_SHADE[side] }),
    rect(0, 0, W, H, { rx: 3, fill: CREAM, stroke: colour, 'stroke-width': 2.5 }),
    rank,
    figures(face.command, 9, 31, 15, colour),
    modifier(face.modifier),
    caption(face.name[locale], colour, COUNTER, 1),
  );
});

/** Abbreviation of a type of ship. Sloops and schooners count alike (MMW-3.21). */
const TYPE: Readonly<Record<ShipType, Text>> = {
  schooner: { en: 'Sch', ja: 'スク' },
  sloop: { en: 'Slp', ja: 'スル' },
  brig: { en: 'Brig', ja: 'ブリ' },
  corvette: { en: 'Corv', ja: 'コル' },
  frigate: { en: 'Frig', ja: 'フリ' },
  'ship-of-the-line': { en: 'Line', ja: '戦列' },
};

/** MMW-3.2 a ship: type and class at the top, the ship, her name below. A damaged ship has no sails. */
export const shipCounter = remembered((id: ShipId, damaged: boolean, locale: Locale) => {
  const { side, name, type, class: rating } = SHIP[id];
  const colour = SIDE_COLOUR[side];
  return group(
    touchable('piece', id),
    rect(2, 2.5, W, H, { rx: 3, fill: SIDE_SHADE[side] }),
    rect(0, 0, W, H, {
      rx: 3,
      fill: damaged ? '#e2d3ae' : '#dcebea',
      stroke: colour,
      'stroke-width': 2.5,
      ...(damaged && { 'stroke-dasharray': '5 3' }),
    }),
    at(10, 12.5, group({ transform: 'scale(.42)' }, ship(side, !damaged))),
    letter(25.5, 17, TYPE[type][locale], 10, colour),
    letter(39, 18, rating, 16, colour),
    caption(name[locale], colour, COUNTER, 3),
  );
});
