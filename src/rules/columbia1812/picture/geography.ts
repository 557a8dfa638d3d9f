import type { Text } from '../../kernel/text.js';
import { PONDS } from '../../kits/picture/lake-country.js';
import type { Place } from '../../kits/picture/projection.js';

/** Waters on which no fleet of the game sails. */
// prettier-ignore
export const OTHER_WATERS: readonly (readonly Place[])[] = [
  [
    [-82.42, 43.0], [-81.78, 43.4], [-81.7, 43.8], [-81.6, 44.2], [-81.36, 44.5], [-81.4, 44.85], [-81.66, 45.25], [-81.3, 45.0], [-81.1, 44.8], [-80.92, 44.62],
    [-80.6, 44.62], [-80.2, 44.52], [-80.0, 44.5], [-80.08, 44.85], [-80.0, 45.1], [-80.2, 45.4], [-80.6, 45.9], [-81.5, 46.1], [-84.8, 46.4], [-84.8, 45.4],
    [-83.6, 45.2], [-83.3, 44.6], [-83.4, 44.2], [-83.9, 43.9], [-83.85, 43.65], [-83.4, 43.85], [-82.95, 44.07], [-82.62, 43.85], [-82.52, 43.4], [-82.44, 43.05],
  ],
  ...PONDS,
];

export interface Region {
  readonly name: Text;
  readonly place: Place;
  readonly size: number;
  /** degrees, clockwise */
  readonly turn: number;
}

// prettier-ignore
export const REGIONS: readonly Region[] = [
  { name: { en: 'UPPER CANADA', ja: 'アッパー・カナダ' }, place: [-78.5, 44.78], size: 34, turn: -12 },
  { name: { en: 'LOWER CANADA', ja: 'ローワー・カナダ' }, place: [-75.1, 46.6], size: 24, turn: 0 },
  { name: { en: 'NEW YORK', ja: 'ニューヨーク' }, place: [-75.62, 42.5], size: 30, turn: 0 },
  { name: { en: 'PENNSYLVANIA', ja: 'ペンシルベニア' }, place: [-78.75, 41.75], size: 26, turn: 0 },
  { name: { en: 'OHIO', ja: 'オハイオ' }, place: [-81.6, 40.3], size: 26, turn: 0 },
  { name: { en: 'VERMONT', ja: 'バーモント' }, place: [-71.55, 43.3], size: 22, turn: 90 },
];

/** Hills as small engraved tufts. */
// prettier-ignore
export const HILLS: readonly Place[] = [
  [-74.7, 44.2], [-74.35, 44.35], [-74.0, 44.25], [-74.5, 43.95], [-74.15, 43.85], [-74.85, 43.75], [-74.5, 43.55],
  [-77.3, 41.9], [-76.9, 42.1], [-75.2, 42.2], [-74.6, 42.25], [-78.3, 41.6], [-79.3, 41.2], [-78.9, 41.0],
  [-80.2, 44.1], [-79.95, 43.85], [-77.2, 44.75], [-76.7, 44.9], [-77.7, 45.0],
  [-72.3, 44.6], [-72.1, 45.3], [-71.5, 45.6], [-71.9, 45.8], [-75.0, 45.85], [-74.3, 46.1],
];

export const TREES: readonly Place[] = [
  [-82.0, 43.3],
  [-81.4, 43.6],
  [-81.1, 44.1],
  [-80.8, 43.5],
  [-81.7, 43.1],
  [-77.9, 44.5],
  [-78.6, 45.2],
  [-79.2, 45.3],
  [-76.2, 45.1],
  [-75.5, 45.2],
  [-83.9, 43.25],
  [-81.1, 41.3],
  [-78.2, 42.5],
  [-76.2, 42.3],
  [-75.6, 43.7],
  [-75.3, 44.1],
];
