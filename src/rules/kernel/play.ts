import {
  type Action,
  actionKey,
  clausesTaking,
  parseAction,
  type Shapes,
  shapesOf,
} from './action.js';
import { applyStep, askPhaseOf, frameOf, isSecret, owed, settle } from './agenda.js';
import type { Clause } from './clauses.js';
import { type AskFrame, isSealed, type SealedFrame, type Seat, type State } from './frame.js';
import { copyOf } from './kind.js';
import { misfit } from './misfit.js';
import type { Setting } from './options.js';
import type { Phases } from './phase.js';
import type { Ruleset } from './ruleset.js';
import {
  boundaryOf,
  type Chance,
  type Draw,
  type Event,
  markOf,
  RecordingTable,
  type Roll,
  type Table,
} from './table.js';
import type { Locale, Text } from './text.js';

export type RefusalCode = 'ILLEGAL_ACTION' | 'NOT_YOUR_DECISION' | 'GAME_OVER' | 'INVALID_INPUT';

/**
 * A plan that was refused; nothing has changed. `step` is the index in the plan, from 0. `clause` is null only where
 * the plan was refused before any rule was checked.
 */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly clause: Clause | null;
  readonly step: number;
  readonly better: readonly Action[];
  /** Explanation for the player, besides code and clause. */
  readonly reason?: Text | undefined;
}

/**
 * Why a plan stopped. `END`: all steps were carried out. Otherwise something happened that the player could not
 * foresee: a roll or draw, a reveal, or a decision that another seat owes now.
 */
export type Stop = 'END' | 'CHANCE' | 'REVEAL' | 'OTHER_SEAT';

export interface Played<S extends State = State> {
  readonly ok: true;
  /** The new state; the state before is unchanged. */
  readonly state: S;
  /** Steps that were carried out, with fields in the order of their phases. */
  readonly actions: readonly Action[];
  readonly stopped: Stop;
  /** Whether all other seats must not learn that anything happened. */
  readonly secret: boolean;
  /** Whether the seat may still undo it. */
  readonly undoable: boolean;
  readonly rolls: readonly Roll[];
  readonly draws: readonly Draw[];
  readonly events: readonly Event[];
}

/** Creates a game and advances it to its first decision. */
export function start<S extends State>(
  rules: Ruleset<S>,
  setting: Setting,
  chance: Chance,
): { state: S; table: RecordingTable } {
  const table = new RecordingTable(chance);
  const state = rules.setup(setting, table);
  settle(rules, state, table);
  return { state, table };
}

/**
 * Advances a position to its first decision; null where the game cannot go on. A position written by hand may be
 * anything, so an error that the rules throw counts as null.
 */
export function resume<S extends State>(
  rules: Ruleset<S>,
  position: S,
  chance: Chance,
): { state: S; table: RecordingTable } | null {
  const table = new RecordingTable(chance);
  const state = copyOf(position, rules.kinds);
  try {
    settle(rules, state, table);
    return goesOn(rules, state) ? { state, table } : null;
  } catch {
    return null;
  }
}

/** Whether a seat owes a decision, each seat that owes one has a choice, and every seat can be shown the game. */
function goesOn(rules: Ruleset, state: State): boolean {
  const seats = owed(rules, state);
  for (const viewer of [...rules.seats, null]) rules.view(state, viewer);
  return (
    seats.length > 0 &&
    seats.every((seat) => rules.seats.includes(seat) && choices(rules, state, seat).length > 0)
  );
}

/** Every legal action of `seat` now, sorted by key; empty where it owes no decision. */
export function choices(rules: Ruleset, state: State, seat: Seat): Action[] {
  const frame = frameOf(state, seat);
  return frame === null ? [] : askPhaseOf(rules, frame).list(state, frame).choices();
}

/** Why `seat` may not do `input`; null where it may. `input` may be any value. */
export function refusal(
  rules: Ruleset,
  state: State,
  seat: Seat,
  input: unknown,
): Omit<Refusal, 'step' | 'ok'> | null {
  const parsed = admit(rules, state, seat, input);
  return 'code' in parsed ? parsed : null;
}

type Admitted = { readonly frame: AskFrame; readonly action: Action };

function admit(
  rules: Ruleset,
  state: State,
  seat: Seat,
  input: unknown,
): Admitted | Omit<Refusal, 'step' | 'ok'> {
  if (state.outcome !== null)
    return { code: 'GAME_OVER', clause: state.outcome.clause, better: [] };
  const frame = frameOf(state, seat);
  if (frame === null) return { code: 'NOT_YOUR_DECISION', clause: null, better: [] };
  const phase = askPhaseOf(rules, frame);
  const action = parseAction(phase.verbs, rules.domains, input);
  if (action === null) {
    const known = shapesIn(rules);
    const [clause, another] = clausesTaking(known, rules.domains, input);
    if (clause === undefined) {
      const reason = misfit(known, rules.domains, input);
      return { code: 'INVALID_INPUT', clause: null, better: [], reason };
    }
    const reason = notNow(rules, (input as Action).do, Object.keys(phase.verbs));
    // A verb may have several sets of fields. If the one given belongs to several decisions, the clause of the present
    // one is cited.
    const cited = another === undefined ? clause : phase.clause;
    return { code: 'ILLEGAL_ACTION', clause: cited, better: [], reason };
  }
  const ruling = phase.list(state, frame).ruling(action);
  return ruling === null ? { frame, action } : { code: 'ILLEGAL_ACTION', ...ruling };
}

