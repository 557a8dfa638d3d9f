import type { Locale } from '../../kernel/text.js';
import { CREAM, INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { line, lineIn, MIDDLE, sheet } from '../../kits/picture/panel.js';
import { at, path, rect } from '../../kits/picture/svg.js';
import { column, wrapped } from '../../kits/picture/wrap.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { CARD } from '../components/cards/index.js';
import { type Side, SIDE_NAME, SIDES } from '../components/side.js';
import { TURN } from '../components/turns.js';
import { drawPiles } from '../view/piles.js';
import type { View } from '../view/view.js';
import { date } from '../words/stage.js';
import { YEAR_COLOUR } from './card.js';
import { duty, play } from './phrases.js';
import { turns } from './track.js';
import { say, WORD } from './words.js';

const LEFT = 915;
const WIDTH = 500;

const dateLine = (view: View, locale: Locale) => {
  const { turn, first } = view;
  const name = date(view, locale);
  if (turn === null || first === null) return name;
  return say(
    locale,
    `${name} — first player: ${SIDE_NAME[first].en}`,
    `${name} 第1プレイヤー：${SIDE_NAME[first].ja}`,
  );
};

const leading = ({ active, outcome }: View): Side | null => {
  if (outcome !== null) return outcome.winner;
  return active.us === active.gb ? null : active.us ? 'us' : 'gb';
};

/** Panel with title, turn and the side that decides. */
export const cartouche = (view: View, locale: Locale) => {
  const lead = leading(view);
  const when = dateLine(view, locale);
  const card = play(view, locale);
  return at(
    LEFT,
    28,
    sheet(WIDTH, 152),
    line(WIDTH / 2, 52, 44, WORD.title[locale], MIDDLE),
    lineIn(WIDTH - 40, WIDTH / 2, 84, 25, when, MIDDLE),
    line(WIDTH / 2, 112, 25, duty(view, locale), {
      ...MIDDLE,
      ...(lead !== null && { fill: SIDE_COLOUR[lead] }),
    }),
    lineIn(WIDTH - 40, WIDTH / 2, 139, 21, card, MIDDLE),
  );
};

export const turnRow = (view: View, locale: Locale) =>
  at(LEFT, 190, sheet(856, 80), turns(view.turn, 14, 12, 832, locale));

const yearOf = ({ turn }: View) => (turn === null ? 1812 : TURN[turn].year);

/** Back of a card of the year, and a number of cards. */
const backs = (x: number, y: number, colour: string, count: number) =>
  at(
    x,
    y,
    rect(4, 4, 30, 42, { rx: 4, fill: INK, 'fill-opacity': 0.4 }),
    rect(0, 0, 30, 42, { rx: 4, fill: colour, stroke: CREAM, 'stroke-width': 2 }),
    path('M15 10L20 21L15 32L10 21Z', { fill: CREAM, 'fill-opacity': 0.7 }),
    figures(count, 58, 32, 20, INK),
  );

const hands = (view: View, side: Side, y: number, locale: Locale) =>
  line(16, y + 28, 20, SIDE_NAME[side][locale], { fill: SIDE_COLOUR[side] }) +
  backs(112, y, YEAR_COLOUR[yearOf(view)], view.hands[side]) +
  lineIn(56, 206, y + 28, 18, WORD.held[locale]) +
  backs(268, y, SIDE_COLOUR[side], view.heldCards[side]);

/** MMW-7.2 hands and held cards of both sides, draw piles and discards. */
export const decks = (view: View, locale: Locale) => {
  const discards = Object.keys(view.discards).length;
  const draw = drawPiles(view).map(({ title, size }) => `${title[locale]} ${size}`);
  const piles = [...draw, `${WORD.discards[locale]} ${discards}`].join(' · ');
  return at(
    LEFT + WIDTH + 14,
    28,
    sheet(342, 152),
    ...SIDES.map((side, i) => hands(view, side, 12 + i * 52, locale)),
    lineIn(322, 171, 138, 20, piles, MIDDLE),
  );
};

/** Cards whose effects last (MMW-8.27). */
export const inForce = (view: View, locale: Locale) => {
  const ids = [...new Set(view.lasting.map(({ card }) => card))];
  if (ids.length === 0) return '';
  const titles = ids.map((id) => CARD[id].title[locale]).join(say(locale, ', ', '、'));
  const lines = wrapped(`${WORD.inForce[locale]}: ${titles}`, 20, 824);
  return at(
    LEFT,
    280,
    sheet(856, 20 + lines.length * 25),
    column(lines, 16, 30, 20, { fill: INK }),
  );
};
