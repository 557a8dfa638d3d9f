import type { Seat } from '../../rules/index.js';
import type { MoveRow } from '../store/move-row.js';

/** A submission that its seat may still take back. */
export interface Undoable {
  readonly seq: number;
  readonly version: number;
  readonly secret: boolean;
  readonly steps: number;
}

/** Per seat, the last on top. */
export type UndoStacks = { readonly [seat: Seat]: readonly Undoable[] };

/**
 * What may be taken back after `row`. A boundary ends it for all; a public submission ends it for the others, unless
 * all answer under seal, where one seat's answer does not touch another's. Time that is given, and what players
 * ask each other, touches nothing.
 */
export function stacked(stacks: UndoStacks, row: Omit<MoveRow, 'hash'>): UndoStacks {
  if (row.kind === 'clock' || row.kind === 'request') return stacks;
  if (row.seat === null || !row.undoable) return {};
  const own = stacks[row.seat] ?? [];
  if (row.kind === 'undo')
    return { ...stacks, [row.seat]: own.filter(({ seq }) => seq !== row.undoes) };
  const { seq, version, secret } = row;
  const kept = secret || row.asked !== null ? stacks : {};
  return { ...kept, [row.seat]: [...own, { seq, version, secret, steps: row.actions.length }] };
}

/** The steps a seat has taken that nobody else knows of. */
export function draftOf(stacks: UndoStacks, seat: Seat): number {
  const own = stacks[seat] ?? [];
  const first = own.findLastIndex(({ secret }) => !secret) + 1;
  return own.slice(first).reduce((sum, { steps }) => sum + steps, 0);
}
