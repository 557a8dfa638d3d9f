import type { Table } from '../../kernel/table.js';
import { BLOCK, type BlockId } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import { hasGarrison, INDIAN, isIndian, putAt, type State1812 } from '../state.js';

/**
 * C1812-2.3, C1812-2.3.a every hit is one CV; below 1 CV the block leaves the map. C1812-2.3.b nothing gives CV back or
 * moves it to another block.
 */
export function hurt(state: State1812, unit: BlockId, hits: number): boolean {
  const block = state.units[unit];
  block.cv -= hits;
  if (block.cv >= 1) return false;
  remove(state, unit);
  return true;
}

/**
 * Takes a block off the map: to the pool (C1812-3.5.a; it would come back at maximum CV, 14.1.a), the Indian for ever
 * (C1812-15.0.h).
 */
export function remove(state: State1812, unit: BlockId): void {
  putAt(state, unit, isIndian(unit) ? 'gone' : 'pool', BLOCK[unit].cv);
}

/** C1812-15.0.a, C1812-15.0.b in a battle without a British unit beside it the Indian block is removed for ever. */
export function removeLoneIndian(state: State1812, town: TownId, table: Table): void {
  if (state.units[INDIAN].at !== town || hasGarrison(state, town, 'gb')) return;
  remove(state, INDIAN);
  table.say({ type: 'indian-removed', clause: 'C1812-15.0.b', data: { town }, reveals: [INDIAN] });
}

/** Carries out the hits their owner put on the blocks of a town at once; returns the blocks that died. */
export function carryOutHits(state: State1812, units: readonly BlockId[]): BlockId[] {
  return units.filter((id) => {
    const hits = state.units[id].hits ?? 0;
    state.units[id].hits = undefined;
    return hits > 0 && hurt(state, id, hits);
  });
}
