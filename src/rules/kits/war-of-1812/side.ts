import type { Text } from '../../kernel/text.js';

/** The two sides of the war, as every game on it has them, the American first. */
export const SIDES = ['us', 'gb'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_NAME: Readonly<Record<Side, Text>> = {
  us: { en: 'American', ja: 'アメリカ' },
  gb: { en: 'British', ja: 'イギリス' },
};

export const other = (side: Side): Side => (side === 'us' ? 'gb' : 'us');

/** A side's own of two. V8 takes four times as long to look it up by a name that varies, `two[side]`. */
export const ofSide = <V>(two: { readonly [S in Side]: V }, side: Side): V =>
  side === 'us' ? two.us : two.gb;
