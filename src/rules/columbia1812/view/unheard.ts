import { covered } from '../../kernel/frame.js';
import { objectOf } from '../../kits/lookup.js';
import { BLOCK, type BlockId, BLOCKS } from '../components/blocks.js';
import { other, type Side } from '../components/side.js';
import type { State1812, Unit } from '../state.js';

const BLOCK_IDS: readonly BlockId[] = BLOCKS.map(({ id }) => id);

/**
 * C1812-19.1, C1812-13.2.c the state without the orders and excess blocks that the enemy has chosen, which no view
 * shows before they are carried out.
 */
export function unheard(state: State1812, seat: Side): State1812 {
  const enemy = other(seat);
  const units = objectOf(BLOCK_IDS, (id): Unit => {
    const { at, cv, order, came, hits, frozen } = state.units[id];
    return BLOCK[id].side === seat
      ? { at, cv, order, came, hits, frozen }
      : { at, cv, order: undefined, came, hits: undefined, frozen: undefined };
  });
  return { ...covered(state, seat), units, fleet: { ...state.fleet, [enemy]: null } };
}
