import type { Text } from '../../../kernel/text.js';
import type { Side } from '../side.js';

/*
 * Stated by the rules: the boxes, where the exits of the map lead, and that the transit boxes are joined. Chosen: the
 * other links, by which a force that leaves by the south is in the West Indies in the next turn, as the example of 1779
 * needs.
 */

/** A1776-camp.IX.B.2 the boxes of the Off Board Movement Chart. */
export const BOX_IDS = [
  'north-box', 'halifax', 'east-box', 'south-box', 'west-indies', 'transit-north', 'transit-fr', 'transit-south',
] as const; // prettier-ignore
export type BoxId = (typeof BOX_IDS)[number];

export const BOX_NAME: Readonly<Record<BoxId, Text>> = {
  'north-box': { en: 'the North box', ja: '北ボックス' },
  halifax: { en: 'Halifax', ja: 'ハリファックス' },
  'east-box': { en: 'the East box', ja: '東ボックス' },
  'south-box': { en: 'the South box', ja: '南ボックス' },
  'west-indies': { en: 'the West Indies', ja: '西インド諸島' },
  'transit-north': { en: 'the northern transit box', ja: '北の移送ボックス' },
  'transit-fr': { en: 'the French transit box', ja: 'FR移送ボックス' },
  'transit-south': { en: 'the southern transit box', ja: '南の移送ボックス' },
};

/** The text of each box on the board. */
export const BOX_LABEL: Readonly<Record<BoxId, Text>> = {
  'north-box': { en: 'North', ja: '北' },
  halifax: { en: 'Halifax', ja: 'ハリファックス' },
  'east-box': { en: 'East', ja: '東' },
  'south-box': { en: 'South', ja: '南' },
  'west-indies': { en: 'West Indies', ja: '西インド諸島' },
  'transit-north': { en: 'Transit N', ja: '移送 北' },
  'transit-fr': { en: 'Transit FR', ja: '移送 FR' },
  'transit-south': { en: 'Transit S', ja: '移送 南' },
};

/**
 * A1776-camp.IX.B.2.a.2.c, A1776-camp.IX.B.2.a.6.f boxes in which ships lie as in port; Halifax is a port for the
 * British only.
 */
export const PORT_BOXES: readonly BoxId[] = ['halifax', 'west-indies'];
/** A1776-camp.IX.B.2.a.5.b */
export const TRANSIT_BOXES: readonly BoxId[] = ['transit-north', 'transit-fr', 'transit-south'];
/** A1776-camp.IX.B.2.a.5.c the box in which the French take supply aboard. */
export const FRENCH_SUPPLY_BOX: BoxId = 'transit-fr';

/** A1776-camp.IX.B.2.a.5 */
const LINKS: readonly (readonly [BoxId, BoxId])[] = [
  ['transit-north', 'transit-fr'],
  ['transit-fr', 'transit-south'],
  ['transit-north', 'transit-south'],
  ['transit-north', 'north-box'],
  ['transit-fr', 'east-box'],
  ['transit-south', 'south-box'],
  ['transit-south', 'west-indies'],
  ['south-box', 'west-indies'],
  ['north-box', 'halifax'],
];

const mayUse = (side: Side, box: BoxId): boolean => box !== 'halifax' || side === 'gb';

/** A1776-camp.IX.B.2.a.5 the boxes that a ship can reach from a box in one phase, in the order of `BOX_IDS`. */
export const boxesFrom = (box: BoxId, side: Side): BoxId[] =>
  BOX_IDS.filter(
    (to) =>
      mayUse(side, to) &&
      LINKS.some(([a, b]) => (a === box && b === to) || (b === box && a === to)),
  );

/** A1776-camp.IX.B.2 the exits of the map; the St. Lawrence is one too (A1776-camp.IX.B.2.a.2.d.1). */
export const EXIT_IDS = ['south', 'east', 'north', 'st-lawrence'] as const;
export type ExitId = (typeof EXIT_IDS)[number];

const BEYOND: Readonly<Record<ExitId, readonly BoxId[]>> = {
  south: ['south-box'],
  east: ['east-box'],
  north: ['north-box', 'halifax'],
  'st-lawrence': ['north-box', 'halifax'],
};

/**
 * A1776-camp.IX.B.2.a.2.a, A1776-camp.IX.B.2.a.2.b, A1776-camp.IX.B.2.a.2.d.2, A1776-camp.IX.B.2.a.3,
 * A1776-camp.IX.B.2.a.4
 */
export function boxesBeyond(exit: ExitId, side: Side): BoxId[] {
  return BEYOND[exit].filter((box) => mayUse(side, box));
}

/** A1776-camp.IX.B.2.a.5.a the exits through which a ship that begins its phase in the box can come onto the map. */
export const waysBackFrom = (box: BoxId, side: Side): ExitId[] =>
  EXIT_IDS.filter((exit) => boxesBeyond(exit, side).includes(box));
