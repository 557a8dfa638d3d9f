import type { Text } from '../../kernel/text.js';
import type { Side } from '../../kits/side.js';

/** MMW-1.0 the United States and the British, whose the Canadians and most Indians are. */
export { ofSide, other, SIDES, type Side } from '../../kits/side.js';

/** In Japanese the rulebook's words. */
export const SIDE_NAME: Readonly<Record<Side, Text>> = {
  us: { en: 'American', ja: '合衆国' },
  gb: { en: 'British', ja: 'イギリス' },
};
export { DRAWN_SIDES } from '../../kits/war-of-1812/colours.js';
