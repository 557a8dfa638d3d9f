import { BORDER, LAKE_SHORE, PONDS, RIVERS } from '../../kits/war-of-1812/lake-country.js';
import { terrainOf } from '../../kits/war-of-1812/terrain.js';
import { HILLS, HURON, REGIONS, TREES } from './geography.js';
import { HEIGHT, project, WIDTH } from './layout.js';

export const { defs, terrain } = terrainOf({
  project,
  shores: [...Object.values(LAKE_SHORE), HURON, ...PONDS],
  rivers: RIVERS.map(({ width, course }) => ({ width: width * 1.4, course })),
  border: BORDER,
  canada: { west: [-90, -90], east: [[WIDTH + 90, -90]] },
  states: { west: [-90, HEIGHT + 90], east: [[WIDTH + 90, HEIGHT + 90]] },
  borderLine: { width: 3, dashes: '18 7 4 7', opacity: 0.45 },
  hills: HILLS,
  trees: TREES,
  names: { labels: REGIONS, opacity: 0.28 },
});
