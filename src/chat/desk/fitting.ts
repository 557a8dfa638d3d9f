import { shortened } from '../menus/short.js';
import type { Option } from './reply.js';

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

/** Options with different labels of at most `most` UTF-16 units. */
export function named(options: readonly Option[], most: number): Option[] {
  const labels = shortened(
    options.map(({ label }) => label),
    most,
  );
  return options.map(({ id }, i) => ({ label: labels[i] ?? '', id }));
}
