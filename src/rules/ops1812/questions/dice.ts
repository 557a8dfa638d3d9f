import type { Side } from '../components/side.js';
import type { BattleFrame } from '../frames.js';
import { type OpsState, total } from '../state.js';

/**
 * OPS-dice.unit, OPS-dice.unit.recalc a die for each unit now there, and the bonus dice of the beginning
 * (OPS-dice.bonus.once).
 */
export const diceOf = (state: OpsState, { region, bonus }: BattleFrame, side: Side): number =>
  total(state.regions[region][side]) + bonus[side];
