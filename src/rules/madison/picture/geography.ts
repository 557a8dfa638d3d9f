import type { Label } from '../../kits/picture/labels.js';
import type { Coordinates } from '../../kits/picture/projection.js';

/** Lake Huron with Georgian Bay and the straits, drawn by eye from degrees of longitude and latitude. */
// prettier-ignore
export const HURON: readonly Coordinates[] = [
  [-82.42, 43.0], [-81.78, 43.3], [-81.7, 43.8], [-81.6, 44.2], [-81.36, 44.5], [-81.4, 44.85], [-81.66, 45.25], [-81.3, 45.0], [-81.1, 44.8], [-80.92, 44.62],
  [-80.6, 44.5], [-80.2, 44.46], [-80.0, 44.5], [-80.05, 44.8], [-79.9, 45.0], [-80.2, 45.4], [-80.6, 45.9], [-81.4, 46.02], [-82.4, 46.16], [-83.2, 46.22], [-83.8, 46.24], [-84.14, 46.3],
  [-84.16, 46.12], [-83.95, 45.98], [-84.3, 45.96], [-84.7, 45.94], [-85.3, 46.0], [-85.6, 45.9], [-85.6, 45.7], [-84.8, 45.75], [-84.3, 45.62],
  [-83.5, 45.3], [-83.3, 44.8], [-83.35, 44.3], [-83.9, 43.95], [-83.85, 43.65], [-83.4, 43.85], [-82.95, 44.07], [-82.62, 43.85], [-82.52, 43.4], [-82.44, 43.05],
];

/** MMW-2.3 heads of navigation: the white diamonds, each where the river is closed. */
// prettier-ignore
export const HEADS: readonly Coordinates[] = [
  [-75.27, 44.82], [-73.27, 45.38], [-79.035, 43.09], [-83.85, 41.5], [-82.95, 40.72],
];

// prettier-ignore
export const REGIONS: readonly Label[] = [
  { name: { en: 'UPPER CANADA', ja: 'アッパー・カナダ' }, place: [-79.2, 44.35], size: 46, turn: -8 },
  { name: { en: 'LOWER CANADA', ja: 'ローワー・カナダ' }, place: [-73.9, 46.75], size: 36, turn: 0 },
  { name: { en: 'MICHIGAN', ja: 'ミシガン' }, place: [-84.3, 43.0], size: 34, turn: 90 },
  { name: { en: 'OHIO', ja: 'オハイオ' }, place: [-81.6, 40.55], size: 44, turn: 0 },
  { name: { en: 'PENNSYLVANIA', ja: 'ペンシルヴェイニア' }, place: [-78.75, 41.95], size: 36, turn: 0 },
  { name: { en: 'NEW YORK', ja: 'ニューヨーク' }, place: [-75.9, 42.68], size: 44, turn: 0 },
  { name: { en: 'VERMONT', ja: 'ヴァーモント' }, place: [-72.2, 43.9], size: 32, turn: 0 },
];

/** Hills and groves as small engraved tufts. */
// prettier-ignore
export const HILLS: readonly Coordinates[] = [
  [-74.8, 44.3], [-74.4, 44.45], [-74.0, 44.35], [-74.6, 44.05], [-74.15, 43.95], [-75.0, 43.8], [-74.5, 43.6], [-74.3, 44.15],
  [-77.3, 42.3], [-76.9, 42.5], [-75.0, 42.4], [-74.5, 42.5], [-78.3, 42.2], [-79.0, 41.4], [-78.6, 41.6],
  [-80.2, 44.1], [-79.95, 43.9], [-72.4, 44.3], [-72.1, 45.3], [-71.6, 45.6], [-72.0, 45.9], [-71.5, 44.4], [-75.4, 45.6], [-74.9, 45.9],
];

// prettier-ignore
export const TREES: readonly Coordinates[] = [
  [-82.0, 43.25], [-81.4, 43.5], [-81.1, 44.0], [-80.8, 43.6], [-81.8, 42.9], [-77.6, 44.5], [-76.4, 44.9], [-75.8, 45.3], [-75.2, 45.15],
  [-83.9, 42.6], [-84.4, 42.1], [-84.1, 44.4], [-81.1, 41.2], [-81.9, 40.95], [-78.4, 42.7], [-75.8, 43.6], [-75.4, 44.2], [-84.6, 40.9], [-82.9, 40.5],
];
