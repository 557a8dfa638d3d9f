import type { Score } from '../../kernel/asks.js';
import type { Locale, Text } from '../../kernel/text.js';
import { type Side, SIDES } from '../components/side.js';
import { TURN } from '../components/turns.js';
import type { View } from '../view/view.js';

const PREWAR: Text = { en: 'Before the declaration of war', ja: '戦前シークエンス' };

export const date = ({ turn }: View, locale: Locale): string =>
  turn === null ? PREWAR[locale] : TURN[turn].name[locale];

const OVER: Text = { en: 'Game over', ja: 'ゲーム終了' };
const REINFORCEMENTS: Text = { en: 'Reinforcement Phase', ja: '増援フェイズ' };
const ACTION: Text = {
  en: 'Strategy Card Action Phase',
  ja: '戦略カード・アクション・フェイズ',
};
const FLEET_RETURN: Text = { en: 'Mutual Fleet Return Phase', ja: '相互艦隊帰還フェイズ' };

/** The phase that a decision tells, where nobody plays a card. */
const PHASES: { readonly [decision: string]: Text } = {
  ...{ wish: REINFORCEMENTS, reinforcements: REINFORCEMENTS, landfall: REINFORCEMENTS },
  ...{ arrive: REINFORCEMENTS, enter: ACTION, play: ACTION, 'fleet-return': FLEET_RETURN },
};

/** The winter turn has no phases, and before the war there are none either. */
function phase({ turn, play, decision, outcome }: View): Text | undefined {
  if (outcome !== null) return OVER;
  if (turn === null || TURN[turn].season === 'winter') return undefined;
  return play === null ? PHASES[decision?.name ?? ''] : ACTION;
}

const line = (view: View, locale: Locale): string => {
  const then = phase(view);
  return then === undefined ? date(view, locale) : `${date(view, locale)} · ${then[locale]}`;
};

/** "Spring-Summer 1812 · Strategy Card Action Phase". */
export const stage = (view: View): Text => ({ en: line(view, 'en'), ja: line(view, 'ja') });

/** MMW-4.1 one number for both: the side that leads has it, the other none. */
export const score = ({ vp }: View): Score<Side>[] =>
  SIDES.map((seat) => ({ seat, value: Math.max(0, seat === 'us' ? vp : -vp), parts: [] }));
