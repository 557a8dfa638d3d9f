import type { BoardBox } from '../../kernel/ruleset.js';
import { INK, PAPER } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { group, path, rect, round, text } from '../../kits/picture/svg.js';
import { lettersOf } from '../components/grid.js';
import { type Extent, windowOf } from './extent.js';
import { LETTERS, middleOf, ROOM } from './layout.js';

const CAPITAL = 0.7 * LETTERS;
/** A rough width for the letters of a row, which are capitals; the tail of a Q reaches far. */
const wide = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum + ('MQW'.includes(letter) ? 0.95 : 0.76), 0) * LETTERS;

/** Draws the letters of a row, narrower if there are many. */
function rowName(row: number, x: number, y: number): string {
  const letters = lettersOf(row);
  const share = Math.min(1, (ROOM.left - 11) / wide(letters));
  const place = `translate(${round(x)} ${round(y)}) scale(${share.toFixed(2)} 1)`;
  return text(0, 0, letters, { transform: place, 'text-anchor': 'end' });
}

/** Draws the id of a hex; its number is in figures that tell 1 from I. */
export function hexName(id: string, x: number, y: number): string {
  const [, letters = '', number = ''] = /^([A-Z]+)(\d+)$/.exec(id) ?? [];
  const left = x + wide(letters) + 9;
  return text(x, y, letters) + figures(Number(number), left, y, CAPITAL, '#5d4f35');
}

/** Draws the letters of the rows whose first hex is not cut by the left edge, and the numbers of the lowest row. */
export function rim({ x: [from, to], rows: [low, high] }: Extent): string {
  const { x, y, height } = windowOf({ x: [from, to], rows: [low, high] });
  const rows = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const first = Math.ceil(from + low / 2);
  const last = Math.floor(to + low / 2);
  return group(
    { 'font-size': LETTERS, fill: INK },
    ...rows
      .filter((row) => (row + 2 * from) % 2 !== 0)
      .map((row) => rowName(row, x - 5, middleOf({ row, number: 0 })[1] + CAPITAL / 2)),
    ...Array.from({ length: last - first + 1 }, (_, i) =>
      figures(first + i, middleOf({ row: low, number: first + i })[0], y + height + 20, 12, INK),
    ),
  );
}

/** Draws paper around the window on a part, with its rim. */
export function frame(box: BoardBox, extent: Extent): string {
  const { x, y, width, height } = windowOf(extent);
  const around = [
    `M${round(box.x)} ${round(box.y)}h${round(box.width)}v${round(box.height)}h${round(-box.width)}Z`,
    `M${round(x)} ${round(y)}v${round(height)}h${round(width)}v${round(-height)}Z`,
  ];
  return (
    path(around.join(''), { fill: PAPER }) +
    rect(x, y, width, height, { fill: 'none', stroke: INK, 'stroke-width': 2 }) +
    rim(extent)
  );
}
