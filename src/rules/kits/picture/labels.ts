import type { Locale, Text } from '../../kernel/text.js';
import type { Coordinates } from './projection.js';
import { group, type Point, text } from './svg.js';

/** A name written across the map. */
export interface Label {
  readonly name: Text;
  readonly place: Coordinates;
  readonly size: number;
  /** in degrees, clockwise */
  readonly turn: number;
}

export const labels = (
  list: readonly Label[],
  project: (place: Coordinates) => Point,
  locale: Locale,
  spacing: 'wide' | 'close' = 'wide',
): readonly string[] =>
  list.map(({ name, place, size, turn }) => {
    const [x, y] = project(place);
    return group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})` },
      text(0, 0, name[locale], {
        'font-size': size,
        ...(spacing === 'wide' && { 'letter-spacing': size / 4 }),
      }),
    );
  });
