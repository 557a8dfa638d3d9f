import type { Clock } from '../../clocks/clock.js';
import { canonicalBytes, canonicalBytesWith, type Span } from '../../common/canonical-bytes.js';
import { hashOf, sha256 } from '../../common/hash.js';
import type { Action, Draw, Event, Halt, Op, Roll, Seat, Stop } from '../../rules/index.js';

/** What may stop an action before its seat decides again. */
export const HALTS = ['CHANCE', 'REVEAL', 'OTHER_SEAT'] as const satisfies readonly Halt[];
export const STOPS = ['END', ...HALTS] as const satisfies readonly Stop[];

/** What is kept of an accepted submission: a repeated request is answered with it. */
export interface Receipt {
  readonly version: number;
  /** Number of steps carried out; for an undo, number taken back. */
  readonly applied: number;
  readonly stopped: Stop;
  readonly rolls: readonly Roll[];
}

/**
 * `timeout`: a clock was empty; `clock`: a player gave the opponent time; `request`: a draw, a pause and the like was
 * asked for or answered; `handover`: a seat went to another player; `autoplay`: a clock was empty, and the computer
 * answers for its seat.
 */
export type MoveKind =
  'start' | 'play' | 'undo' | 'resign' | 'timeout' | 'clock' | 'request' | 'handover' | 'autoplay';

/** One row of a game's log. The rows tell the whole game again without asking the rules. */
export interface MoveRow {
  readonly gameId: string;
  /** Number of the row: from 1, without gaps. */
  readonly seq: number;
  /** The public version after this row. */
  readonly version: number;
  /** The seat that submitted it; null: the start. */
  readonly seat: Seat | null;
  /** Number of the seat's secret steps after this row. */
  readonly draft: number;
  readonly kind: MoveKind;
  /** true: only the seat may know of this row, and the public version stays the same. */
  readonly secret: boolean;
  /** false: this row and those before it cannot be undone any more. */
  readonly undoable: boolean;
  /** For an undo: `seq` of the row that it takes back. */
  readonly undoes: number | null;
  /** The public version at which the sealed question that is open after this row was put; null where none is open. */
  readonly asked: number | null;
  readonly requestId: string | null;
  readonly requestHash: string | null;
  readonly receipt: Receipt | null;
  readonly actions: readonly Action[];
  readonly rolls: readonly Roll[];
  /** Draws from hidden chance, e.g. of cards. */
  readonly draws: readonly Draw[];
  /** Events for the log, with what only some seats hear. */
  readonly events: readonly Event[];
  /** Patch from the state before to the state after; that of the start replaces the whole state. */
  readonly patch: readonly Op[];
  /**
   * Audience -> hash of its view after this row, see `view-hash.ts`; of a secret row the seat's own alone. Only rows
   * with which a whole state is written have it (the start, snapshots, the end); very old rows all have it.
   */
  readonly viewHash?: { readonly [audience: string]: string };
  /** The clocks after this row; absent in secret rows and in games without a clock. */
  readonly clock?: Clock;
  /** Hash of the row before; for the first row, the hash of the game's seal, see `record.ts`. */
  readonly prevHash: string;
  /** SHA-256 of the canonical JSON of all other members. */
  readonly hash: string;
  /** ISO 8601, e.g. `2026-03-01T12:00:00.000Z`. */
  readonly createdAt: string;
}

export const NO_HASH = '0'.repeat(64);

export const rowHash = ({ hash: _, ...content }: MoveRow): string => hashOf(content);

export const hashed = (content: Omit<MoveRow, 'hash'>): MoveRow => written(content).row;

/** A row with the text that is hashed and stored: all but the hash, as canonical JSON in UTF-8. */
export interface WrittenRow {
  readonly row: MoveRow;
  readonly body: Buffer;
  /** Where the clock stands in the body; null: the row has none. */
  readonly clockIn: Span | null;
}

export function written(content: Omit<MoveRow, 'hash'>): WrittenRow {
  const { bytes, span } =
    content.clock === undefined
      ? { bytes: canonicalBytes(content), span: null }
      : canonicalBytesWith(content, 'clock');
  const body = Buffer.from(bytes);
  return { row: { ...content, hash: sha256(body) }, body, clockIn: span };
}

/** Reads a stored row. */
export const rowIn = (body: string, hash: string): MoveRow => ({
  ...(JSON.parse(body) as Omit<MoveRow, 'hash'>),
  hash,
});
