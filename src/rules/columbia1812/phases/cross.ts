import { other, SIDES } from '../components/side.js';
import type { CrossFrame } from '../frames.js';
import { crossers } from './army-move.js';
import { ask } from './phase.js';

/**
 * C1812-19.4 the side with the higher roll names the town where the crossing forces fight. Blocks that came from this
 * town count as never having left it.
 */
export const cross = ask<CrossFrame>()({
  clause: 'C1812-19.4',
  interrupt: true,
  verbs: { in: { town: 'town' } },
  facts: (_, { towns }) => towns,
  candidates: (towns) => SIDES.map((side) => ({ do: 'in' as const, town: towns[side] })),
  guards: {
    in: [
      { clause: 'C1812-19.4', holds: (towns, { town }) => town === towns.us || town === towns.gb },
    ],
  },
  apply: {
    in({ state, frame, table, done }, { town }) {
      const owner = town === frame.towns.us ? 'us' : 'gb';
      for (const unit of crossers(state, owner, frame.towns[other(owner)]))
        state.units[unit].order = undefined;
      table.say({ type: 'crossing-place', clause: 'C1812-19.4', data: { side: frame.by, town } });
      done();
    },
  },
});
