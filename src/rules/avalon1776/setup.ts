import type { Setting } from '../kernel/options.js';
import { SCENARIO, type ScenarioId } from './components/scenarios/index.js';
import { townOf } from './components/towns.js';
import { SIDES } from './components/side.js';
import { put } from './questions/force.js';
import type { State1776 } from './state.js';

/** Nothing on the board, nothing owed. Where `setup` and a written position both begin. */
export const emptyState = (): State1776 => ({
  agenda: [],
  outcome: null,
  turn: 0,
  hexes: {},
  column: null,
  shut: {},
});

/** A1776-basic.V, A1776-basic.V.start every entry in its hex. */
export function setup({ scenario: id }: Setting): State1776 {
  const scenario = SCENARIO[id as ScenarioId];
  const state = emptyState();
  for (const side of SIDES)
    for (const { where, units } of scenario.setup[side]) {
      const hex = 'at' in where ? townOf(where.at)?.hex : undefined;
      if (hex === undefined) throw new Error(`${id}: an entry without its place`);
      put(state, side, hex, 'rest', units);
    }
  state.agenda = [{ f: 'turn' }];
  return state;
}
