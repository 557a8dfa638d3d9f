import type { BoardPart } from '../../kernel/ruleset.js';
import { boardOf, furnished, isSmall, placesAt } from '../../kits/picture/board.js';
import type { View } from '../view/view.js';
import { BASE } from './base.js';
import { fight } from './fight.js';
import { hand } from './hand.js';
import { HEIGHT, SPOTS, WIDTH } from './layout.js';
import { LEGEND } from './legend.js';
import { cartouche, decks, inForce, turnRow } from './panels.js';
import { pieces } from './pieces.js';
import { boardText } from './text.js';
import { vpMarker } from './track.js';
import { waiting } from './waiting.js';

/** The four theatres of the war, west to east. */
const PARTS: readonly BoardPart[] = [
  {
    id: 'west',
    title: { en: 'Detroit and the Ohio', ja: 'デトロイトとオハイオ' },
    box: { x: 0, y: 880, width: 1100, height: 940 },
  },
  {
    id: 'niagara',
    title: { en: 'The Niagara', ja: 'ナイアガラ' },
    box: { x: 600, y: 560, width: 1060, height: 780 },
  },
  {
    id: 'saint-lawrence',
    title: { en: 'Lake Ontario and the St. Lawrence', ja: 'オンタリオ湖とセントローレンス川' },
    box: { x: 1380, y: 180, width: 900, height: 900 },
  },
  {
    id: 'champlain',
    title: { en: 'Montreal and Lake Champlain', ja: 'モントリオールとシャンプレーン湖' },
    box: { x: 1880, y: 20, width: 720, height: 820 },
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
  pieces: (view, look) => {
    const { locale } = look;
    const small = isSmall(look, { width: WIDTH, height: HEIGHT });
    return [
      pieces(view, locale, small),
      vpMarker(view.vp),
      furnished(
        look,
        () => cartouche(view, locale),
        () => decks(view, locale),
      ),
      turnRow(view, locale),
      furnished(
        look,
        () => inForce(view, locale),
        () => hand(view, locale, small),
      ),
      fight(view, locale),
      waiting(view, locale),
    ];
  },
  text: boardText,
});
