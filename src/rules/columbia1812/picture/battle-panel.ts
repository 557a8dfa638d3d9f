import type { Locale } from '../../kernel/text.js';
import { line, lineIn, MIDDLE, sheet } from '../../kits/picture/panel.js';
import { at, path } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { swords } from '../../kits/war-of-1812/glyphs.js';
import { TOWN } from '../components/lookups.js';
import { LAKES } from '../components/map.js';
import { type Side, SIDE_NAME } from '../components/side.js';
import type { View } from '../view/view.js';
import { ownBlocks, revealed } from './pieces.js';
import { fleet } from './ships.js';
import { blockFaces, closedStack, type Drawing, inRow, tiles } from './stacks.js';
import { WORD } from './words.js';

const WIDTH = 444;
const HALF = WIDTH / 2;
const EMPTY: Drawing = { svg: '', width: 0, height: 0 };

const roundLine = (title: string, round: number, locale: Locale) => {
  if (round === 0) return title;
  return locale === 'en' ? `${title}, round ${round}` : `${title} 第${round}ラウンド`;
};

/** Blocks of one side: face up if open or the viewer's own, otherwise backs with their number. */
const force = (view: View, side: Side, locale: Locale): Drawing => {
  const { battle } = view;
  if (battle === null) return EMPTY;
  const open = revealed(view, side);
  const own = side === view.viewer ? ownBlocks(view, battle.town) : [];
  const known = open.length > 0 ? open : own;
  if (known.length > 6) return tiles(known, 5);
  if (known.length > 0) return blockFaces(known, locale, 3);
  const count = view.towns[battle.town][side];
  return count === 0 ? EMPTY : closedStack(side, count);
};

interface Column {
  readonly side: Side;
  readonly role: string;
  readonly note: string;
  readonly force: Drawing;
}

const column = ({ side, role, note, force }: Column, middle: number, locale: Locale) =>
  line(middle, 78, 22, `${role}: ${SIDE_NAME[side][locale]}`, {
    ...MIDDLE,
    fill: SIDE_COLOUR[side],
  }) +
  line(middle, 99, 18, note, { ...MIDDLE, 'font-style': 'italic' }) +
  at(middle - force.width / 2, 108, force.svg);

/** A panel with the attacker on the left and the defender on the right. */
const fight = (title: string, left: Column, right: Column, locale: Locale) => {
  const height = 122 + Math.max(left.force.height, right.force.height);
  return at(
    414,
    28,
    sheet(WIDTH, height),
    at(38, 38, swords()),
    lineIn(WIDTH - 84, HALF + 18, 46, 28, title, MIDDLE),
    path(`M${HALF} 64V${height - 12}`, { stroke: '#7d5834', 'stroke-width': 1 }),
    column(left, HALF / 2, locale),
    column(right, HALF * 1.5, locale),
  );
};

/** C1812-10.1 the battle in progress. */
export const battlePanel = (view: View, locale: Locale) => {
  const { battle } = view;
  if (battle === null) return '';
  const { town, attacker, defender, round, doubleFire } = battle;
  const name = TOWN[town].name[locale];
  const title = roundLine(locale === 'en' ? `Battle of ${name}` : `${name}の戦い`, round, locale);
  const column = (side: Side, role: string, note = ''): Column => ({
    side,
    role,
    note,
    force: force(view, side, locale),
  });
  return fight(
    title,
    column(attacker, WORD.attacker[locale]),
    column(defender, WORD.defender[locale], doubleFire ? WORD.doubleFire[locale] : ''),
    locale,
  );
};

export const navalPanel = (view: View, locale: Locale) => {
  const { naval } = view;
  if (naval === null) return '';
  const { lake, attacker, defender, round } = naval;
  const name = LAKES.find(({ id }) => id === lake)!.name[locale];
  const title = roundLine(locale === 'en' ? `Battle on ${name}` : `${name}の海戦`, round, locale);
  const column = (side: Side, role: string): Column => ({
    side,
    role,
    note: '',
    force: inRow(fleet(side, view.lakes[lake][side])),
  });
  return fight(
    title,
    column(attacker, WORD.attacker[locale]),
    column(defender, WORD.defender[locale]),
    locale,
  );
};

/** C1812-3.2 blocks of the set-up that the viewer still has in hand. */
export const handPanel = (view: View, locale: Locale) => {
  const hand = ownBlocks(view, 'hand');
  if (hand.length === 0) return '';
  const drawing = blockFaces(hand, locale, 6);
  return at(
    414,
    28,
    sheet(WIDTH, 70 + drawing.height),
    line(HALF, 40, 28, `${WORD.toPlace[locale]}: ${hand.length}`, MIDDLE),
    at(HALF - drawing.width / 2, 56, drawing.svg),
  );
};
