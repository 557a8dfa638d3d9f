import { policyFor } from '../../clocks/autoplay.js';
import { clockFault, wasEmpty, type Written } from '../../clocks/check.js';
import type { Clock } from '../../clocks/clock.js';
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
import { owingOf } from '../live/owing.js';
import { handoverIn } from '../store/handovers.js';
import type { MoveRow } from '../store/move-row.js';
import { type GameRequest, grantedIn, requestIn, takenBackTo } from '../store/requests.js';
import { carried } from '../store/states.js';
import { agreedOutcome, answerFault } from './agreement.js';
import { awayIn } from './away.js';
import { chanceOf, type DiceSource } from './dice.js';
import type { GameRecord } from './record.js';
import { resignationOf } from './resignation.js';
import { askerIn, backFault, beforeLastMove } from './take-back.js';
import { timeoutOf } from './timeout.js';
import { viewHash } from './view-hash.js';

/** What the rules make of a row, compared with what is written in it. */
type Made = Pick<MoveRow, 'rolls' | 'draws' | 'events'> & { readonly state: State };

interface Walk {
  readonly record: GameRecord;
  readonly rules: Ruleset;
  readonly source: DiceSource;
  /** `seq` -> the patch that takes that row back. */
  readonly inverses: Map<number, readonly Op[]>;
  /** The last clock of the rows so far; `asked` is the sealed question that is open after them. */
  clock: Clock | null;
  asked: number | null;
  /** The last request so far, with its answer. */
  request: GameRequest | null;
}

/**
 * Replays a verified record by the rules: every row has to come out as it was written, dice and views included. Returns
 * a sentence on the first row that does not; empty: all do. `rules` must have the version that the record names.
 */
