import { CREAM, INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { at, circle, group, path, rect, remembered } from '../../kits/picture/svg.js';
import { SIDE_COLOUR, SIDE_SHADE } from '../../kits/war-of-1812/colours.js';
import { flag, kindSymbol, ship, swords } from '../../kits/war-of-1812/glyphs.js';
import { REGION, REGION_IDS, WATERWAY_IDS, ZONE_IDS } from '../components/lookups.js';
import type { RegionId } from '../components/map.js';
import { type Side, SIDES } from '../components/side.js';
import { type Class, CLASSES } from '../components/units.js';
import { total } from '../state.js';
import type { View } from '../view/view.js';
import { LAYOUT, WATER_PLATE, ZONE_PLATE } from './layout.js';

const CHIP = { width: 42, height: 25 };
const GAP = 3;

/** Symbol of a class: regulars a crossed box, militia a box with a musket ball, Indian units a feather. */
export const symbol = (unit: Class, side: Side) => {
  if (unit === 'indian') return kindSymbol('indian', side);
  if (unit === 'regular') return kindSymbol('infantry', side);
  return (
    rect(-10, -6, 20, 12, { fill: '#fffaf0', stroke: SIDE_COLOUR[side], 'stroke-width': 1.8 }) +
    circle(0, 0, 2.8, { fill: SIDE_COLOUR[side] })
  );
};

/** All units of one class as a small wooden piece with their number. */
const chip = remembered((side: Side, unit: Class, count: number) =>
  group(
    {},
    rect(2, 2.5, CHIP.width, CHIP.height, { rx: 4, fill: SIDE_SHADE[side] }),
    rect(0, 0, CHIP.width, CHIP.height, { rx: 4, fill: SIDE_COLOUR[side] }),
    rect(3, 3, CHIP.width - 6, CHIP.height - 6, { rx: 2.5, fill: CREAM }),
    at(15, 12.5, group({ transform: 'scale(.8)' }, symbol(unit, side))),
    figures(count, 32, 19.5, 14, INK),
  ),
);

const FORT = 'M-9 8V-4H-6V-8H-3V-4H3V-8H6V-4H9V8Z';
export const fort = () => path(FORT, { fill: '#8a7a5c', stroke: INK, 'stroke-width': 1.2 });
export const flame = () =>
  path('M0 9C-8 7-7-1-2-4C-2-1 1-1 1-9C7-5 9 5 0 9Z', {
    fill: '#d8642b',
    stroke: INK,
    'stroke-width': 1,
  });
export const token = (i: number) =>
  at(
    i * 13,
    0,
    circle(0, 0, 6, { fill: '#d9b25a', stroke: INK, 'stroke-width': 1 }) +
      path('M-3 0H3M0-3V3', { stroke: INK }),
  );

interface Row {
  readonly svg: string;
  readonly width: number;
}

const row = (chips: readonly string[]): Row => ({
  svg: chips.map((one, i) => at(i * (CHIP.width + GAP), 0, one)).join(''),
  width: chips.length * (CHIP.width + GAP) - GAP,
});

const army = (view: View, id: RegionId, side: Side): readonly string[] =>
  CLASSES.filter((unit) => view.regions[id][side][unit] > 0).map((unit) =>
    chip(side, unit, view.regions[id][side][unit]),
  );

/** Units of both sides under the name of a region, in one row per side. */
function armies(view: View, id: RegionId): string {
  const {
    at: [x, y],
    name,
  } = LAYOUT[id];
  const rows = SIDES.filter((side) => total(view.regions[id][side]) > 0).map((side) =>
    row(army(view, id, side)),
  );
  const top = name === 's' ? y + 39 : y + 14;
  const left = (width: number) =>
    name === 'e' ? x + 20 : name === 'w' ? x - 20 - width : x - width / 2;
  return rows
    .map(({ svg, width }, i) => at(left(width), top + i * (CHIP.height + 4), svg))
    .join('');
}

/** What lies beside the marker of a region: fort, raid marker, recruit tokens. */
function extras(view: View, id: RegionId): string {
  const {
    at: [x, y],
    name,
  } = LAYOUT[id];
  const { fort: forted, raid, tokens } = view.regions[id];
  const dir = name === 'w' ? 1 : -1;
  const tokenRow = Array.from({ length: tokens }, (_, i) => token(i));
  return [
    forted ? at(x + dir * 28, y, fort()) : '',
    raid ? at(x + dir * 28, y + 18, flame()) : '',
    tokens === 0 ? '' : at(x + (dir > 0 ? 24 : -24 - (tokens - 1) * 13), y + 14, ...tokenRow),
  ].join('');
}

/** Flag of a region that is not held by its home side; Indian regions always have a flag if they are held. */
function banner(view: View, id: RegionId): string {
  const { control } = view.regions[id];
  if (control === null || control === REGION[id].home) return '';
  const [x, y] = LAYOUT[id].at;
  const ring = circle(x, y, 19, {
    fill: 'none',
    stroke: SIDE_COLOUR[control],
    'stroke-width': 3.5,
  });
  return (
    (REGION[id].type === 'indian' ? '' : ring) +
    at(x + 13, y - 17, group({ transform: 'scale(.85)' }, flag(control)))
  );
}

const region = (view: View, id: RegionId) =>
  [
    banner(view, id),
    extras(view, id),
    armies(view, id),
    view.battle?.region === id ? at(...LAYOUT[id].at, swords()) : '',
  ].join('');

export const bead = (side: Side) =>
  circle(0, 0, 10, {
    fill: SIDE_COLOUR[side],
    stroke: SIDE_SHADE[side],
    'stroke-width': 1.5,
  });

/** Control markers of waterways: American ones from the left, British ones from the right. */
const markers = (view: View) =>
  WATERWAY_IDS.map((id) => {
    const { us, gb } = view.waterways[id];
    const beads = [
      ...Array.from({ length: us }, (_, i) => at((i - 1) * 28, 0, bead('us'))),
      ...Array.from({ length: gb }, (_, i) => at((1 - i) * 28, 0, bead('gb'))),
    ];
    return at(...WATER_PLATE[id], ...beads);
  });

const squadrons = (view: View) =>
  ZONE_IDS.map((id) =>
    at(
      ...ZONE_PLATE[id],
      ...Array.from({ length: view.zones[id] }, (_, i) => at((i - 0.5) * 54, 2, ship('gb', true))),
    ),
  );

/** All pieces and markers on the map. */
export const pieces = (view: View) =>
  [...markers(view), ...squadrons(view), ...REGION_IDS.map((id) => region(view, id))].join('');
