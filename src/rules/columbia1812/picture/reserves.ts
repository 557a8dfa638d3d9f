import type { Locale } from '../../kernel/text.js';
import { INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { line } from '../../kits/picture/panel.js';
import { at, group, rect } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { emblem } from '../../kits/war-of-1812/glyphs.js';
import { TOWN } from '../components/lookups.js';
import type { TownId } from '../components/map.js';
import { type Side, SIDES } from '../components/side.js';
import type { View } from '../view/view.js';
import { ownBlocks } from './pieces.js';
import { WORD } from './words.js';

export const ENTRIES = {
  us: ['albany', 'pittsburgh'],
  gb: ['quebec'],
} as const satisfies Readonly<Record<Side, readonly TownId[]>>;

/** Blocks that wait off the map, with their CVs if they are the viewer's own: "Albany 2 (4 3)". */
const waitingAt = (view: View, town: (typeof ENTRIES)[Side][number], locale: Locale) => {
  const cvs = ownBlocks(view, `waiting:${town}`).map(({ cv }) => cv);
  const known = cvs.length === 0 ? '' : ` (${cvs.join(' ')})`;
  return view.waiting[town] === 0
    ? []
    : [`${TOWN[town].name[locale]} ${view.waiting[town]}${known}`];
};

const waitingLine = (view: View, side: Side, locale: Locale) => {
  const places = ENTRIES[side].flatMap((town) => waitingAt(view, town, locale));
  return places.length === 0 ? '' : `${WORD.waiting[locale]}: ${places.join(', ')}`;
};

const COUNTS = ['pool', 'unbuilt', 'lost'] as const;

const row = (view: View, side: Side, y: number, locale: Locale) => {
  const size = locale === 'en' ? 18 : 16;
  const counts = COUNTS.map((what, i) => {
    const x = 1182 + [0, 96, 250][i]!;
    return (
      line(x, y, size, WORD[what][locale]) +
      figures(view[what][side], x + [54, 130, 110][i]!, y, 13, INK)
    );
  });
  return (
    rect(1144, y - 18, 28, 24, { rx: 4, fill: SIDE_COLOUR[side] }) +
    at(1158, y - 6, group({ transform: 'scale(.85)' }, emblem(side, '#fff'))) +
    counts.join('') +
    line(1182, y + 16, 15, waitingLine(view, side, locale), { 'font-style': 'italic' })
  );
};

/** Pieces beside the map: remainder pools, ships, waiting reinforcements (C1812-3.5.a, 14.2). */
export const reserves = (view: View, locale: Locale) =>
  SIDES.map((side, i) => row(view, side, 930 + i * 38, locale)).join('');
