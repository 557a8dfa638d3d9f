import { terrainOf } from '../../kits/war-of-1812/terrain.js';
import { BORDER, HILLS, LABELS, LAKES, NATIONS, RIVERS, SEAS, TREES, WATERS } from './geography.js';
import { HEIGHT, project, WIDTH } from './layout.js';

export const OCHRE = '#b07a2a';

export const { defs, terrain } = terrainOf({
  project,
  shores: [...SEAS, ...LAKES],
  rivers: RIVERS,
  border: BORDER,
  canada: {
    west: [-80, -80],
    east: [
      [WIDTH + 80, 260],
      [WIDTH + 80, -80],
    ],
  },
  states: { west: [-80, HEIGHT], east: [[WIDTH + 80, HEIGHT]] },
  others: { outlines: NATIONS, colour: OCHRE },
  borderLine: { width: 2, dashes: '14 5 3 5', opacity: 0.55 },
  hills: HILLS,
  trees: TREES,
  names: { labels: LABELS, opacity: 0.3 },
  waterNames: WATERS,
});
