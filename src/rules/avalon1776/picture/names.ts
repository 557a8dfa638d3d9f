import type { Locale } from '../../kernel/text.js';
import { COLONIES, type ColonyId } from '../components/areas.js';
import { noAt, type Spot, spotOf } from '../components/grid.js';
import { HEXSIDES } from '../components/hexsides.js';
import { HEXES } from '../components/map.js';
import { WATER_NAME, type WaterId } from '../components/names.js';
import { type Town, TOWNS } from '../components/towns.js';
import { gapAbove, HEX, LETTERS, MAP, middleOf, middleOfSide, ROW } from './layout.js';
import {
  along,
  covered,
  isOnMap,
  lengthOf,
  type Line,
  lineAt,
  type Wish,
  type Written,
  written,
} from './lettering.js';
import { isWhole } from './parts.js';

/** A name on the map, with its kind. */
export interface Name {
  readonly kind: 'town' | 'strategic' | 'water' | 'colony' | 'hex';
  readonly text: string;
  readonly size: number;
  readonly spacing: number;
}

const across = (spot: Spot): number => middleOf(spot)[0] - MAP.left;

/**
 * Row below a gap -> positions along the gap that a name should not cover: hexsides for boats, crossings and the arrows
 * of ports.
 */
const MARKS = new Map<number, number[]>();
const ARROWS = new Set(TOWNS.map(({ port }) => port));
for (const side of HEXSIDES) {
  const [low, high] = side.hexes.map((hex) => spotOf(hex)!.row);
  if (low === high) continue;
  if (!side.navigable && side.crossing === null && !ARROWS.has(side.id)) continue;
  MARKS.set(low!, [...(MARKS.get(low!) ?? []), middleOfSide(side)[0] - MAP.left]);
}

const placesFor = (
  row: number,
  middles: readonly number[],
  width: number,
  costOf: (line: Line) => number,
): Wish<Name>['places'] =>
  middles
    .map((middle) => lineAt(row, middle, width))
    .filter(isOnMap)
    .map((line) => ({ ...line, cost: costOf(line) + 3 * covered(line, MARKS.get(row) ?? []) }));

/** The cost of a name that no part for a telephone shows as a whole. */
const CUT = 8;

/** A name of a town is written above or below the band of its hex, and never so far off that it does not touch it. */
function townWish(town: Town, locale: Locale): Wish<Name> {
  const spot = spotOf(town.hex)!;
  const here = across(spot);
  const what: Name = {
    kind: town.strategic ? 'strategic' : 'town',
    text: town.name[locale],
    size: LETTERS,
    spacing: 0,
  };
  const width = lengthOf(what.text, what.size, locale);
  const middles = along(here, width / 2 / HEX);
  return {
    what,
    places: [spot.row - 1, spot.row].flatMap((row, above) =>
      placesFor(row, middles, width, ({ from, to }) => {
        const [left, right] = [MAP.left + from, MAP.left + to];
        const cut = isWhole(left, right, gapAbove(row), LETTERS) ? 0 : CUT;
        return cut + above * 0.5 + Math.abs((from + to) / 2 - here) / HEX;
      }),
    ),
  };
}

/** How many hexsides of a river get one name, which is written beside its course. */
const EACH = 22;
function waterWishes(id: WaterId, locale: Locale): Wish<Name>[] {
  const course = HEXSIDES.filter(({ river }) => river === id);
  const what: Name = {
    ...{ kind: 'water', text: WATER_NAME[id][locale], size: LETTERS, spacing: 0 },
  };
  const width = lengthOf(what.text, what.size, locale);
  const wishes = Math.max(1, Math.round(course.length / EACH));
  return Array.from({ length: wishes }, (_, i) => {
    const stretch = course.slice(
      Math.floor((i * course.length) / wishes),
      Math.ceil(((i + 1) * course.length) / wishes),
    );
    return {
      what,
      places: stretch.flatMap((side, n) => {
        const [x, y] = middleOfSide(side);
        const row = Math.round((middleOf({ row: 0, number: 0 })[1] - y) / ROW - 0.5);
        const off = Math.abs(n - stretch.length / 2) / stretch.length;
        return [row, row - 1].flatMap((one) =>
          placesFor(
            one,
            [-1, 1].map((to) => x - MAP.left + to * (width / 2 + 14)),
            width,
            () => off,
          ),
        );
      }),
    };
  }).filter(({ places }) => places.length > 0);
}

