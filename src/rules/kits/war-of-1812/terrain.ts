import type { Locale } from '../../kernel/text.js';
import { INK } from '../picture/colours.js';
import { defs, rivers, wash, waters, wilderness } from '../picture/engraving.js';
import { type Label, labels } from '../picture/labels.js';
import { type Coordinates, curve, polygon } from '../picture/projection.js';
import { group, path, type Point } from '../picture/svg.js';
import { SIDE_COLOUR, SIDE_WASH } from './colours.js';

type Outline = readonly Coordinates[];

/** Contents of a map of this war: places in degrees, points and widths in units of the sheet. */
export interface Country {
  project(place: Coordinates): Point;
  /** Outlines of lakes and seas. */
  readonly shores: readonly Outline[];
  readonly rivers: readonly { readonly width: number; readonly course: Outline }[];
  /**
   * The border between Canada and the States, from west to east. `canada` and `states`: the corners of the sheet on
   * either side of the border.
   */
  readonly border: Outline;
  readonly canada: Corners;
  readonly states: Corners;
  /** Land of neither nation, and its colour. */
  readonly others?: { readonly outlines: readonly Outline[]; readonly colour: string };
  readonly borderLine: {
    readonly width: number;
    readonly dashes: string;
    readonly opacity: number;
  };
  readonly hills: Outline;
  readonly trees: Outline;
  readonly names: { readonly labels: readonly Label[]; readonly opacity: number };
  readonly waterNames?: readonly Label[];
}

/** Corners of the sheet before the first point of the border (`west`) and after its last point (`east`). */
interface Corners {
  readonly west: Point;
  readonly east: readonly Point[];
}

/**
 * `defs`: SVG definitions that the rest of the map refers to. `terrain`: land, water and wilderness with their names.
 */
export function terrainOf(country: Country) {
  const { project } = country;
  const points = (list: Outline): readonly Point[] => list.map(project);
  const closed = (list: readonly Outline[]): string =>
    list.map((outline) => curve(points(outline), true)).join('');
  const border = points(country.border);
  const drawn = [
    landOf(country, border, closed),
    ...rivers(country.rivers.map(({ width, course }) => ({ width, d: curve(points(course)) }))),
    waters(),
    lineOf(border, country.borderLine),
    wilderness(points(country.hills), points(country.trees)),
  ].join('');
  return {
    defs: () => defs(closed(country.shores)),
    terrain: (locale: Locale): string => drawn + namesOf(country, locale),
  };
}

function landOf(
  { canada, states, others }: Country,
  border: readonly Point[],
  closed: (list: readonly Outline[]) => string,
): string {
  const beside = ({ west, east }: Corners): string => polygon([west, ...border, ...east]);
  return group(
    {},
    wash(beside(canada), SIDE_WASH.gb),
    wash(beside(states), SIDE_WASH.us),
    ...(others === undefined ? [] : [wash(closed(others.outlines), others.colour)]),
  );
}

const lineOf = (
  border: readonly Point[],
  { width, dashes, opacity }: Country['borderLine'],
): string =>
  path(curve(border), {
    fill: 'none',
    stroke: SIDE_COLOUR.gb,
    'stroke-width': width,
    'stroke-dasharray': dashes,
    'stroke-opacity': opacity,
  });

const WATER_INK = '#33575c';

function namesOf({ project, names, waterNames }: Country, locale: Locale): string {
  const land = group(
    { fill: INK, 'fill-opacity': names.opacity, 'text-anchor': 'middle' },
    ...labels(names.labels, project, locale),
  );
  if (waterNames === undefined) return land;
  return (
    land +
    group(
      { fill: WATER_INK, 'fill-opacity': 0.75, 'font-style': 'italic', 'text-anchor': 'middle' },
      ...labels(waterNames, project, locale, 'close'),
    )
  );
}
