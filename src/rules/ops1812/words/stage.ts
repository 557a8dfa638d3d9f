import type { Score } from '../../kernel/asks.js';
import type { Locale, Text } from '../../kernel/text.js';
import { type Side, SIDES } from '../components/side.js';
import { ROUNDS, TURNS } from '../components/tracks.js';
import type { View } from '../view/view.js';

/** Date line: "Summer 1812, turn 1 of 6, action round 1 of 5". */
export const dateLine = ({ turn, round }: View, locale: Locale): string =>
  locale === 'en'
    ? `${TURNS[turn - 1]?.en ?? 'Before the first turn'}, turn ${turn} of ${TURNS.length}, action round ${round} of ${ROUNDS}`
    : `${TURNS[turn - 1]?.ja ?? '開始前'} 第${turn}ターン(全${TURNS.length})、第${round}アクション・ラウンド(全${ROUNDS})`;

const OVER: Text = { en: 'Game over', ja: 'ゲーム終了' };

/** The date line, and whether the game is over. */
export const stage = (view: View): Text => {
  const over = (locale: Locale): string => (view.outcome === null ? '' : ` · ${OVER[locale]}`);
  return {
    en: dateLine(view, 'en') + over('en'),
    ja: dateLine(view, 'ja') + over('ja'),
  };
};

/** OPSX-vp.1 there is one marker: its number belongs to the side that is ahead, and the other side has none. */
export const score = ({ vp }: View): Score<Side>[] =>
  SIDES.map((seat) => ({ seat, value: Math.max(0, seat === 'us' ? vp : -vp), parts: [] }));