export function replayFaults(record: GameRecord, rules: Ruleset): string[] {
  const { gameId, entropies } = record;
  const source = { gameId, entropies, seed: Buffer.from(record.seed, 'hex') };
  const walk: Walk = {
    ...{ record, rules, source, inverses: new Map(), clock: null, asked: null },
    request: null,
  };
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

/** The state to which the patch in the log leads. */
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
  return (
    viewFault(walk.rules, row, after) ?? timeFault(walk, row, after) ?? requestFault(walk, row)
  );
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

function remade(walk: Walk, before: State, row: MoveRow): Made | string {
  const { rules, source, inverses } = walk;
  if (row.kind === 'undo') return takenBack(inverses, before, row);
  if (row.kind === 'clock' || row.kind === 'autoplay')
    return { ...NOTHING, events: row.events, state: before };
  if (row.kind === 'handover') return passedOn(rules, before, row);
  if (row.kind === 'timeout') return timedOut(rules, before, row);
  if (takenBackTo(row) !== null) return goneBack(walk, before, row);
  if (row.kind === 'request') return answered(before, row);
  if (row.seat === null) return 'nobody made this move';
  if (row.kind === 'resign') {
    const outcome = resignationOf(rules, row.seat);
    return { ...NOTHING, events: row.events, state: { ...before, outcome } };
  }
  const played = play(rules, before, row.seat, row.actions, chanceOf(source, row.seq));
  if (!played.ok) return `the rules refuse it (${played.clause ?? played.code})`;
  return played.actions.length === row.actions.length ? played : 'the rules stop earlier';
}

/**
 * Replays the end by time. Whether the clock was empty is checked by `timeFault`; here, only that the right seat wins
 * by it.
 */
function timedOut(rules: Ruleset, before: State, row: MoveRow): Made | string {
  const [event] = row.events;
  if (event === undefined) return 'nobody ran out of time';
  const outcome = timeoutOf(rules, event.type === 'abandoned' ? null : seatIn(row));
  return { ...NOTHING, events: row.events, state: { ...before, outcome } };
}

/** Replays that a seat goes to another player, which changes nothing but who sits there. */
function passedOn(rules: Ruleset, before: State, row: MoveRow): Made | string {
  const handover = handoverIn(row);
  if (handover === null || !rules.seats.includes(handover.seat)) return 'no seat was handed over';
  if (before.outcome !== null) return 'the game was over';
  return { ...NOTHING, events: row.events, state: before };
}

/**
 * Replays a request or its answer, which may end the game. Whether it had been asked for is checked by `requestFault`.
 */
function answered(before: State, row: MoveRow): Made | string {
  const request = requestIn(row);
  if (request === null) return 'nothing was asked for';
  const outcome = request.said === 'agreed' ? agreedOutcome(request.kind) : null;
  const state = outcome === null ? before : { ...before, outcome };
  return { ...NOTHING, events: row.events, state };
}

function requestFault(walk: Walk, row: MoveRow): string | null {
  const fault = answerFault(walk.request, row);
  walk.request = row.kind === 'handover' ? null : (requestIn(row) ?? walk.request);
  return fault;
}

/**
 * Checks that the clock of a row follows from the one before it, from who owes a decision, and from the time that the
 * row charges.
 */
function timeFault(walk: Walk, row: MoveRow, state: State): string | null {
  const { clock: before, asked } = walk;
  walk.asked = row.asked;
  const first = row.kind === 'start';
  if (row.clock === undefined) return before === null || row.secret ? null : 'its clock is missing';
  if (before === null && !first) return 'a clock begins in the midst of the game';
  walk.clock = row.clock;
  const held = first ? null : { asked, clock: before };
  const owing = owingOf(walk.rules, state, { before: held, asked: row.asked });
  const at = Date.parse(row.createdAt);
  if (row.kind === 'timeout' && before !== null) {
    if (!wasEmpty(before, row.clock, seatIn(row), at)) return 'its clock was not empty';
    if (policyFor(before, seatIn(row)) === 'AUTOPLAY') return 'the computer was to answer';
  }
  const [given, pause, away] = [givenIn(row), pauseIn(row), awayIn(row)];
  const passed = handoverIn(row)?.seat ?? null;
  const autoplay = row.kind === 'autoplay' ? seatIn(row) : null;
  return clockFault(before, row.clock, { at, owing, given, pause, away, passed, autoplay });
}

const seatIn = ({ events: [event] }: MoveRow): string => String(event?.data['seat']);

function pauseIn(row: MoveRow): number | null {
  const granted = grantedIn(row);
  return granted?.kind === 'PAUSE' ? granted.ms : null;
}

function givenIn(row: MoveRow): Written['given'] {
  const granted = grantedIn(row);
  if (granted?.kind === 'MORE_TIME') return { seat: granted.by, ms: granted.ms ?? 0 };
  const {
    kind,
    events: [event],
  } = row;
  if (kind !== 'clock' || event?.type !== 'time-given') return null;
  return { seat: seatIn(row), ms: Number(event.data['ms']) };
}

function takenBack(inverses: Walk['inverses'], before: State, row: MoveRow): Made | string {
  const inverse = inverses.get(row.undoes ?? 0);
  if (inverse === undefined) return 'there is nothing to take back';
  const state = clone(before);
  applyPatch(state, inverse);
  return { ...NOTHING, events: row.events, state };
}

/**
 * Replays that a game goes back to an earlier version. Whether that had been asked for is checked by `requestFault`;
 * here, that what was asked for might be taken back.
 */
function goneBack(walk: Walk, before: State, row: MoveRow): Made | string {
  const { record, rules, inverses, request } = walk;
  const to = takenBackTo(row);
  const rows = record.rows.filter(({ secret, seq }) => !secret && seq < row.seq);
  const there = rows.find(({ version }) => version === to);
  if (to === null || there === undefined || request === null) return 'there is no such version';
  const upToAsking = rows.filter(({ version }) => version < request.version);
  if (beforeLastMove(upToAsking, request.by) !== to)
    return 'it goes back too far, or not far enough';
  const state = clone(before);
  for (let seq = row.seq - 1; seq > there.seq; seq--) applyPatch(state, inverses.get(seq) ?? []);
  const asker = askerIn(rules, state, { seat: request.by, asked: request.version });
  if (backFault(rows, to, asker) !== null) return 'that cannot be taken back any more';
  return { ...NOTHING, events: row.events, state };
}

/** Checks the hashes of views. The start and the end have those of every audience; other rows have them or not. */
function viewFault(rules: Ruleset, row: MoveRow, state: State): string | null {
  const { viewHash: hashes = {} } = row;
  const missing = [...rules.seats, '*'].find((audience) => hashes[audience] === undefined);
  if (missing !== undefined && (row.kind === 'start' || state.outcome !== null))
    return `it does not say what ${missing} was shown`;
  const wrong = Object.entries(hashes).find(
    ([audience, hash]) => viewHash(rules.view(state, audience === '*' ? null : audience)) !== hash,
  );
  return wrong === undefined ? null : `${wrong[0]} was shown another view`;
}
