import { type AskFrame, frame } from '../kernel/frame.js';
import type { Setting } from '../kernel/options.js';
import { type Entry, SCENARIO, type ScenarioId } from './components/scenarios/index.js';
import { type Side, SIDES } from './components/side.js';
import { townOf } from './components/towns.js';
import type { Counts } from './components/units.js';
import type { SideFrame } from './frames.js';
import { put, typesIn } from './questions/force.js';
import { placings } from './questions/placings.js';
import type { State1776 } from './state.js';

/** A state with nothing on the board and an empty agenda, from which both `setup` and reading a position start. */
export const emptyState = (): State1776 => ({
  agenda: [],
  outcome: null,
  turn: 0,
  hexes: {},
  column: null,
  shut: {},
});

/** A1776-basic.V, A1776-basic.V.start puts every entry into its hex; entries of an option only if it is in play. */
export function setup({ scenario: id, options }: Setting): State1776 {
  const scenario = SCENARIO[id as ScenarioId];
  const state = emptyState();
  if (scenario.rules === 'advanced') state.scenario = id;
  const free = { us: [] as AskFrame[], gb: [] as AskFrame[] };
  for (const side of SIDES)
    for (const entry of scenario.setup[side]) {
      for (const ship of entry.ships ?? []) (state.ships ??= {})[ship] = { at: anchorageOf(entry) };
      if ('box' in entry.where)
        ((state.boxes ??= {})[entry.where.box] ??= {})[side] = { ...entry.units };
      else if ('at' in entry.where && !('B' in entry.units))
        stand(state, side, hexOf(entry), entry);
    }
  for (const side of SIDES)
    // A1776-opt.I a side with face-down counters places all its units with a choice of hexes unseen, in one decision.
    free[side] =
      options['inverted'] === true && scenario.inverts.includes(side)
        ? [frame<SideFrame>({ f: 'veil', by: side })]
        : placings(scenario, side, options);
  // A1776-adv.setup.order the side that hides units places its free units last.
  const [first, second] = scenario.setupOrder;
  state.agenda = [...free[first], ...free[second], { f: 'turn' }].reverse();
  return state;
}

/** A1776-camp.IX.B.1.d.1 where the ships of an entry lie: in its port, A1776-camp.IX.B.2.a.2.c which may be a box. */
function anchorageOf({ where }: Entry): string {
  const at = 'box' in where ? where.box : 'at' in where ? townOf(where.at)?.port : null;
  if (at === undefined || at === null) throw new Error('a fleet without its port');
  return at;
}

function hexOf({ where }: Entry): string {
  const hex = 'at' in where ? townOf(where.at)?.hex : undefined;
  if (hex === undefined) throw new Error('an entry without its place');
  return hex;
}

/** Puts an entry into its hex: its units, and the works that they stand in. */
function stand(state: State1776, side: Side, hex: string, entry: Entry): void {
  const { F, COM, M, ...rest } = entry.units;
  const units: Counts = rest;
  const fixed: Counts = { ...(M !== undefined && { M }) };
  for (const code of typesIn(units))
    if (entry.frozen === true || entry.immobile?.includes(code) === true) {
      fixed[code] = units[code] ?? 0;
      delete units[code];
    }
  put(state, side, hex, F !== undefined || entry.insideFort ? 'in' : 'rest', units);
  put(state, side, hex, 'fixed', fixed);
  const spot = (state.hexes[hex] ??= {});
  if (F !== undefined) spot.fort = side;
  // A1776-adv.V.A all units in the hex are entrenched with them.
  if (entry.entrenched) spot.dug = side;
  if (COM !== undefined) spot.commerce = true;
}
