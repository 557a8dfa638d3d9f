import type { Locale, Text } from '../../kernel/text.js';
import { drawing } from '../../kits/picture/board.js';
import { CARD_SIZE, cardPaper, sized } from '../../kits/picture/card.js';
import { CREAM, INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { at, circle, group, path, rect, text } from '../../kits/picture/svg.js';
import { column } from '../../kits/picture/wrap.js';
import { flag } from '../../kits/war-of-1812/glyphs.js';
import { CARD, type Card, type CardId, type CardType } from '../components/cards/index.js';
import { type Side, SIDES } from '../components/side.js';
import type { Year } from '../components/turns.js';

/** MMW-5.2 colours of the decks. */
export const YEAR_COLOUR: Readonly<Record<Year, string>> = {
  1812: '#3f6f43',
  1813: '#b8902c',
  1814: '#8f2f28',
};

const RED = '#b3231b';

export const TYPE_NAME: Readonly<Record<CardType, Text>> = {
  event: { en: 'Operations / Event', ja: 'オペレーション／イヴェント' },
  winter: { en: 'Winter Event', ja: '冬季イヴェント' },
  battle: { en: 'Battle Card', ja: '戦闘カード' },
  reaction: { en: 'Reaction Card', ja: '対応カード' },
  campaign: { en: 'Campaign', ja: '戦役カード' },
  combination: { en: 'Operations / Battle', ja: 'オペレーション／戦闘' },
};

/** MMW-8.25 whether the card has a special function that is used instead of its value; its title is red. */
export const isRed = ({ type }: Card) =>
  type === 'battle' || type === 'reaction' || type === 'combination';

export const flagsOf = ({ side }: Card): readonly Side[] => (side === 'both' ? SIDES : [side]);

const [WIDTH, HEIGHT] = CARD_SIZE;
const LEFT = 26;
const ROOM = WIDTH - 2 * LEFT;

/** MMW-8.21 value and flags at the top of a card. */
const head = (card: Card) => {
  const colour = YEAR_COLOUR[card.deck];
  return (
    circle(52, 58, 31, { fill: colour, stroke: INK, 'stroke-width': 2 }) +
    figures(card.opv, 52, 73, 30, '#fff') +
    flagsOf(card)
      .map((side, i) => at(WIDTH - 50 - i * 42, 60, group({ transform: 'scale(1.4)' }, flag(side))))
      .join('')
  );
};

const banner = (card: Card, locale: Locale) => {
  const middle = { 'text-anchor': 'middle' } as const;
  const { lines, size } = sized(card.title[locale], [30, 26, 22], [ROOM, 66]);
  return (
    rect(14, 104, WIDTH - 28, 26, { fill: isRed(card) ? RED : INK }) +
    text(WIDTH / 2, 123, `${TYPE_NAME[card.type][locale]} · ${card.deck}`, {
      ...middle,
      'font-size': 18,
      fill: CREAM,
    }) +
    column(lines, WIDTH / 2, 132 + size, size, { ...middle, fill: isRed(card) ? RED : INK })
  );
};

/** MMW-8.2 a whole card as an SVG document. */
export function cardSvg(id: CardId, locale: Locale): string {
  const card: Card = CARD[id];
  const game = sized(card.text[locale], [19, 17, 15, 13.5, 12], [ROOM, 180]);
  const history = sized(card.history[locale], [15, 13.5, 12], [ROOM, 84]);
  const colour = YEAR_COLOUR[card.deck];
  return drawing(CARD_SIZE, { locale }, [
    cardPaper(colour),
    head(card),
    banner(card, locale),
    column(game.lines, LEFT, 220 + game.size / 2, game.size, { fill: INK }),
    path(`M40 402H${WIDTH - 40}`, { stroke: colour, 'stroke-width': 2 }),
    column(history.lines, LEFT, 422, history.size, { fill: INK, 'font-style': 'italic' }),
    text(WIDTH / 2, HEIGHT - 20, `#${card.number}`, {
      'font-size': 15,
      'text-anchor': 'middle',
      fill: INK,
    }),
  ]);
}
