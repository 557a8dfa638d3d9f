import type { Locale } from '../../kernel/text.js';
import { INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { at, group, rect } from '../../kits/picture/svg.js';
import type { Side } from '../components/side.js';
import { FACE, face, pile, pileSize, type Size, type Strength, TILE, tile } from './blocks.js';

/** A drawing with its size; its origin is its upper left corner. */
export interface Drawing extends Size {
  readonly svg: string;
}

const GAP = 5;

const grid = (drawings: readonly string[], size: Size, columns: number): Drawing => {
  const rows = Math.ceil(drawings.length / columns);
  const step = { x: size.width + GAP, y: size.height + GAP };
  const cells = drawings.map((svg, i) =>
    at((i % columns) * step.x, Math.floor(i / columns) * step.y, svg),
  );
  return {
    svg: cells.join(''),
    width: Math.min(columns, drawings.length) * step.x - GAP + 3,
    height: rows * step.y - GAP + 3,
  };
};

const LINE = 10;

const cvs = (values: readonly number[], x: number, y: number) =>
  values.map((cv, i) => figures(cv, x + i * 13, y, 12, INK)).join('');

/** Nine or more blocks: a pile, and their CVs as lines of digits, the strongest first. */
const roll = (side: Side, blocks: readonly Strength[]): Drawing => {
  const values = blocks.map(({ cv }) => cv).sort((a, b) => b - a);
  const lines = Array.from({ length: Math.ceil(values.length / LINE) }, (_, i) =>
    values.slice(i * LINE, (i + 1) * LINE),
  );
  const heap = pileSize(blocks.length);
  const top = heap.height - 50;
  const width = lines[0]!.length * 13 + 4;
  const list = lines.map((line, i) => cvs(line, heap.width + 14, top + 17 + i * 18));
  const plate = rect(heap.width + 5, top, width + 4, lines.length * 18 + 6, {
    rx: 3,
    fill: '#f7efd9',
    'fill-opacity': 0.9,
  });
  return {
    svg: group({}, at(0, top, pile(side, blocks.length)), plate, ...list),
    width: heap.width + width + 9,
    height: heap.height,
  };
};

/** Number of columns of a stack: from four blocks on they form two rows. */
const columnsFor = (count: number) => (count < 4 ? 3 : Math.ceil(count / 2));

/** Blocks shown face up, to their owner; the more blocks there are, the smaller they are drawn. */
export const openStack = (
  side: Side,
  blocks: readonly Strength[],
  locale: Locale,
  crowded = false,
): Drawing => {
  if (blocks.length > 8) return roll(side, blocks);
  if (blocks.length > 2 || crowded) return tiles(blocks, columnsFor(blocks.length));
  return grid(
    blocks.map((block) => face(block, locale)),
    FACE,
    2,
  );
};

/** Blocks in full size in rows, for the panels. */
export const blockFaces = (blocks: readonly Strength[], locale: Locale, columns: number): Drawing =>
  grid(
    blocks.map((block) => face(block, locale)),
    FACE,
    columns,
  );

export const tiles = (blocks: readonly Strength[], columns: number): Drawing =>
  grid(blocks.map(tile), TILE, columns);

/** Blocks of the other side: only their number. */
export const closedStack = (side: Side, count: number): Drawing => {
  const size = pileSize(count);
  return {
    svg: at(0, size.height - 50, pile(side, count)),
    width: size.width + 3,
    height: size.height + 3,
  };
};

/** Drawings side by side, with their lower edges on one line. */
export const inRow = (drawings: readonly Drawing[], gap = 8): Drawing => {
  const height = Math.max(0, ...drawings.map((each) => each.height));
  let x = 0;
  const placed = drawings.map((each) => {
    const svg = at(x, height - each.height, each.svg);
    x += each.width + gap;
    return svg;
  });
  return { svg: placed.join(''), width: Math.max(0, x - gap), height };
};

export const inColumn = (drawings: readonly Drawing[]): Drawing => {
  let y = 0;
  const placed = drawings.map(({ svg, height }) => {
    const here = at(0, y, svg);
    y += height;
    return here;
  });
  return {
    svg: placed.join(''),
    width: Math.max(0, ...drawings.map(({ width }) => width)),
    height: y,
  };
};
