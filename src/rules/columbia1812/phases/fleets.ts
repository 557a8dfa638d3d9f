import { bases } from '../components/lookups.js';
import { SIDES } from '../components/side.js';
import { run } from './phase.js';

/** C1812-3.5 the last step of the set-up: each side gets three operational naval units, one in each base. */
export const fleets = run({
  clause: 'C1812-3.5',
  run({ state, table }) {
    for (const side of SIDES) {
      for (const base of bases[side]) {
        state.towns[base].ships[side].up += 1;
        state.unbuilt[side] -= 1;
      }
    }
    table.say({ type: 'fleets', clause: 'C1812-3.5', data: {} });
  },
});
