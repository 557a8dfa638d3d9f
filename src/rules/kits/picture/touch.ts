import { FONT } from './engraving.js';
import { type Attributes, circle, type Point } from './svg.js';

/**
 * Attributes that tell a program which thing a drawing shows, so that it can be touched. Never set on things whose id
 * the reader may not know.
 */
export const touchable = (kind: 'place' | 'piece' | 'card', id: string): Attributes => ({
  'data-id': id,
  'data-kind': kind,
});

/**
 * Attributes of the name of a place on the ground. A program that marks the place can draw the name once more above the
 * mark.
 */
export const placeName = (place: string): Attributes => ({
  id: `name-${place}`,
  'font-family': FONT,
});

/**
 * Attributes of a drawing of all pieces of one side at a place: `open` shows their faces, `closed` only their number.
 * Once everything may be seen, a program can replace the closed one with the open one, as its owner sees it.
 */
export const stack = (place: string, laid: 'open' | 'closed'): Attributes => ({
  'data-stack': place,
  'data-laid': laid,
});

/** An invisible circle around the centre of a place, large enough for a finger. */
export const touchablePlace = (id: string, [x, y]: Point, radius: number): string =>
  circle(x, y, radius, {
    ...touchable('place', id),
    fill: 'none',
    'pointer-events': 'all',
  });
