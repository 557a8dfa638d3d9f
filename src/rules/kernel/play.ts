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
 * A refusal: nothing was changed. `step` of the plan counts from 0; `clause` is null only where the plan was refused
 * before any rule was asked.
 */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly clause: Clause | null;
  readonly step: number;
  readonly better: readonly Action[];
  /** What its author is told beside the code and the clause. */
  readonly reason?: Text | undefined;
}

/**
 * Why a plan stopped: either it was carried out whole, or something happened that its author could not foresee, such as
 * a roll.
 */
export type Stop = 'END' | 'CHANCE' | 'REVEAL' | 'OTHER_SEAT';

export interface Played<S extends State = State> {
  readonly ok: true;
  /** The new state; the old one is untouched. */
  readonly state: S;
  /** The steps carried out, in the order of fields their phases give them. */
  readonly actions: readonly Action[];
  readonly stopped: Stop;
  /** Nobody else may know that anything happened. */
  readonly secret: boolean;
  /** The seat may still take it back. */
  readonly undoable: boolean;
  readonly rolls: readonly Roll[];
  readonly draws: readonly Draw[];
  readonly events: readonly Event[];
}

/** A new game, settled to its first decision. */
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
 * A game that goes on from a position, settled to its first decision; null where nobody can go on from there. A
 * position written by hand may be anything, so whatever the rules throw over it means the same.
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

/** Somebody owes a decision, whoever owes one has a choice, and everybody can be shown the game. */
function goesOn(rules: Ruleset, state: State): boolean {
  const seats = owed(rules, state);
  for (const viewer of [...rules.seats, null]) rules.view(state, viewer);
  return (
    seats.length > 0 &&
    seats.every((seat) => rules.seats.includes(seat) && choices(rules, state, seat).length > 0)
  );
}

/** Every legal action of `seat` now, sorted by key; none when it owes nothing. */
export function choices(rules: Ruleset, state: State, seat: Seat): Action[] {
  const frame = frameOf(state, seat);
  return frame === null ? [] : askPhaseOf(rules, frame).list(state, frame).choices();
}

/** Why `seat` may not do that, or null if it may. `input` may be anything at all. */
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
    // A verb may have several forms; the clause that is cited is that of the form asked for now, where there is one.
    const cited = another === undefined ? clause : phase.clause;
    return { code: 'ILLEGAL_ACTION', clause: cited, better: [], reason };
  }
  const ruling = phase.list(state, frame).ruling(action);
  return ruling === null ? { frame, action } : { code: 'ILLEGAL_ACTION', ...ruling };
}

const shapes = new WeakMap<Phases, Shapes>();

/** The forms that actions take in any decision of this game. */
function shapesIn({ phases }: Ruleset): Shapes {
  let known = shapes.get(phases);
  if (known === undefined) {
    known = shapesOf(Object.values(phases).filter((phase) => phase.kind === 'ask'));
    shapes.set(phases, known);
  }
  return known;
}

/**
 * The game has this verb, but not in answer to the present question. Verbs are told in the words that a player reads;
 * two of them may share a word, as one that is refused may with one that is asked for.
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
 * Carries out a plan: all or nothing up to its first boundary (a roll, a draw, a reveal, another seat owing), where it
 * stops. What lies behind the boundary is not looked at, or a refusal would tell the dice.
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

/** What work that pauses gives, without its pauses. */
export function inOneGo<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** {@link play} that pauses after every step, so that a caller may do other things in between: a plan may be long. */
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
 * Whether nobody else has heard of the step yet: its draft frame is not done, or its seat's lane of the sealed frame is
 * not empty.
 */
function stillUnheard(state: State, frame: AskFrame, seal: SealedFrame | undefined): boolean {
  const top = state.agenda.at(-1);
  if (seal !== undefined)
    return isSealed(top) && top === seal && (top.lanes[frame.by]?.length ?? 0) > 0;
  return top === frame;
}

/** What carrying out a legal action comes to, on a state the caller owns: no checks, no copies. */
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

/** Carries out a legal action on a state the caller owns, without checks or copies: for simulation and search. */
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
