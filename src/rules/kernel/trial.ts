import type { Action } from './action.js';
import { copierOf } from './copier.js';
import { covered, type Seat, type State } from './frame.js';
import { playInPlace } from './play.js';
import { seeded } from './random.js';
import type { Ruleset } from './ruleset.js';
import { type Random, RecordingTable } from './table.js';

/** Result of an action in one world: the value of the position for the seat, and whether chance was involved. */
interface Tried {
  readonly worth: number;
  readonly chance: boolean;
}

/** A guessed world for trying actions. */
export interface Trial {
  /** The guessed state. Do not change it. */
  readonly world: State;
  /** Tries an action. All actions are tried in the same world with the same dice, so that luck does not decide. */
  readonly of: (action: Action) => Tried;
}

const SEEDS = 0x4000_0000;

/**
 * A guess at the true state for `seat`: secret actions of others are left out and hidden things are dealt anew. The
 * guess depends only on what the view of the seat tells and on `random`.
 */
export function guessed(rules: Ruleset, state: State, seat: Seat, random: Random): State {
  const heard = rules.unheard?.(state, seat) ?? covered(state, seat);
  return rules.resample(heard, seat, random, 'any').state;
}

/** A trial of actions of `seat` in a newly guessed world. */
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
