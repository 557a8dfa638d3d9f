import { enclosing } from '../../../kernel/frame.js';
import type { UnitId } from '../../components/units.js';
import type { CombatFrame, SideFrame } from '../../frames.js';
import { leadsOf, seniors } from '../../questions/combat.js';
import { flippedAmong } from '../../questions/flipped.js';
import { isReduced, unitsAt } from '../../questions/pieces.js';
import { ask } from '../phase.js';

interface LeadFacts {
  readonly able: readonly UnitId[];
  /** All units of the force, including those that may not lead. */
  readonly force: readonly UnitId[];
  /** Whether the defender has only reduced units and so no free choice. */
  readonly onlyReduced: boolean;
}

/** MMW-10.31 a side names the lead unit of this round, the attacker first. It need not be of the best class. */
export const lead = ask<SideFrame>()({
  clause: 'MMW-10.31',
  interrupt: true,
  verbs: { lead: { unit: 'unit' } },
  facts(state, { by }): LeadFacts {
    const now = enclosing<CombatFrame>(state, 'combat');
    const force = unitsAt(state, by, now.space);
    const onlyReduced = force.every((id) => isReduced(state, id));
    return { able: leadsOf(state, now, by), force, onlyReduced };
  },
  candidates: ({ able }) => able.map((unit) => ({ do: 'lead', unit })),
  guards: {
    lead: [
      { clause: 'MMW-10.31', holds: ({ force }, { unit }) => force.includes(unit) },
      {
        clause: 'MMW-10.32.2',
        holds: ({ able, onlyReduced }, { unit }) => onlyReduced || able.includes(unit),
      },
      { clause: 'MMW-10.32.3', holds: ({ able }, { unit }) => able.includes(unit) },
    ],
  },
  apply: {
    lead({ state, frame: { by }, table, done }, { unit }) {
      const now = enclosing<CombatFrame>(state, 'combat');
      now.leads[by] = unit;
      table.say({ type: 'lead', clause: 'MMW-10.31', data: { side: by, unit } });
      done();
    },
  },
});

/** MMW-3.35 the owner names the commander among leaders of equal rank. */
export const command = ask<SideFrame>()({
  clause: 'MMW-3.35',
  interrupt: true,
  verbs: { command: { leader: 'leader' } },
  facts: (state, { by }) => seniors(state, by, enclosing<CombatFrame>(state, 'combat').space),
  candidates: (able) => able.map((leader) => ({ do: 'command', leader })),
  guards: {
    command: [{ clause: 'MMW-3.35', holds: (able, { leader }) => able.includes(leader) }],
  },
  apply: {
    command({ state, frame: { by }, table, done }, { leader }) {
      enclosing<CombatFrame>(state, 'combat').command[by] = leader;
      const data = { side: by, leader, ...flippedAmong(state, [leader]) };
      table.say({ type: 'command', clause: 'MMW-3.35', data });
      done();
    },
  },
});
