import type { BoardPart } from '../../kernel/ruleset.js';
import { boardOf, furnished, placesAt } from '../../kits/picture/board.js';
import type { View } from '../view/view.js';
import { arrows } from './arrows.js';
import { BASE } from './base.js';
import { battlePanel, handPanel, navalPanel } from './battle-panel.js';
import { cartouche } from './cartouche.js';
import { lakes } from './lakes.js';
import { HEIGHT, SPOTS, WIDTH } from './layout.js';
import { LEGEND } from './legend.js';
import { reserves } from './reserves.js';
import { score } from './score.js';
import { boardText } from './text.js';
import { towns } from './towns.js';
import { track } from './track.js';

/** The two theatres, which overlap at the western end of Lake Ontario. */
const PARTS: readonly BoardPart[] = [
  {
    id: 'west',
    title: { en: 'Lake Erie and the Niagara', ja: 'エリー湖とナイアガラ' },
    box: { x: 0, y: 400, width: 900, height: 600 },
  },
  {
    id: 'east',
    title: { en: 'Lake Ontario and the St. Lawrence', ja: 'オンタリオ湖とセントローレンス川' },
    box: { x: 700, y: 0, width: 900, height: 760 },
  },
];

/** The board as one viewer may see it. The SVG document contains nothing that the view does not contain. */
export const board = boardOf<View>({
  size: [WIDTH, HEIGHT],
  ground: BASE,
  furniture: LEGEND,
  parts: PARTS,
  legible: 0.75,
  ...placesAt(SPOTS),
  pieces: (view, { locale, ...look }) => [
    track(view, locale),
    reserves(view, locale),
    furnished(
      look,
      () => score(view, locale),
      () => cartouche(view, locale),
    ),
    lakes(view),
    arrows(view),
    towns(view, locale),
    navalPanel(view, locale) || battlePanel(view, locale) || handPanel(view, locale),
  ],
  text: boardText,
});
