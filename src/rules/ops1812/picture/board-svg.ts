import type { BoardPart } from '../../kernel/ruleset.js';
import { boardOf, furnished, placesAt } from '../../kits/picture/board.js';
import type { View } from '../view/view.js';
import { BASE } from './base.js';
import { HEIGHT, SPOTS, WIDTH } from './layout.js';
import { LEGEND } from './legend.js';
import { battle, boxes, cartouche, hand } from './panels.js';
import { pieces } from './pieces.js';
import { boardText } from './text.js';
import { vpMarker } from './track.js';

const PARTS: readonly BoardPart[] = [
  {
    id: 'north',
    title: { en: 'The lakes and Canada', ja: '五大湖とカナダ' },
    box: { x: 0, y: 0, width: 1600, height: 620 },
  },
  {
    id: 'south',
    title: { en: 'The South', ja: '南部' },
    box: { x: 0, y: 520, width: 1160, height: 590 },
  },
];

/** The board as one viewer may see it. The SVG document contains nothing that the view does not contain. */
export const board = boardOf<View>({
  size: [WIDTH, HEIGHT],
  ground: BASE,
  furniture: LEGEND,
  parts: PARTS,
  legible: 0.7,
  ...placesAt(SPOTS),
  pieces: (view, { locale, ...look }) => [
    pieces(view),
    vpMarker(view),
    furnished(look, () => cartouche(view, locale)),
    boxes(view, locale),
    furnished(look, () => hand(view, locale)),
    battle(view, locale),
  ],
  text: boardText,
});
