import type { Locale } from '../../kernel/text.js';
import { CREAM, INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { line, lineIn, MIDDLE, sheet } from '../../kits/picture/panel.js';
import { at, circle, fitting, group, rect, text } from '../../kits/picture/svg.js';
import { touchable } from '../../kits/picture/touch.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { CARD, type CardId } from '../components/cards.js';
import { REGION } from '../components/lookups.js';
import { type Side, SIDE_NAME, SIDES } from '../components/side.js';
import { PRIVATEER_END, ROUNDS, TURNS } from '../components/tracks.js';
import type { View } from '../view/view.js';
import { BATTLE_SPOT } from './layout.js';
import { turns } from './track.js';
import { WORD } from './words.js';

const say = (locale: Locale, en: string, ja: string) => (locale === 'en' ? en : ja);

/** Turn and action round, or "before the first turn". */
const dateLine = ({ turn, round }: View, locale: Locale) => {
  if (turn === 0) return say(locale, 'Before the first turn', '開始前');
  const name = TURNS[turn - 1]?.[locale] ?? '';
  return say(
    locale,
    `${name} — round ${round} of ${ROUNDS}`,
    `${name} 第${round}ラウンド(全${ROUNDS})`,
  );
};

/** The side that decides and its decision, or the result of the game. */
const dutyLine = ({ active, outcome, decision }: View, locale: Locale) => {
  if (outcome !== null) {
    return outcome.winner === null
      ? WORD.draw[locale]
      : say(
          locale,
          `${SIDE_NAME[outcome.winner].en} victory`,
          `${SIDE_NAME[outcome.winner].ja}の勝利`,
        );
  }
  if (active === null || decision === null) return '';
  const what = WORD[decision.name as keyof typeof WORD]?.[locale] ?? decision.name;
  return `${what}${say(locale, ': ', '：')}${SIDE_NAME[active][locale]}`;
};

/** Panel with title, turn and the side that decides. */
export const cartouche = (view: View, locale: Locale) => {
  const colour = view.active === null ? {} : { fill: SIDE_COLOUR[view.active] };
  return at(
    1168,
    640,
    sheet(400, 168),
    lineIn(330, 200, 44, 32, WORD.title[locale], MIDDLE),
    line(200, 74, 21, dateLine(view, locale), MIDDLE),
    line(200, 103, 22, dutyLine(view, locale), { ...MIDDLE, ...colour }),
    turns(view, 14, 116, 376, locale),
  );
};

const privateers = (view: View, locale: Locale) => {
  const levels = Array.from({ length: PRIVATEER_END + 1 }, (_, i) => i);
  return (
    text(
      14,
      24,
      say(locale, `Privateers (${view.privateerTarget}+)`, `私掠船(${view.privateerTarget}以上)`),
      { 'font-size': 17, fill: INK },
    ) +
    levels
      .map((level) => {
        const here = level === view.privateer;
        return (
          rect(166 + level * 32, 6, 28, 26, {
            rx: 3,
            fill: here ? SIDE_COLOUR.us : CREAM,
            stroke: INK,
            'stroke-width': 1,
          }) + figures(level, 180 + level * 32, 25, 12, here ? '#fff' : INK)
        );
      })
      .join('')
  );
};

const stages = (view: View, locale: Locale) =>
  text(14, 60, say(locale, 'Larger conflict', '大規模紛争'), { 'font-size': 17, fill: INK }) +
  [1, 2, 3]
    .map((stage) => {
      const here = stage === view.stage;
      return (
        rect(166 + (stage - 1) * 32, 42, 28, 26, {
          rx: 3,
          fill: here ? '#d9b25a' : CREAM,
          stroke: INK,
          'stroke-width': 1,
        }) + figures(stage, 180 + (stage - 1) * 32, 61, 12, INK)
      );
    })
    .join('') +
  text(
    388,
    60,
    say(locale, `Navy ${view.navy} · Europe ${view.europe}`, `海軍${view.navy} 欧州${view.europe}`),
    { 'font-size': 16, 'text-anchor': 'end', fill: SIDE_COLOUR.gb },
  );

/** Privateers, larger conflict, and the boxes of squadrons. */
export const boxes = (view: View, locale: Locale) =>
  at(1168, 816, sheet(400, 78), privateers(view, locale), stages(view, locale));

const CARD_SIZE = { width: 122, height: 47 };

const cardColour = (id: CardId) => {
  const { side } = CARD[id];
  return side === 'common' ? INK : SIDE_COLOUR[side];
};

/** A card in the hand: its OPS in a seal, and its name. */
const face = (id: CardId, locale: Locale) => {
  const name = CARD[id].name[locale];
  const colour = cardColour(id);
  return (
    rect(2, 2.5, CARD_SIZE.width, CARD_SIZE.height, { rx: 4, fill: INK, 'fill-opacity': 0.35 }) +
    rect(0, 0, CARD_SIZE.width, CARD_SIZE.height, {
      rx: 4,
      fill: '#fffaf0',
      stroke: colour,
      'stroke-width': 2,
    }) +
    circle(17, 17, 11, { fill: colour }) +
    figures(CARD[id].ops, 17, 23, 12, '#fff') +
    text(CARD_SIZE.width / 2 + 14, 22, id.toUpperCase(), {
      ...MIDDLE,
      'font-size': 13,
      fill: colour,
    }) +
    text(CARD_SIZE.width / 2, 41, name, {
      ...MIDDLE,
      'font-size': fitting(name, 16, 100),
      fill: INK,
    })
  );
};

/** The cards of the viewer; everybody else sees only their number. */
export const hand = (view: View, locale: Locale) => {
  const cards = Object.keys(view.hand) as CardId[];
  const counts = SIDES.map((side) => `${SIDE_NAME[side][locale]} ${view.hands[side]}`).join(
    say(locale, ', ', '、'),
  );
  const sizes = say(
    locale,
    `Hands: ${counts} · deck ${view.draw}`,
    `手札: ${counts} 山札${view.draw}`,
  );
  return at(
    1168,
    902,
    sheet(400, 34 + Math.ceil(cards.length / 3) * 54),
    line(200, 23, 17, sizes, MIDDLE),
    ...cards.map((id, i) =>
      at(
        11 + (i % 3) * 128,
        30 + Math.floor(i / 3) * 54,
        group(touchable('card', id), face(id, locale)),
      ),
    ),
  );
};

const diceLine = (view: View, side: Side, locale: Locale) => {
  const { dice, bonus } = view.battle ?? { dice: { us: 0, gb: 0 }, bonus: { us: 0, gb: 0 } };
  return say(
    locale,
    `${SIDE_NAME[side].en}: ${dice[side]} dice (${bonus[side]} bonus)`,
    `${SIDE_NAME[side].ja}: サイコロ${dice[side]}個(うちボーナス${bonus[side]})`,
  );
};

/** Size of the battle panel, which covers the legend. */
const BATTLE = { width: 258, height: 172 };

/** Dice that a side rolled last, and the number it rolls next. */
const diceLines = (view: View, side: Side, y: number, locale: Locale) => {
  const rolled = view.battle?.rolled[side] ?? [];
  const last = rolled.length === 0 ? '' : `${WORD.rolled[locale]}: ${rolled.join(' ')}`;
  const next = diceLine(view, side, locale);
  const room = BATTLE.width - 36;
  return (
    lineIn(room, 18, y, 18, next, { fill: SIDE_COLOUR[side] }) +
    lineIn(room - 14, 32, y + 22, 17, last)
  );
};

/** The battle in progress: the last roll and the next one. */
export const battle = (view: View, locale: Locale) => {
  const now = view.battle;
  if (now === null) return '';
  const place = REGION[now.region].name[locale];
  const title = say(
    locale,
    `Battle of ${place}, round ${now.round}`,
    `${place}の戦闘 第${now.round}ラウンド`,
  );
  const dice = view.decision?.dice;
  const assigned =
    dice === undefined
      ? ''
      : say(locale, `To assign: ${dice.join(' ')}`, `割り当てるサイコロ: ${dice.join(' ')}`);
  return at(
    ...BATTLE_SPOT,
    sheet(BATTLE.width, BATTLE.height),
    lineIn(BATTLE.width - 30, BATTLE.width / 2, 34, 22, title, MIDDLE),
    ...SIDES.map((side, i) => diceLines(view, side, 62 + i * 48, locale)),
    lineIn(BATTLE.width - 36, 18, 160, 16, assigned),
  );
};
