import type { Locale } from '../../rules/index.js';
import { shortened } from '../menus/short.js';
import type { Option, Reply } from './reply.js';
import { say } from './words.js';

/** As many of the last lines, in order, as fit into `room` UTF-16 units, each with a line break. */
export function lastOf(lines: readonly string[], room: number): string[] {
  const kept: string[] = [];
  let left = room;
  for (const line of [...lines].reverse()) {
    if (line.length + 1 > left) break;
    left -= line.length + 1;
    kept.unshift(line);
  }
  return kept;
}

/**
 * As many of the first rows as fit into `room` UTF-16 units, each with a line break; the last line says how many more
 * there are.
 */
export function firstOf(
  { rows, total }: NonNullable<Reply['table']>,
  room: number,
  locale: Locale,
): string[] {
  const told = (count: number): string[] =>
    count < total ? [say('more', locale, { count: `${total - count}` })] : [];
  // The longest that it can become is kept free.
  let left = room - told(0).join('').length - 1;
  let count = 0;
  for (const { length } of rows) {
    if (length + 1 > left) break;
    left -= length + 1;
    count += 1;
  }
  return [...rows.slice(0, count), ...told(count)];
}

/** Options with different labels of at most `most` UTF-16 units. */
export function named(options: readonly Option[], most: number): Option[] {
  const labels = shortened(
    options.map(({ label }) => label),
    most,
  );
  return options.map(({ id }, i) => ({ label: labels[i] ?? '', id }));
}
