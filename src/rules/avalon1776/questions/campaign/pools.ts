import type { AreaId } from '../../components/areas.js';
import type { BoxId } from '../../components/campaign/boxes.js';
import type { PoolId } from '../../components/campaign/levies.js';
import type { ShipId } from '../../components/campaign/ships.js';
import { hexOf } from '../../components/map.js';
import type { Side } from '../../components/side.js';
import type { Counts, UnitCode } from '../../components/units.js';
import type { State1776 } from '../../state.js';
import { hexesIn, inside, outside } from '../force.js';
import { asideOf, fleetsOf, isPort, portAt } from './fleets.js';

/** Points of one type in one place of a pool. */
export type Pool = { readonly unit: UnitCode; readonly points: number } & (
  | { readonly where: 'in' | 'out'; readonly at: string }
  | { readonly where: 'box'; readonly at: BoxId }
  | { readonly where: 'aboard'; readonly at: ShipId }
);

/** A1776-campopt.II.C each point of dragoons counts as two points of militia. */
const DRAGOON_WORTH = 2;

/** How many points a lot counts against a ceiling. */
export const weightOf = ({ unit, points }: Pick<Pool, 'unit' | 'points'>): number =>
  unit === 'RMd' || unit === 'TMd' ? DRAGOON_WORTH * points : points;

/** Each levy with the types that count with it. */
const KINDS: { readonly [levy: string]: readonly UnitCode[] } = {
  RM: ['RM', 'RMd'],
  TM: ['TM', 'TMd'],
  CA: ['CA'],
};

/**
 * The areas of the map and the box that make up a pool; ships in port count where their port does
 * (A1776-camp.IX.C.1.c).
 */
interface Extent {
  readonly areas: readonly AreaId[];
  readonly box: BoxId | null;
  readonly atSea: boolean;
}

/**
 * A1776-camp.III.B.5.c militia in Canada and Halifax is counted with the Middle States, militia in the West Indies with
 * the Deep South; A1776-camp.VII.B.4 for Continentals all three are pools of their own.
 */
function extentOf(pool: PoolId, levy: UnitCode): Extent {
  if (pool === 'SEA') return { areas: [], box: null, atSea: true };
  if (pool === 'WI') return { areas: [], box: 'west-indies', atSea: false };
  if (levy === 'CA') return { areas: [pool], box: null, atSea: false };
  if (pool === 'MS') return { areas: ['MS', 'CAN'], box: 'halifax', atSea: false };
  return { areas: [pool], box: pool === 'DS' ? 'west-indies' : null, atSea: false };
}

/** The points of a levy in a pool, place by place: ashore in board order, in a box, aboard. */
export function poolOf(state: State1776, side: Side, pool: PoolId, levy: UnitCode): Pool[] {
  const extent = extentOf(pool, levy);
  const lots = (counts: Counts) =>
    (KINDS[levy] ?? []).flatMap((unit) =>
      counts[unit] === undefined ? [] : [{ unit, points: counts[unit] }],
    );
  const { box } = extent;
  return [
    ...hexesIn(state)
      .filter((hex) => extent.areas.some((area) => area === hexOf(hex)?.area))
      .flatMap((at) =>
        (['out', 'in'] as const).flatMap((where) => {
          const here = state.hexes[at]?.[side];
          const counts = where === 'in' ? inside(here) : outside(here);
          return lots(counts).map((lot): Pool => ({ ...lot, where, at }));
        }),
      ),
    ...(box === null
      ? []
      : lots(state.boxes?.[box]?.[side] ?? {}).map((lot): Pool => ({
          ...lot,
          where: 'box',
          at: box,
        }))),
    ...[...fleetsOf(state, side), ...asideOf(state, side, 'refit')]
      .filter((id) => isWithin(extent, state.ships?.[id]?.at ?? ''))
      .flatMap((at) =>
        lots(state.ships?.[at]?.aboard ?? {}).map((lot): Pool => ({ ...lot, where: 'aboard', at })),
      ),
  ];
}

function isWithin({ areas, box, atSea }: Extent, water: string): boolean {
  if (atSea) return !isPort(water);
  const port = portAt(water);
  return (
    water === box || (port !== undefined && areas.some((area) => area === hexOf(port.hex)?.area))
  );
}

/** The sum of what the lots count. */
export const weighed = (pool: readonly Pool[]): number =>
  pool.reduce((sum, lot) => sum + weightOf(lot), 0);
