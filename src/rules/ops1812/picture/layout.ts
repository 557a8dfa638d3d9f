import { lookup } from '../../kits/lookup.js';
import { projection } from '../../kits/picture/projection.js';
import type { Point } from '../../kits/picture/svg.js';
import { REGION, REGION_IDS } from '../components/lookups.js';
import type { RegionId, WaterwayId, ZoneId } from '../components/map.js';

export const WIDTH = 1600;
export const HEIGHT = 1200;

/** Upper left corner of the legend. */
export const LEGEND_SPOT: Point = [560, 980];
/** Upper left corner of the battle panel, on the open sea. */
export const BATTLE_SPOT: Point = [898, 790];

/** Projection of the map: large scale at the lakes and the upper coast, small scale in the south and east. */
export const project = projection(
  [
    [-93, 20],
    [-84.5, 380],
    [-79.5, 660],
    [-73, 1120],
    [-69, 1330],
    [-62, 1570],
  ],
  [
    [28.5, 1075],
    [33, 890],
    [38, 690],
    [41, 560],
    [43, 390],
    [45, 220],
    [47.5, 50],
    [49, -10],
  ],
);

/**
 * Position of the marker of a region. Its name is to the east, west or south of the marker, its units below the name.
 */
export interface RegionLayout {
  readonly at: Point;
  readonly name: 'e' | 'w' | 's';
}

interface Row {
  readonly nudge?: Point;
  readonly name: RegionLayout['name'];
}

// prettier-ignore
const ROWS: Readonly<Record<RegionId, Row>> = {
  detroit: { nudge: [-38, 2], name: 'w' },
  ohio: { nudge: [30, 10], name: 'e' },
  indiana: { nudge: [-40, 40], name: 'w' },
  kentucky: { nudge: [30, 22], name: 'e' },
  tennessee: { nudge: [30, 20], name: 'e' },
  'new-orleans': { nudge: [-20, -10], name: 's' },
  mobile: { nudge: [70, 10], name: 'e' },
  georgia: { nudge: [-10, -10], name: 's' },
  charleston: { nudge: [0, -20], name: 'e' },
  virginia: { nudge: [-60, 25], name: 'w' },
  washington: { nudge: [-6, 42], name: 'e' },
  baltimore: { nudge: [36, -18], name: 'e' },
  'new-york': { nudge: [0, -20], name: 'e' },
  boston: { nudge: [-20, 4], name: 's' },
  maine: { nudge: [-30, 20], name: 's' },
  albany: { nudge: [0, 10], name: 'e' },
  plattsburgh: { nudge: [4, 40], name: 'e' },
  sackets: { nudge: [20, 40], name: 'e' },
  'niagara-us': { nudge: [10, 40], name: 'e' },
  pittsburgh: { nudge: [10, 20], name: 'e' },
  'western-district': { nudge: [26, -24], name: 'w' },
  'niagara-gb': { nudge: [-30, 12], name: 'e' },
  york: { nudge: [-20, -20], name: 'w' },
  kingston: { nudge: [-30, -25], name: 'w' },
  montreal: { nudge: [-10, -16], name: 'w' },
  quebec: { nudge: [-20, 20], name: 'w' },
  halifax: { nudge: [-60, -20], name: 's' },
  'upper-lakes': { nudge: [-30, -20], name: 's' },
  wisconsin: { nudge: [-54, 10], name: 's' },
  illinois: { nudge: [-20, 0], name: 's' },
  wabash: { nudge: [0, -20], name: 's' },
  'upper-creek': { nudge: [20, -10], name: 'e' },
  'lower-creek': { nudge: [-10, -30], name: 'w' },
};

export const LAYOUT: Readonly<Record<RegionId, RegionLayout>> = lookup(REGION_IDS, (id) => {
  const { nudge: [dx, dy] = [0, 0], name } = ROWS[id];
  const [x, y] = project([REGION[id].lon, REGION[id].lat]);
  return { at: [x + dx, y + dy] as const, name };
});

/** Centre of the control spaces of a waterway. */
export const WATER_PLATE: Readonly<Record<WaterwayId, Point>> = {
  huron: [520, 250],
  erie: [578, 474],
  ontario: [790, 340],
  'st-lawrence': [985, 268],
};

/** Position of the squadrons of a zone, at sea. */
export const ZONE_PLATE: Readonly<Record<ZoneId, Point>> = {
  'new-england': [1400, 420],
  middle: [1290, 588],
  chesapeake: [1010, 745],
  southern: [830, 925],
  gulf: [455, 1050],
};

/** Centre of the picture of the surroundings of a place. */
export const SPOTS: Readonly<Record<string, Point>> = {
  ...WATER_PLATE,
  ...ZONE_PLATE,
  ...Object.fromEntries(REGION_IDS.map((id) => [id, LAYOUT[id].at])),
};
