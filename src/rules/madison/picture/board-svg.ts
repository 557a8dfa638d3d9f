import type { Locale } from '../../kernel/text.js';
import type { View } from '../view/view.js';
import { board, type BoardOptions } from '../../kits/picture/board.js';
import { BASE } from './base.js';
import { HEIGHT, WIDTH } from './layout.js';
import { LEGEND } from './legend.js';
import { fight } from './fight.js';
import { hand } from './hand.js';
import { cartouche, decks, inForce, turnRow } from './panels.js';
import { pieces } from './pieces.js';
import { vpMarker } from './track.js';
import { waiting } from './waiting.js';

/** Map, tracks and legend: what no move changes. */
export const GROUND: Readonly<Record<Locale, string>> = {
  en: BASE.en + LEGEND.en,
  ja: BASE.ja + LEGEND.ja,
};

/** The board as one viewer may see it: a whole SVG document that holds nothing his view does not. */
export const boardSvg = (view: View, options: BoardOptions): string => {
  const { locale } = options;
  return board([WIDTH, HEIGHT], options, [
    GROUND[locale],
    pieces(view, options),
    vpMarker(view.vp),
    cartouche(view, locale),
    decks(view, locale),
    turnRow(view, locale),
    inForce(view, locale),
    hand(view, options),
    fight(view, locale),
    waiting(view, locale),
  ]);
};
