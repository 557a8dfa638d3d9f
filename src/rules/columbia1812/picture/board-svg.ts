import type { Locale } from '../../kernel/text.js';
import type { View } from '../view/view.js';
import { arrows } from './arrows.js';
import { board, type BoardOptions } from '../../kits/picture/board.js';
import { BASE } from './base.js';
import { battlePanel, handPanel, navalPanel } from './battle-panel.js';
import { cartouche } from './cartouche.js';
import { lakes } from './lakes.js';
import { HEIGHT, WIDTH } from './layout.js';
import { LEGEND } from './legend.js';
import { reserves } from './reserves.js';
import { score } from './score.js';
import { towns } from './towns.js';
import { track } from './track.js';

/** Map and legend: what no move changes. */
export const GROUND: Readonly<Record<Locale, string>> = {
  en: BASE.en + LEGEND.en,
  ja: BASE.ja + LEGEND.ja,
};

/** The board as one viewer may see it: a whole SVG document that holds nothing his view does not. */
export const boardSvg = (view: View, options: BoardOptions): string => {
  const { locale } = options;
  return board([WIDTH, HEIGHT], options, [
    GROUND[locale],
    track(view, locale),
    reserves(view, locale),
    score(view, locale),
    cartouche(view, locale),
    lakes(view),
    arrows(view),
    towns(view, locale),
    navalPanel(view, locale) || battlePanel(view, locale) || handPanel(view, locale),
  ]);
};
