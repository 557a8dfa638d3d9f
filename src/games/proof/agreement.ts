import type { Outcome } from '../../rules/index.js';
import type { MoveRow } from '../store/move-row.js';
import { type GameRequest, isOpenAt, requestIn, type RequestKind } from '../store/requests.js';

const ENDS: { readonly [kind in RequestKind]: string | null } = {
  ...{ DRAW: 'agreed', ABORT: 'aborted' },
  ...{ PAUSE: null, MORE_TIME: null, TAKE_BACK: null },
};

/**
 * The outcome where players agree on a request: a draw or an abort ends the game without a winner; null: the game goes
 * on.
 */
export function agreedOutcome(kind: RequestKind): Outcome | null {
  const reason = ENDS[kind];
  return reason === null ? null : { winner: null, reason, clause: '' };
}

/** Why the answer in that row does not fit the request before it; null: it fits, or the row holds no answer. */
export function answerFault(last: GameRequest | null, row: MoveRow): string | null {
  const answer = requestIn(row);
  if (answer === null || answer.said === 'asked') return null;
  const isOther = row.seat !== answer.by;
  if (!isOpenAt(last, answer.at)) return 'nothing was asked that it could answer';
  if (
    last.kind !== answer.kind ||
    last.by !== answer.by ||
    last.ms !== answer.ms ||
    last.back !== answer.back
  )
    return 'something else was asked';
  return isOther === (answer.said !== 'withdrawn') ? null : 'the wrong player answered';
}
