import type { Side } from '../side.js';

/** The body of a block, its shaded edge, and the wash over the land of that nation. */
export const SIDE_COLOUR: Readonly<Record<Side, string>> = { us: '#2c4f80', gb: '#a3271f' };
export const SIDE_SHADE: Readonly<Record<Side, string>> = { us: '#182e50', gb: '#641510' };
export const SIDE_WASH: Readonly<Record<Side, string>> = { us: '#6f93b5', gb: '#d0705a' };
