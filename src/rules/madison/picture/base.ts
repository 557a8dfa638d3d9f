import type { Locale } from '../../kernel/text.js';
import { LAKES, SPACE, SPACE_IDS, TRANSIT_NAME, type SpaceId } from '../components/map.js';
import { CREAM, INK, PAPER, SHORE, SIDE_COLOUR } from '../../kits/picture/colours.js';
import { border, compass } from '../../kits/picture/engraving.js';
import { figures } from '../../kits/picture/figures.js';
import { anchor } from '../../kits/picture/glyphs.js';
import { at, circle, fitting, group, path, rect, text } from '../../kits/picture/svg.js';
import { HEADS } from './geography.js';
import { BOX, BOX_SIZE, HEIGHT, LAYOUT, project, WIDTH } from './layout.js';
import { spaceName } from './names.js';
import { roads } from './roads.js';
import { HALF } from './space.js';
import { defs, terrain } from './terrain.js';
import { vpTrack } from './track.js';

const GROUND_OF = { forest: '#a9bd84', clear: '#f0deb0' };

const seal = (x: number, y: number, colour: string, inside: string) =>
  at(x, y, circle(0, 0, 13, { fill: CREAM, stroke: colour, 'stroke-width': 2 }), inside);

/** MMW-2.13 touches navigable water. */
const WAVES = 'M-17 17q4.2-6 8.5 0t8.5 0t8.5 0t8.5 0';

/** MMW-2.15 an anchor; of a back-up base a faint one. */
const base = (id: SpaceId) => {
  const { base: port } = SPACE[id];
  if (port === null) return '';
  const colour = SIDE_COLOUR[port.side];
  const drawn = group(
    { transform: 'scale(.75)', ...(port.role === 'backup' && { 'stroke-opacity': 0.45 }) },
    anchor(colour),
  );
  return seal(-HALF, -HALF, colour, drawn);
};

/** MMW-2.16 */
const reinforcement = (id: SpaceId) => {
  const { reinforcement: side } = SPACE[id];
  if (side === null) return '';
  const colour = SIDE_COLOUR[side];
  const letter = text(0, 6, 'R', { 'font-size': 18, 'text-anchor': 'middle', fill: colour });
  return seal(-HALF, -HALF, colour, letter);
};

const space = (id: SpaceId) => {
  const { territory, terrain, value, lake } = SPACE[id];
  const colour = SIDE_COLOUR[territory];
  return at(
    ...LAYOUT[id].at,
    rect(-HALF, -HALF, 2 * HALF, 2 * HALF, {
      fill: GROUND_OF[terrain],
      stroke: colour,
      'stroke-width': 4,
    }),
    figures(value, 0, lake === null ? 11 : 8, 22, colour),
    lake === null
      ? ''
      : path(WAVES, {
          fill: 'none',
          stroke: '#2f7f9c',
          'stroke-width': 3,
          'stroke-linecap': 'round',
        }),
    base(id),
    reinforcement(id),
  );
};

/** MMW-2.3 */
const heads = () =>
  HEADS.map((place) =>
    at(
      ...project(place),
      path('M0-14L11 0L0 14L-11 0Z', { fill: '#fff', stroke: INK, 'stroke-width': 2.5 }),
    ),
  );

/** A plate on the water, its name on the upper edge. */
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

/** MMW-2.4, MMW-2.5 */
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

/** Everything on the board that no move changes, drawn once per language. */
export const BASE: Readonly<Record<Locale, string>> = { en: draw('en'), ja: draw('ja') };
