import { TOWN_IDS, TOWN_INDEX } from '../components/lookups.js';
import type { TownId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import { type State1812, total, type TownState, townStates, unitStates } from '../state.js';

/** Number of army blocks of each side in each town, by index in board order; counted in one loop over all blocks. */
export type Standing = { readonly [S in Side]: readonly number[] };

export const standing = (state: State1812): Standing => ({
  us: standingOf(state, 'us'),
  gb: standingOf(state, 'gb'),
});

function standingOf(state: State1812, side: Side): number[] {
  const counts = noBlocks();
  for (const { at } of unitStates(state, side)) {
    const town = TOWN_INDEX.get(at);
    if (town !== undefined) counts[town] = (counts[town] ?? 0) + 1;
  }
  return counts;
}

const noBlocks = (): number[] => new Array<number>(TOWN_IDS.length).fill(0);

/** Towns with a battle due or a captured port in the Battle Phase, in board order (C1812-10.2, 8.4). */
export const dueTowns = (state: State1812): TownId[] => dueIn(state, standing(state));

export function dueIn(state: State1812, { us, gb }: Standing): TownId[] {
  const towns = townStates(state);
  return TOWN_IDS.filter((_, i) => {
    if (us[i] !== 0 && gb[i] !== 0) return true;
    const { holder, ships } = towns[i] as TownState;
    return total(ships[other(holder)]) > 0;
  });
}
