import {
  type Action,
  actionKey,
  type ActionOf,
  compareActions,
  isSame,
  type Verbs,
} from './action.js';
import type { Clause } from './clauses.js';
import type { AskFrame, Frame, State } from './frame.js';
import type { Table } from './table.js';
import type { Text } from './text.js';

/** Context of a step or a run. `state` belongs to it and may be changed in place. */
export interface Turn<S, F> {
  readonly state: S;
  readonly frame: F;
  readonly table: Table;
  /** Ends the decision: its frame leaves the agenda. The frame of a run has left already. */
  done(): void;
  /** Pushes frames onto the agenda, the first one on top. Inside a sealed frame they go to the lane of the seat. */
  push(...frames: readonly Frame[]): void;
  /** Removes all frames from the top down to the nearest one of phase `until`, and that one too. */
  drop(until: string): void;
}

/**
 * A condition that every legal action of its verb meets. It only compares values that `facts` has looked up. It must
 * not throw on any well-formed action of its verb.
 */
export interface Guard<X, A> {
  readonly clause: Clause;
  /** Explanation for the player, where the clause alone does not tell what is wrong. */
  readonly reason?: Text;
  holds(facts: X, action: A): boolean;
}

/**
 * A guard with several possible clauses: the facts know which clause forbids an action, for example why a force may not
 * retreat to a certain town. It stands among the guards and, like them, must not throw on a well-formed action.
 */
export interface Bar<X, A> {
  /** All clauses that `barredBy` may return, for the check of coverage. */
  readonly clauses: readonly Clause[];
  /** The clause that forbids the action; null: it is allowed. */
  barredBy(facts: X, action: A): Clause | null;
  /** Legal actions most similar to the forbidden one, the nearest first: a few, or none. */
  instead?(facts: X, action: A): readonly A[];
}

/**
 * A preference among the actions that pass all guards: only those of least cost are legal. Ranks apply one after
 * another. An action with cost null is not compared and stays legal.
 */
export interface Rank<X, A> {
  readonly clause: Clause;
  cost(facts: X, action: A): number | null;
}

/** Definition of one decision; one file in `phases/` each. `D` maps the name of a domain to the type of its ids. */
export interface AskSpec<S, F extends AskFrame, D, V extends Verbs, X> {
  readonly clause: Clause;
  /** A draft: other seats do not hear of its steps until the frame is done. */
  readonly draft?: true;
  /**
   * A short answer of the side that is not on turn: a reaction, a withdrawal, the choice of losses. The clock has a
   * separate budget for these.
   */
  readonly interrupt?: true;
  /**
   * Whether the only legal action is taken without asking. Allowed only where every viewer can see from public
   * knowledge which actions are legal, since a question that is skipped must not reveal anything. Never inside a sealed
   * frame.
   */
  forced?(state: S, frame: F): boolean;
  /**
   * Whether nothing is left to decide any more, though there was when the frame was pushed. The frame then leaves the
   * agenda without a question. It must follow from public knowledge, too. Never inside a sealed frame.
   */
  moot?(state: S, frame: F): boolean;
  readonly verbs: V;
  /** Results of the searches that this decision needs; computed once per listing and not kept. */
  facts(state: S, frame: F): X;
  /**
   * `candidates` yields exactly the legal actions, in the order of their keys, so a listing neither checks nor sorts
   * them. For decisions with hundreds of choices.
   */
  readonly exact?: true;
  /** Yields every legal action, with fields in the order of `verbs`. Guards remove the illegal ones among them. */
  candidates(facts: X): Iterable<ActionOf<D, V>>;
  /**
   * Yields actions that are legal but not listed: several listed steps combined in one action, or choices that hardly
   * matter where there are very many. They pass the guards; ranks do not compare them.
   */
  unlisted?(facts: X): Iterable<ActionOf<D, V>>;
  /** A refusal cites the first guard that an action fails. */
  readonly guards: {
    readonly [K in keyof V]?: readonly (Guard<X, ActionOf<D, V, K>> | Bar<X, ActionOf<D, V, K>>)[];
  };
  readonly ranks?: readonly Rank<X, ActionOf<D, V>>[];
  readonly apply: {
    readonly [K in keyof V]: (turn: Turn<S, F>, action: ActionOf<D, V, K>) => void;
  };
}

/** Definition of a part of the rules that asks nobody. Its frame leaves the agenda before it runs. */
export interface RunSpec<S, F extends Frame> {
  readonly clause: Clause;
  run(turn: Turn<S, F>): void;
}

/** Why the rules refuse an action. `better`: the actions that a rank prefers, or those that a bar names as nearest. */
export interface Ruling {
  readonly clause: Clause;
  readonly better: readonly Action[];
  readonly reason?: Text | undefined;
}

