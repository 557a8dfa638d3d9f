import type { Text } from '../../kernel/text.js';

/** MMW-1.0 the United States and the British, whose the Canadians and most Indians are. */
export const SIDES = ['us', 'gb'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_NAME: Readonly<Record<Side, Text>> = {
  us: { en: 'American', ja: 'アメリカ' },
  gb: { en: 'British', ja: 'イギリス' },
};

export const other = (side: Side): Side => (side === 'us' ? 'gb' : 'us');

/** A side's own of two. To look it up by a name that varies, `two[side]`, takes four times as long. */
export const ofSide = <V>(two: { readonly [S in Side]: V }, side: Side): V =>
  side === 'us' ? two.us : two.gb;
