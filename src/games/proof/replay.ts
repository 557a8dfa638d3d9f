import {
  applyPatch,
  canonical,
  clone,
  type Op,
  play,
  resume,
  type Ruleset,
  start,
  type State,
} from '../../rules/index.js';
import type { MoveRow } from '../store/move-row.js';
import { carried } from '../store/states.js';
import { chanceOf, type DiceSource } from './dice.js';
import type { GameRecord } from './record.js';
import { resignationOf } from './resignation.js';
import { viewHash } from './view-hash.js';

/** What the rules make of a row, as far as it is written down. */
type Made = Pick<MoveRow, 'rolls' | 'draws' | 'events'> & { readonly state: State };

interface Walk {
  readonly record: GameRecord;
  readonly rules: Ruleset;
  readonly source: DiceSource;
  /** `seq` -> what takes that row back. */
  readonly inverses: Map<number, readonly Op[]>;
}

/**
 * Plays a verified record again by the rules: every row has to come out as it was written, its dice and the views of
 * all included. The first row that does not, in a sentence, ends it. `rules` must be of the version the record names.
 */
export function replayFaults(record: GameRecord, rules: Ruleset): string[] {
  const { gameId, entropies } = record;
  const source = { gameId, entropies, seed: Buffer.from(record.seed, 'hex') };
  const walk: Walk = { record, rules, source, inverses: new Map() };
  let state: State | null = null;
  for (const row of record.rows) {
    try {
      const after = written(walk, state, row);
      const fault = rowFault(walk, state, row, after);
      if (fault !== null) return [`row ${row.seq}: ${fault}`];
      state = after;
    } catch (error) {
      return [`row ${row.seq}: ${error instanceof Error ? error.message : String(error)}`];
    }
  }
  return [];
}

/** The state after a row as the log has it. */
function written({ inverses }: Walk, before: State | null, row: MoveRow): State {
  if (row.kind === 'start') return carried(null, row);
  const state = clone(before);
  if (state === null) throw new Error('the game has not begun');
  inverses.set(row.seq, applyPatch(state, row.patch));
  return state;
}

function rowFault(walk: Walk, before: State | null, row: MoveRow, after: State): string | null {
  const made = before === null ? begun(walk) : remade(walk, before, row);
  if (typeof made === 'string') return made;
  if (canonical(made.state) !== canonical(after)) return 'the rules lead to another state';
  for (const part of ['rolls', 'draws', 'events'] as const)
    if (canonical(made[part]) !== canonical(row[part])) return `the rules make other ${part}`;
  return viewFault(walk.rules, row, after);
}

function begun({ record, rules, source }: Walk): Made | string {
  const { scenario, options, position } = record;
  const chance = chanceOf(source, 1);
  const read = position === null ? null : rules.readPosition(position);
  if (read !== null && !('agenda' in read)) return 'the position cannot be read';
  const first =
    read === null ? start(rules, { scenario, options }, chance) : resume(rules, read, chance);
  if (first === null) return 'the game cannot go on from the position';
  const { state, table } = first;
  return { state, rolls: table.rolls, draws: table.draws, events: table.events };
}

const NOTHING = { rolls: [], draws: [], events: [] };

function remade({ rules, source, inverses }: Walk, before: State, row: MoveRow): Made | string {
  if (row.kind === 'undo') return takenBack(inverses, before, row);
  if (row.seat === null) return 'nobody made this move';
  if (row.kind === 'resign') {
    const outcome = resignationOf(rules, row.seat);
    return { ...NOTHING, events: row.events, state: { ...before, outcome } };
  }
  const played = play(rules, before, row.seat, row.actions, chanceOf(source, row.seq));
  if (!played.ok) return `the rules refuse it (${played.clause ?? played.code})`;
  return played.actions.length === row.actions.length ? played : 'the rules stop earlier';
}

function takenBack(inverses: Walk['inverses'], before: State, row: MoveRow): Made | string {
  const inverse = inverses.get(row.undoes ?? 0);
  if (inverse === undefined) return 'there is nothing to take back';
  const state = clone(before);
  applyPatch(state, inverse);
  return { ...NOTHING, events: row.events, state };
}

function viewFault(rules: Ruleset, row: MoveRow, state: State): string | null {
  const wrong = Object.entries(row.viewHash).find(
    ([audience, hash]) => viewHash(rules.view(state, audience === '*' ? null : audience)) !== hash,
  );
  return wrong === undefined ? null : `${wrong[0]} was shown another view`;
}