/** One decision in the present state, with its facts looked up. */
export interface Listing {
  /** The legal actions, sorted by their keys, without `unlisted` ones. */
  choices(): Action[];
  /** Legal actions that `choices` leaves out, always or in this state. */
  unlisted(): Action[];
  /** Why an action is illegal; null: it is legal. The action must be well-formed for this phase. */
  ruling(action: Action): Ruling | null;
  /** Whether the action passes all guards. An action that passes must be among the candidates. */
  passes(action: Action): boolean;
}

export interface AskPhase {
  readonly kind: 'ask';
  readonly clause: Clause;
  readonly draft: boolean;
  readonly interrupt: boolean;
  readonly verbs: Verbs;
  /** Clauses of all guards and ranks, for the check of coverage. */
  readonly cites: readonly Clause[];
  list(state: State, frame: Frame): Listing;
  /** Whether nothing is left to decide; see `AskSpec.moot`. */
  moot(state: State, frame: Frame): boolean;
  /** The only legal action, if it is to be taken without asking; else null. */
  forced(state: State, frame: Frame): Action | null;
  apply(turn: Turn<State, Frame>, action: Action): void;
}

export interface RunPhase {
  readonly kind: 'run';
  readonly clause: Clause;
  run(turn: Turn<State, Frame>): void;
}

export type Phase = AskPhase | RunPhase;
export type Phases = { readonly [f: string]: Phase };

/**
 * Makes the two constructors of phases for the state and id types of one game. Types of facts and actions are known
 * inside a phase only.
 */
export const phasesOf = <S extends State, D>() => ({
  ask:
    <F extends AskFrame>() =>
    <const V extends Verbs, X>(spec: AskSpec<S, F, D, V, X>): AskPhase =>
      askPhase(alike(spec as unknown as WrittenSpec)),
  run: <F extends Frame>({ clause, run }: RunSpec<S, F>): RunPhase => ({
    kind: 'run',
    clause,
    run: run as RunPhase['run'],
  }),
});

/** A guard or a bar, with the members of both. */
interface LooseGuard {
  readonly clauses: readonly Clause[];
  readonly reason: Text | undefined;
  readonly holds: Guard<unknown, Action>['holds'] | undefined;
  readonly barredBy: Bar<unknown, Action>['barredBy'] | undefined;
  readonly instead: Bar<unknown, Action>['instead'] | undefined;
}

/** A spec without the types of its facts and actions. */
interface LooseSpec {
  readonly clause: Clause;
  readonly draft?: true | undefined;
  readonly interrupt?: true | undefined;
  readonly forced?: ((state: State, frame: Frame) => boolean) | undefined;
  readonly moot?: ((state: State, frame: Frame) => boolean) | undefined;
  readonly exact?: true | undefined;
  readonly verbs: Verbs;
  readonly facts: (state: State, frame: Frame) => unknown;
  readonly candidates: (facts: unknown) => Iterable<Action>;
  readonly unlisted: ((facts: unknown) => Iterable<Action>) | undefined;
  readonly guards: { readonly [verb: string]: readonly LooseGuard[] };
  readonly ranks?: readonly Rank<unknown, Action>[] | undefined;
  readonly apply: { readonly [verb: string]: (turn: Turn<State, Frame>, action: Action) => void };
}

interface WrittenSpec extends Omit<LooseSpec, 'guards'> {
  readonly guards: { readonly [verb: string]: readonly WrittenGuard[] | undefined };
}
type WrittenGuard = Guard<unknown, Action> | Bar<unknown, Action>;

const guardAlike = (guard: WrittenGuard): LooseGuard => ({
  clauses: 'clauses' in guard ? guard.clauses : [guard.clause],
  reason: 'reason' in guard ? guard.reason : undefined,
  holds: 'holds' in guard ? guard.holds : undefined,
  barredBy: 'barredBy' in guard ? guard.barredBy : undefined,
  instead: 'instead' in guard ? guard.instead : undefined,
});

/**
 * Copies a spec so that all members exist; those that the game left out are undefined. Every listing reads them, and
 * `kits/lookup.ts` explains why that is faster.
 */
const alike = (spec: WrittenSpec): LooseSpec => ({
  clause: spec.clause,
  draft: spec.draft,
  interrupt: spec.interrupt,
  forced: spec.forced,
  moot: spec.moot,
  exact: spec.exact,
  verbs: spec.verbs,
  facts: spec.facts,
  candidates: spec.candidates,
  unlisted: spec.unlisted,
  guards: Object.fromEntries(
    Object.entries(spec.guards).map(([verb, list]) => [verb, (list ?? []).map(guardAlike)]),
  ),
  ranks: spec.ranks,
  apply: spec.apply,
});

