import type { BoardBox } from '../../kernel/ruleset.js';
import type { Locale } from '../../kernel/text.js';
import { CREAM, INK } from '../../kits/picture/colours.js';
import { at, group, path, rect, text, widthOf } from '../../kits/picture/svg.js';
import { SCENARIO } from '../components/scenarios/index.js';
import type { View } from '../view/view.js';
import { key, KEY_WIDTH } from './key.js';
import { LETTERS, ROOM } from './layout.js';
import { arrivalsLine, battleLine, dateLine, PHRASES, scoreLine } from './phrases.js';
import { areaStrip, yearTrack } from './strip.js';

/** The direction of the map's north in degrees: the board leans, so north is 32 degrees left of its upper edge. */
const NORTH = -32;
const ARROW = 46;
/** From this width on, the caption also explains the signs of the ground. */
const WIDE = 1000;

const arrow = (): string =>
  group(
    { transform: `rotate(${NORTH})`, stroke: INK, fill: INK },
    path('M0 22V-12', { 'stroke-width': 2, fill: 'none' }),
    path('M0-24L6-9L0-13L-6-9Z', { stroke: 'none' }),
    text(0, 6, 'N', {
      ...{ 'font-size': LETTERS, 'text-anchor': 'middle', fill: INK },
      ...{ stroke: CREAM, 'stroke-width': 3, 'paint-order': 'stroke' },
    }),
  );

/** Factor for the width of words: they are shorter in the period face than the rough count says. */
const CLOSE = 0.9;
const isLonger = (line: string, room: number): boolean =>
  widthOf(`${line}…`, LETTERS) * CLOSE > room;

/** As many of the sayings, from the first on, as fit into one line. */
function fitted(sayings: readonly string[], between: string, room: number): string {
  let line = '';
  for (const saying of sayings) {
    const next = line === '' ? saying : `${line}${between}${saying}`;
    if (isLonger(next, room)) return line === '' ? cut(saying, room) : `${line}…`;
    line = next;
  }
  return line;
}

function cut(saying: string, room: number): string {
  const letters = [...saying];
  while (isLonger(letters.join(''), room)) letters.pop();
  return `${letters.join('')}…`;
}

/** The sheet above the map: the date and who moves, the score, and the battle or the next arrivals. */
export function caption(view: View, { x, y, width }: BoardBox, locale: Locale): string {
  const { stop, comma } = PHRASES[locale];
  const battle = battleLine(view, locale);
  const [first = '', ...rest] = dateLine(view, locale);
  const title = SCENARIO[view.scenario].title[locale];
  const isWide = width >= WIDE;
  const room = width - ARROW - 26 - (isWide ? KEY_WIDTH : 0);
  const line = (sayings: readonly string[], sign: string) =>
    text(0, 0, fitted(sayings, sign, room));
  const isQuiet = battle.length === 0;
  const lines = [
    line(first === '' ? [title] : [first, ...rest], stop),
    view.areas ? areaStrip(view.areas, room) : line(scoreLine(view, locale), stop),
    view.areas && isQuiet
      ? yearTrack(view, room, locale)
      : line(isQuiet ? arrivalsLine(view, locale) : battle, comma),
  ];
  return (
    rect(x + 4, y + 4, width - 8, ROOM.top - 10, {
      rx: 3,
      fill: CREAM,
      stroke: INK,
      'stroke-width': 1.5,
    }) +
    group(
      { 'font-size': LETTERS, fill: INK },
      ...lines.map((one, i) => at(x + 14, y + 25 + i * 22.5, one)),
    ) +
    (isWide ? key(x + 14 + room, y + 25, locale) : '') +
    at(x + width - ARROW / 2 - 10, y + ROOM.top / 2, arrow())
  );
}
