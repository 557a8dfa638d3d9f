import { diff, type Seat, type State } from '../../rules/index.js';
import { type LiveGame, sealIsOpen } from '../live/live-game.js';
import { draftOf, stacked } from '../live/undo-stacks.js';
import { viewHashes } from '../reading/views.js';
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

/** The next row of the game's log. `request` is null for the start. */
export function rowOf(live: LiveGame, request: Request | null, deed: Deed): WrittenRow {
  const { state, secret } = deed;
  const version = live.head.version + (secret ? 0 : 1);
  const patch = live.state === null ? wholeState(state) : diff(live.state, state, live.rules.kinds);
  const row = {
    gameId: live.head.id,
    seq: live.head.seq + 1,
    version,
    seat: request?.seat ?? null,
    draft: 0,
    kind: deed.kind,
    secret,
    undoable: deed.undoable,
    undoes: deed.undoes,
    asked: sealIsOpen(state) ? askedAt(live, deed, version) : null,
    requestId: request?.requestId ?? null,
    requestHash: request?.requestHash ?? null,
    receipt: request === null ? null : receiptOf(deed, version),
    actions: deed.actions,
    rolls: deed.rolls,
    draws: deed.draws,
    events: deed.events,
    patch,
    viewHash: viewHashes(live.rules, { before: live.state, state }, audiences(live, deed, request)),
    prevHash: live.hash,
    createdAt: new Date().toISOString(),
  };
  if (row.seat !== null) row.draft = draftOf(stacked(live.stacks, row), row.seat);
  return written(row);
}

const receiptOf = ({ applied, stopped, rolls }: Deed, version: number): Receipt => ({
  version,
  applied,
  stopped,
  rolls,
});

/** The question is the one put before unless the last answer to that has just been given. */
function askedAt(live: LiveGame, { secret, kind }: Deed, version: number): number {
  const same = secret || kind === 'undo' || live.head.owed.length > 1;
  return same ? (live.asked ?? version) : version;
}

/** The audiences that see something new. */
const audiences = (
  { rules }: LiveGame,
  { secret }: Deed,
  request: Request | null,
): readonly (Seat | null)[] =>
  secret && request !== null ? [request.seat] : [...rules.seats, null];

/**
 * The state after a row, where it is to be written; else null. Of a public row by the version, which every seat knows.
 */
export function snapshotOf({ secret, seq, version }: MoveRow, state: State): Buffer | null {
  const isDue = (secret ? seq : version) % SNAPSHOT_EVERY === 0;
  return isDue || state.outcome !== null ? packed(state) : null;
}
