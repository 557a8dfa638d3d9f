/** The two sides of a war against Britain, the American one first. Every game here has them. */
export const SIDES = ['us', 'gb'] as const;
export type Side = (typeof SIDES)[number];

export const other = (side: Side): Side => (side === 'us' ? 'gb' : 'us');

/** The value of a side; four times as fast as `two[side]` (`kits/lookup.ts` explains why). */
export const ofSide = <V>(two: { readonly [S in Side]: V }, side: Side): V =>
  side === 'us' ? two.us : two.gb;
