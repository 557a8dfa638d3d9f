import type { Locale } from '../../kernel/text.js';
import { HALO } from '../../kits/picture/engraving.js';
import { at, type Attributes, escapeXml, tag, widthOf } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { SPACE, SPACE_IDS, type SpaceId } from '../components/map.js';
import { type Compass, LAYOUT } from './layout.js';
import { HALF } from './space.js';

const SIZE: Readonly<Record<Locale, number>> = { en: 23, ja: 18 };
const PLACE: Readonly<Record<Compass, Attributes & { readonly x: number; readonly y: number }>> = {
  e: { x: HALF + 8, y: 8, 'text-anchor': 'start' },
  w: { x: -HALF - 8, y: 8, 'text-anchor': 'end' },
  s: { x: 0, y: HALF + 22, 'text-anchor': 'middle' },
  n: { x: 0, y: -HALF - 9, 'text-anchor': 'middle' },
};
/** Offset by which a name is raised that would cover the fort at the upper edge of its space. */
export const overFort = (id: SpaceId): number =>
  LAYOUT[id].name === 'n' && SPACE[id].fort !== null ? 16 : 0;

const placeOf = (id: SpaceId): (typeof PLACE)[Compass] => {
  const place = PLACE[LAYOUT[id].name];
  return { ...place, y: place.y - overFort(id) };
};
/** Share of the width of a name that is left of its anchor. */
const LEFT: Readonly<Record<Compass, number>> = { e: 0, w: 1, s: 0.5, n: 0.5 };

/** A rectangle on the board; `x` and `y`: its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Name of a space, beside it, in the colour of its territory. */
export const spaceName = (id: SpaceId, locale: Locale): string => {
  const { name, territory } = SPACE[id];
  const label = { ...placeOf(id), ...HALO, 'font-size': SIZE[locale] };
  return at(
    ...LAYOUT[id].at,
    tag('text', { ...label, fill: SIDE_COLOUR[territory] }, escapeXml(name[locale])),
  );
};

/** Approximate rectangle that a name takes up. */
export function nameBox(id: SpaceId, locale: Locale): Box {
  const { at: spot, name: side } = LAYOUT[id];
  const size = SIZE[locale];
  const width = widthOf(SPACE[id].name[locale], size);
  const { x, y } = placeOf(id);
  return { x: spot[0] + x - LEFT[side] * width, y: spot[1] + y - 0.75 * size, width, height: size };
}

interface Name {
  readonly box: Box;
  readonly svg: string;
}

const named = (locale: Locale): readonly Name[] =>
  SPACE_IDS.map((id) => ({ box: nameBox(id, locale), svg: spaceName(id, locale) }));

const NAMES: Readonly<Record<Locale, readonly Name[]>> = { en: named('en'), ja: named('ja') };

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Names that one of the boxes covers, to be drawn once more above it. */
export const coveredNames = (by: readonly Box[], locale: Locale): string =>
  NAMES[locale].map(({ box, svg }) => (by.some((one) => meet(one, box)) ? svg : '')).join('');
