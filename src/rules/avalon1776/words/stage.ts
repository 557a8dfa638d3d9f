import type { Score } from '../../kernel/asks.js';
import type { Locale, Text } from '../../kernel/text.js';
import { SCENARIO } from '../components/scenarios/index.js';
import { type Side, SIDES } from '../components/side.js';
import type { View } from '../view/view.js';
import { en, ja } from './names.js';

/** "September 1775", "turn 1 of 7"; nothing before the first turn. */
export function turnParts({ month, turn, scenario }: View, locale: Locale): string[] {
  if (month === null) return [];
  const all = SCENARIO[scenario].months.length;
  return locale === 'en'
    ? [en.month(month), `turn ${turn} of ${all}`]
    : [ja.month(month), `第${turn}ターン(全${all})`];
}

const SET_UP: Text = { en: 'Set-up', ja: '初期配置' };
const OVER: Text = { en: 'Game over', ja: 'ゲーム終了' };
const MOVEMENT: Text = { en: 'Movement Phase', ja: '移動フェイズ' };
const COMBAT: Text = { en: 'Combat Phase', ja: '戦闘フェイズ' };
const QUARTER: Text = { en: 'Interphase', ja: '中間フェイズ' };
const ARRIVALS: Text = { en: 'Reinforcements', ja: '増援' };

/** The phase that a decision belongs to; decisions that are not listed occur in more than one phase. */
const PHASES: { readonly [decision: string]: Text } = {
  ...{ opening: MOVEMENT, movement: MOVEMENT, column: MOVEMENT, boat: MOVEMENT, pay: MOVEMENT },
  ...{ invasion: MOVEMENT, forced: MOVEMENT, declare: MOVEMENT, trudge: MOVEMENT, raze: MOVEMENT },
  ...{ combat: COMBAT, riposte: COMBAT, sortie: COMBAT, supply: COMBAT, tactic: COMBAT },
  ...{ lose: COMBAT, persist: COMBAT, divert: ARRIVALS, moor: MOVEMENT, sail: MOVEMENT },
  ...{ unburden: MOVEMENT, raise: QUARTER, mount: QUARTER, cull: QUARTER, port: QUARTER },
};

function phase({ outcome, month, battle, decision }: View): Text | undefined {
  if (outcome !== null) return OVER;
  if (month === null) return SET_UP;
  return battle === null ? PHASES[decision?.name ?? ''] : COMBAT;
}

const line = (view: View, locale: Locale): string => {
  const [month, turn] = turnParts(view, locale);
  const parts = [month, turn, phase(view)?.[locale]];
  return parts.filter((part) => part !== undefined).join(' · ');
};

/** "September 1775 · turn 1 of 7 · Movement Phase". */
export const stage = (view: View): Text => ({ en: line(view, 'en'), ja: line(view, 'ja') });

/** Control points; empty in scenarios that do not count any. */
export const score = ({ score: points }: View): Score<Side>[] =>
  points === null ? [] : SIDES.map((seat) => ({ seat, value: points[seat], parts: [] }));
