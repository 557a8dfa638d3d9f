import type { BoardLook } from '../../kernel/ruleset.js';
import { boardOf, furnished } from '../../kits/picture/board.js';
import type { Ring } from '../../kits/picture/marks.js';
import { polygon } from '../../kits/picture/projection.js';
import { path, type Point } from '../../kits/picture/svg.js';
import { BOX_IDS } from '../components/campaign/boxes.js';
import { spotOf } from '../components/grid.js';
import { hexsideOf } from '../components/hexsides.js';
import { HEXES, hexOf } from '../components/map.js';
import { townOf } from '../components/towns.js';
import type { View } from '../view/view.js';
import { caption } from './caption.js';
import { boxOf, extentIn, WHOLE } from './extent.js';
import { boxes, fleets } from './fleets.js';
import { GROUND, groundIn } from './ground.js';
import { HEX, LETTERS, middleOf, middleOfBox, middleOfSide, SHEET } from './layout.js';
import { FIRST, PARTS } from './parts.js';
import { pieces } from './pieces.js';
import { frame } from './rim.js';
import { boardText } from './text.js';

/** The middle of a place: a hex, the hex of a town, or a hexside. */
function spot(place: string): Point | undefined {
  const hex = townOf(place)?.hex ?? place;
  if (hexOf(hex) !== undefined) return middleOf(spotOf(hex)!);
  const box = BOX_IDS.find((id) => id === place);
  if (box !== undefined) return middleOfBox(box);
  const side = hexsideOf(place);
  return side === undefined ? undefined : middleOfSide(side);
}

/**
 * A ring inside a hex that marks what may be done there; it stays within the hex, so that rings of neighbours do not
 * cross.
 */
const ring: Ring = ([x, y], kind, style) => {
  const radius = HEX / Math.sqrt(3) - (kind === 'last' ? 2 : 5.5);
  const corners = [30, 90, 150, 210, 270, 330].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return path(polygon(corners), style);
};

function drawn(view: View, look: BoardLook): string[] {
  const { box, locale } = look;
  const extent = box === undefined ? WHOLE : extentIn(box);
  return [
    ...(box === undefined ? [] : [frame(box, extent)]),
    boxes(view, locale),
    pieces(view, extent, look),
    fleets(view),
    furnished(look, () => caption(view, box ?? boxOf(WHOLE), locale)),
  ];
}

/** The board as one viewer may see it: it shows nothing that is not in their view. */
export const board = boardOf<View>({
  size: SHEET,
  ground: GROUND,
  groundIn,
  parts: PARTS,
  first: FIRST,
  legible: 9 / LETTERS,
  places: HEXES.map(({ id }) => id),
  spot,
  ring,
  pieces: drawn,
  text: boardText,
});
