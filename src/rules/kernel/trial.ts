import type { Action } from './action.js';
import { copierOf } from './copier.js';
import type { Seat, State } from './frame.js';
import { playInPlace } from './play.js';
import { seeded } from './random.js';
import type { Ruleset } from './ruleset.js';
import { type Random, RecordingTable } from './table.js';

/** What came of an action in one world: how well the seat stands after it, and whether chance had a part in it. */
interface Tried {
  readonly worth: number;
  readonly chance: boolean;
}

/**
 * Tries one action after another, all in the same world and with the same dice, so that luck does not decide between
 * them.
 */
export type Trial = (action: Action) => Tried;

const SEEDS = 0x4000_0000;

/** A trial of the actions of `seat` in another world that it cannot tell from the true one. */
export function trialOf(rules: Ruleset, state: State, seat: Seat, random: Random): Trial {
  const { state: dealt } = rules.resample(state, seat, random, 'any');
  const world = rules.copies?.(dealt) ?? copierOf(rules.domains, dealt);
  const seed = random(SEEDS);
  return (action) => {
    const tried = world();
    const dice = seeded(seed);
    const table = new RecordingTable({ open: dice, hidden: dice });
    playInPlace(rules, tried, seat, action, table);
    return {
      worth: rules.evaluate(tried, seat),
      chance: table.rolls.length + table.draws.length > 0,
    };
  };
}
