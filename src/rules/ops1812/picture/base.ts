import type { Locale } from '../../kernel/text.js';
import { CREAM, INK, PAPER, ROAD } from '../../kits/picture/colours.js';
import { border, compass, HALO } from '../../kits/picture/engraving.js';
import { figures } from '../../kits/picture/figures.js';
import { curve } from '../../kits/picture/projection.js';
import {
  at,
  type Attributes,
  circle,
  escapeXml,
  fitting,
  group,
  path,
  rect,
  tag,
  text,
} from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { anchor } from '../../kits/war-of-1812/glyphs.js';
import { REGION, REGION_IDS } from '../components/lookups.js';
import { EDGES, type RegionId, WATERWAYS, ZONES } from '../components/map.js';
import { FULL, SPACES } from '../components/tracks.js';
import { HEIGHT, LAYOUT, type RegionLayout, WATER_PLATE, WIDTH, ZONE_PLATE } from './layout.js';
import { defs, OCHRE, terrain } from './terrain.js';
import { vpTrack } from './track.js';

const ways = EDGES.map(([a, b]) => curve([LAYOUT[a].at, LAYOUT[b].at])).join('');

/** All land connections, with a light border so that they are visible on hills and water. */
const roads = () =>
  path(ways, { fill: 'none', stroke: PAPER, 'stroke-width': 6, 'stroke-opacity': 0.75 }) +
  path(ways, { fill: 'none', stroke: ROAD, 'stroke-width': 2.6, 'stroke-dasharray': '9 5' });

const homeColour = (id: RegionId): string => {
  const { home } = REGION[id];
  return home === undefined ? OCHRE : SIDE_COLOUR[home];
};

const NAME_SIZE: Readonly<Record<Locale, number>> = { en: 18.5, ja: 15 };
const NAME_PLACE: Readonly<Record<RegionLayout['name'], Attributes>> = {
  e: { x: 21, y: 6, 'text-anchor': 'start' },
  w: { x: -21, y: 6, 'text-anchor': 'end' },
  s: { x: 0, y: 33, 'text-anchor': 'middle' },
};

export const country = (colour: string) =>
  path('M0-15L15 0L0 15L-15 0Z', { fill: PAPER, stroke: colour, 'stroke-width': 3.5 });

export const townSeal = (colour: string) =>
  circle(0, 0, 16, { fill: PAPER, stroke: colour, 'stroke-width': 2 }) +
  circle(0, 0, 12.5, { fill: colour });

/** Marker of a region: a round seal with its VP for a town, a diamond for open country. */
const marker = (id: RegionId) => {
  const { type, vp = 0 } = REGION[id];
  const fill = homeColour(id);
  return type === 'town' ? townSeal(fill) + figures(vp, 0, 6.5, 13, '#fff') : country(fill);
};

const region = (id: RegionId, locale: Locale) => {
  const { at: spot, name: side } = LAYOUT[id];
  const { name, zone } = REGION[id];
  const label = {
    ...NAME_PLACE[side],
    ...HALO,
    'font-size': NAME_SIZE[locale],
    fill: homeColour(id),
  };
  const coastal =
    zone === undefined ? '' : at(0, -24, group({ transform: 'scale(.7)' }, anchor(homeColour(id))));
  return at(...spot, marker(id), tag('text', label, escapeXml(name[locale])), coastal);
};

const PLATE = { rx: 5, fill: CREAM, 'fill-opacity': 0.82, stroke: INK, 'stroke-width': 1 };
const caption = { 'font-style': 'italic', 'text-anchor': 'middle', fill: INK };
const spaces = (count: number, step: number, r: number) =>
  Array.from({ length: count }, (_, i) =>
    circle((i - (count - 1) / 2) * step, 0, r, {
      fill: 'none',
      stroke: INK,
      'stroke-width': 1,
      'stroke-dasharray': '3 2',
    }),
  );

/** Name of a region on a plate, without its article. */
const plateName = (name: string) => name.replace(/^the /, '');

/** Plates with the control spaces of the waterways. */
const waterPlates = (locale: Locale) =>
  WATERWAYS.map(({ id, name }) =>
    at(
      ...WATER_PLATE[id],
      rect(-48, -28, 96, 46, PLATE),
      text(0, -13, plateName(name[locale]), {
        ...caption,
        'font-size': fitting(name[locale], 15, 88),
      }),
      ...spaces(SPACES, 28, 10),
    ),
  );

const zoneName = (name: string) =>
  text(0, -20, plateName(name), { ...caption, 'font-size': fitting(name, 16, 116) });

/** Plates with the squadron spaces of the blockade zones. */
const zonePlates = (locale: Locale) =>
  ZONES.map(({ id, name }) =>
    at(
      ...ZONE_PLATE[id],
      rect(-62, -36, 124, 68, PLATE),
      zoneName(name[locale]),
      ...spaces(FULL, 54, 20),
    ),
  );

const draw = (locale: Locale) =>
  [
    defs(),
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#paper)' }),
    terrain(locale),
    roads(),
    compass(1500, 470),
    ...waterPlates(locale),
    ...zonePlates(locale),
    ...REGION_IDS.map((id) => region(id, locale)),
    vpTrack(locale),
    border(WIDTH, HEIGHT),
  ].join('');

/** The ground of the board, which no move changes; drawn once per language. */
export const BASE: Readonly<Record<Locale, string>> = { en: draw('en'), ja: draw('ja') };
