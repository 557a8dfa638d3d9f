import type { Action } from './action.js';
import { copierOf } from './copier.js';
import type { Seat, State } from './frame.js';
import { type Stop, stopOf } from './play.js';
import { seeded } from './random.js';
import type { Ruleset } from './ruleset.js';
import { guessed } from './trial.js';

/** What comes of an action before its seat decides again; null: nothing, the seat goes on and may take it back. */
export type Halt = Exclude<Stop, 'END'> | null;

/** What comes of an action. */
export type Foresight = (action: Action) => Halt;

/**
 * What comes of each legal action of a seat, as far as the seat can know. It is tried in a world that the seat may take
 * for the true one and never in the true one, so the same view has the same answers. That world is as good as any:
 * worlds that look alike part only by what is revealed, which is a halt. Others are taken to answer whatever they may
 * be asked, so where they have waived that, or have answered under seal, it may come to something else than told.
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
