import type { Text } from '../../kernel/text.js';

/** A1776-basic.III.A the Americans, who also lead the French, and the British. */
export type Side = 'us' | 'gb';
export const SIDES = ['us', 'gb'] as const satisfies readonly Side[];
export const other = (side: Side): Side => (side === 'us' ? 'gb' : 'us');

/** In Japanese the rulebook's words. */
export const SIDE_NAME: Readonly<Record<Side, Text>> = {
  us: { en: 'American', ja: 'アメリカ軍' },
  gb: { en: 'British', ja: 'イギリス軍' },
};
