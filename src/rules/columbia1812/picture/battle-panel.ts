import type { Locale } from '../../kernel/text.js';
import { LAKES } from '../components/map.js';
import { SIDE_NAME, type Side } from '../components/side.js';
import { TOWN } from '../components/tables.js';
import type { View } from '../view.js';
import { SIDE_COLOUR } from './colours.js';
import { fleet } from './ships.js';
import { swords } from './glyphs.js';
import { line, MIDDLE, sheet } from './panel.js';
import { ownBlocks, revealed } from './pieces.js';
import { closedStack, faces, inRow, tiles, type Drawing } from './stacks.js';
import { at, path } from './svg.js';
import { WORD } from './words.js';

const WIDTH = 492;
const HALF = WIDTH / 2;
const EMPTY: Drawing = { svg: '', width: 0, height: 0 };

const roundLine = (title: string, round: number, locale: Locale) => {
  if (round === 0) return title;
  return locale === 'en' ? `${title}, round ${round}` : `${title} 第${round}ラウンド`;
};

/** The blocks of one side: open ones, the viewer's own, or a count of backs. */
const force = (view: View, side: Side, locale: Locale): Drawing => {
  const { battle } = view;
  if (battle === null) return EMPTY;
  const open = revealed(view, side);
  const own = side === view.viewer ? ownBlocks(view, battle.town) : [];
  const known = open.length > 0 ? open : own;
  if (known.length > 6) return tiles(known, 5);
  if (known.length > 0) return faces(known, locale, 3);
  const count = view.towns[battle.town][side];
  return count === 0 ? EMPTY : closedStack(side, count);
};

const column = (side: Side, role: string, drawing: Drawing, middle: number, locale: Locale) =>
  line(middle, 76, 22, `${role}: ${SIDE_NAME[side][locale]}`, { ...MIDDLE, fill: SIDE_COLOUR[side] }) +
  at(middle - drawing.width / 2, 90, drawing.svg);

const fight = (title: string, left: Parameters<typeof column>, right: Parameters<typeof column>) => {
  const height = 104 + Math.max(left[2].height, right[2].height);
  return at(
    414,
    24,
    sheet(WIDTH, height),
    at(38, 40, swords()),
    line(HALF + 14, 46, 30, title, MIDDLE),
    path(`M${HALF} 64V${height - 12}`, { stroke: '#7d5834', 'stroke-width': 1 }),
    column(...left),
    column(...right),
  );
};

/** C1812-10.1 the battle being fought, the attacker on the left. */
export const battlePanel = (view: View, locale: Locale) => {
  const { battle } = view;
  if (battle === null) return '';
  const { town, attacker, defender, round, doubleFire } = battle;
  const name = TOWN[town].name[locale];
  const title = roundLine(locale === 'en' ? `Battle of ${name}` : `${name}の戦い`, round, locale);
  const fire = doubleFire ? ` (${WORD.doubleFire[locale]})` : '';
  return fight(
    title,
    [attacker, WORD.attacker[locale], force(view, attacker, locale), HALF / 2, locale],
    [defender, WORD.defender[locale] + fire, force(view, defender, locale), HALF * 1.5, locale],
  );
};

export const navalPanel = (view: View, locale: Locale) => {
  const { naval } = view;
  if (naval === null) return '';
  const { lake, attacker, defender, round } = naval;
  const name = LAKES.find(({ id }) => id === lake)!.name[locale];
  const title = roundLine(locale === 'en' ? `Battle on ${name}` : `${name}の海戦`, round, locale);
  const ships = (side: Side) => inRow(fleet(side, view.lakes[lake][side]));
  return fight(
    title,
    [attacker, WORD.attacker[locale], ships(attacker), HALF / 2, locale],
    [defender, WORD.defender[locale], ships(defender), HALF * 1.5, locale],
  );
};

/** C1812-3.2 blocks drawn at set-up that are still in the viewer's hand. */
export const handPanel = (view: View, locale: Locale) => {
  const hand = ownBlocks(view, 'hand');
  if (hand.length === 0) return '';
  const drawing = faces(hand, locale, 7);
  return at(
    414,
    24,
    sheet(WIDTH, 70 + drawing.height),
    line(HALF, 40, 28, `${WORD.toPlace[locale]}: ${hand.length}`, MIDDLE),
    at(HALF - drawing.width / 2, 56, drawing.svg),
  );
};
