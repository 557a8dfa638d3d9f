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
  /** All that it may do, as `choices` lists it. */
  readonly all: readonly Action[];
}

/** Picks one of the choices. Changes nothing and knows no more than the seat may. */
export type Player = (decision: Decision, random: Random) => Action;

export const PLAYER_NAMES = ['random', 'greedy'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** In how many worlds an action that uses chance is tried before it is judged. */
const SAMPLES = 3;

const oneOf = <T>(list: readonly T[], random: Random): T => {
  const item = list[random(list.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

/** Each choice as likely. */
export const randomPlayer: Player = ({ all }, random) => oneOf(all, random);

/**
 * One decision ahead: the choice after which `evaluate` is highest on average, in worlds that the seat cannot tell from
 * the true one. The true one it hands to nothing but the guess at these, so that it cannot choose by what hides there.
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

/** Each as often as its whole number says among their sum. */
function drawnFrom(all: readonly Action[], mix: readonly number[], random: Random): Action {
  let left = random(mix.reduce((sum, weight) => sum + weight, 0));
  return all.find((_, i) => (left -= mix[i] ?? 0) < 0) ?? oneOf(all, random);
}

/** The trials of one decision. Each is made when it is first asked for, since most decisions need only one. */
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
