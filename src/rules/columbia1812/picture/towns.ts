import type { Locale } from '../../kernel/text.js';
import { at, type Attributes, circle, group, type Point } from '../../kits/picture/svg.js';
import { stack } from '../../kits/picture/touch.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { flag, swords } from '../../kits/war-of-1812/glyphs.js';
import { TOWN, TOWN_IDS } from '../components/lookups.js';
import type { TownId } from '../components/map.js';
import { type Side, SIDES } from '../components/side.js';
import type { View } from '../view/view.js';
import { LAYOUT, type TownLayout } from './layout.js';
import { ownBlocks } from './pieces.js';
import { centred, fleet } from './ships.js';
import { closedStack, type Drawing, inColumn, inRow, openStack } from './stacks.js';

/** C1812-2.2 the army of a side in a town: its owner sees the blocks, everybody else their number. */
const army = (view: View, id: TownId, side: Side, locale: Locale): readonly Drawing[] => {
  const count = view.towns[id][side];
  if (side !== view.viewer)
    return count === 0 ? [] : [marked(stack(id, 'closed'), closedStack(side, count))];
  const own = ownBlocks(view, id);
  const shared = view.towns[id].us > 0 && view.towns[id].gb > 0;
  return own.length === 0 ? [] : [marked(stack(id, 'open'), openStack(side, own, locale, shared))];
};

const marked = (marks: Attributes, { svg, ...size }: Drawing): Drawing => ({
  ...size,
  svg: group(marks, svg),
});

const TOP = 20;
const BOTTOM = 902;

/** How far a flag extends to the left of, to the right of and above the centre of its marker. */
export const FLAG = { left: 8, right: 29, top: 34 };

/** Upper left corner of a stack at its town. Above a captured town it leaves room for the flag. */
export const corner = (
  { at: [town], army: [x, y], stack }: TownLayout,
  { width, height }: Drawing,
  isTaken: boolean,
): Point => {
  const beside = stack === 'e' || stack === 'w';
  const aside = beside ? 26 : 12;
  const left = stack.endsWith('e') ? x + aside : x - aside - width;
  if (beside) return [left, Math.max(TOP, y - height / 2)];
  if (stack.startsWith('s')) return [left, Math.min(y + 19, BOTTOM - height)];
  const meetsFlag = isTaken && left < town + FLAG.right && left + width > town + FLAG.left;
  return [left, Math.max(TOP, y - (meetsFlag ? FLAG.top + 2 : 18) - height)];
};

const isTaken = (view: View, id: TownId): boolean => view.towns[id].control !== TOWN[id].nation;

const stacks = (view: View, id: TownId, locale: Locale) => {
  const drawing = inRow(SIDES.flatMap((side) => army(view, id, side, locale)));
  const place = corner(LAYOUT[id], drawing, isTaken(view, id));
  return drawing.width === 0 ? '' : at(...place, drawing.svg);
};

const port = (view: View, id: TownId) => {
  const berth = LAYOUT[id].port;
  const ships = SIDES.flatMap((side) => fleet(side, view.towns[id].ships[side]));
  if (berth === null || ships.length === 0) return '';
  return centred(...berth, TOWN[id].lake === 'lake-champlain' ? inColumn(ships) : inRow(ships, 2));
};

/** A captured town has a ring and the flag of the side that holds it. */
const occupied = (view: View, id: TownId) => {
  if (!isTaken(view, id)) return '';
  const { control } = view.towns[id];
  const [x, y] = LAYOUT[id].at;
  const ring = { fill: 'none', stroke: SIDE_COLOUR[control], 'stroke-width': 4 };
  return circle(x, y, 18, ring) + at(x + 16, y - 18, flag(control));
};

const fighting = (view: View, id: TownId) => {
  const [x, y] = LAYOUT[id].at;
  return view.due.includes(id) || view.battle?.town === id ? at(x, y, swords()) : '';
};

export const towns = (view: View, locale: Locale) =>
  TOWN_IDS.map((id) =>
    [port(view, id), stacks(view, id, locale), occupied(view, id), fighting(view, id)].join(''),
  ).join('');
