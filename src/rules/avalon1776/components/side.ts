import type { Text } from '../../kernel/text.js';
import type { Side } from '../../kits/side.js';

/** A1776-basic.III.A the Americans, who also lead the French, and the British. */
export { other, type Side, SIDES } from '../../kits/side.js';

/** In Japanese the rulebook's words. */
export const SIDE_NAME: Readonly<Record<Side, Text>> = {
  us: { en: 'American', ja: 'アメリカ軍' },
  gb: { en: 'British', ja: 'イギリス軍' },
};
export { DRAWN_SIDES } from '../../kits/war-of-1812/colours.js';
