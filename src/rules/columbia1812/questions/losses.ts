import type { Table } from '../../kernel/table.js';
import { BLOCK, type BlockId } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import { hasGarrison, INDIAN, isIndian, putAt, type State1812 } from '../state.js';

/**
 * C1812-2.3, C1812-2.3.a every hit costs one CV; below 1 CV the block leaves the map. C1812-2.3.b CV is never regained
 * or moved to another block. Returns whether the block died.
 */
export function hurt(state: State1812, unit: BlockId, hits: number): boolean {
  const block = state.units[unit];
  block.cv -= hits;
  if (block.cv >= 1) return false;
  remove(state, unit);
  return true;
}

/**
 * Takes a block off the map: into the pool (C1812-3.5.a; it would return with its maximum CV, 14.1.a), the Indian for
 * ever (C1812-15.0.h).
 */
export function remove(state: State1812, unit: BlockId): void {
  putAt(state, unit, isIndian(unit) ? 'gone' : 'pool', BLOCK[unit].cv);
}

/**
 * C1812-15.0.a, C1812-15.0.b the Indian block is removed for ever if it is in a battle without a British unit beside
 * it.
 */
export function removeLoneIndian(state: State1812, town: TownId, table: Table): void {
  if (state.units[INDIAN].at !== town || hasGarrison(state, town, 'gb')) return;
  remove(state, INDIAN);
  table.say({ type: 'indian-removed', clause: 'C1812-15.0.b', data: { town }, reveals: [INDIAN] });
}

/** Applies the hits that the owner put on the blocks of a town, all at once. Returns the blocks that died. */
export function carryOutHits(state: State1812, units: readonly BlockId[]): BlockId[] {
  return units.filter((id) => {
    const hits = state.units[id].hits ?? 0;
    state.units[id].hits = undefined;
    return hits > 0 && hurt(state, id, hits);
  });
}
