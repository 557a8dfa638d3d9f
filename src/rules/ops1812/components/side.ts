import type { Text } from '../../kernel/text.js';

/** OPS-general.players the American side and the British, whose the Indian units are. */
export const SIDES = ['us', 'gb'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_NAME: Readonly<Record<Side, Text>> = {
  us: { en: 'American', ja: 'アメリカ' },
  gb: { en: 'British', ja: 'イギリス' },
};

export const other = (side: Side): Side => (side === 'us' ? 'gb' : 'us');