/** How many hexes of a colony get one name: large colonies have two or more, in the middle of their land. */
const PER_NAME = 75;
function colonyWishes({ id, name }: (typeof COLONIES)[number], locale: Locale): Wish<Name>[] {
  const land = HEXES.filter(({ colony }) => colony === id);
  const what: Name = {
    kind: 'colony',
    text:
      locale === 'en' ? name.en.replace(/ \(.*/, '').toUpperCase() : name.ja.replace(/（.*/, ''),
    size: LETTERS + 1,
    spacing: locale === 'en' ? 6 : 8,
  };
  const width =
    lengthOf(what.text, what.size, locale) * (locale === 'en' ? 1.3 : 1) +
    what.spacing * what.text.length;
  const wishes = Math.max(1, Math.round(land.length / PER_NAME));
  const byRow = [...land].sort((a, b) => b.no - a.no);
  return Array.from({ length: wishes }, (_, i) => {
    const part = byRow.slice(
      Math.floor((i * land.length) / wishes),
      Math.ceil(((i + 1) * land.length) / wishes),
    );
    const middle = part.map(({ spot }) => middleOf(spot));
    const [x, y] = [0, 1].map(
      (axis) => middle.reduce((sum, point) => sum + point[axis as 0 | 1], 0) / part.length,
    ) as [number, number];
    const away = (spot: Spot): number => {
      const [u, v] = middleOf(spot);
      return Math.hypot(u - x, v - y) / HEX;
    };
    return {
      what,
      places: part.flatMap(({ spot }) =>
        placesFor(
          spot.row,
          [-1, 0, 1].map((step) => across(spot) + step * HEX),
          width,
          (line) => away(spot) + 2 * foreign(line, id),
        ),
      ),
    };
  });
}

/** How many hexes above and below a line do not belong to that colony. */
const foreign = ({ row, from, to }: Line, colony: ColonyId): number =>
  [row, row + 1].flatMap((one) =>
    Array.from({ length: Math.ceil((to - from) / HEX) + 1 }, (_, i) => {
      const x = (from + i * HEX) / HEX;
      return HEXES[noAt(one, Math.round(x + one / 2))]?.colony;
    }).filter((there) => there !== colony),
  ).length;

/** Hex ids at every fifth hex of every fifth row, where there is room. */
const hexWishes = (): Wish<Name>[] =>
  HEXES.filter(({ spot }) => spot.row % 5 === 0 && spot.number % 5 === 0).map(({ id, spot }) => ({
    what: { kind: 'hex', text: id, size: LETTERS, spacing: 0 },
    places: placesFor(spot.row, [across(spot)], lengthOf(id, LETTERS, 'en') * 1.7, () => 0),
  }));

function placed(locale: Locale): readonly Written<Name>[] {
  const towns = written(
    TOWNS.map((town) => townWish(town, locale)),
    [],
  );
  const colonies = written(
    COLONIES.flatMap((colony) => colonyWishes(colony, locale)),
    towns,
  );
  const before = [...towns, ...colonies];
  const rivers = written(
    (Object.keys(WATER_NAME) as WaterId[])
      .filter((id) => id !== 'coast')
      .flatMap((id) => waterWishes(id, locale)),
    before,
  );
  const hexes = written(
    hexWishes().filter(({ places }) => places.length > 0),
    [...before, ...rivers],
  );
  return [...before, ...rivers, ...hexes];
}

const PLACED = new Map<Locale, readonly Written<Name>[]>();

/**
 * All names of the map in a language; towns are placed first. No name lies over another, and all are in the gaps
 * between the rows.
 */
export function namesIn(locale: Locale): readonly Written<Name>[] {
  const known = PLACED.get(locale) ?? placed(locale);
  PLACED.set(locale, known);
  return known;
}
