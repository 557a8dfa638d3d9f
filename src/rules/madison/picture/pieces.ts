import type { Locale } from '../../kernel/text.js';
import { at, group, type Point } from '../../kits/picture/svg.js';
import { flag, swords } from '../../kits/war-of-1812/glyphs.js';
import { LAKE_IDS, SPACE, SPACE_IDS, type SpaceId, TRANSIT } from '../components/map.js';
import { SIDES } from '../components/side.js';
import { fortOf } from '../questions/control.js';
import type { Place } from '../state.js';
import type { View } from '../view/view.js';
import { heap } from './heap.js';
import { BOX, BOX_SIZE, LAYOUT } from './layout.js';
import { leash } from './leash.js';
import { banner, baseAtWork, baseDestroyed, depot, destroyed, fort, fortToCome } from './marks.js';
import { type Box, coveredNames } from './names.js';
import { onSpace } from './place.js';
import { countOf, piecesAt } from './placed.js';
import { spread } from './spread.js';
import { type DrawPieces, lined, stack } from './stack.js';

const worksAt = (view: View, id: SpaceId) => {
  const works = fortOf(view, id);
  if (works !== null) return fort(works);
  return SPACE[id].fort === null ? '' : fortToCome();
};

/** Marks on a space. */
const marks = (view: View, id: SpaceId) =>
  [
    view.destroyed[id] === true ? destroyed() : '',
    view.occupied[id] === undefined ? '' : banner(view.occupied[id]),
    view.basesDestroyed[id] === true ? baseDestroyed() : '',
    view.backups[id] === true ? baseAtWork() : '',
    view.depots[id] === undefined ? '' : depot(view.depots[id]),
    view.combat?.space === id ? swords() : '',
  ].join('');

const onIt = (id: SpaceId, drawn: string) => (drawn === '' ? '' : at(...LAYOUT[id].at, drawn));

/** Pieces on all spaces. Above them are the names that they cover, and above these the totals of the stacks. */
const spaces = (view: View, draw: DrawPieces, locale: Locale, small: boolean) => {
  const laid = SPACE_IDS.flatMap((id) => {
    const sides = SIDES.map((side) => piecesAt(view, side, id));
    return onSpace(id, sides, draw) ?? [];
  });
  const boxes = spread(laid, locale);
  const placed = laid.map(({ id, svg, top, colour }, i) => {
    const box = boxes[i] as Box;
    return {
      line: leash(id, box, colour),
      drawn: at(box.x, box.y, svg),
      total: top === '' ? '' : at(box.x, box.y, top),
    };
  });
  return [
    ...placed.map(({ line }) => line),
    ...SPACE_IDS.map((id) => onIt(id, marks(view, id))),
    ...placed.map(({ drawn }) => drawn),
    // above the pieces of neighbouring spaces, as the value of a fort decides combats
    ...SPACE_IDS.map((id) => onIt(id, worksAt(view, id))),
    // on a small board a stack consists of its total only, and names cannot be read
    small ? '' : coveredNames(boxes, locale),
    ...placed.map(({ total }) => total),
  ];
};

/** Fleets of both sides on a lake, side by side; two fleets share the room. */
const fleets = (view: View, place: Place, [width, height]: Point, draw: DrawPieces) => {
  const both = SIDES.map((side) => piecesAt(view, side, place)).filter((each) => countOf(each) > 0);
  return lined(
    both.map((each) => draw(each, [width / both.length, height])),
    'row',
  ).svg;
};

/**
 * Ships in the lake control boxes, the flag of the side in control, and the marker of the side that controlled the lake
 * before winter.
 */
const lakeBoxes = (view: View, draw: DrawPieces) =>
  LAKE_IDS.map((id) => {
    const { control, marker } = view.lakes[id];
    const sign = view.navalCombat?.lake === id ? swords() : control === null ? '' : flag(control);
    return at(
      ...BOX[id],
      sign === '' ? '' : at(24, 70, sign),
      marker === null
        ? ''
        : at(BOX_SIZE.width - 22, 24, group({ transform: 'scale(.8)' }, flag(marker))),
      at(46, 32, fleets(view, id, [BOX_SIZE.width - 56, BOX_SIZE.height - 36], draw)),
    );
  });

const transit = (view: View, draw: DrawPieces) =>
  at(BOX.transit[0] + 10, BOX.transit[1] + 30, fleets(view, TRANSIT, [170, 50], draw));

/** All pieces on the map; on a small board only the totals. */
export const pieces = (view: View, locale: Locale, small: boolean) => {
  const draw: DrawPieces = small ? heap : (each, room) => stack(each, room, locale);
  return [...lakeBoxes(view, draw), transit(view, draw), ...spaces(view, draw, locale, small)].join(
    '',
  );
};
