import type { Locale } from '../../kernel/text.js';
import { INK, PAPER } from '../../kits/picture/colours.js';
import { at, group, rect } from '../../kits/picture/svg.js';
import { anchor } from '../../kits/war-of-1812/glyphs.js';
import { spotOf } from '../components/grid.js';
import { TOWNS } from '../components/towns.js';
import { WHOLE } from './extent.js';
import { MAP, middleOf, middleOfSide, SHEET } from './layout.js';
import { lettered } from './lettered.js';
import { namesIn } from './names.js';
import { rim } from './rim.js';
import { seal } from './seal.js';
import { defs, terrain } from './terrain.js';

const towns = (): string =>
  TOWNS.map((town) => {
    const harbour =
      town.port === null
        ? ''
        : at(
            ...middleOfSide({ hexes: town.port.split('/') as [string, string] }),
            group({ transform: 'scale(.8)' }, anchor('#1f4a5c')),
          );
    return at(...middleOf(spotOf(town.hex)!), seal(town)) + harbour;
  }).join('');

function draw(locale: Locale): string {
  const [width, height] = SHEET;
  return [
    defs(),
    rect(0, 0, width, height, { fill: PAPER }),
    terrain(),
    rect(MAP.left, MAP.top, MAP.width, MAP.height, {
      fill: 'none',
      stroke: INK,
      'stroke-width': 2,
    }),
    towns(),
    rim(WHOLE),
    lettered(namesIn(locale)),
  ].join('');
}

const DRAWN = new Map<Locale, string>();
const drawnIn = (locale: Locale): string => {
  const known = DRAWN.get(locale) ?? draw(locale);
  DRAWN.set(locale, known);
  return known;
};

/** What no move changes; drawn when it is first wanted. */
export const GROUND: { readonly [L in Locale]: string } = {
  get en() {
    return drawnIn('en');
  },
  get ja() {
    return drawnIn('ja');
  },
};
