import { type Frame, frame as framed } from '../../../kernel/frame.js';
import type { Table } from '../../../kernel/table.js';
import { other, type Side } from '../../components/side.js';
import type { LandResult } from '../../components/tables.js';
import { UNIT, type UnitId } from '../../components/units.js';
import type { CombatFrame, SideFrame } from '../../frames.js';
import { nine } from '../../questions/combat.js';
import { isReduced, loseStep, unitsAt } from '../../questions/pieces.js';
import type { MadisonState } from '../../state.js';
import { losable } from './loss.js';

interface Result {
  readonly loser: 'attacker' | 'defender';
  readonly steps: number;
  readonly clause: string;
}

/** MMW-10.51.a to MMW-10.51.f step losses of the loser, in addition to its retreat. */
const RETREATS: { readonly [R in LandResult]?: Result } = {
  AR: { loser: 'attacker', steps: 0, clause: 'MMW-10.51.b' },
  'AR-1': { loser: 'attacker', steps: 1, clause: 'MMW-10.51.c' },
  'AR-2': { loser: 'attacker', steps: 2, clause: 'MMW-10.51.d' },
  DR: { loser: 'defender', steps: 0, clause: 'MMW-10.51.a' },
  'DR-1': { loser: 'defender', steps: 1, clause: 'MMW-10.51.e' },
  'DR-2': { loser: 'defender', steps: 2, clause: 'MMW-10.51.f' },
};

/**
 * Applies the result of a round (MMW-10.5, MMW-10.51): losses, and who must retreat. Returns frames for losses still to
 * be chosen.
 */
export function applyResult(state: MadisonState, now: CombatFrame, table: Table): Frame[] {
  const { attacker } = now;
  if (now.result === 'NE' || now.result === undefined) return [];
  if (now.result === 'EX') {
    exchange(state, now, table);
    return [];
  }
  const row = RETREATS[now.result === '9' ? nine(state, now) : now.result];
  if (row === undefined) return [];
  const loser = row.loser === 'attacker' ? attacker : other(attacker);
  now.beaten = loser;
  now.lost[loser] = true;
  return losses(state, now, loser, row, table);
}

/** MMW-10.32.1 the first loss falls on the lead unit, the second on a unit of the owner's choice. */
function losses(
  state: MadisonState,
  now: CombatFrame,
  side: Side,
  { steps, clause }: Result,
  table: Table,
): Frame[] {
  if (steps === 0) return [];
  loseLead(state, now, side, clause, table);
  if (steps === 1) return [];
  const { able } = losable(state, side, now);
  const [only] = able;
  if (able.length > 1) return [framed<SideFrame>({ f: 'loss', by: side })];
  if (only !== undefined) loseStep(state, only, clause, table);
  return [];
}

function loseLead(
  state: MadisonState,
  now: CombatFrame,
  side: Side,
  clause: string,
  table: Table,
): void {
  const lead = now.leads[side];
  if (lead === undefined || state.units[lead].at !== now.space) return;
  now.lost[side] = true;
  loseStep(state, lead, clause, table);
}

/**
 * MMW-10.51.g both lead units take a loss. If both sides have a single unit and nothing would be left of either, the
 * result is AR without loss.
 */
function exchange(state: MadisonState, now: CombatFrame, table: Table): void {
  const { attacker } = now;
  const defender = other(attacker);
  if (dies(state, now, attacker) && dies(state, now, defender)) {
    now.result = 'AR';
    now.beaten = attacker;
    now.lost[attacker] = true;
    return;
  }
  const lead = now.leads[defender];
  const noLead = lead !== undefined && isReduced(state, lead);
  for (const side of [attacker, defender]) loseLead(state, now, side, 'MMW-10.51.g', table);
  // a defender without an unreduced lead unit retreats with the rest
  if (noLead) now.beaten = defender;
}

/** Whether a step loss would destroy the force. */
function dies(state: MadisonState, now: CombatFrame, side: Side): boolean {
  const [only, more] = unitsAt(state, side, now.space);
  return only !== undefined && more === undefined && isLastStep(state, only);
}

const isLastStep = (state: MadisonState, id: UnitId): boolean =>
  isReduced(state, id) || UNIT[id].reduced === null;
