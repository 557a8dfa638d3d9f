import { type Attributes, circle, type Point } from './svg.js';

/** What a drawing is of, for programs that let it be touched: never on what its reader may not know by its id. */
export const touchable = (kind: 'place' | 'piece' | 'card', id: string): Attributes => ({
  'data-id': id,
  'data-kind': kind,
});

/** A finger's width around the middle of each place, to be touched and not seen. */
export const touchablePlaces = (
  places: readonly (readonly [id: string, at: Point])[],
  radius: number,
): string =>
  places
    .map(([id, [x, y]]) =>
      circle(x, y, radius, {
        ...touchable('place', id),
        fill: 'none',
        'pointer-events': 'all',
      }),
    )
    .join('');
