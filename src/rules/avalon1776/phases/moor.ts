import { mooringsAt } from '../components/scenarios/places.js';
import type { MoorFrame } from '../frames.js';
import { moor as put } from '../questions/boats.js';
import { ask } from './phase.js';

interface Facts {
  readonly sides: readonly string[];
}

/** A1776-camp.VI.B.2 the owner chooses at which hexsides of their hex bateaux lie that were exchanged. */
export const moor = ask<MoorFrame>()({
  clause: 'A1776-camp.VI.B.2',
  forced: () => true,
  verbs: { moor: { side: 'side' } },
  facts: (_, { hex }): Facts => ({ sides: mooringsAt(hex) }),
  *candidates({ sides }) {
    for (const side of sides) yield { do: 'moor', side };
  },
  guards: {
    moor: [{ clause: 'A1776-camp.VI.A', holds: ({ sides }, { side }) => sides.includes(side) }],
  },
  apply: {
    // A1776-camp.VI.B.3 the bateau does not move in this segment.
    moor({ state, frame: now, table, done }, { side: at }) {
      const { by, hex } = now;
      put(state, by, at, 'done', 1);
      table.say({ type: 'built-boat', clause: 'A1776-camp.VI.B.2', data: { side: by, hex, at } });
      now.left -= 1;
      if (now.left === 0) done();
    },
  },
});
