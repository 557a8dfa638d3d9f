import { isSealed, owed, type Ruleset, type State } from '../rules/index.js';
import type { GameHead } from './game-head.js';
import type { Situation } from './game-reading.js';
import { NO_HASH, type MoveRow } from './move-row.js';
import { draftOf, stacked, type UndoStacks } from './undo-stacks.js';

/** A public row with the states around it. */
export interface PublicChange {
  readonly row: MoveRow;
  /** At the public version before; null before the start. */
  readonly before: State | null;
  readonly after: State;
}

/** A game as this process knows it. Never changed: the next row makes another one. */
export interface LiveGame {
  readonly head: GameHead;
  readonly rules: Ruleset;
  /** null: it has not begun. */
  readonly state: State | null;
  /** The state when the present version was reached: secret steps may have been taken since. */
  readonly shown: State | null;
  /** See `MoveRow.asked`. */
  readonly asked: number | null;
  /** Of the last row. */
  readonly hash: string;
  readonly stacks: UndoStacks;
  /** The last public changes this process has made itself, without gaps up to the present one; none while nobody watches. */
  readonly recent: readonly PublicChange[];
}

const RECENT = 4;

export const opened = (head: GameHead, rules: Ruleset): LiveGame => ({
  head,
  rules,
  state: null,
  shown: null,
  asked: null,
  hash: NO_HASH,
  stacks: {},
  recent: [],
});

/** The game after `row`, which led to `state`. */
export function advanced(live: LiveGame, row: MoveRow, state: State): LiveGame {
  const { status, owed: seats, outcome } = standingOf(live.rules, state);
  const { seq, version } = row;
  return {
    head: { ...live.head, seq, version, status, owed: seats, outcome },
    rules: live.rules,
    state,
    shown: row.secret ? live.shown : state,
    asked: row.asked,
    hash: row.hash,
    stacks: stacked(live.stacks, row),
    recent: row.secret
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

export function situationOf({ head, rules, state, stacks }: LiveGame): Situation | null {
  if (state === null) return null;
  const { version, status, owed: seats, outcome } = head;
  const drafts = Object.fromEntries(rules.seats.map((seat) => [seat, draftOf(stacks, seat)]));
  return { state, version, drafts, status, owed: seats, outcome, present: true };
}
