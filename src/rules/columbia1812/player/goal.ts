import { LAKE_IDS } from '../components/lookups.js';
import { other, type Side } from '../components/side.js';
import type { State1812 } from '../state.js';

/**
 * Worth of a sure victory over a draw, in victory points, and how unsure a lead is: at the victory check, and the more
 * the more turns are still to come.
 */
const GOAL = { worth: 8, spread: 1, turns: 0.8 };
/** C1812-18.1 a lead of ten wins, and one of nine does not. */
const ENOUGH = 9.5;
/** Turns of a year. */
const TURNS = 10;

/** Turns of a side that are still to come before the victory check, besides the one that goes on. */
export function turnsLeft({ stage, turn, active, first }: State1812, side: Side): number {
  if (stage === 'winter') return TURNS;
  const second = active !== null && active !== side && active === first;
  return TURNS - turn + (second ? 1 : 0);
}

/** Lead in lakes, as the map stands (C1812-18.1.b). */
export function lakesLead({ lakes }: State1812, me: Side): number {
  let lead = 0;
  for (const lake of LAKE_IDS) {
    const { control } = lakes[lake];
    if (control !== null) lead += control === me ? 2 : -2;
  }
  return lead;
}

/** Worth to `me` of what such a lead makes of the victory check: a point near ten counts more than any other. */
export function goalWorth(state: State1812, me: Side, lead: number): number {
  const left = turnsLeft(state, me) + turnsLeft(state, other(me));
  const spread = GOAL.spread + GOAL.turns * Math.sqrt(left);
  const chance = (ahead: number): number => 1 / (1 + Math.exp((ENOUGH - ahead) / spread));
  return GOAL.worth * (chance(lead) - chance(-lead));
}
