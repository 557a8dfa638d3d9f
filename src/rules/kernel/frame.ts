import type { Clause } from './clauses.js';

/** Id of a seat, one of the `seats` of a ruleset. */
export type Seat = string;

/**
 * An entry of the agenda: something that is still to be done, as plain data. `f` names the phase that does it. A frame
 * lists no pieces; the pieces concerned are marked in the state instead.
 */
export interface Frame {
  readonly f: string;
}

/** A frame that waits for a decision of the seat `by`. */
export interface AskFrame extends Frame {
  readonly by: Seat;
}

/**
 * Decisions that several seats make at the same time, hidden from each other. Each seat has a stack of its own (its
 * lane), the last frame on top. The sealed frame is done when every lane is empty.
 */
export interface SealedFrame extends Frame {
  readonly f: 'sealed';
  /** The subject of the decisions, in the words of the game; public. */
  readonly topic: string;
  readonly lanes: { readonly [seat: Seat]: AskFrame[] };
}

export interface Outcome {
  /** Seat that won; null: a draw. */
  readonly winner: Seat | null;
  readonly reason: string;
  readonly clause: Clause;
}

/** Members that the state of every game has. The last frame of the agenda is on top. */
export interface State {
  agenda: Frame[];
  outcome: Outcome | null;
  /** Id of the scenario; kept only where the scenario has options, seat names or a length of its own. */
  scenario?: string;
  /** Options of the rules that are on; an option that is missing is off. Read with `isOn`. */
  options?: { readonly [option: string]: boolean };
}

export const isSealed = (frame: Frame | undefined): frame is SealedFrame => frame?.f === 'sealed';

/** Asks several seats at once about `topic`; a seat without frames owes nothing. */
export const sealed = (
  topic: string,
  lanes: { readonly [seat: Seat]: AskFrame[] },
): SealedFrame => ({ f: 'sealed', topic, lanes });

/**
 * The state as `seat` knows it while decisions are under seal. Every other seat looks as if it had not answered,
 * whether it has or not, so no answer is seen before `seat` has given its own. The other seats owe a frame that no
 * phase handles: only the decision of `seat` can be played in this state.
 */
export function covered<S extends State>(state: S, seat: Seat): S {
  const top = state.agenda.at(-1);
  if (!isSealed(top)) return state;
  const lane = (by: Seat): AskFrame[] =>
    by === seat ? (top.lanes[by] ?? []) : [{ f: 'unheard', by }];
  const lanes = Object.fromEntries(Object.keys(top.lanes).map((by) => [by, lane(by)]));
  return { ...state, agenda: [...state.agenda.slice(0, -1), { ...top, lanes }] };
}

/** The frame of phase `f` nearest to the top. A frame leaves its answer in the frame that pushed it. */
export function enclosing<F extends Frame>(state: State, f: F['f']): F {
  const frame = state.agenda.findLast((one) => one.f === f);
  if (frame === undefined) throw new Error(`no frame ${f} on the agenda`);
  return frame as F;
}

/** Checks all members of a frame against its type: `push(frame<BattleFrame>({ … }))`. */
export const frame = <F extends Frame>(one: F): F => one;
