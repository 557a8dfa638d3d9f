import { CREAM, INK } from '../../kits/picture/colours.js';
import { figuresUsed, figuresWidth } from '../../kits/picture/figures.js';
import { path, type Point, rect, text } from '../../kits/picture/svg.js';
import { SIDE_COLOUR, SIDE_SHADE } from '../../kits/war-of-1812/colours.js';
import { isCombat, type UnitCode } from '../components/units.js';
import type { Placed } from './cells.js';
import { type Sign, sign, star, teeth } from './signs.js';

/** Prefix of the ids of the figures on chips. */
export const FIGURES = 'n1776-';
/** Letter size of the line of types, which is meant for large screens only. */
const TYPES = 9.6;

const SIGN_OF: Partial<Record<UnitCode, Sign>> = {
  ...{ A: 'gun', FA: 'gun', S: 'wagon', FS: 'wagon', M: 'magazine', D: 'decoy' },
};

const signsOf = ({ types, kind }: Placed): Sign[] =>
  kind === 'commerce' ? ['commerce'] : [...new Set(types.flatMap((code) => SIGN_OF[code] ?? []))];

const number = (value: number, x: number, y: number, height: number, room: number): string => {
  const fitted = height * Math.min(1, room / figuresWidth(value, height));
  return figuresUsed(FIGURES, value, x, y + fitted / 2, fitted);
};

/**
 * The types of the units on a chip, without those that have a sign: as many as fit, then `+`. A single type has no
 * number.
 */
function typesLine({ kind, types: all, counts }: Placed, room: number): string {
  // For face-down counters the large figure gives their number, so here each type has its points.
  const isFaces = kind === 'down';
  const types = all.filter((code) => SIGN_OF[code] === undefined);
  const wide = (line: string): number =>
    [...line].reduce((sum, c) => sum + (/[A-Z]/.test(c) ? 0.68 : c === ' ' ? 0.22 : 0.5), 0) *
    TYPES;
  let line = '';
  for (const code of types) {
    const count = counts[code] ?? 0;
    const next = `${line}${line === '' ? '' : ' '}${code}${count > 1 && (isFaces || types.length > 1) ? count : ''}`;
    const isLast = code === types.at(-1);
    if (wide(isLast ? next : `${next}+`) > room) return line === '' ? code : `${line}+`;
    line = next;
  }
  return line;
}

/** Draws at most two signs in a row or column, centred on a point. */
function signs(cell: Placed, at0: Point, step: Point, scale: number): string {
  const names = signsOf(cell).slice(0, 2);
  return names
    .map((name, i) => {
      const off = i - (names.length - 1) / 2;
      return sign(name, at0[0] + off * step[0], at0[1] + off * step[1], scale);
    })
    .join('');
}

/** Content of a large chip: the figure with small signs beside it, and the types below. */
function largeContent(cell: Placed): string {
  const { x, y, width, height, number: value } = cell;
  const hasSigns = signsOf(cell).length > 0;
  return (
    number(value, hasSigns ? x + 12 : x + width / 2, y + 9.5, 12.5, 18) +
    signs(cell, [x + width - 12, y + 9], [10, 0], 0.78) +
    text(x + width / 2, y + height - 3, typesLine(cell, width - 4), {
      ...{ 'font-size': TYPES, 'text-anchor': 'middle', fill: '#fff', stroke: 'none' },
    })
  );
}

/** Distance of the face from the left edge of its chip, where the owner sees the face of face-down counters. */
const FACE_AT = 24;

/**
 * A1776-opt.I shows the owner how many counters lie face down and, on a small face, their points; 0 points: a decoy.
 */
function faceContent(cell: Placed): string {
  const { x, y, width, height, number: value, side, counts } = cell;
  const points = cell.types.reduce(
    (sum, code) => sum + (isCombat(code) ? (counts[code] ?? 0) : 0),
    0,
  );
  const left = x + FACE_AT;
  const wide = width - FACE_AT - 1;
  const middle: Point = [left + wide / 2, y + height / 2];
  return (
    number(value, x + 3 + (FACE_AT - 3) / 2, middle[1], 16, FACE_AT - 8) +
    rect(left, y + 1, wide, height - 2, { rx: 2, fill: SIDE_COLOUR[side], stroke: 'none' }) +
    (points > 0 ? number(points, ...middle, 14.6, wide - 3) : signs(cell, middle, [12, 0], 1))
  );
}

/**
 * Content of a chip: the figure, with the signs beside it if the chip is wide, else below it; a quarter chip has the
 * figure only.
 */
function content(cell: Placed, isLarge: boolean): string {
  const { x, y, width, height, number: value } = cell;
  const middle: Point = [x + width / 2, y + height / 2];
  const [cx, cy] = middle;
  const hasSigns = signsOf(cell).length > 0;
  if (value === 0) return signs(cell, middle, [12, 0], 1);
  if (height < 20) return number(value, cx, cy, 10.6, width - 4);
  if (width > 30 && isLarge && cell.types.length > 0) return largeContent(cell);
  if (width > 30 && cell.kind === 'down' && cell.types.length > 0) return faceContent(cell);
  if (!hasSigns || cell.kind === 'down')
    return number(value, cx, cy, width > 30 ? 17 : 14, width - 6);
  return width > 30
    ? number(value, x + 15, cy, 16, 24) + signs(cell, [x + width - 9, cy], [0, 13], 1)
    : number(value, cx, cy - 5, 12, width - 4) + signs(cell, [cx, cy + 8], [9.6, 0], 0.8);
}

const EDGE = { stroke: CREAM, 'stroke-width': 1.2 } as const;

/** The box of the star of a fort; a fort without units is as wide as it is high. */
function starBox({ kind, x, y, width, height }: Placed): [number, number, number, number] {
  const side = Math.min(width, height);
  return kind === 'in'
    ? [x, y, width, height]
    : [x + (width - side) / 2, y + (height - side) / 2, side, side];
}

/** The body of a chip: a plain sheet, the back of a counter, a fort. */
function body(cell: Placed): string {
  const { kind, side, x, y, width, height, dug } = cell;
  const fill = SIDE_COLOUR[side];
  const inset = (by: number) => [x + by, y + by, width - 2 * by, height - 2 * by] as const;
  if (kind === 'in' || kind === 'fort' || kind === 'built')
    return path(star(...starBox(cell), kind === 'in' ? 0.1 : 0.2), {
      fill,
      ...{ stroke: kind === 'built' ? INK : CREAM, 'stroke-width': 2 },
      ...(kind === 'built' && { 'stroke-dasharray': '3 2', 'fill-opacity': 0.6 }),
    });
  if (kind === 'dug') return path(teeth(x, y + height / 2, width), { fill, ...EDGE });
  const sheet = rect(...inset(0.6), {
    rx: 3,
    fill: kind === 'down' ? SIDE_SHADE[side] : fill,
    ...EDGE,
  });
  if (kind === 'down')
    return (
      sheet +
      rect(...inset(3), {
        rx: 2,
        fill: 'none',
        stroke: fill,
        'stroke-width': 2.4,
        'stroke-dasharray': '2 1.6',
      })
    );
  return dug
    ? sheet + path(teeth(x + 1, y + 4, width - 2), { fill: CREAM, stroke: 'none' })
    : sheet;
}

export const chip = (cell: Placed, isLarge: boolean): string => body(cell) + content(cell, isLarge);
