import { LAKE_IDS } from '../components/lookups.js';
import { other, type Side } from '../components/side.js';
import type { State1812 } from '../state.js';

/**
 * `worth`: value of a certain victory over a draw, in victory points. `spread`: uncertainty of a lead at the victory
 * check; `turns`: how much it grows with the number of turns to come.
 */
const GOAL = { worth: 8, spread: 1, turns: 0.8 };
/** C1812-18.1 a lead of ten wins, a lead of nine does not. */
const ENOUGH = 9.5;
/** Number of turns in a year. */
const TURNS = 10;

/** Number of turns that a side has before the victory check, besides the present one. */
export function turnsLeft({ stage, turn, active, first }: State1812, side: Side): number {
  if (stage === 'winter') return TURNS;
  const second = active !== null && active !== side && active === first;
  return TURNS - turn + (second ? 1 : 0);
}

/** Lead in points for lakes at this moment (C1812-18.1.b). */
export function lakesLead({ lakes }: State1812, me: Side): number {
  let lead = 0;
  for (const lake of LAKE_IDS) {
    const { control } = lakes[lake];
    if (control !== null) lead += control === me ? 2 : -2;
  }
  return lead;
}

/** Value for `me` of the effect of a lead on the victory check: points near a lead of ten count most. */
export function goalWorth(state: State1812, me: Side, lead: number): number {
  const left = turnsLeft(state, me) + turnsLeft(state, other(me));
  const spread = GOAL.spread + GOAL.turns * Math.sqrt(left);
  const chance = (ahead: number): number => 1 / (1 + Math.exp((ENOUGH - ahead) / spread));
  return GOAL.worth * (chance(lead) - chance(-lead));
}
