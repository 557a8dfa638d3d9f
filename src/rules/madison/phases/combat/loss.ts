import { enclosing } from '../../../kernel/frame.js';
import type { Side } from '../../components/side.js';
import type { UnitId } from '../../components/units.js';
import type { CombatFrame, SideFrame } from '../../frames.js';
import { isReduced, loseStep, unitsAt } from '../../questions/pieces.js';
import type { MadisonState } from '../../state.js';
import { ask } from '../phase.js';

interface LossFacts {
  readonly force: readonly UnitId[];
  readonly able: readonly UnitId[];
}

/** MMW-10.52 units that may take the loss: only unreduced ones as long as there are any. */
export function losable(state: MadisonState, side: Side, now: CombatFrame): LossFacts {
  const force = unitsAt(state, side, now.space);
  const fresh = force.filter((id) => !isReduced(state, id));
  return { force, able: fresh.length > 0 ? fresh : force };
}

/** MMW-10.51.d, MMW-10.51.f a loss beyond that of the lead unit, chosen by the owner. */
export const loss = ask<SideFrame>()({
  clause: 'MMW-10.52',
  interrupt: true,
  verbs: { lose: { unit: 'unit' } },
  facts: (state, { by }): LossFacts => losable(state, by, enclosing<CombatFrame>(state, 'combat')),
  candidates: ({ able }) => able.map((unit) => ({ do: 'lose', unit })),
  guards: {
    lose: [
      { clause: 'MMW-10.51', holds: ({ force }, { unit }) => force.includes(unit) },
      { clause: 'MMW-10.52', holds: ({ able }, { unit }) => able.includes(unit) },
    ],
  },
  apply: {
    lose({ state, frame: { by }, table, done }, { unit }) {
      enclosing<CombatFrame>(state, 'combat').lost[by] = true;
      done();
      loseStep(state, unit, 'MMW-10.52', table);
    },
  },
});
