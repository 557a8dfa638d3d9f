import type { Action } from './action.js';
import { choices, playInPlace } from './play.js';
import type { Seat, State } from './frame.js';
import { clone } from './json.js';
import { seeded } from './random.js';
import type { Ruleset } from './ruleset.js';
import { RecordingTable, type Random } from './table.js';

/** Picks one of the choices of `seat`, which owes a decision. Changes nothing and knows no more than that seat may. */
export type Player = (rules: Ruleset, state: State, seat: Seat, random: Random) => Action;

export const PLAYER_NAMES = ['random', 'greedy'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** How often an action that uses chance is tried before it is judged. */
const SAMPLES = 3;
const SEEDS = 0x4000_0000;

const oneOf = <T>(list: readonly T[], random: Random): T => {
  const item = list[random(list.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

/** Each choice as likely. */
export const randomPlayer: Player = (rules, state, seat, random) =>
  oneOf(choices(rules, state, seat), random);

/** One decision ahead: the choice after which `evaluate` is highest on average, in worlds that `seat` cannot tell from the true one. */
export const greedyPlayer: Player = (rules, state, seat, random) => {
  const all = choices(rules, state, seat);
  if (all.length === 1) return oneOf(all, random);
  const trials = trialsOf(rules, state, seat, random);
  const worths = all.map((action) => worthOf(rules, seat, action, trials));
  const best = Math.max(...worths);
  return oneOf(
    all.filter((_, i) => worths[i] === best),
    random,
  );
};

/** A world to try an action in, with its dice: the same for every action, so that luck does not decide between them. */
interface Trial {
  readonly world: State;
  readonly seed: number;
}

/** The trials of one decision, made when first asked for: most decisions need but one. */
function trialsOf(
  rules: Ruleset,
  state: State,
  seat: Seat,
  random: Random,
): (index: number) => Trial {
  const made: Trial[] = [];
  return (index) =>
    (made[index] ??= {
      world: rules.resample(state, seat, random, 'any').state,
      seed: random(SEEDS),
    });
}

function worthOf(
  rules: Ruleset,
  seat: Seat,
  action: Action,
  trialAt: (index: number) => Trial,
): number {
  let sum = 0;
  let count = 0;
  while (count < SAMPLES) {
    const { worth, chance } = tryOut(rules, seat, action, trialAt(count));
    sum += worth;
    count += 1;
    if (!chance) break;
  }
  return sum / count;
}

function tryOut(
  rules: Ruleset,
  seat: Seat,
  action: Action,
  { world, seed }: Trial,
): { worth: number; chance: boolean } {
  const state = clone(world);
  const random = seeded(seed);
  const table = new RecordingTable({ open: random, hidden: random });
  playInPlace(rules, state, seat, action, table);
  return {
    worth: rules.evaluate(state, seat),
    chance: table.rolls.length + table.draws.length > 0,
  };
}

const PLAYERS: { readonly [name in PlayerName]: Player } = {
  random: randomPlayer,
  greedy: greedyPlayer,
};

/** The player of that name, or undefined. */
export const playerNamed = (name: string): Player | undefined =>
  Object.hasOwn(PLAYERS, name) ? PLAYERS[name as PlayerName] : undefined;
