import type { Action } from '../../kernel/action.js';
import type { Side } from '../components/side.js';
import { BEST_MIX, TACTIC_IDS, type TacticId } from '../components/tactics.js';
import type { SeriesFrame } from '../frames.js';
import type { State1776 } from '../state.js';

/**
 * A1776-adv.II.A.2 draws a tactical card by the equilibrium of the matrix. Cards are played unseen and none is used up,
 * so a card drawn like this cannot be guessed, and no card of the enemy gains by it.
 */
export function mixed(
  state: State1776,
  seat: Side,
  choices: readonly Action[],
): readonly number[] | undefined {
  if (choices.some((one) => one.do !== 'play')) return undefined;
  const series = state.agenda.findLast(({ f }) => f === 'series') as SeriesFrame | undefined;
  if (series === undefined) return undefined;
  const mix = BEST_MIX[series.attacker === seat ? 'attacker' : 'defender'];
  return choices.map((one) => mix[TACTIC_IDS.indexOf(one['card'] as TacticId)] ?? 0);
}
