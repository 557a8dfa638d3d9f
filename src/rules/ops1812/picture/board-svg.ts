import type { Locale } from '../../kernel/text.js';
import type { View } from '../view/view.js';
import { board, type BoardOptions } from '../../kits/picture/board.js';
import { BASE } from './base.js';
import { HEIGHT, WIDTH } from './layout.js';
import { LEGEND } from './legend.js';
import { battle, boxes, cartouche, hand } from './panels.js';
import { pieces } from './pieces.js';
import { vpMarker } from './track.js';

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
    pieces(view),
    vpMarker(view),
    cartouche(view, locale),
    boxes(view, locale),
    hand(view, locale),
    battle(view, locale),
  ]);
};
