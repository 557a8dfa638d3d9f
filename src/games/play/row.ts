import { autoplayedFor } from '../../clocks/autoplay.js';
import { withAway } from '../../clocks/away.js';
import type { Clock } from '../../clocks/clock.js';
import { advance, type Moment, nextLook, passedAt, pausedFor, withTime } from '../../clocks/law.js';
import { diff, type Seat, type State } from '../../rules/index.js';
import { computerTurn } from '../live/computer-turn.js';
import { type LiveGame, sealIsOpen } from '../live/live-game.js';
import { owingOf } from '../live/owing.js';
import { draftOf, stacked } from '../live/undo-stacks.js';
import { viewHash } from '../proof/view-hash.js';
import { audienceOf, viewOf } from '../reading/views.js';
import { type MoveRow, type Receipt, written, type WrittenRow } from '../store/move-row.js';
import type { Standing } from '../store/moves.sql.js';
import { packed, wholeState } from '../store/states.js';
import type { Deed } from './judge.js';

/** A snapshot of the state is written every so many versions; for secret rows, every so many rows. */
const SNAPSHOT_EVERY = 20;

export interface SubmissionMark {
  readonly playerId: string;
  readonly seat: Seat;
  readonly requestId: string;
  readonly requestHash: string;
}

/** The next row of the game's log. `request` is null where nobody asked for it, e.g. for the start. */
export function rowOf(
  live: LiveGame,
  request: SubmissionMark | null,
  deed: Deed,
  moment: Moment,
): WrittenRow {
  const { state, secret } = deed;
  const version = live.head.version + (secret ? 0 : 1);
  const patch = live.state === null ? wholeState(state) : diff(live.state, state, live.rules.kinds);
  const asked = sealIsOpen(state) ? askedAt(live, deed, version) : null;
  const clock = secret ? null : clockAfter(live, asked, deed, moment);
  // Members stand in the order in which they are written (that of canonical JSON).
  const row: Draft = {
    actions: deed.actions,
    asked,
    ...(clock !== null && { clock }),
    createdAt: new Date(moment.at).toISOString(),
    draft: 0,
    draws: deed.draws,
    events: deed.events,
    gameId: live.head.id,
    kind: deed.kind,
    patch,
    prevHash: live.hash,
    receipt: request === null ? null : receiptOf(deed, version),
    requestHash: request?.requestHash ?? null,
    requestId: request?.requestId ?? null,
    rolls: deed.rolls,
    seat: request?.seat ?? null,
    secret,
    seq: live.head.seq + 1,
    undoable: deed.undoable,
    undoes: deed.undoes,
    version,
  };
  if (row.seat !== null) row.draft = draftOf(stacked(live.stacks, row), row.seat);
  if (isWritten(row, state)) row.viewHash = viewHashes(live, row, state);
  return written(row);
}

/** A row that is being made. */
type Draft = { -readonly [K in keyof Omit<MoveRow, 'hash'>]: MoveRow[K] };

/** Audience -> hash of its view, for every audience that sees something new in this row. */
function viewHashes(
  { rules }: LiveGame,
  { secret, seat }: Draft,
  state: State,
): NonNullable<MoveRow['viewHash']> {
  const viewers = secret ? [seat] : [...rules.seats, null];
  const hashes = viewers.map((viewer) => [
    audienceOf(viewer),
    viewHash(viewOf(rules, state, viewer)),
  ]);
  return Object.fromEntries(hashes);
}

/** The clock after the row; null where the game is played without one. */
function clockAfter(
  { head, rules, asked: before }: LiveGame,
  asked: number | null,
  { state, given, pause, away = [], passed, autoplay }: Deed,
  moment: Moment,
): Clock | null {
  const { clock } = head;
  if (clock === null) return null;
  const owing = owingOf(rules, state, { before: { asked: before, clock }, asked });
  const charged = advance(clock, owing, moment);
  if (passed !== undefined) return passedAt(charged, passed, moment);
  if (autoplay !== undefined) return autoplayedFor(charged, autoplay);
  const stopped = pause === undefined ? charged : pausedFor(charged, pause, moment.at);
  const rested = away.reduce(withAway, stopped);
  return given === null ? rested : withTime(rested, given.seat, given.ms);
}

/** What becomes of the game, where it is the game after that row. */
export function standingAfter({ head }: LiveGame, row: MoveRow, moment: Moment): Standing {
  const { status, owed, outcome } = head;
  const deadline = deadlineOf(row, moment);
  return { status, owed, outcome, deadline, botsOwe: computerTurn(head) !== null };
}

/** When the timekeeper has to look at the game's clock again; null where the game has no clock, or none that runs. */
function deadlineOf({ clock }: Pick<MoveRow, 'clock'>, moment: Moment): Date | null {
  const at = clock === undefined ? null : nextLook(clock, moment);
  return at === null ? null : new Date(at);
}

const receiptOf = ({ applied, stopped, rolls }: Deed, version: number): Receipt => ({
  applied,
  rolls,
  stopped,
  version,
});

/** Kinds of rows that leave an open sealed question as it is. */
const ASIDE: ReadonlySet<Deed['kind']> = new Set([
  ...(['undo', 'clock', 'request', 'handover', 'autoplay'] as const),
]);

/** The version at which the open sealed question was put. A question stays open until the last seat has answered it. */
function askedAt(live: LiveGame, { secret, kind, goesBack }: Deed, version: number): number {
  if (goesBack === true) return version;
  const same = secret || ASIDE.has(kind) || live.head.owed.length > 1;
  return same ? (live.asked ?? version) : version;
}

/**
 * Whether the whole state after a row is in the log, as its patch or as a snapshot. For a public row that depends on
 * the version alone, which every seat knows.
 */
const isWritten = (
  row: Pick<MoveRow, 'kind' | 'secret' | 'seq' | 'version'>,
  state: State,
): boolean => row.kind === 'start' || isDue(row, state);

const isDue = (
  { secret, seq, version }: Pick<MoveRow, 'secret' | 'seq' | 'version'>,
  { outcome }: State,
): boolean => (secret ? seq : version) % SNAPSHOT_EVERY === 0 || outcome !== null;

/** The snapshot to write with a row: the packed state; null where none is due. */
export const snapshotOf = (row: MoveRow, state: State): Buffer | null =>
  isDue(row, state) ? packed(state) : null;
