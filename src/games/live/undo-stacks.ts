import type { Seat } from '../../rules/index.js';
import { handoverIn } from '../store/handovers.js';
import type { MoveKind, MoveRow } from '../store/move-row.js';
import { takenBackTo } from '../store/requests.js';

/** A submission that its seat may still take back. */
export interface Undoable {
  readonly seq: number;
  readonly version: number;
  readonly secret: boolean;
  readonly steps: number;
}

/** Kinds of rows that leave all stacks as they are. */
const ASIDE: ReadonlySet<MoveKind> = new Set(['clock', 'request', 'autoplay']);

/** Seat -> its submissions that may be taken back, the last one at the end. */
export type UndoStacks = { readonly [seat: Seat]: readonly Undoable[] };

/**
 * The undo stacks after `row`. A boundary empties them for all seats. A public submission empties those of the other
 * seats, unless all seats answer under seal, where one seat's answer does not affect another's. Rows about time
 * or about requests between players change nothing. Who takes a seat over can take nothing back that was done before
 * them: they may not even know it. Where a game went back by agreement, nothing is left to undo.
 */
export function stacked(stacks: UndoStacks, row: Omit<MoveRow, 'hash'>): UndoStacks {
  if (takenBackTo(row) !== null) return {};
  if (ASIDE.has(row.kind)) return stacks;
  const handover = handoverIn(row);
  if (handover !== null) return { ...stacks, [handover.seat]: [] };
  if (row.seat === null || !row.undoable) return {};
  const own = stacks[row.seat] ?? [];
  if (row.kind === 'undo')
    return { ...stacks, [row.seat]: own.filter(({ seq }) => seq !== row.undoes) };
  const { seq, version, secret } = row;
  const kept = secret || row.asked !== null ? stacks : {};
  return { ...kept, [row.seat]: [...own, { seq, version, secret, steps: row.actions.length }] };
}

/** Number of the steps that a seat has taken in secret since the public version. */
export function draftOf(stacks: UndoStacks, seat: Seat): number {
  const own = stacks[seat] ?? [];
  const first = own.findLastIndex(({ secret }) => !secret) + 1;
  return own.slice(first).reduce((sum, { steps }) => sum + steps, 0);
}
