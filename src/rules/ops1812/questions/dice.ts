import type { Side } from '../components/side.js';
import type { BattleFrame } from '../frames.js';
import { type OpsState, total } from '../state.js';

/**
 * Number of dice of a side. OPS-dice.unit, OPS-dice.unit.recalc one for each unit there now, and the bonus dice from
 * the beginning of the battle (OPS-dice.bonus.once).
 */
export const diceOf = (state: OpsState, { region, bonus }: BattleFrame, side: Side): number =>
  total(state.regions[region][side]) + bonus[side];
