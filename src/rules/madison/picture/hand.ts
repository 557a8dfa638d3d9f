import type { Locale } from '../../kernel/text.js';
import { INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { line, lineIn, MIDDLE, sheet } from '../../kits/picture/panel.js';
import { at, circle, group, rect } from '../../kits/picture/svg.js';
import { touchable } from '../../kits/picture/touch.js';
import { column, cut, wrapped } from '../../kits/picture/wrap.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { CARD, type CardId } from '../components/cards/index.js';
import type { View } from '../view/view.js';
import { flagsOf, isRed, YEAR_COLOUR } from './card.js';
import { say, WORD } from './words.js';

const FACE = { width: 176, height: 92 };

/** Colour of the title: red for battle and reaction cards. */
const inkOf = (id: CardId) => (isRed(CARD[id]) ? '#b3231b' : INK);

const sheetOf = (id: CardId, held: boolean, { width, height }: typeof FACE) =>
  rect(3, 3, width, height, { rx: 6, fill: INK, 'fill-opacity': 0.35 }) +
  rect(0, 0, width, height, {
    rx: 6,
    fill: held ? '#dccda6' : '#fffaf0',
    stroke: YEAR_COLOUR[CARD[id].deck],
    'stroke-width': 4,
    ...(held && { 'stroke-dasharray': '8 4' }),
  });

/** Title of a card in the hand, as large as three lines allow. A long title ends with an ellipsis. */
export function titleOf(id: CardId, locale: Locale): { size: number; lines: readonly string[] } {
  const title = CARD[id].title[locale];
  const linesAt = (size: number) => wrapped(title, size, FACE.width - 58);
  const size = [18, 16].find((each) => linesAt(each).length <= 3) ?? 15;
  return { size, lines: cut(linesAt(size), 3) };
}

/** MMW-8.2 a card in the hand: value, title, flags. */
const face = (id: CardId, held: boolean, locale: Locale) => {
  const card = CARD[id];
  const { size, lines } = titleOf(id, locale);
  return (
    sheetOf(id, held, FACE) +
    circle(24, 26, 16, { fill: YEAR_COLOUR[card.deck] }) +
    figures(card.opv, 24, 34, 16, '#fff') +
    flagsOf(card)
      .map((side, i) => rect(12 + i * 13, 50, 11, 8, { fill: SIDE_COLOUR[side] }))
      .join('') +
    line(24, 80, 15, `#${card.number}`, MIDDLE) +
    column(lines, 50, 28, size, { fill: inkOf(id) })
  );
};

/** Size of cards on a small board: broad, so that the title can be read. */
const BROAD = { width: 486, height: 80, columns: 3, size: 38 };

const broadFace = (id: CardId, held: boolean, locale: Locale) => {
  const card = CARD[id];
  const { width, height, size } = BROAD;
  const lines = cut(wrapped(card.title[locale], size, width - 96), 2);
  return (
    sheetOf(id, held, BROAD) +
    circle(44, height / 2, 32, { fill: YEAR_COLOUR[card.deck] }) +
    figures(card.opv, 44, height / 2 + 18, 50, '#fff') +
    column(lines, 88, lines.length === 1 ? 53 : 34, size, { fill: inkOf(id) })
  );
};

/** Cards of the other hand that the viewer has been shown. */
const seenLine = (view: View, locale: Locale) => {
  const titles = (Object.keys(view.seen) as CardId[]).map((id) => CARD[id].title[locale]);
  if (titles.length === 0) return '';
  return `${WORD.seen[locale]}: ${titles.join(say(locale, ', ', '、'))}`;
};

const COLUMNS = 8;

/** Cards in rows; the upper left corner of the first one is the origin. */
const inRows = (cards: readonly string[], columns: number, width: number, height: number) =>
  cards.map((svg, i) => at((i % columns) * width, Math.floor(i / columns) * height, svg)).join('');

const SPOT = [1086, 1336] as const;

/** The cards of the viewer, those held face down last; everybody else sees only their number. */
export const hand = (view: View, locale: Locale, small: boolean) => {
  const drawn = small ? broadFace : face;
  const draw = (id: CardId, held: boolean): string =>
    group(touchable('card', id), drawn(id, held, locale));
  const cards = [
    ...(Object.keys(view.hand) as CardId[]).map((id) => draw(id, false)),
    ...(Object.keys(view.held) as CardId[]).map((id) => draw(id, true)),
  ];
  if (cards.length === 0) return '';
  if (small) return at(...SPOT, inRows(cards, BROAD.columns, 498, 88));
  const rows = Math.ceil(cards.length / COLUMNS);
  const seen = seenLine(view, locale);
  return at(
    ...SPOT,
    sheet(20 + COLUMNS * 184, 46 + rows * 102),
    line(16, 32, 22, WORD.yourHand[locale]),
    lineIn(1250, 220, 32, 20, seen),
    at(14, 44, inRows(cards, COLUMNS, 184, 102)),
  );
};
