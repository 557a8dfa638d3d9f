import type { Clock } from '../../clocks/clock.js';
import {
  isSealed,
  type Outcome,
  owed,
  type Ruleset,
  type Seat,
  type State,
} from '../../rules/index.js';
import type { GameHead } from '../store/game-head.js';
import type { GameStatus } from '../store/game-status.js';
import { type MoveRow, NO_HASH } from '../store/move-row.js';
import { draftOf, stacked, type Undoable, type UndoStacks } from './undo-stacks.js';

/** A public row with the states around it. */
export interface PublicChange {
  readonly row: MoveRow;
  /** At the public version before; null before the start. */
  readonly before: State | null;
  readonly after: State;
}

/** A state of a game and where in its history it stands. States are never changed once they are here. */
export interface Situation {
  readonly state: State;
  readonly version: number;
  /** Number of the reader's own steps since, known to them alone. */
  readonly draft: number;
  /** What the reader would take back now; null: nothing. */
  readonly undoable: Undoable | null;
  readonly status: GameStatus;
  readonly owed: readonly Seat[];
  readonly outcome: Outcome | null;
  /** After the row that led there; null: it is played without one. */
  readonly clock: Clock | null;
  /** When its version was reached. */
  readonly updatedAt: Date;
  /** false: a look back, where nobody has a choice. */
  readonly present: boolean;
}

/** A game as this process knows it: its log up to row `head.seq`. Never changed: the next row makes another one. */
export interface LiveGame {
  readonly head: GameHead;
  readonly rules: Ruleset;
  /** null: it has not begun. */
  readonly state: State | null;
  /** The state when the present version was reached: secret steps may have been taken since. */
  readonly shown: State | null;
  /** `seq` of the row that led there; 0 before the start. */
  readonly shownAt: number;
  /** Of each seat that has taken secret steps since: the state after its last. */
  readonly own: { readonly [seat: Seat]: State };
  /** See `MoveRow.asked`. */
  readonly asked: number | null;
  /** Of the last row. */
  readonly hash: string;
  readonly stacks: UndoStacks;
  /**
   * The last public changes this process has made itself, without gaps up to the present one; none while nobody
   * watches.
   */
  readonly recent: readonly PublicChange[];
}

const RECENT = 4;

export const opened = (head: GameHead, rules: Ruleset): LiveGame => ({
  head,
  rules,
  state: null,
  shown: null,
  shownAt: 0,
  own: {},
  asked: null,
  hash: NO_HASH,
  stacks: {},
  recent: [],
});

/** The game after `row`, which led to `state`. */
export function advanced(live: LiveGame, row: MoveRow, state: State): LiveGame {
  const { status, owed: seats, outcome } = standingOf(live.rules, state);
  const { seq, version, secret } = row;
  const updatedAt = secret ? live.head.updatedAt : new Date(row.createdAt);
  const clock = row.clock ?? live.head.clock;
  return {
    head: { ...live.head, seq, version, status, owed: seats, outcome, clock, updatedAt },
    rules: live.rules,
    state,
    shown: secret ? live.shown : state,
    shownAt: secret ? live.shownAt : seq,
    own: secret ? { ...live.own, [row.seat as Seat]: state } : {},
    asked: row.asked,
    hash: row.hash,
    stacks: stacked(live.stacks, row),
    recent: secret
      ? live.recent
      : [...live.recent, { row, before: live.shown, after: state }].slice(-RECENT),
  };
}

/** What a state says of itself to everybody. */
export const standingOf = (
  rules: Ruleset,
  state: State,
): Pick<GameHead, 'status' | 'owed' | 'outcome'> => ({
  status: state.outcome === null ? 'RUNNING' : 'FINISHED',
  owed: owed(rules, state),
  outcome: state.outcome,
});

export const sealIsOpen = (state: State): boolean => isSealed(state.agenda.at(-1));

/**
 * The state after the last row that the seat knows of, null being a spectator. What others have done in secret since
 * makes no new one of it, so that nothing made of it has to be made again: that would be told by the clock.
 */
export const knownTo = ({ shown, own }: LiveGame, seat: Seat | null): State | null =>
  (seat === null ? undefined : own[seat]) ?? shown;

/** The game as it is, for that seat. */
export function situationOf(live: LiveGame, seat: Seat | null): Situation | null {
  const state = knownTo(live, seat);
  if (state === null) return null;
  const { version, status, owed: seats, outcome, clock, updatedAt } = live.head;
  const draft = seat === null ? 0 : draftOf(live.stacks, seat);
  const undoable = (seat === null ? undefined : live.stacks[seat]?.at(-1)) ?? null;
  return {
    ...{ state, version, draft, undoable, status, owed: seats, outcome, clock, updatedAt },
    present: true,
  };
}
