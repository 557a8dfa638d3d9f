import type { Clock } from '../../clocks/clock.js';
import { canonicalBytes } from '../../common/canonical-bytes.js';
import { hashOf, sha256 } from '../../common/hash.js';
import type { Action, Draw, Event, Halt, Op, Roll, Seat, Stop } from '../../rules/index.js';

/** What comes of an action before its seat decides again. */
export const HALTS = ['CHANCE', 'REVEAL', 'OTHER_SEAT'] as const satisfies readonly Halt[];
export const STOPS = ['END', ...HALTS] as const satisfies readonly Stop[];

/** What stays of an accepted submission for ever: a repetition is answered with it. */
export interface Receipt {
  readonly version: number;
  /** Steps carried out; for an undo, taken back. */
  readonly applied: number;
  readonly stopped: Stop;
  readonly rolls: readonly Roll[];
}

/** `timeout`: somebody's clock was empty; `clock`: somebody was given time. */
export type MoveKind = 'start' | 'play' | 'undo' | 'resign' | 'timeout' | 'clock' | 'request';

/** What happened in a game: everything that is needed to tell it again without asking the rules. */
export interface MoveRow {
  readonly gameId: string;
  /** From 1, without gaps. */
  readonly seq: number;
  /** The public version after it. */
  readonly version: number;
  /** null: the start. */
  readonly seat: Seat | null;
  /** The seat's private number after it. */
  readonly draft: number;
  readonly kind: MoveKind;
  /** Nobody but the seat may know of it; the public version stays. */
  readonly secret: boolean;
  /** false: what came before can no longer be taken back. */
  readonly undoable: boolean;
  /** `seq` of the row that an undo takes back. */
  readonly undoes: number | null;
  /** The public version at which the sealed question that is open after it was put; null where none is. */
  readonly asked: number | null;
  readonly requestId: string | null;
  readonly requestHash: string | null;
  readonly receipt: Receipt | null;
  readonly actions: readonly Action[];
  readonly rolls: readonly Roll[];
  /** Hidden. */
  readonly draws: readonly Draw[];
  /** With what each seat alone hears. */
  readonly events: readonly Event[];
  /** From the state before to the state after; the start replaces the whole. */
  readonly patch: readonly Op[];
  /**
   * Audience -> hash of its view after it, see `view-hash.ts`; of a secret row the seat's own alone. Only of a row with
   * which a whole state is written: the start, a snapshot, the end; rows that were written long ago all have it.
   */
  readonly viewHash?: { readonly [audience: string]: string };
  /** The clocks after it; of a secret row, and of a game without, it has no such member. */
  readonly clock?: Clock;
  /** Hash of the row before; of the first, the hash of the game's seal: see `record.ts`. */
  readonly prevHash: string;
  /** SHA-256 of the canonical JSON of all the rest. */
  readonly hash: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export const NO_HASH = '0'.repeat(64);

export const rowHash = ({ hash: _, ...content }: MoveRow): string => hashOf(content);

export const hashed = (content: Omit<MoveRow, 'hash'>): MoveRow => written(content).row;

/** A row, and what is hashed of it: all but the hash as canonical JSON, in UTF-8. It is stored as it is. */
export interface WrittenRow {
  readonly row: MoveRow;
  readonly body: Buffer;
}

export function written(content: Omit<MoveRow, 'hash'>): WrittenRow {
  const body = Buffer.from(canonicalBytes(content));
  return { row: { ...content, hash: sha256(body) }, body };
}

/** The row that was written so. */
export const rowIn = (body: string, hash: string): MoveRow => ({
  ...(JSON.parse(body) as Omit<MoveRow, 'hash'>),
  hash,
});
