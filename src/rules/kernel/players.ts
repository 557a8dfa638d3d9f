import type { Action } from './action.js';
import type { Seat, State } from './frame.js';
import type { Ruleset } from './ruleset.js';
import type { Random } from './table.js';
import { type Trial, trialOf } from './trial.js';

/** A decision that `seat` owes. */
export interface Decision {
  readonly rules: Ruleset;
  readonly state: State;
  readonly seat: Seat;
  /** All its legal actions, as `choices` lists them. */
  readonly all: readonly Action[];
}

/** Picks one of the choices. It changes nothing and uses only what its seat may know. */
export type Player = (decision: Decision, random: Random) => Action;

export const PLAYER_NAMES = ['random', 'greedy'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** How many guessed worlds an action that involves chance is tried in. */
const SAMPLES = 3;

const oneOf = <T>(list: readonly T[], random: Random): T => {
  const item = list[random(list.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

/** Picks each choice with equal probability. */
export const randomPlayer: Player = ({ all }, random) => oneOf(all, random);

/**
 * Looks one decision ahead: takes the choice after which `evaluate` is highest on average, in guessed worlds that fit
 * the view of the seat. The true state is used only to make these guesses, so hidden facts cannot influence the choice.
 */
export const greedyPlayer: Player = (decision, random) => {
  const { rules, seat, all } = decision;
  if (all.length === 1) return oneOf(all, random);
  const trials = trialsOf(decision, random);
  const mix = rules.mixed?.(trials(0).world, seat, all);
  if (mix !== undefined) return drawnFrom(all, mix, random);
  const tried = rules.worthTrying?.(trials(0).world, seat, all) ?? all;
  const worths = tried.map((action) => worthOf(action, trials));
  const best = Math.max(...worths);
  return oneOf(
    tried.filter((_, i) => worths[i] === best),
    random,
  );
};

/** Picks a choice at random, weighted by the integers in `mix`. */
function drawnFrom(all: readonly Action[], mix: readonly number[], random: Random): Action {
  let left = random(mix.reduce((sum, weight) => sum + weight, 0));
  return all.find((_, i) => (left -= mix[i] ?? 0) < 0) ?? oneOf(all, random);
}

/** The trials of one decision, by index. Each is made on first use, since most decisions need only one. */
function trialsOf({ rules, state, seat }: Decision, random: Random): (index: number) => Trial {
  const made: Trial[] = [];
  return (index) => (made[index] ??= trialOf(rules, state, seat, random));
}

function worthOf(action: Action, trialAt: (index: number) => Trial): number {
  let sum = 0;
  let count = 0;
  while (count < SAMPLES) {
    const { worth, chance } = trialAt(count).of(action);
    sum += worth;
    count += 1;
    if (!chance) break;
  }
  return sum / count;
}

const PLAYERS: { readonly [name in PlayerName]: Player } = {
  random: randomPlayer,
  greedy: greedyPlayer,
};

export const playerNamed = (name: PlayerName): Player => PLAYERS[name];
