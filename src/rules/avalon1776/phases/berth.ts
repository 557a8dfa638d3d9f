import type { ScenarioId } from '../components/scenarios/index.js';
import { mooringsAt, placesOf } from '../components/scenarios/places.js';
import type { BerthFrame } from '../frames.js';
import { moor } from '../questions/boats.js';
import { announce } from '../questions/covered.js';
import { scenarioIn, type State1776 } from '../state.js';
import { ask } from './phase.js';

/** The hexsides where the bateau can lie: those beside the hex of the set-up, or those that the set-up names. */
function berthsOf(state: State1776, { by, nth }: BerthFrame): string[] {
  const scenario = scenarioIn(state);
  const entry = scenario.setup[by][nth];
  if (entry === undefined) throw new Error(`no entry ${nth} of ${by}`);
  const places = placesOf(scenario, entry.where);
  return 'at' in entry.where ? places.flatMap(mooringsAt) : [...places];
}

/** Scenario -> the clause about its bateaux. */
const CLAUSE: Readonly<Partial<Record<ScenarioId, string>>> = {
  scenario1: 'A1776-scn1.options.2',
  scenario2: 'A1776-scn2.options.2',
  scenario3: 'A1776-scn3.options.2',
};

const clauseOf = (state: State1776): string => CLAUSE[scenarioIn(state).id] ?? 'A1776-opt.II';

/** A1776-scn1.options.2, A1776-scn2.options.2 the owner chooses a hexside of its hex for a bateau of the set-up. */
export const berth = ask<BerthFrame>()({
  clause: 'A1776-scn1.options.2',
  forced: () => true,
  verbs: { berth: { side: 'side' } },
  facts: (state, now) => ({ state, sides: berthsOf(state, now) }),
  *candidates({ sides }) {
    for (const side of sides) yield { do: 'berth', side };
  },
  guards: {
    berth: [
      {
        clauses: Object.values(CLAUSE),
        barredBy: ({ state, sides }, { side }) => (sides.includes(side) ? null : clauseOf(state)),
      },
    ],
  },
  apply: {
    berth({ state, frame: { by }, table, done }, { side: at }) {
      moor(state, by, at, 'rest', 1);
      announce(state, table, {
        type: 'berthed',
        clause: clauseOf(state),
        data: { side: by, at },
      });
      done();
    },
  },
});
