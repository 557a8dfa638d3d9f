import type { BlockId } from '../components/blocks.js';
import { TOWN } from '../components/lookups.js';
import { type Side, SIDES } from '../components/side.js';
import { updateTownControl } from '../questions/control.js';
import { hurt, remove } from '../questions/losses.js';
import { type State1812, townOf, unitsWhere } from '../state.js';
import { run } from './phase.js';

/**
 * Losses of excess blocks. C1812-13.2.a in towns of its own nation a block loses one CV, C1812-13.2.b in enemy towns it
 * is eliminated; each block suffers this once.
 */
export const attritionLosses = run({
  clause: 'C1812-13.2.a',
  run({ state, table }) {
    for (const side of SIDES) {
      const units = unitsWhere(state, side, ({ frozen }) => frozen === true);
      if (units.length === 0) continue;
      const dead = units.filter((id) => wither(state, side, id));
      const reveals = dead.length > 0 ? { reveals: dead } : {};
      table.say({
        type: 'attrition',
        clause: 'C1812-13.2.a',
        data: { side, blocks: units.length, dead: dead.length },
        only: { [side]: { units } },
        ...reveals,
      });
    }
    updateTownControl(state, table);
  },
});

function wither(state: State1812, side: Side, unit: BlockId): boolean {
  state.units[unit].frozen = undefined;
  const town = townOf(state, unit);
  if (town !== null && TOWN[town].nation === side) return hurt(state, unit, 1);
  remove(state, unit);
  return true;
}
