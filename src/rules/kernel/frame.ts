import type { Clause } from './clauses.js';

/** One of a ruleset's `seats`. */
export type Seat = string;

/**
 * Something that is still to be done, as plain data: `f` names the phase that does it. A frame holds no list of pieces;
 * the pieces are marked instead.
 */
export interface Frame {
  readonly f: string;
}

/** A decision that `by` owes. */
export interface AskFrame extends Frame {
  readonly by: Seat;
}

/**
 * Decisions that several seats owe unseen by each other. Each seat has a stack of its own (its lane), the last frame on
 * top. The frame is done when every lane is empty.
 */
export interface SealedFrame extends Frame {
  readonly f: 'sealed';
  /** What it is about, in the game's words; public. */
  readonly topic: string;
  readonly lanes: { readonly [seat: Seat]: AskFrame[] };
}

export interface Outcome {
  /** null: a draw. */
  readonly winner: Seat | null;
  readonly reason: string;
  readonly clause: Clause;
}

/** What every game state has. The last frame of the agenda is on top. */
export interface State {
  agenda: Frame[];
  outcome: Outcome | null;
  /** Kept where a scenario has options, names or a length of its own. */
  scenario?: string;
  /** What the game is played with; an option that is not there is off. `isOn` asks. */
  options?: { readonly [option: string]: boolean };
}

export const isSealed = (frame: Frame | undefined): frame is SealedFrame => frame?.f === 'sealed';

/** `topic` asked of several seats at once; a seat without frames owes nothing. */
export const sealed = (
  topic: string,
  lanes: { readonly [seat: Seat]: AskFrame[] },
): SealedFrame => ({ f: 'sealed', topic, lanes });

/**
 * The state as `seat` knows it where decisions lie under seal: as if nobody else had answered, whoever has, so that
 * nothing of the answers is opened before its own is given. Others owe a frame that no phase knows; only the seat's own
 * decision can be played there.
 */
export function covered<S extends State>(state: S, seat: Seat): S {
  const top = state.agenda.at(-1);
  if (!isSealed(top)) return state;
  const lane = (by: Seat): AskFrame[] =>
    by === seat ? (top.lanes[by] ?? []) : [{ f: 'unheard', by }];
  const lanes = Object.fromEntries(Object.keys(top.lanes).map((by) => [by, lane(by)]));
  return { ...state, agenda: [...state.agenda.slice(0, -1), { ...top, lanes }] };
}

/** The frame of that name nearest to the top, where a frame that it pushed leaves its answer. */
export function enclosing<F extends Frame>(state: State, f: F['f']): F {
  const frame = state.agenda.findLast((one) => one.f === f);
  if (frame === undefined) throw new Error(`no frame ${f} on the agenda`);
  return frame as F;
}

/** A frame with all its members checked against its type: `push(frame<BattleFrame>({ … }))`. */
export const frame = <F extends Frame>(one: F): F => one;
