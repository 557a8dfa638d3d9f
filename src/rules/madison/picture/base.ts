import type { Locale } from '../../kernel/text.js';
import { PAPER, SHORE } from '../../kits/picture/colours.js';
import { border, compass } from '../../kits/picture/engraving.js';
import { figures } from '../../kits/picture/figures.js';
import { at, fitting, rect, text } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { LAKES, SPACE, SPACE_IDS, type SpaceId, TRANSIT_NAME } from '../components/map.js';
import { HEADS } from './geography.js';
import { BOX, BOX_SIZE, HEIGHT, LAYOUT, project, WIDTH } from './layout.js';
import { spaceName } from './names.js';
import { roads } from './roads.js';
import { baseSeal, headOfNavigation, sourceSeal, square, waves } from './signs.js';
import { HALF } from './space.js';
import { defs, terrain } from './terrain.js';
import { vpTrack } from './track.js';

/** MMW-2.15, MMW-2.16 symbols printed on the upper left corner of a space. */
const corner = (id: SpaceId) => {
  const { base, reinforcement } = SPACE[id];
  const sign =
    base !== null ? baseSeal(base.side, base.role) : reinforcement && sourceSeal(reinforcement);
  return sign === null ? '' : at(-HALF, -HALF, sign);
};

const space = (id: SpaceId) => {
  const { territory, terrain, value, lake } = SPACE[id];
  const colour = SIDE_COLOUR[territory];
  return at(
    ...LAYOUT[id].at,
    square(terrain, territory, HALF),
    figures(value, 0, lake === null ? 11 : 8, 22, colour),
    lake === null ? '' : at(0, 17, waves()),
    corner(id),
  );
};

const heads = () => HEADS.map((place) => at(...project(place), headOfNavigation()));

/** A plate on the water with a name at its upper edge. */
const plate = (name: string, width: number, height: number) =>
  rect(0, 0, width, height, {
    rx: 6,
    fill: PAPER,
    'fill-opacity': 0.7,
    stroke: SHORE,
    'stroke-width': 2.5,
  }) +
  text(width / 2, 24, name, {
    'font-size': fitting(name, 23, width - 20),
    'font-style': 'italic',
    'text-anchor': 'middle',
    fill: '#33575c',
  });

/** MMW-2.4, MMW-2.5 plates of the lake control boxes and the lake transit box. */
const boxes = (locale: Locale) => [
  ...LAKES.map(({ id, name }) =>
    at(...BOX[id], plate(name[locale], BOX_SIZE.width, BOX_SIZE.height)),
  ),
  at(...BOX.transit, plate(TRANSIT_NAME[locale], 190, 84)),
];

const draw = (locale: Locale) =>
  [
    defs(),
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#paper)' }),
    terrain(locale),
    roads(),
    ...heads(),
    ...boxes(locale),
    compass(150, 560),
    ...SPACE_IDS.map((id) => space(id) + spaceName(id, locale)),
    vpTrack(locale),
    border(WIDTH, HEIGHT),
  ].join('');

/** The ground of the board, which no move changes; drawn once per language. */
export const BASE: Readonly<Record<Locale, string>> = { en: draw('en'), ja: draw('ja') };