function askPhase(spec: LooseSpec): AskPhase {
  const guards = Object.values(spec.guards).flat();
  const cites = [
    ...guards.flatMap(({ clauses }) => clauses),
    ...(spec.ranks ?? []).map(({ clause }) => clause),
  ];
  return {
    kind: 'ask',
    clause: spec.clause,
    draft: spec.draft === true,
    interrupt: spec.interrupt === true,
    verbs: spec.verbs,
    cites: [...new Set(cites)],
    list: (state, frame) => listing(spec, spec.facts(state, frame)),
    moot: (state, frame) => spec.moot?.(state, frame) === true,
    forced: (state, frame) => {
      if (spec.forced?.(state, frame) !== true) return null;
      return theOnly(spec, spec.facts(state, frame));
    },
    apply: (turn, action) => spec.apply[action.do]?.(turn, action),
  };
}

const listing = (spec: LooseSpec, facts: unknown): Listing => ({
  choices: () =>
    spec.exact === true
      ? listed(spec.candidates(facts))
      : sorted(ranked(spec, facts, allowed(spec, facts)).best),
  unlisted: () =>
    listed(spec.unlisted?.(facts) ?? []).filter((one) => offended(spec, facts, one) === null),
  ruling: (action) => {
    const guard = offended(spec, facts, action);
    const clause = guard && broken(guard, facts, action);
    if (clause !== null)
      return { clause, better: guard?.instead?.(facts, action) ?? [], reason: guard?.reason };
    if (isAmong(spec.unlisted?.(facts) ?? [], action)) return null;
    return spec.ranks === undefined
      ? strange(spec, facts, action)
      : outranked(spec, facts, allowed(spec, facts), action);
  },
  passes: (action) => offended(spec, facts, action) === null,
});

/** The only legal action; null where there are none or several. The search ends at the second one. */
function theOnly(spec: LooseSpec, facts: unknown): Action | null {
  if (spec.ranks !== undefined) {
    const { best } = ranked(spec, facts, allowed(spec, facts));
    return best.length === 1 ? (best[0] ?? null) : null;
  }
  let only: Action | null = null;
  for (const action of spec.candidates(facts)) {
    if (spec.exact !== true && offended(spec, facts, action) !== null) continue;
    if (only !== null) return null;
    only = action;
  }
  return only;
}

const listed = (actions: Iterable<Action>): Action[] =>
  Array.isArray(actions) ? actions : [...actions];

/** The first guard that an action fails; null where it passes all. */
function offended(spec: LooseSpec, facts: unknown, action: Action): LooseGuard | null {
  const guards = spec.guards[action.do];
  if (guards === undefined) return null;
  for (const guard of guards) if (broken(guard, facts, action) !== null) return guard;
  return null;
}

function broken({ clauses, holds, barredBy }: LooseGuard, facts: unknown, action: Action) {
  if (holds === undefined) return barredBy?.(facts, action) ?? null;
  return holds(facts, action) ? null : (clauses[0] ?? null);
}

function allowed(spec: LooseSpec, facts: unknown): Action[] {
  const list: Action[] = [];
  for (const action of spec.candidates(facts))
    if (offended(spec, facts, action) === null) list.push(action);
  return list;
}

/**
 * The ruling on an action that passes all guards: it must be among the candidates, and the contract suite checks that
 * it always is.
 */
const strange = (spec: LooseSpec, facts: unknown, action: Action): Ruling | null =>
  isAmong(spec.candidates(facts), action) ? null : { clause: spec.clause, better: [] };

function isAmong(actions: Iterable<Action>, action: Action): boolean {
  for (const one of actions) if (isSame(one, action)) return true;
  return false;
}

interface Ranked {
  readonly best: Action[];
  /** Key of an action that a rank removed -> clause of that rank. */
  readonly fell: ReadonlyMap<string, Clause>;
}

const NONE_FELL: ReadonlyMap<string, Clause> = new Map();

function ranked(spec: LooseSpec, facts: unknown, allowed: Action[]): Ranked {
  if (spec.ranks === undefined) return { best: allowed, fell: NONE_FELL };
  const fell = new Map<string, Clause>();
  let best = allowed;
  for (const rank of spec.ranks) {
    const costs = best.map((action) => rank.cost(facts, action));
    const least = Math.min(...costs.map((cost) => cost ?? Infinity));
    const stays = best.filter((_, i) => (costs[i] ?? least) <= least);
    for (const action of best)
      if (!stays.includes(action)) fell.set(actionKey(action), rank.clause);
    best = stays;
  }
  return { best, fell };
}

function outranked(
  spec: LooseSpec,
  facts: unknown,
  allowed: Action[],
  action: Action,
): Ruling | null {
  const { best, fell } = ranked(spec, facts, allowed);
  const key = actionKey(action);
  const clause = fell.get(key);
  if (clause !== undefined) return { clause, better: sorted(best) };
  return best.some((one) => actionKey(one) === key) ? null : { clause: spec.clause, better: [] };
}

function sorted(actions: Action[]): Action[] {
  // candidates are mostly sorted already
  for (let i = 1; i < actions.length; i++)
    if (compareActions(actions[i - 1] as Action, actions[i] as Action) > 0)
      return actions.sort(compareActions);
  return actions;
}
