import type { Score } from '../../kernel/asks.js';
import type { Locale, Text } from '../../kernel/text.js';
import { type Side, SIDE_NAME, SIDES } from '../components/side.js';
import type { View } from '../view/view.js';

const STAGE: Readonly<Record<View['stage'], Text>> = {
  setup: { en: 'Set-up', ja: '初期配置' },
  initiative: { en: 'Who plays first', ja: '第1ターンの決定' },
  naval: { en: 'Naval Phase', ja: '海軍フェイズ' },
  army: { en: 'Army Phase', ja: '陸軍フェイズ' },
  battle: { en: 'Battle Phase', ja: '戦闘フェイズ' },
  orders: { en: 'Orders', ja: '命令の記入' },
  winter: { en: 'Winter Turn', ja: '冬期ターン' },
  over: { en: 'Game over', ja: 'ゲーム終了' },
};

const DRAW: Text = { en: 'Draw', ja: '引き分け' };
const BOTH_WRITE: Text = { en: 'both sides', ja: '両軍' };

/** "1812, turn 3 of 10", or the winter after that year. */
export const dateLine = ({ year, turn, stage }: View, locale: Locale) => {
  if (stage === 'setup' || turn === 0) return locale === 'en' ? `${year}` : `${year}年`;
  if (stage === 'winter') return locale === 'en' ? `Winter after ${year}` : `${year}年の冬`;
  return locale === 'en' ? `${year}, turn ${turn} of 10` : `${year}年 第${turn}ターン(全10)`;
};

const doer = (side: Side, locale: Locale) =>
  locale === 'en' ? `${SIDE_NAME[side].en} player` : `${SIDE_NAME[side].ja}プレイヤー`;

/** Phase and the side that decides, who may not be the side on turn; or the result of the game. */
export const dutyLine = ({ stage, decision, outcome }: View, locale: Locale) => {
  if (outcome !== null) return resultLine(outcome.winner, locale);
  const by = decision?.by ?? null;
  const who = by === null ? BOTH_WRITE[locale] : doer(by, locale);
  return locale === 'en' ? `${STAGE[stage].en}: ${who}` : `${STAGE[stage].ja}：${who}`;
};

const resultLine = (winner: Side | null, locale: Locale) => {
  if (winner === null) return DRAW[locale];
  return locale === 'en' ? `${SIDE_NAME[winner].en} victory` : `${SIDE_NAME[winner].ja}の勝利`;
};

export const firstLine = ({ first }: View, locale: Locale) => {
  if (first === null) return '';
  const name = SIDE_NAME[first][locale];
  return locale === 'en' ? `${name} player goes first this year` : `この年度の第1ターンは${name}`;
};

const stageLine = (view: View, locale: Locale) =>
  `${dateLine(view, locale)} · ${STAGE[view.outcome === null ? view.stage : 'over'][locale]}`;

/** "1812, turn 3 of 10 · Army Phase". */
export const stage = (view: View): Text => ({
  en: stageLine(view, 'en'),
  ja: stageLine(view, 'ja'),
});

export const SCORE_PARTS = {
  armies: { en: 'Armies', ja: '陸軍' },
  lakes: { en: 'Lakes', ja: '湖' },
  towns: { en: 'Enemy towns', ja: '敵の町' },
} as const satisfies { readonly [part: string]: Text };

/** C1812-18.1 victory points, open to all. */
export const score = ({ vp }: View): Score<Side>[] =>
  SIDES.map((seat) => ({
    seat,
    value: vp[seat].total,
    parts: (['armies', 'lakes', 'towns'] as const).map((part) => ({
      label: SCORE_PARTS[part],
      value: vp[seat][part],
    })),
  }));
