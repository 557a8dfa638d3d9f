import type { Locale, Text } from '../../kernel/text.js';
import { INK } from '../../kits/picture/colours.js';
import { at, group, text } from '../../kits/picture/svg.js';
import { anchor } from '../../kits/war-of-1812/glyphs.js';
import { LETTERS } from './layout.js';
import { seal } from './seal.js';
import { crossing } from './terrain.js';

const small = (glyph: string): string => group({ transform: 'scale(.8)' }, glyph);

/** The signs of the ground that need an explanation. */
const ENTRIES: readonly { readonly glyph: string; readonly means: Text }[] = [
  {
    glyph: seal({ kind: 'town', strategic: true, points: 5 }),
    means: { en: 'strategic, 5 points', ja: '戦略都市、5点' },
  },
  { glyph: seal({ kind: 'town', strategic: false, points: 0 }), means: { en: 'town', ja: '町' } },
  {
    glyph: seal({ kind: 'indian', strategic: false, points: 0 }),
    means: { en: 'Indian town', ja: '先住民の町' },
  },
  { glyph: crossing('ferry'), means: { en: 'ferry', ja: '渡し' } },
  { glyph: crossing('ford'), means: { en: 'ford', ja: '浅瀬' } },
  { glyph: small(anchor('#1f4a5c')), means: { en: 'port', ja: '港' } },
];

const ROWS = 3;
const ROW = 22.5;
const SIGN = 32;
/** The width of each column, with the sign. */
const COLUMNS = [190, 90] as const;
export const KEY_WIDTH = COLUMNS[0] + COLUMNS[1];

/** The key: signs with their meanings, in rows beside the words of the caption. */
export const key = (x: number, y: number, locale: Locale): string =>
  group(
    { 'font-size': LETTERS, fill: INK },
    ...ENTRIES.map(({ glyph, means }, i) =>
      at(
        x + (i < ROWS ? 0 : COLUMNS[0]),
        y + (i % ROWS) * ROW,
        at(SIGN / 2, -5, glyph),
        text(SIGN + 2, 0, means[locale]),
      ),
    ),
  );
