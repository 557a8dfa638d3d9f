import type { Locale, Text } from '../../kernel/text.js';
import { drawing } from '../../kits/picture/board.js';
import { CARD_SIZE, cardPaper, sized } from '../../kits/picture/card.js';
import { CREAM, INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { at, circle, group, path, rect, text } from '../../kits/picture/svg.js';
import { column } from '../../kits/picture/wrap.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { flag } from '../../kits/war-of-1812/glyphs.js';
import { CARD, type Card, CARD_IDS, type CardId } from '../components/cards.js';
import { type Side, SIDE_NAME, SIDES } from '../components/side.js';
import { emblemOf } from './card-emblem.js';

const [WIDTH, HEIGHT] = CARD_SIZE;
const LEFT = 30;
const ROOM = WIDTH - 2 * LEFT;
/** Colour of the frame of cards whose event both sides may use. */
const COMMON = '#5c4a33';

const sidesOf = ({ side }: Card): readonly Side[] => (side === 'common' ? SIDES : [side]);
const colourOf = ({ side }: Card): string => (side === 'common' ? COMMON : SIDE_COLOUR[side]);

/** OPSX-card.2 the side that may use the event; the other side may play the card for its OPS only. */
export const eventOf = ({ side }: Card): Text =>
  side === 'common'
    ? { en: 'Event of both sides', ja: '共通のイヴェント' }
    : { en: `${SIDE_NAME[side].en} event`, ja: `${SIDE_NAME[side].ja}軍のイヴェント` };

/** OPSX-card.2 OPS of the card, if its event is not used. */
export const worthOf = ({ ops }: Card): Text => ({
  en: `or ${ops} OPS for an operation`,
  ja: `または${ops}OPSでオペレーション`,
});

const head = (card: Card): string =>
  circle(54, 60, 31, { fill: colourOf(card), stroke: INK, 'stroke-width': 2 }) +
  figures(card.ops, 54, 68, 28, '#fff') +
  text(54, 83, 'OPS', { 'font-size': 13, 'text-anchor': 'middle', fill: '#fff' }) +
  sidesOf(card)
    .map((side, i) => at(WIDTH - 52 - i * 44, 60, group({ transform: 'scale(1.4)' }, flag(side))))
    .join('');

const MIDDLE = { 'text-anchor': 'middle', fill: INK } as const;

function title(card: Card, locale: Locale): string {
  const { size, lines } = sized(card.name[locale], [32, 28, 24], [ROOM, 44]);
  return column(lines, WIDTH / 2, 166, size, MIDDLE);
}

const banner = (card: Card, locale: Locale): string =>
  rect(14, 104, WIDTH - 28, 28, { fill: colourOf(card) }) +
  text(WIDTH / 2, 124, eventOf(card)[locale], { ...MIDDLE, 'font-size': 18, fill: CREAM });

/** OPS and number of the card, below a line. */
const foot = (card: Card, locale: Locale): string =>
  path(`M40 448H${WIDTH - 40}`, { stroke: colourOf(card), 'stroke-width': 2 }) +
  text(WIDTH / 2, 473, worthOf(card)[locale], {
    ...MIDDLE,
    'font-size': 18,
    'font-style': 'italic',
  }) +
  text(WIDTH / 2, HEIGHT - 20, `#${CARD_IDS.indexOf(card.id as CardId) + 1}`, {
    ...MIDDLE,
    'font-size': 15,
  });

/** A whole card as an SVG document. */
export function cardSvg(id: CardId, locale: Locale): string {
  const card: Card = CARD[id];
  const event = sized(card.event[locale], [23, 21, 19, 17], [ROOM, 130]);
  return drawing(CARD_SIZE, { locale }, [
    cardPaper(colourOf(card)),
    head(card),
    banner(card, locale),
    title(card, locale),
    at(WIDTH / 2, 240, emblemOf(card)),
    column(event.lines, LEFT, 322, event.size, { fill: INK }),
    foot(card, locale),
  ]);
}
