import type { Locale } from '../../kernel/text.js';
import type { View } from '../view.js';
import { arrows } from './arrows.js';
import { FONT } from '../../kits/picture/engraving.js';
import { BASE } from './base.js';
import { battlePanel, handPanel, navalPanel } from './battle-panel.js';
import { cartouche } from './cartouche.js';
import { lakes } from './lakes.js';
import { HEIGHT, WIDTH } from './layout.js';
import { LEGEND } from './legend.js';
import { reserves } from './reserves.js';
import { score } from './score.js';
import { tag } from '../../kits/picture/svg.js';
import { towns } from './towns.js';
import { track } from './track.js';

export interface BoardOptions {
  readonly locale: Locale;
  /** pixels; the height follows (8 : 5) */
  readonly width?: number;
}

/** Map and legend: what no move changes. */
export const GROUND: Readonly<Record<Locale, string>> = {
  en: BASE.en + LEGEND.en,
  ja: BASE.ja + LEGEND.ja,
};

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
      track(view, locale),
      reserves(view, locale),
      score(view, locale),
      cartouche(view, locale),
      lakes(view),
      arrows(view),
      towns(view, locale),
      navalPanel(view, locale) || battlePanel(view, locale) || handPanel(view, locale),
    ].join(''),
  );
