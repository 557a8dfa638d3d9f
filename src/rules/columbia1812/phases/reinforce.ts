import type { Table } from '../../kernel/table.js';
import { BLOCK } from '../components/blocks.js';
import { REINFORCEMENTS } from '../components/reinforcements.js';
import { other } from '../components/side.js';
import { hasUnits, isIndian, putAt, type State1812, unitsIn, waitingAt } from '../state.js';
import { run } from './phase.js';

/**
 * C1812-14.1, C1812-14.1.a the reinforcements of the next year are drawn unseen from the pool; C1812-14.2 they wait off
 * the map if the enemy holds the entry town.
 */
export const reinforce = run({
  clause: 'C1812-14.1',
  run({ state, table, push }) {
    const year = state.year === 1812 ? 1813 : 1814;
    for (const row of REINFORCEMENTS) if (row.year === year) arrive(state, row, table);
    state.year = year;
    state.turn = 0;
    push({ f: 'year' });
  },
});

function arrive(
  state: State1812,
  { side, town, units }: (typeof REINFORCEMENTS)[number],
  table: Table,
): void {
  const pool = unitsIn(state, 'pool', side).filter((id) => !isIndian(id));
  const drawn = table.draw(pool, units, `reinforcements-${town}`, 'C1812-14.1.a');
  const waits = hasUnits(state, town, other(side));
  const at = waits ? waitingAt[town] : town;
  for (const id of drawn) putAt(state, id, at, BLOCK[id].cv);
  const clause = waits ? 'C1812-14.2' : 'C1812-14.1';
  table.say({
    type: 'reinforced',
    clause,
    data: { side, town, blocks: drawn.length, waits },
    only: { [side]: { units: [...drawn].sort() } },
  });
}
