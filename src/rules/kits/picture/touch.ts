import { FONT } from './engraving.js';
import { type Attributes, circle, type Point } from './svg.js';

/** What a drawing is of, for programs that let it be touched: never on what its reader may not know by its id. */
export const touchable = (kind: 'place' | 'piece' | 'card', id: string): Attributes => ({
  'data-id': id,
  'data-kind': kind,
});

/** The name of a place on the ground: a program that marks the place can draw it once more above its mark. */
export const placeName = (place: string): Attributes => ({
  id: `name-${place}`,
  'font-family': FONT,
});

/**
 * What one side has at a place: with its faces up, or how many there are. Once everything may be seen, a program can
 * put the one that its owner sees in the place of the other.
 */
export const stack = (place: string, laid: 'open' | 'closed'): Attributes => ({
  'data-stack': place,
  'data-laid': laid,
});

/** A finger's width around the middle of a place, to be touched and not seen. */
export const touchablePlace = (id: string, [x, y]: Point, radius: number): string =>
  circle(x, y, radius, {
    ...touchable('place', id),
    fill: 'none',
    'pointer-events': 'all',
  });
