/** The two sides of a war against Britain, as every game here has them, the American first. */
export const SIDES = ['us', 'gb'] as const;
export type Side = (typeof SIDES)[number];

export const other = (side: Side): Side => (side === 'us' ? 'gb' : 'us');

/** What belongs to a side, of two: four times as fast as `two[side]` (`kits/lookup.ts` tells why). */
export const ofSide = <V>(two: { readonly [S in Side]: V }, side: Side): V =>
  side === 'us' ? two.us : two.gb;
