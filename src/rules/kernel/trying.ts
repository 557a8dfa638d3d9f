import type { Halt } from './foresight.js';
import type { Seat, State } from './frame.js';
import { playing, type Refusal } from './play.js';
import { seeded } from './random.js';
import type { Ruleset } from './ruleset.js';
import { guessed } from './trial.js';

/** The step before which a trial stopped, and what would have come of it. */
export interface Halted {
  /** From 0. */
  readonly at: number;
  readonly why: NonNullable<Halt>;
}

export interface TriedPlan {
  readonly ok: true;
  /** As the seat may take it to be. */
  readonly state: State;
  /** null: the plan was tried whole. */
  readonly stopped: Halted | null;
}

/**
 * A plan tried as far as before its first boundary; pauses after every step. It is tried in a world that the seat may
 * take for the true one and never in the true one, so the same view has the same answer, and nothing that is rolled or
 * revealed there is told.
 */
export function* trying(
  rules: Ruleset,
  state: State,
  seat: Seat,
  plan: readonly unknown[],
): Generator<void, TriedPlan | Refusal> {
  const world = guessed(rules, state, seat, seeded(0));
  yield;
  const tried = yield* playing(rules, world, seat, plan, chance());
  if (!tried.ok) return tried;
  if (tried.stopped === 'END') return { ok: true, state: tried.state, stopped: null };
  const stopped = { at: tried.actions.length - 1, why: tried.stopped };
  // Before the boundary is where the same steps but for the last lead to: cheaper than a copy before each.
  const before = yield* playing(rules, world, seat, plan.slice(0, stopped.at), chance());
  return before.ok ? { ok: true, state: before.state, stopped } : before;
}

const chance = () => ({ open: seeded(0), hidden: seeded(0) });
