import type { Text } from '../../kernel/text.js';
import type { Side } from '../../kits/side.js';

/** MMW-1.0 the United States and the British; the Canadians and most Indians belong to the British. */
export { ofSide, other, SIDES, type Side } from '../../kits/side.js';

/** Names of the sides; the Japanese ones are those of the rulebook. */
export const SIDE_NAME: Readonly<Record<Side, Text>> = {
  us: { en: 'American', ja: '合衆国' },
  gb: { en: 'British', ja: 'イギリス' },
};
export { DRAWN_SIDES } from '../../kits/war-of-1812/colours.js';
