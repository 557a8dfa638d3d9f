import type { Locale } from '../../kernel/text.js';
import { line, MIDDLE, sheet } from '../../kits/picture/panel.js';
import { at, path } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { type Side, SIDE_NAME } from '../components/side.js';
import type { View } from '../view/view.js';
import { STAGE, WORD } from './words.js';

const WIDTH = 376;

/** "1812, turn 3 of 10" or the winter after that year. */
export const dateLine = ({ year, turn, stage }: View, locale: Locale) => {
  if (stage === 'setup' || turn === 0) return locale === 'en' ? `${year}` : `${year}年`;
  if (stage === 'winter') return locale === 'en' ? `Winter after ${year}` : `${year}年の冬`;
  return locale === 'en' ? `${year}, turn ${turn} of 10` : `${year}年 第${turn}ターン(全10)`;
};

const doer = (side: Side, locale: Locale) =>
  locale === 'en' ? `${SIDE_NAME[side].en} player` : `${SIDE_NAME[side].ja}プレイヤー`;

/** Who is to decide in which phase, which need not be whose phase it is, or how the game ended. */
export const dutyLine = ({ stage, decision, outcome }: View, locale: Locale) => {
  if (outcome !== null) return resultLine(outcome.winner, locale);
  const by = decision?.by ?? null;
  const who = by === null ? WORD.bothWrite[locale] : doer(by, locale);
  return locale === 'en' ? `${STAGE[stage].en}: ${who}` : `${STAGE[stage].ja}：${who}`;
};

const resultLine = (winner: Side | null, locale: Locale) => {
  if (winner === null) return WORD.draw[locale];
  return locale === 'en' ? `${SIDE_NAME[winner].en} victory` : `${SIDE_NAME[winner].ja}の勝利`;
};

export const firstLine = ({ first }: View, locale: Locale) => {
  if (first === null) return '';
  const name = SIDE_NAME[first][locale];
  return locale === 'en' ? `${name} player goes first this year` : `今年の先手は${name}`;
};

const flourish = () =>
  path('M60 74Q124 62 188 74T316 74M176 74Q188 64 200 74Q188 84 176 74', {
    fill: 'none',
    stroke: '#7d5834',
    'stroke-width': 1.8,
  });

export const cartouche = (view: View, locale: Locale) => {
  const middle = WIDTH / 2;
  const lead = view.outcome === null ? (view.decision?.by ?? null) : view.outcome.winner;
  const colour = lead === null ? {} : { fill: SIDE_COLOUR[lead] };
  return at(
    28,
    28,
    sheet(WIDTH, 186),
    line(middle, 56, locale === 'en' ? 50 : 44, WORD.title[locale], MIDDLE),
    flourish(),
    line(middle, 110, 28, dateLine(view, locale), MIDDLE),
    line(middle, 144, locale === 'en' ? 27 : 20, dutyLine(view, locale), { ...MIDDLE, ...colour }),
    line(middle, 172, 19, firstLine(view, locale), { ...MIDDLE, 'font-style': 'italic' }),
  );
};
