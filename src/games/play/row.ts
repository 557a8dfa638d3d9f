import type { Clock } from '../../clocks/clock.js';
import { advance, type Moment, nextLook, pausedFor, withTime } from '../../clocks/law.js';
import { diff, type Seat, type State } from '../../rules/index.js';
import { type LiveGame, sealIsOpen } from '../live/live-game.js';
import { owingOf } from '../live/owing.js';
import { draftOf, stacked } from '../live/undo-stacks.js';
import { viewHash } from '../proof/view-hash.js';
import { audienceOf, viewOf } from '../reading/views.js';
import { type MoveRow, type Receipt, written, type WrittenRow } from '../store/move-row.js';
import { packed, wholeState } from '../store/states.js';
import type { Deed } from './judge.js';

/** A whole state is written every so many versions, and every so many rows where they are secret. */
const SNAPSHOT_EVERY = 20;

export interface Request {
  readonly playerId: string;
  readonly seat: Seat;
  readonly requestId: string;
  readonly requestHash: string;
}

/** The next row of the game's log, which nobody asked for where `request` is null, as the start. */
export function rowOf(
  live: LiveGame,
  request: Request | null,
  deed: Deed,
  moment: Moment,
): WrittenRow {
  const { state, secret } = deed;
  const version = live.head.version + (secret ? 0 : 1);
  const patch = live.state === null ? wholeState(state) : diff(live.state, state, live.rules.kinds);
  // In the order in which they are written.
  const row: Draft = {
    actions: deed.actions,
    asked: sealIsOpen(state) ? askedAt(live, deed, version) : null,
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
  const clock = secret ? null : clockAfter(live, row.asked, deed, moment);
  if (clock !== null) row.clock = clock;
  if (isWritten(row, state)) row.viewHash = viewHashes(live, row, state);
  return written(row);
}

/** A row that is being made. */
type Draft = { -readonly [K in keyof Omit<MoveRow, 'hash'>]: MoveRow[K] };

/** Of each audience that sees something new. */
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

/** null: the game is played without one. */
function clockAfter(
  { head, rules, asked: before }: LiveGame,
  asked: number | null,
  { state, given, pause }: Deed,
  moment: Moment,
): Clock | null {
  const { clock } = head;
  if (clock === null) return null;
  const owing = owingOf(rules, state, { before: { asked: before, clock }, asked });
  const charged = advance(clock, owing, moment);
  const stopped = pause === undefined ? charged : pausedFor(charged, pause, moment.at);
  return given === null ? stopped : withTime(stopped, given.seat, given.ms);
}

/** When somebody has to look at its clock again; null: it has none, or none that runs. */
export function deadlineOf({ clock }: Pick<MoveRow, 'clock'>, moment: Moment): Date | null {
  const at = clock === undefined ? null : nextLook(clock, moment);
  return at === null ? null : new Date(at);
}

const receiptOf = ({ applied, stopped, rolls }: Deed, version: number): Receipt => ({
  applied,
  rolls,
  stopped,
  version,
});

/** What leaves every question as it was put. */
const ASIDE: ReadonlySet<Deed['kind']> = new Set(['undo', 'clock', 'request']);

/** The question is the one put before unless the last answer to that has just been given. */
function askedAt(live: LiveGame, { secret, kind }: Deed, version: number): number {
  const same = secret || ASIDE.has(kind) || live.head.owed.length > 1;
  return same ? (live.asked ?? version) : version;
}

/**
 * Whether the whole state after a row is written somewhere: as its patch, or as a snapshot. Of a public row the version
 * tells it, which every seat knows.
 */
const isWritten = (
  row: Pick<MoveRow, 'kind' | 'secret' | 'seq' | 'version'>,
  state: State,
): boolean => row.kind === 'start' || isDue(row, state);

const isDue = (
  { secret, seq, version }: Pick<MoveRow, 'secret' | 'seq' | 'version'>,
  { outcome }: State,
): boolean => (secret ? seq : version) % SNAPSHOT_EVERY === 0 || outcome !== null;

/** The state after a row, where it is to be written; else null. */
export const snapshotOf = (row: MoveRow, state: State): Buffer | null =>
  isDue(row, state) ? packed(state) : null;
