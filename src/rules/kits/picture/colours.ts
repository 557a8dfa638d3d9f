/** The two sides of the war, as every game on it has them. */
export type Side = 'us' | 'gb';

export const INK = '#3a2a1c';
export const PAPER = '#ecdcb6';
export const CREAM = '#f7efd9';
export const WATER = '#b7cfce';
export const SHORE = '#58777a';
export const ROAD = '#7d5834';

/** The body of a block, its shaded edge, and the wash over the land of that nation. */
export const SIDE_COLOUR: Readonly<Record<Side, string>> = { us: '#2c4f80', gb: '#a3271f' };
export const SIDE_SHADE: Readonly<Record<Side, string>> = { us: '#182e50', gb: '#641510' };
export const SIDE_WASH: Readonly<Record<Side, string>> = { us: '#6f93b5', gb: '#d0705a' };
