import type { Halt } from './foresight.js';
import type { Seat, State } from './frame.js';
import { playing, type Refusal } from './play.js';
import { seeded } from './random.js';
import type { Ruleset } from './ruleset.js';
import { guessed } from './trial.js';

/** The step at which a trial stopped, and the reason. */
export interface Halted {
  /** Index in the plan, from 0. */
  readonly at: number;
  readonly why: NonNullable<Halt>;
}

export interface TriedPlan {
  readonly ok: true;
  /** The state after the steps tried, as far as the seat can know it. */
  readonly state: State;
  /** null: all steps of the plan were tried. */
  readonly stopped: Halted | null;
}

/**
 * Tries a plan up to the step before its first boundary; yields after every step. It is tried in a guessed world that
 * fits the view of the seat, never in the true state. So equal views give equal answers, and no roll or reveal of that
 * world is returned.
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
  // The state before the boundary comes from playing all steps but the last again: cheaper than a copy before each
  // step.
  const before = yield* playing(rules, world, seat, plan.slice(0, stopped.at), chance());
  return before.ok ? { ok: true, state: before.state, stopped } : before;
}

const chance = () => ({ open: seeded(0), hidden: seeded(0) });
