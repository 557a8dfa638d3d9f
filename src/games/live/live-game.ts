import type { Clock } from '../../clocks/clock.js';
import {
  canonical,
  isSealed,
  type Outcome,
  owed,
  type Ruleset,
  type Seat,
  type State,
} from '../../rules/index.js';
import type { GameHead } from '../store/game-head.js';
import type { GameStatus } from '../store/game-status.js';
import { handedOver, handoverIn } from '../store/handovers.js';
import { type MoveRow, NO_HASH } from '../store/move-row.js';
import { draftOf, stacked, type Undoable, type UndoStacks } from './undo-stacks.js';

/** A public row of the log, with the public state before it and the one after it. */
export interface PublicChange {
  readonly row: MoveRow;
  /** State at the public version before; null for the first row. */
  readonly before: State | null;
  readonly after: State;
}

/** A state of a game, and where in the game's history it stands. A state is never changed once it is held here. */
export interface Situation {
  readonly state: State;
  readonly version: number;
  /** Number of secret steps that the reader has taken since `version`; only the reader knows of them. */
  readonly draft: number;
  /** What the reader would take back now; null: nothing. */
  readonly undoable: Undoable | null;
  readonly status: GameStatus;
  readonly owed: readonly Seat[];
  readonly outcome: Outcome | null;
  /** The clock after the row that led to this state; null: the game is played without a clock. */
  readonly clock: Clock | null;
  /** When `version` was reached. */
  readonly updatedAt: Date;
  /** false for a look back at a past version, in which nobody has a choice. */
  readonly present: boolean;
}

/**
 * A game as this process holds it: its log carried out up to row `head.seq`. Never changed in place: the next row makes
 * a new LiveGame.
 */
export interface LiveGame {
  readonly head: GameHead;
  readonly rules: Ruleset;
  /** State after the last row, secret ones included; null before the game begins. */
  readonly state: State | null;
  /** State at the present public version, before any secret steps that were taken since. */
  readonly shown: State | null;
  /** `seq` of the row that led to `shown`; 0 before the start. */
  readonly shownAt: number;
  /** Seat -> the state after its last secret step; only seats that have taken secret steps since `shown`. */
  readonly own: { readonly [seat: Seat]: State };
  /** See `MoveRow.asked`. */
  readonly asked: number | null;
  /** Hash of the last row. */
  readonly hash: string;
  readonly stacks: UndoStacks;
  /**
   * The last public changes that this process made itself, up to the present one without a gap; empty while nobody
   * watches the game.
   */
  readonly recent: readonly PublicChange[];
}

const RECENT = 4;

/** The clock with its members in the order in which rows are written; Postgres keeps them in one of its own. */
const inOrder = (clock: Clock): Clock => JSON.parse(canonical(clock)) as Clock;

export const opened = (head: GameHead, rules: Ruleset): LiveGame => ({
  head: { ...head, clock: head.clock && inOrder(head.clock) },
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

/** The live game after one more row; `state` is the state that the row led to. */
export function advanced(live: LiveGame, row: MoveRow, state: State): LiveGame {
  const { status, owed: seats, outcome } = standingOf(live.rules, state);
  const { seq, version, secret } = row;
  const updatedAt = secret ? live.head.updatedAt : new Date(row.createdAt);
  const clock = row.clock ?? live.head.clock;
  const handover = handoverIn(row);
  const head = handover === null ? live.head : handedOver(live.head, handover);
  return {
    head: { ...head, seq, version, status, owed: seats, outcome, clock, updatedAt },
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

/** Who owes a decision in that state, and whether and how the game has ended: what a state says to everybody. */
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
 * The state after the last row that `seat` knows of; null is a spectator. Secret steps of other seats do not make a new
 * state object: all that was worked out for the old one stays good, and so its speed does not give those steps away.
 */
export const knownTo = ({ shown, own }: LiveGame, seat: Seat | null): State | null =>
  (seat === null ? undefined : own[seat]) ?? shown;

/** The present situation of the game, as far as that seat knows. */
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
