import { diff, type Seat } from '../rules/index.js';
import type { Deed } from './judge.js';
import { sealIsOpen, type LiveGame } from './live-game.js';
import { written, type WrittenRow } from './move-row.js';
import { wholeState } from './states.js';
import type { Receipt } from './submission.js';
import { draftOf, stacked } from './undo-stacks.js';
import { viewHashes } from './views.js';

export interface Request {
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

/** Who sees something new. */
const audiences = (
  { rules }: LiveGame,
  { secret }: Deed,
  request: Request | null,
): readonly (Seat | null)[] =>
  secret && request !== null ? [request.seat] : [...rules.seats, null];
