import { BORDER, LAKE_SHORE, RIVERS } from '../../kits/war-of-1812/lake-country.js';
import { terrainOf } from '../../kits/war-of-1812/terrain.js';
import { LAKES } from '../components/map.js';
import { HILLS, OTHER_WATERS, REGIONS, TREES } from './geography.js';
import { WIDTH } from './layout.js';
import { project } from './projection.js';

export const { defs, terrain } = terrainOf({
  project,
  shores: [...LAKES.map(({ id }) => LAKE_SHORE[id]), ...OTHER_WATERS],
  rivers: RIVERS,
  border: BORDER,
  canada: { west: [-80, -40], east: [[WIDTH + 80, -40]] },
  states: { west: [-80, 940], east: [[WIDTH + 80, 940]] },
  borderLine: { width: 2, dashes: '14 5 3 5', opacity: 0.55 },
  hills: HILLS,
  trees: TREES,
  names: { labels: REGIONS, opacity: 0.32 },
});
