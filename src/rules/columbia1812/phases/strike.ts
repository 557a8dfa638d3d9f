import { other } from '../components/side.js';
import type { StrikeFrame } from '../frames.js';
import { loseShips } from '../questions/control.js';
import { type Ships, type State1812, total } from '../state.js';
import { ask } from './phase.js';

const enemyFleet = (state: State1812, { by, lake }: StrikeFrame): Ships =>
  state.lakes[lake].ships[other(by)];

/** C1812-7.2.a for each hit the side that fired flips an operational enemy unit or sinks a non-operational one. */
export const strike = ask<StrikeFrame>()({
  clause: 'C1812-7.2.a',
  interrupt: true,
  forced: () => true,
  verbs: { flip: {}, sink: {} },
  facts: enemyFleet,
  candidates: () => [{ do: 'flip' }, { do: 'sink' }],
  guards: {
    flip: [{ clause: 'C1812-7.2.a', holds: ({ up }) => up > 0 }],
    sink: [{ clause: 'C1812-7.2.a', holds: ({ down }) => down > 0 }],
  },
  apply: {
    flip({ state, frame, table, done }) {
      const fleet = enemyFleet(state, frame);
      fleet.up -= 1;
      fleet.down += 1;
      table.say({
        type: 'flipped',
        clause: 'C1812-7.2.a',
        data: { lake: frame.lake, side: other(frame.by) },
      });
      spend(frame, fleet, done);
    },
    sink({ state, frame, table, done }) {
      const fleet = enemyFleet(state, frame);
      fleet.down -= 1;
      loseShips(state, other(frame.by), 1);
      table.say({
        type: 'sunk',
        clause: 'C1812-7.2.b',
        data: { lake: frame.lake, side: other(frame.by) },
      });
      spend(frame, fleet, done);
    },
  },
});

/** Counts one hit as used. Hits beyond what the enemy fleet can take are lost. */
function spend(frame: StrikeFrame, fleet: Ships, done: () => void): void {
  frame.hits -= 1;
  if (frame.hits === 0 || total(fleet) === 0) done();
}
