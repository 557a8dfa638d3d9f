import { diff, type Seat } from '../rules/index.js';
import { hashOf } from './hash.js';
import type { Deed } from './judge.js';
import { sealIsOpen, type LiveGame } from './live-game.js';
import { hashed, type MoveRow } from './move-row.js';
import { wholeState } from './states.js';
import type { Receipt } from './submission.js';
import { draftOf, stacked } from './undo-stacks.js';
import { audienceOf, viewOf } from './views.js';

export interface Request {
  readonly seat: Seat;
  readonly requestId: string;
  readonly requestHash: string;
}

/** The next row of the game's log. `request` is null for the start. */
export function rowOf(live: LiveGame, request: Request | null, deed: Deed): MoveRow {
  const { state, secret, kind, undoable, undoes, actions, rolls, draws, events } = deed;
  const version = live.head.version + (secret ? 0 : 1);
  const row = {
    gameId: live.head.id,
    seq: live.head.seq + 1,
    version,
    seat: request?.seat ?? null,
    draft: 0,
    ...{ kind, secret, undoable, undoes },
    asked: sealIsOpen(state) ? askedAt(live, deed, version) : null,
    requestId: request?.requestId ?? null,
    requestHash: request?.requestHash ?? null,
    receipt: request === null ? null : receiptOf(deed, version),
    ...{ actions, rolls, draws, events },
    patch: live.state === null ? wholeState(state) : diff(live.state, state),
    viewHash: viewHashes(live, deed, request),
    prevHash: live.hash,
    createdAt: new Date().toISOString(),
  };
  return hashed({ ...row, draft: draftAfter(live, row) });
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

function draftAfter(live: LiveGame, row: Omit<MoveRow, 'hash'>): number {
  return row.seat === null ? 0 : draftOf(stacked(live.stacks, { ...row, hash: '' }), row.seat);
}

function viewHashes(
  { rules }: LiveGame,
  { state, secret }: Deed,
  request: Request | null,
): { [audience: string]: string } {
  const seats = secret && request !== null ? [request.seat] : [...rules.seats, null];
  return Object.fromEntries(
    seats.map((seat) => [audienceOf(seat), hashOf(viewOf(rules, state, seat))]),
  );
}
