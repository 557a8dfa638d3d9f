import type { Action } from './action.js';
import { copierOf } from './copier.js';
import { covered, type Seat, type State } from './frame.js';
import { playInPlace } from './play.js';
import { seeded } from './random.js';
import type { Ruleset } from './ruleset.js';
import { type Random, RecordingTable } from './table.js';

/** What came of an action in one world: how well the seat stands after it, and whether chance had a part in it. */
interface Tried {
  readonly worth: number;
  readonly chance: boolean;
}

/** A world to try actions in, and what comes of one there. */
export interface Trial {
  /** What the seat takes for the true state. Not to be changed. */
  readonly world: State;
  /** Of one action after another: all in the same world and with the same dice, so that luck does not decide. */
  readonly of: (action: Action) => Tried;
}

const SEEDS = 0x4000_0000;

/**
 * A world that `seat` may take for the true one: what others have done in secret is left out, and all that is hidden is
 * dealt anew. It hangs on nothing but what the seat's view tells and on `random`.
 */
export function guessed(rules: Ruleset, state: State, seat: Seat, random: Random): State {
  const heard = rules.unheard?.(state, seat) ?? covered(state, seat);
  return rules.resample(heard, seat, random, 'any').state;
}

/** A trial of the actions of `seat` in a world that it may take for the true one. */
export function trialOf(rules: Ruleset, state: State, seat: Seat, random: Random): Trial {
  const world = guessed(rules, state, seat, random);
  const copy = rules.copies?.(world) ?? copierOf(rules.domains, world);
  const seed = random(SEEDS);
  const of = (action: Action): Tried => {
    const tried = copy();
    const dice = seeded(seed);
    const table = new RecordingTable({ open: dice, hidden: dice });
    playInPlace(rules, tried, seat, action, table);
    return {
      worth: rules.evaluate(tried, seat),
      chance: table.rolls.length + table.draws.length > 0,
    };
  };
  return { world, of };
}
