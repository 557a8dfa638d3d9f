import type { AskFrame, Frame } from '../kernel/frame.js';
import type { Side } from './components/side.js';
import type { Result } from './components/tables.js';

/** A decision that one side owes and that needs no more said. */
export interface SideFrame extends AskFrame {
  readonly by: Side;
}

/** A1776-basic.I a movement phase and a combat phase of one player. */
export interface SegmentFrame extends Frame {
  readonly f: 'segment';
  readonly by: Side;
}

/** A1776-basic.VI.B an entry of the schedule; `nth` among all arrivals of that side. */
export interface ArriveFrame extends Frame {
  readonly f: 'arrive';
  readonly by: Side;
  readonly nth: number;
}

/** A1776-basic.VI.D an entry whose place is barred by enemies. */
export interface DivertFrame extends AskFrame {
  readonly f: 'divert';
  readonly by: Side;
  readonly nth: number;
}

/** A1776-basic.IV.E a combat in a hex. */
export interface BattleFrame extends Frame {
  readonly f: 'battle';
  readonly hex: string;
  readonly attacker: Side;
  /** A1776-basic.IV.E.1 of the Combat Results Table, from 0. */
  readonly column: number;
  /** A1776-basic.IV.E.1 strength of either side. */
  readonly points: { readonly [S in Side]: number };
  stage: 'roll' | 'losses';
  /** A1776-basic.IV.E.2 once it is rolled. */
  die?: number;
  result?: Result;
}
