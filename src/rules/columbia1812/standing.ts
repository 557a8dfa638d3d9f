import { blocksOf } from './components/blocks.js';
import type { TownId } from './components/map.js';
import { SIDES, type Side } from './components/side.js';
import { TOWN_IDS, TOWN_INDEX } from './components/tables.js';
import { other, total, type State1812 } from './state.js';

/** How many army blocks of each side stand in each town, by its place in board order: one look at every block. */
export type Standing = { readonly [S in Side]: readonly number[] };

export function standing({ units }: State1812): Standing {
  const counts = { us: noBlocks(), gb: noBlocks() };
  for (const side of SIDES) {
    const own = counts[side];
    for (const id of blocksOf[side]) {
      const town = TOWN_INDEX.get(units[id].at);
      if (town !== undefined) own[town] = (own[town] ?? 0) + 1;
    }
  }
  return counts;
}

const noBlocks = (): number[] => new Array<number>(TOWN_IDS.length).fill(0);

/** Towns of the Battle Phase: battles due and ports taken, in board order (C1812-10.2, 8.4). */
export function dueTowns(state: State1812): TownId[] {
  const { us, gb } = standing(state);
  return TOWN_IDS.filter((town, i) => {
    if (us[i] !== 0 && gb[i] !== 0) return true;
    const { holder, ships } = state.towns[town];
    return total(ships[other(holder)]) > 0;
  });
}
