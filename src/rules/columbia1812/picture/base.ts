import type { Locale } from '../../kernel/text.js';
import { PAPER } from '../../kits/picture/colours.js';
import { border, compass, HALO } from '../../kits/picture/engraving.js';
import { figures } from '../../kits/picture/figures.js';
import {
  at,
  circle,
  escapeXml,
  group,
  type Point,
  rect,
  tag,
  text,
} from '../../kits/picture/svg.js';
import { placeName } from '../../kits/picture/touch.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { anchor, gate } from '../../kits/war-of-1812/glyphs.js';
import { type LakeId, LAKES, type Town, type TownId, TOWNS } from '../components/map.js';
import { HEIGHT, LAYOUT, type TownLayout, WIDTH } from './layout.js';
import { roads } from './roads.js';
import { defs, terrain } from './terrain.js';

const LAKE_LABEL: Readonly<
  Record<LakeId, readonly [x: number, y: number, turn: number, anchor: 'middle' | 'end']>
> = {
  'lake-erie': [520, 712, -18, 'middle'],
  'lake-ontario': [852, 462, 0, 'middle'],
  'lake-champlain': [1580, 378, 0, 'end'],
};

const lakeNames = (locale: Locale) =>
  LAKES.map(({ id, name }) => {
    const [x, y, turn, side] = LAKE_LABEL[id];
    const label = {
      'font-size': locale === 'en' ? 21 : 18,
      'font-style': 'italic',
      'text-anchor': side,
      fill: '#33575c',
    };
    return group(
      { ...placeName(id), transform: `translate(${x} ${y}) rotate(${turn})` },
      text(0, 0, name[locale], label),
    );
  });

const NAME_SIZE: Readonly<Record<Locale, number>> = { en: 25, ja: 20 };

/** Offsets of the name of a town, and of the mark of a base or entry town, from the centre of its marker. */
const NAME_PLACE = {
  e: { place: [24, 8], anchor: 'start', mark: [-30, 2] },
  w: { place: [-24, 8], anchor: 'end', mark: [30, 2] },
  s: { place: [0, 41], anchor: 'middle', mark: [0, -32] },
} as const satisfies Record<TownLayout['name'], { place: Point; anchor: string; mark: Point }>;

const town = (id: TownId, { name, nation, value, base, entry }: Town, locale: Locale) => {
  const { at: spot, name: side } = LAYOUT[id];
  const { mark, place, anchor: aligned } = NAME_PLACE[side];
  const fill = SIDE_COLOUR[nation];
  const label = { ...placeName(id), 'text-anchor': aligned, ...HALO };
  return (
    at(
      ...spot,
      circle(0, 0, 18, { fill: PAPER, stroke: fill, 'stroke-width': 2 }),
      circle(0, 0, 14.5, { fill }),
      figures(value, 0, 8, 16, '#fff'),
      base === null ? '' : at(mark[0], mark[1], anchor(fill)),
      entry === null ? '' : at(mark[0], mark[1], gate(fill)),
    ) +
    tag(
      'text',
      {
        ...{ x: spot[0] + place[0], y: spot[1] + place[1] },
        ...label,
        ...{ 'font-size': NAME_SIZE[locale], fill },
      },
      escapeXml(name[locale]),
    )
  );
};

const draw = (locale: Locale) =>
  [
    defs(),
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#paper)' }),
    terrain(locale),
    roads(),
    compass(1006, 104),
    ...lakeNames(locale),
    ...TOWNS.map((each) => town(each.id, each, locale)),
    border(WIDTH, HEIGHT),
  ].join('');

/** The ground of the board, which no move changes; drawn once per language. */
export const BASE: Readonly<Record<Locale, string>> = { en: draw('en'), ja: draw('ja') };
