import type { BoardBox } from '../../kernel/ruleset.js';
import type { Locale } from '../../kernel/text.js';
import { INK, PAPER } from '../../kits/picture/colours.js';
import { at, group, rect } from '../../kits/picture/svg.js';
import { anchor } from '../../kits/war-of-1812/glyphs.js';
import { spotOf } from '../components/grid.js';
import { TOWNS } from '../components/towns.js';
import { everywhere, type Near, nearTo, WHOLE } from './extent.js';
import { gapAbove, MAP, middleOf, middleOfSide, SHEET } from './layout.js';
import { lettered } from './lettered.js';
import { namesIn } from './names.js';
import { isPart } from './parts.js';
import { rim } from './rim.js';
import { seal } from './seal.js';
import { defs, terrain, terrainNear } from './terrain.js';

const towns = (near: Near): string =>
  TOWNS.filter(({ hex }) => near(middleOf(spotOf(hex)!)))
    .map((town) => {
      const harbour =
        town.port === null
          ? ''
          : at(
              ...middleOfSide({ hexes: town.port.split('/') as [string, string] }),
              group({ transform: 'scale(.8)' }, anchor('#1f4a5c')),
            );
      return at(...middleOf(spotOf(town.hex)!), seal(town)) + harbour;
    })
    .join('');

/** The names that are at least partly seen. */
const namesNear = (locale: Locale, near: Near) =>
  namesIn(locale).filter(({ row, from, to }) =>
    [from, (from + to) / 2, to].some((along) => near([MAP.left + along, gapAbove(row)])),
  );

const draw = (near: Near, ground: string, names: string): string => {
  const [width, height] = SHEET;
  return [
    defs(),
    rect(0, 0, width, height, { fill: PAPER }),
    ground,
    rect(MAP.left, MAP.top, MAP.width, MAP.height, {
      fill: 'none',
      stroke: INK,
      'stroke-width': 2,
    }),
    towns(near),
    names,
  ].join('');
};

const DRAWN = new Map<Locale, string>();
const drawnIn = (locale: Locale): string => {
  const known =
    DRAWN.get(locale) ?? draw(everywhere, terrain(), rim(WHOLE) + lettered(namesIn(locale)));
  DRAWN.set(locale, known);
  return known;
};

/** The whole ground, which no move changes; drawn when it is first needed. */
export const GROUND: { readonly [L in Locale]: string } = {
  get en() {
    return drawnIn('en');
  },
  get ja() {
    return drawnIn('ja');
  },
};

const PIECES = new Map<string, string>();

/** The ground in a window; where the window is that of a part, its frame hides the rim. */
export function groundIn(locale: Locale, box: BoardBox): string {
  const name = [locale, box.x, box.y, box.width, box.height].join(' ');
  const near = nearTo(box);
  const known =
    PIECES.get(name) ?? draw(near, terrainNear(near), lettered(namesNear(locale, near)));
  // Only parts are kept: windows around a place are too many, so they are drawn anew.
  if (isPart(box)) PIECES.set(name, known);
  return known;
}