const shapes = new WeakMap<Phases, Shapes>();

/** Every verb with its fields, of all decisions of this game. */
function shapesIn({ phases }: Ruleset): Shapes {
  let known = shapes.get(phases);
  if (known === undefined) {
    known = shapesOf(Object.values(phases).filter((phase) => phase.kind === 'ask'));
    shapes.set(phases, known);
  }
  return known;
}

/**
 * The game has this verb, but not as an answer to the present question. The sentence uses the words that players read.
 * Two verbs may have the same word, even the refused one and one that is asked for.
 */
function notNow({ verbs }: Ruleset, refused: string, asked: readonly string[]): Text {
  const word = (verb: string, locale: Locale): string => verbs[verb]?.[locale] ?? verb;
  const words = (locale: Locale) => [...new Set(asked.map((one) => word(one, locale)))];
  const english = words('en').map((one) => `"${one}"`);
  const japanese = words('ja').map((one) => `「${one}」`);
  return {
    en: `This "${word(refused, 'en')}" is not what is asked for now; that is ${english.join(', ')}.`,
    ja: `この「${word(refused, 'ja')}」は今求められていません。求められているのは${japanese.join('')}です。`,
  };
}

/**
 * Carries out a plan: all steps up to the first boundary (a roll, a draw, a reveal, another seat owing a decision), or
 * none. It stops there. Steps after the boundary are not even checked, as a refusal would reveal the dice.
 */
export function play<S extends State>(
  rules: Ruleset<S>,
  before: S,
  seat: Seat,
  plan: readonly unknown[],
  chance: Chance,
): Played<S> | Refusal {
  return inOneGo(playing(rules, before, seat, plan, chance));
}

/** Runs a generator to its end and returns its result. */
export function inOneGo<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** {@link play}, but it yields after every step, so that a long plan does not block other work. */
export function* playing<S extends State>(
  rules: Ruleset<S>,
  before: S,
  seat: Seat,
  plan: readonly unknown[],
  chance: Chance,
): Generator<void, Played<S> | Refusal> {
  const state = copyOf(before, rules.kinds);
  const table = new RecordingTable(chance);
  const actions: Action[] = [];
  let step: Step = { stopped: 'END', secret: true, undoable: true };
  let secret = true;
  for (const input of plan) {
    const admitted = admit(rules, state, seat, input);
    if ('code' in admitted) return { ok: false, ...admitted, step: actions.length };
    step = takeStep(rules, state, admitted.frame, admitted.action, table);
    actions.push(admitted.action);
    secret &&= step.secret;
    if (step.stopped !== 'END') break;
    yield;
  }
  return {
    ok: true,
    state,
    actions,
    stopped: step.stopped,
    undoable: step.undoable,
    secret,
    rolls: table.rolls,
    draws: table.draws,
    events: table.events,
  };
}

interface Step {
  readonly stopped: Stop;
  readonly secret: boolean;
  readonly undoable: boolean;
}

function takeStep(
  rules: Ruleset,
  state: State,
  frame: AskFrame,
  action: Action,
  table: RecordingTable,
): Step {
  const mark = markOf(table);
  const before = owed(rules, state);
  const secretly = isSecret(state, askPhaseOf(rules, frame));
  const top = state.agenda.at(-1);
  const seal = isSealed(top) ? top : undefined;
  applyStep(rules, state, frame, action, table);
  settle(rules, state, table);
  const still = secretly && stillUnheard(state, frame, seal);
  const chance = boundaryOf(table, mark);
  const after = owed(rules, state);
  const others = after.some((one) => !before.includes(one)) || !after.includes(frame.by);
  const sealedYet = seal !== undefined && state.agenda.at(-1) === seal;
  return {
    stopped: chance ?? (others ? 'OTHER_SEAT' : 'END'),
    secret: still && chance === null && !others,
    undoable: chance === null && state.outcome === null && (!others || sealedYet),
  };
}

/**
 * Whether no other seat has heard of the step yet: its draft frame is not done, or the lane of its seat in the sealed
 * frame is not empty.
 */
function stillUnheard(state: State, frame: AskFrame, seal: SealedFrame | undefined): boolean {
  const top = state.agenda.at(-1);
  if (seal !== undefined)
    return isSealed(top) && top === seal && (top.lanes[frame.by]?.length ?? 0) > 0;
  return top === frame;
}

/** Carries out a legal action in place, without checks or copies, and returns where it stops. */
export function stopOf(
  rules: Ruleset,
  state: State,
  seat: Seat,
  action: Action,
  chance: Chance,
): Stop {
  const frame = frameOf(state, seat);
  if (frame === null) throw new Error(`${seat} owes nothing; cannot ${actionKey(action)}`);
  return takeStep(rules, state, frame, action, new RecordingTable(chance)).stopped;
}

/** Carries out a legal action in place, without checks or copies: for simulation and search. */
export function playInPlace(
  rules: Ruleset,
  state: State,
  seat: Seat,
  action: Action,
  table: Table,
): void {
  const frame = frameOf(state, seat);
  if (frame === null) throw new Error(`${seat} owes nothing; cannot ${actionKey(action)}`);
  applyStep(rules, state, frame, action, table);
  settle(rules, state, table);
}
