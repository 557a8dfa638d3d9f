import type { Table } from '../../kernel/table.js';
import { BLOCK } from '../components/blocks.js';
import { SIDES } from '../components/side.js';
import { hasGarrison, hasUnits, INDIAN, putAt, type State1812, unitStates } from '../state.js';
import { run } from './phase.js';

/** C1812-4.4 phases that were not used are lost; how blocks came into their towns no longer matters. */
export const turnEnd = run({
  clause: 'C1812-4.4',
  run({ state, table }) {
    state.fleet = { us: null, gb: null };
    for (const side of SIDES) for (const block of unitStates(state, side)) block.came = undefined;
    raiseIndian(state, table);
  },
});

/** C1812-15.0 the Indian block appears, once per game, when a British army unit is alone in Detroit. */
function raiseIndian(state: State1812, table: Table): void {
  if (state.units[INDIAN].at !== 'unborn') return;
  if (!hasGarrison(state, 'detroit', 'gb') || hasUnits(state, 'detroit', 'us')) return;
  putAt(state, INDIAN, 'detroit', BLOCK[INDIAN].cv);
  table.say({ type: 'indian', clause: 'C1812-15.0', data: { town: 'detroit' }, reveals: [INDIAN] });
}
