import { isOn } from '../../../kernel/options.js';
import { attritionOf, type Hardship, lostOf } from '../../components/campaign/attrition.js';
import { type PoolId, STRATEGIC } from '../../components/campaign/levies.js';
import type { State1776 } from '../../state.js';
import { controlledIn } from './control.js';
import { poolOf, weighed } from './pools.js';

/**
 * A1776-camp.VII.B the points of Continentals that an area, Canada, the West Indies or the units at sea lose in that
 * December.
 */
export const attritionIn = (state: State1776, pool: PoolId, month: string): number =>
  lostOf(
    weighed(poolOf(state, 'us', pool, 'CA')),
    attritionOf(hardshipOf(state, pool), month, isOn(state, 'attrition')),
  );

/**
 * How hard the winter is in a pool. A1776-camp.VII.B.1, A1776-camp.VII.B.2, A1776-camp.VII.B.3 in an area it depends on
 * its towns; Quebec and Montreal do not matter. A1776-camp.VII.B.4 other pools have a hardship of their own.
 */
export function hardshipOf(state: State1776, pool: PoolId): Hardship {
  if (pool === 'WI') return 'westIndies';
  if (pool === 'SEA') return 'atSea';
  if (pool === 'CAN') return 'canada';
  const towns = controlledIn(state, pool).length;
  return towns === 0 ? 'none' : towns === STRATEGIC[pool].length ? 'all' : 'some';
}
