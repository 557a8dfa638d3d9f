import type { Action } from './action.js';
import { copierOf } from './copier.js';
import type { Seat, State } from './frame.js';
import { type Stop, stopOf } from './play.js';
import { seeded } from './random.js';
import type { Ruleset } from './ruleset.js';
import { guessed } from './trial.js';

/** Why play stops after an action, before its seat decides again; null: the seat goes on and may undo the action. */
export type Halt = Exclude<Stop, 'END'> | null;

/** Tells where an action would stop. */
export type Foresight = (action: Action) => Halt;

/**
 * Tells for each legal action of `seat` where it would stop, as far as the seat can know. Actions are tried in a
 * guessed world that fits the view of the seat, never in the true state, so equal views give equal answers. Any such
 * world will do: worlds that look alike differ only when something is revealed, and a reveal is a stop. The guess
 * assumes that other seats answer every question they may be asked. Where they have waived a question, or have answered
 * it under seal, the action may stop elsewhere.
 */
export function foresightOf(rules: Ruleset, state: State, seat: Seat): Foresight {
  const world = guessed(rules, state, seat, seeded(0));
  const copy = rules.copies?.(world) ?? copierOf(rules.domains, world);
  return (action) => {
    const dice = seeded(0);
    const stop = stopOf(rules, copy(), seat, action, { open: dice, hidden: dice });
    return stop === 'END' ? null : stop;
  };
}
