import type { Locale } from '../../kernel/text.js';
import type { View } from '../view.js';
import { FONT } from '../../kits/picture/engraving.js';
import { tag } from '../../kits/picture/svg.js';
import { BASE } from './base.js';
import { HEIGHT, WIDTH } from './layout.js';
import { fight } from './fight.js';
import { cartouche, decks, hand, inForce, turnRow } from './panels.js';
import { pieces } from './pieces.js';
import { vpMarker } from './track.js';
import { waiting } from './waiting.js';

export interface BoardOptions {
  readonly locale: Locale;
  /** pixels; the height follows */
  readonly width?: number;
}

/** Map and tracks: what no move changes. */
export const GROUND = BASE;

/** The board as one viewer may see it: a whole SVG document that holds nothing his view does not. */
export const boardSvg = (view: View, { locale, width = WIDTH }: BoardOptions): string =>
  tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width,
      height: (width * HEIGHT) / WIDTH,
      'font-family': FONT,
    },
    [
      GROUND[locale],
      pieces(view, locale),
      vpMarker(view.vp),
      cartouche(view, locale),
      decks(view, locale),
      turnRow(view, locale),
      inForce(view, locale),
      hand(view, locale),
      fight(view, locale),
      waiting(view, locale),
    ].join(''),
  );
