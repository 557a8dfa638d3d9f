import type { Locale } from '../../kernel/text.js';
import { CREAM, INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { at, circle, fitting, group, rect, remembered, text } from '../../kits/picture/svg.js';
import { touchable } from '../../kits/picture/touch.js';
import { SIDE_COLOUR, SIDE_SHADE } from '../../kits/war-of-1812/colours.js';
import { emblem, kindSymbol } from '../../kits/war-of-1812/glyphs.js';
import { BLOCK, type BlockId } from '../components/blocks.js';
import type { Side } from '../components/side.js';

export interface Strength {
  readonly id: BlockId;
  readonly cv: number;
  /** hits that the owner has put on it and that have not taken effect yet */
  readonly hits: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const FACE: Size = { width: 62, height: 56 };
export const TILE: Size = { width: 38, height: 42 };
const BACK: Size = { width: 46, height: 50 };

/** The wooden body with its shaded right and lower edge; its origin is its upper left corner. */
const body = (side: Side, { width, height }: Size) =>
  rect(2.5, 3, width, height, { rx: 5, fill: SIDE_SHADE[side] }) +
  rect(0, 0, width, height, {
    rx: 5,
    fill: SIDE_COLOUR[side],
    stroke: SIDE_SHADE[side],
    'stroke-width': 1,
  });

const sticker = (inset: number, { width, height }: Size) =>
  rect(inset, inset, width - 2 * inset, height - 2 * inset, { rx: 3, fill: CREAM });

/** One dot per step of the block, filled up to its present CV. */
const pips = (cv: number, max: number, x: number, y: number, step: number) =>
  Array.from({ length: max }, (_, i) =>
    circle(x, y + i * step, 3, {
      fill: i < max - cv ? 'none' : INK,
      stroke: INK,
      'stroke-width': 1,
    }),
  ).join('');

const drawFace = (id: BlockId, cv: number, locale: Locale) => {
  const { side, kind, cv: max, label } = BLOCK[id];
  const name = label[locale];
  return group(
    touchable('piece', id),
    body(side, FACE),
    sticker(3.5, FACE),
    at(17, 18, kindSymbol(kind, side)),
    figures(cv, 40, 32, 22, INK),
    pips(cv, max, 55, 12, 8.5),
    text(31, 49, name, {
      'font-size': fitting(name, 15.5, 53),
      'text-anchor': 'middle',
      fill: INK,
    }),
  );
};

const drawTile = (id: BlockId, cv: number) => {
  const { side, kind } = BLOCK[id];
  return group(
    touchable('piece', id),
    body(side, TILE),
    sticker(3, TILE),
    at(19, 11, group({ transform: 'scale(.8)' }, kindSymbol(kind, side))),
    figures(cv, 19, 36, 16, INK),
  );
};

/** A red seal on the corner of a block with the number of hits put on it. */
const burst = (hits: number) =>
  hits === 0
    ? ''
    : circle(2, 2, 11, { fill: '#d8432b', stroke: CREAM, 'stroke-width': 2 }) +
      figures(hits, 2, 8, 12, '#fff');

const faceOf = remembered(drawFace);
const tileOf = remembered(drawTile);

/** A block as its owner sees it: kind, CV, steps and name. */
export const face = ({ id, cv, hits }: Strength, locale: Locale) =>
  faceOf(id, cv, locale) + burst(hits);

/** The same block drawn small, for crowded towns: CV and kind only. */
export const tile = ({ id, cv, hits }: Strength) => tileOf(id, cv) + burst(hits);

/** A block as everybody else sees it. */
const back = (side: Side) => body(side, BACK) + at(23, 13, emblem(side, CREAM));

const drawPile = (side: Side, count: number) => {
  const shown = Math.min(count, 3);
  const backs = Array.from({ length: shown }, (_, i) =>
    at((shown - 1 - i) * 7, (shown - 1 - i) * -3, back(side)),
  );
  return group({}, ...backs, figures(count, 23, 44, 19, '#fff'));
};

/** `count` blocks from behind, as one pile with the number on the front block. */
export const pile = remembered(drawPile);

export const pileSize = (count: number): Size => ({
  width: BACK.width + (Math.min(count, 3) - 1) * 7,
  height: BACK.height + (Math.min(count, 3) - 1) * 3,
});
