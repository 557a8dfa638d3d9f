import type { Locale } from '../../kernel/text.js';
import { CREAM, INK } from '../../kits/picture/colours.js';
import { at, group, path, type Point, rect, text } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { BOX_IDS, BOX_LABEL, type BoxId } from '../components/campaign/boxes.js';
import { SHIP, type ShipId, SHIPS } from '../components/campaign/ships.js';
import { spotOf } from '../components/grid.js';
import { hexsideOf } from '../components/hexsides.js';
import { SIDES } from '../components/side.js';
import type { View } from '../view/view.js';
import { BOX, LETTERS, middleOf, middleOfBox, middleOfSide } from './layout.js';
import { countsIn } from './phrases.js';

/** A hull with two sails; a transport has one. */
const HULL = 'M-15 4H15L10 11H-10Z';
const SAILS = {
  BF: 'M-9 2V-12Q2-6-1 2ZM2 2V-14Q14-7 11 2Z',
  TR: 'M-6 2V-13Q9-7 6 2Z',
  CN: 'M-4 2V-11Q7-6 5 2Z',
} as const;

/** Half the distance between two ships in the same place. */
const APART = 17;

function spotFor(where: string): Point | undefined {
  const box = BOX_IDS.find((id) => id === where);
  if (box !== undefined) return middleOfBox(box);
  const side = hexsideOf(where);
  if (side !== undefined) return middleOfSide(side);
  const spot = spotOf(where);
  return spot === undefined ? undefined : middleOf(spot);
}

function fleet(id: ShipId, load: number): string {
  const { side, kind } = SHIP[id];
  const colour = SIDE_COLOUR[side];
  return (
    path(SAILS[kind], { fill: CREAM, stroke: colour, 'stroke-width': 1.2 }) +
    path(HULL, { fill: colour, stroke: CREAM, 'stroke-width': 1.2 }) +
    (load === 0
      ? ''
      : text(0, 26, String(load), {
          ...{ 'font-size': LETTERS, 'text-anchor': 'middle', fill: INK },
          ...{ stroke: CREAM, 'stroke-width': 3, 'paint-order': 'stroke' },
        }))
  );
}

/** A1776-camp.IX.B.1 draws fleets where they are, side by side, with the points and counters aboard below each. */
export function fleets({ ships = {} }: View): string {
  const places = [...new Set(SHIPS.flatMap(({ id }) => ships[id]?.at ?? []))];
  return places
    .map((where) => {
      const here = SHIPS.filter(({ id }) => ships[id]?.at === where);
      const [x, y] = spotFor(where) ?? [0, 0];
      return here
        .map(({ id }, i) =>
          at(x + (2 * i - (here.length - 1)) * APART, y, fleet(id, ships[id]?.burden ?? 0)),
        )
        .join('');
    })
    .join('');
}

function box(id: BoxId, view: View, locale: Locale): string {
  const units = SIDES.flatMap((side) => {
    const counts = view.boxes?.[id]?.[side];
    return counts === undefined ? [] : [countsIn(counts, locale)];
  });
  return at(
    ...middleOfBox(id),
    rect(-BOX.width / 2, -BOX.height / 2, BOX.width, BOX.height, {
      ...{ rx: 6, fill: CREAM, 'fill-opacity': 0.75, stroke: INK, 'stroke-width': 1.5 },
    }),
    group(
      { 'font-size': LETTERS, 'text-anchor': 'middle', fill: INK },
      text(0, -BOX.height / 2 + 19, BOX_LABEL[id][locale]),
      ...(units.length === 0 ? [] : [text(0, BOX.height / 2 - 8, units.join(' '))]),
    ),
  );
}

/** A1776-camp.IX.B.2 the chart of boxes off the map, if the Campaign is played. */
export const boxes = (view: View, locale: Locale): string =>
  view.boxes === undefined ? '' : BOX_IDS.map((id) => box(id, view, locale)).join('');
