// A thread in which the computer thinks: one decision after the other, for whoever asks.
import { parentPort } from 'node:worker_threads';

import {
  type Action,
  choices,
  type PlayerName,
  playerNamed,
  rulesetOf,
  type Seat,
  seeded,
  type State,
} from '../../rules/index.js';

/** A decision that a seat owes. */
export interface Question {
  readonly ruleset: string;
  /** As far as the seat's own steps and public ones have led. */
  readonly state: State;
  readonly seat: Seat;
  readonly level: PlayerName;
  /** Of the player's chance: the same question with the same seed has the same answer. */
  readonly seed: number;
}

export type Answer = { readonly action: Action } | { readonly error: string };

export function answer({ ruleset, state, seat, level, seed }: Question): Answer {
  try {
    const rules = rulesetOf(ruleset);
    if (rules === undefined) throw new Error(`there are no rules of ${ruleset}`);
    const all = choices(rules, state, seat);
    return { action: playerNamed(level)({ rules, state, seat, all }, seeded(seed)) };
  } catch (error) {
    return { error: String(error) };
  }
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));
