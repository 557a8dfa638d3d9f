import { projection } from '../../kits/picture/projection.js';

/**
 * Projection of the board. North is up for both players, as the American sees it (C1812-3.1). The scale is small in the
 * wide, empty corners of the theatre and large on the crowded Niagara.
 */
export const project = projection(
  [
    [-84.6, -60],
    [-80.3, 380],
    [-77.8, 850],
    [-73.6, 1370],
    [-73, 1450],
    [-70.5, 1620],
  ],
  [
    [39.5, 925],
    [40.1, 895],
    [41.4, 845],
    [42.8, 648],
    [43.3, 470],
    [44.1, 340],
    [45.6, 130],
    [47.5, -10],
  ],
);
