import type { Text } from '../../kernel/text.js';
import type { Side } from '../../kits/side.js';

/** A1776-basic.III.A the sides: `us`, the Americans, who also lead the French, and `gb`, the British. */
export { other, type Side, SIDES } from '../../kits/side.js';

/** Names of the sides; in Japanese the rulebook's words. */
export const SIDE_NAME: Readonly<Record<Side, Text>> = {
  us: { en: 'American', ja: 'アメリカ軍' },
  gb: { en: 'British', ja: 'イギリス軍' },
};
export { DRAWN_SIDES } from '../../kits/war-of-1812/colours.js';
