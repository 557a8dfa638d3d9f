import type { BoardLook } from '../../kernel/ruleset.js';
import { CREAM } from '../../kits/picture/colours.js';
import { figureDefs, figureStyle } from '../../kits/picture/figures.js';
import { at, circle, group, path, rect, tag } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { spotOf } from '../components/grid.js';
import { type Hexside, hexsideOf } from '../components/hexsides.js';
import { SIDES } from '../components/side.js';
import type { SpotView, View } from '../view/view.js';
import { laidOut } from './cells.js';
import { chip, FIGURES } from './chip.js';
import { type Extent, isWithin } from './extent.js';
import { BAND, CHIP, HEX, middleOf, middleOfSide, SHEET, wayOf } from './layout.js';
import { lettered, namesOver } from './lettered.js';
import { signDefs } from './signs.js';

/** At this width of a hex in pixels or more, types can be read. */
const LARGE = 44;
const isLarge = ({ width, box }: BoardLook): boolean =>
  width === undefined || (width * HEX) / (box?.width ?? SHEET[0]) >= LARGE;

const stands = (force: SpotView['us']): boolean =>
  force !== undefined && (Object.keys(force.open).length > 0 || force.in !== undefined);

/** Whether both sides are in the hex. */
const isContested = (spot: SpotView): boolean => stands(spot.us) && stands(spot.gb);

const ring = (): string =>
  rect(-CHIP.width / 2 - 2.5, -BAND / 2 - 2.5, CHIP.width + 5, BAND + 5, {
    ...{ rx: 6, fill: 'none', stroke: '#e0a100', 'stroke-width': 3 },
  });

function hexes({ hexes: all }: View, extent: Extent, large: boolean): string {
  return Object.keys(all)
    .filter((hex) => isWithin(extent, hex))
    .map((hex) => {
      const spot = all[hex] as SpotView;
      const chips = laidOut(spot).map((cell) => chip(cell, large));
      return at(...middleOf(spotOf(hex)!), ...(isContested(spot) ? [ring()] : []), ...chips);
    })
    .join('');
}

/**
 * The hull of a bateau: it lies along its hexside, between the chips of the banks, with a dot for each bateau beyond
 * the first.
 */
export const BOAT = { half: 10, up: 3, down: 4.3 } as const;
const HULL = `M${-BOAT.half}${-BOAT.up}L-7 ${BOAT.down}H7L${BOAT.half}${-BOAT.up}Q0 .5${-BOAT.half}${-BOAT.up}Z`;
const TURN = [90, 30, -30] as const;

/** The hexsides in that extent on which boats lie. */
const moorings = ({ boats = {} }: View, extent: Extent): Hexside[] =>
  Object.keys(boats)
    .flatMap((id) => hexsideOf(id) ?? [])
    .filter(({ hexes: banks }) => banks.some((hex) => isWithin(extent, hex)));

function boats({ boats: all = {} }: View, sides: readonly Hexside[]): string {
  return sides
    .flatMap((side) => {
      const here = all[side.id] ?? {};
      return SIDES.filter((owner) => (here[owner] ?? 0) > 0).map((owner) => {
        const count = here[owner] ?? 0;
        const dots = Array.from({ length: Math.min(count, 4) - 1 }, (_, i) =>
          circle((i - (Math.min(count, 4) - 2) / 2) * 5, 1.6, 1.6, { fill: CREAM, stroke: 'none' }),
        );
        const hull = path(HULL, { fill: SIDE_COLOUR[owner], stroke: CREAM, 'stroke-width': 1 });
        return at(
          ...middleOfSide(side),
          group({ transform: `rotate(${TURN[wayOf(side).way as 0 | 1 | 2]})` }, hull, ...dots),
        );
      });
    })
    .join('');
}

/** Draws the way that the column has come. */
function way({ column }: View): string {
  if (column === null || column.via.length === 0) return '';
  const stops = [...column.via, ...(column.via.at(-1) === column.at ? [] : [column.at])];
  const points = stops.map((hex) => middleOf(spotOf(hex)!).map(Math.round).join(' '));
  const d = `M${points.join('L')}`;
  const line = { fill: 'none', 'stroke-linejoin': 'round' } as const;
  return (
    path(d, { ...line, stroke: CREAM, 'stroke-width': 6, 'stroke-opacity': 0.8 }) +
    path(d, {
      ...line,
      stroke: SIDE_COLOUR[column.by],
      'stroke-width': 2.6,
      'stroke-dasharray': '7 3',
    })
  );
}

/** The width of a thin halo, which does not hide what the letters lie over. */
const THIN = 1.6;

/** Draws the pieces on the map in that extent, and over boats once more the names that they would cover. */
export function pieces(view: View, extent: Extent, look: BoardLook): string {
  const sides = moorings(view, extent);
  const large = isLarge(look);
  return (
    tag('defs', {}, figureDefs(FIGURES) + signDefs()) +
    way(view) +
    group(figureStyle('#fff'), boats(view, sides), hexes(view, extent, large)) +
    lettered(namesOver(sides, look.locale), THIN)
  );
}
