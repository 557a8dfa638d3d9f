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

/** What a step or a run gets to work with. It owns `state` and may change it at will. */
export interface Turn<S, F> {
  readonly state: S;
  readonly frame: F;
  readonly table: Table;
  /** The decision is made: its frame leaves the agenda. A run has left already. */
  done(): void;
  /** What comes next, the first given on top. Inside a sealed frame they join the lane of the seat. */
  push(...frames: readonly Frame[]): void;
  /** Throws away all frames down to and including the nearest one of that name. */
  drop(until: string): void;
}

/**
 * A hard rule. It only compares: what it needs was looked up in the facts. It must answer for every well-formed action
 * of its verb.
 */
export interface Guard<X, A> {
  readonly clause: Clause;
  /** What its author is told beside the clause, where the clause does not speak of it. */
  readonly reason?: Text;
  holds(facts: X, action: A): boolean;
}

/**
 * A hard rule with several reasons, where the facts know which of them bars an action: of a town that a force may not
 * retreat to, why it may not. It stands among the guards and is as total as they are.
 */
export interface Bar<X, A> {
  /** All reasons that `barredBy` may give, for coverage. */
  readonly clauses: readonly Clause[];
  /** The reason; null: it is not barred. */
  barredBy(facts: X, action: A): Clause | null;
  /** Of the legal actions those that come nearest to one that is barred, the nearest first: a few, or none. */
  instead?(facts: X, action: A): readonly A[];
}

/**
 * Of the actions that pass all guards only those of least cost stay, rank after rank. An action whose cost is null is
 * not compared and stays.
 */
export interface Rank<X, A> {
  readonly clause: Clause;
  cost(facts: X, action: A): number | null;
}

/** One decision: one file in `phases/`. `D` maps a domain's name to the type of its ids. */
export interface AskSpec<S, F extends AskFrame, D, V extends Verbs, X> {
  readonly clause: Clause;
  /** A declaration: nobody else hears of its steps until the frame is done. */
  readonly draft?: true;
  /**
   * A short answer asked of the side that is not at turn: a reaction, a withdrawal, who takes losses. A clock keeps a
   * budget of its own for it.
   */
  readonly interrupt?: true;
  /**
   * Whether a single choice is taken unasked. Only where every viewer can tell from open knowledge what may be chosen:
   * a question that is left out must tell nobody anything. Never inside a sealed frame.
   */
  forced?(state: S, frame: F): boolean;
  /**
   * Whether what was to be decided is gone by now, though it was there when the frame was pushed: it leaves the agenda
   * unasked. By open knowledge too, and never inside a sealed frame.
   */
  moot?(state: S, frame: F): boolean;
  readonly verbs: V;
  /** The searches this decision needs, made once per listing and thrown away. */
  facts(state: S, frame: F): X;
  /**
   * The candidates are the legal actions and no others, in the order of their keys: a listing checks and sorts nothing.
   * For decisions with hundreds of choices.
   */
  readonly exact?: true;
  /** Every legal action is among them; what else is among them the guards take out. Fields in the order of `verbs`. */
  candidates(facts: X): Iterable<ActionOf<D, V>>;
  /**
   * Legal too and not listed: what listed steps come to, made at once, and of very many things those that hardly
   * matter. They pass the guards; ranks do not compare them.
   */
  unlisted?(facts: X): Iterable<ActionOf<D, V>>;
  /** The first that an action fails is what a refusal cites. */
  readonly guards: {
    readonly [K in keyof V]?: readonly (Guard<X, ActionOf<D, V, K>> | Bar<X, ActionOf<D, V, K>>)[];
  };
  readonly ranks?: readonly Rank<X, ActionOf<D, V>>[];
  readonly apply: {
    readonly [K in keyof V]: (turn: Turn<S, F>, action: ActionOf<D, V, K>) => void;
  };
}

/** The rest of a procedure: it asks nobody. Its frame leaves the agenda before it runs. */
export interface RunSpec<S, F extends Frame> {
  readonly clause: Clause;
  run(turn: Turn<S, F>): void;
}

/** Why the rules refuse an action; `better` where a rank prefers others, or a bar names what comes nearest to it. */
export interface Ruling {
  readonly clause: Clause;
  readonly better: readonly Action[];
  readonly reason?: Text | undefined;
}

/** One decision as it stands now, its facts looked up. */
export interface Listing {
  /** The legal actions that are listed, sorted by their keys. */
  choices(): Action[];
  /** Legal ones that are not listed, or not now. */
  unlisted(): Action[];
  /** null: the action, well-formed for this phase, is legal. */
  ruling(action: Action): Ruling | null;
  /** Whether the guards let it through. Whatever they do must be among the candidates. */
  passes(action: Action): boolean;
}

export interface AskPhase {
  readonly kind: 'ask';
  readonly clause: Clause;
  readonly draft: boolean;
  readonly interrupt: boolean;
  readonly verbs: Verbs;
  /** Clauses of the guards and ranks, for coverage. */
  readonly cites: readonly Clause[];
  list(state: State, frame: Frame): Listing;
  /** Nothing is left to decide. */
  moot(state: State, frame: Frame): boolean;
  /** The one choice there is, where it is taken unasked; else null. */
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
 * The two makers of phases for one game's state and id types. Facts and actions stay typed inside a phase and nowhere
 * else.
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

/** A guard or a bar, in one shape. */
interface LooseGuard {
  readonly clauses: readonly Clause[];
  readonly reason: Text | undefined;
  readonly holds: Guard<unknown, Action>['holds'] | undefined;
  readonly barredBy: Bar<unknown, Action>['barredBy'] | undefined;
  readonly instead: Bar<unknown, Action>['instead'] | undefined;
}

/** A spec as the kernel reads it, without the types of its facts and actions. */
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
 * A spec with all its members; those that the game left out are undefined. Every listing reads them (for why that is
 * quicker see `kits/lookup.ts`).
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

/** The one legal action there is, or null; a second one ends the search. */
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
 * Whether an action is among the candidates. What passes the guards must be one; the contract suite checks that it
 * always is.
 */
const strange = (spec: LooseSpec, facts: unknown, action: Action): Ruling | null =>
  isAmong(spec.candidates(facts), action) ? null : { clause: spec.clause, better: [] };

function isAmong(actions: Iterable<Action>, action: Action): boolean {
  for (const one of actions) if (isSame(one, action)) return true;
  return false;
}

interface Ranked {
  readonly best: Action[];
  /** Key of an action that fell out -> the rank that put it out. */
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
  // candidates mostly come in order already
  for (let i = 1; i < actions.length; i++)
    if (compareActions(actions[i - 1] as Action, actions[i] as Action) > 0)
      return actions.sort(compareActions);
  return actions;
}
