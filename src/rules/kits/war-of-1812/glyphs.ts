import { CREAM, INK } from '../picture/colours.js';
import { at, circle, group, path, rect } from '../picture/svg.js';
import type { Side } from '../side.js';
import { SIDE_COLOUR, SIDE_MARK } from './colours.js';

export type Kind = 'infantry' | 'dragoon' | 'indian';

/** Small drawings around their own origin, about 20 units wide unless stated otherwise. */

const MARK = {
  star: 'M0-9L2.2-3L8.6-2.8L3.5 1.1L5.3 7.3L0 3.6L-5.3 7.3L-3.5 1.1L-8.6-2.8L-2.2-3Z',
  crown: 'M-9 6L-10-4L-5 1L0-8L5 1L10-4L9 6ZM-9 8H9V10H-9Z',
};

/** Emblem on the back of a block: an American star or a British crown. */
export const emblem = (side: Side, colour: string) => path(MARK[SIDE_MARK[side]], { fill: colour });

/** Symbol of a kind of unit: infantry a crossed box, dragoons a slashed box, the Indian block a feather. */
export const kindSymbol = (kind: Kind, side: Side) => {
  if (kind === 'indian') return feather();
  const cross = kind === 'infantry' ? 'M-10-6L10 6M10-6L-10 6' : 'M10-6L-10 6';
  return group(
    { stroke: SIDE_COLOUR[side], 'stroke-width': 1.8, fill: '#fffaf0' },
    rect(-10, -6, 20, 12, {}),
    path(cross, {}),
  );
};

const feather = () =>
  group(
    { stroke: '#6b3d12', 'stroke-width': 1.4, fill: '#d9a441' },
    path('M-9 7C-7-1 0-7 10-8C8 1 2 6-6 5Z', {}),
    path('M-11 9L6-5M-3 3L-2-2M1 0L2-4', { fill: 'none' }),
  );

/** A ship: a two-masted hull under sail, or a bare hull if it is non-operational. 34 units wide, 30 high. */
export const ship = (side: Side, operational: boolean) => {
  const hull = path('M-16 5H16C15 11 12 13 8 13H-8C-13 13-15 10-16 5Z', {
    fill: operational ? SIDE_COLOUR[side] : 'none',
    stroke: SIDE_COLOUR[side],
    'stroke-width': 2,
  });
  return operational ? hull + sails() : hull + bareMasts(side);
};

const sails = () =>
  group(
    { fill: CREAM, stroke: INK, 'stroke-width': 1 },
    path('M-11-4Q-5-2 1-4L0 3Q-5 4-10 3ZM-9-14Q-5-12-1-14L0-5Q-5-4-10-5Z', {}),
    path('M3-4Q8-2 13-4L12 3Q8 4 4 3ZM4-12Q8-11 11-12L12-5Q8-4 4-5Z', {}),
    path('M-5-17V5M8-15V5', { fill: 'none' }),
  );

const bareMasts = (side: Side) =>
  path('M-6 5L-9-10M7 5L11-7M-12-3L-3-6', {
    fill: 'none',
    stroke: SIDE_COLOUR[side],
    'stroke-width': 1.6,
    'stroke-dasharray': '3 2',
  });

export const anchor = (colour: string) =>
  group(
    { fill: 'none', stroke: colour, 'stroke-width': 2.2, 'stroke-linecap': 'round' },
    circle(0, -8, 2.6, {}),
    path('M0-5V9M-5-2H5M-8 3Q-6 9 0 9Q6 9 8 3', {}),
  );

/** Marks where reinforcements arrive: an arrow into a gate. */
export const gate = (colour: string) =>
  group(
    { fill: 'none', stroke: colour, 'stroke-width': 2.4, 'stroke-linejoin': 'round' },
    path('M-9 8V-8H9V8', {}),
    path('M0-4V6M-4 2L0 6.5L4 2', { 'stroke-linecap': 'round' }),
  );

export const flag = (side: Side) =>
  group(
    {},
    path('M-8 14V-13', { stroke: INK, 'stroke-width': 2, 'stroke-linecap': 'round' }),
    path('M-8-13Q-2-16 4-12T13-12V1Q8-2 3 1T-8 0Z', {
      fill: SIDE_COLOUR[side],
      stroke: INK,
      'stroke-width': 0.8,
    }),
    at(3, -6, group({ transform: 'scale(.5)' }, emblem(side, CREAM))),
  );

/** Marks a battle that is due or under way: two crossed swords on a light disc. */
export const swords = () =>
  circle(0, 0, 17, { fill: CREAM, stroke: INK, 'stroke-width': 1.5 }) +
  group(
    { fill: 'none', stroke: INK, 'stroke-width': 2.6, 'stroke-linecap': 'round' },
    path('M-10-10L9 9M10-10L-9 9', {}),
    path('M-11 4L-4 11M11 4L4 11', { 'stroke-width': 2.2 }),
  );
