import type { UnitId } from '../../components/units.js';
import { removeUnit } from '../../questions/pieces.js';
import { takeStock } from '../../questions/points.js';
import { type CarryFrame, passengers, waterRetreat } from '../../questions/water-retreat.js';
import { ask } from '../phase.js';

/** MMW-10.84 the owner leaves units behind one by one, until the ships can carry the rest. */
export const carry = ask<CarryFrame>()({
  clause: 'MMW-10.84',
  interrupt: true,
  verbs: { surrender: { unit: 'unit' } },
  facts: (state, { by, space, to }): readonly UnitId[] => passengers(state, by, space, to),
  candidates: (units) => units.map((unit) => ({ do: 'surrender', unit })),
  guards: {
    surrender: [{ clause: 'MMW-10.84', holds: (units, { unit }) => units.includes(unit) }],
  },
  apply: {
    surrender({ state, frame: { by, space, to }, table, done }, { unit }) {
      removeUnit(state, unit, 'MMW-10.84', table);
      if (waterRetreat(state, by, space, to, table).length > 0) return;
      done();
      takeStock(state, table);
    },
  },
});
