import { LAKE_IDS } from '../components/lookups.js';
import { TOWNS } from '../components/map.js';
import type { Side } from '../components/side.js';
import { isIndian, isTown, type State1812, townStates, unitsWhere } from '../state.js';

export interface Score {
  readonly armies: number;
  readonly lakes: number;
  readonly towns: number;
  readonly total: number;
}

/** C1812-18.1 present victory points of a side. */
export function score(state: State1812, side: Side): Score {
  // C1812-18.1.a one point per block whatever its CV, C1812-15.0.c none for the Indian
  const armies = unitsWhere(state, side, ({ at }) => isTown(at)).filter(
    (id) => !isIndian(id),
  ).length;
  // C1812-18.1.b
  const lakes = 2 * LAKE_IDS.filter((lake) => state.lakes[lake].control === side).length;
  // C1812-18.1.c enemy towns count their value, C1812-18.1.d one's own count nothing
  const held = townStates(state);
  const towns = TOWNS.reduce(
    (sum, { nation, value }, i) =>
      nation !== side && held[i]?.holder === side ? sum + value : sum,
    0,
  );
  return { armies, lakes, towns, total: armies + lakes + towns };
}

/** C1812-18.1 the necessary lead over the enemy (not the number of points). */
const LEAD = 10;

export function leader(state: State1812): Side | null {
  const lead = score(state, 'us').total - score(state, 'gb').total;
  if (Math.abs(lead) < LEAD) return null;
  return lead > 0 ? 'us' : 'gb';
}
