// A thread for what takes long: one question after the other, for whoever asks.
import { parentPort } from 'node:worker_threads';

import {
  type Action,
  choices,
  lasts,
  type PlayerName,
  playerNamed,
  REHEARSALS,
  type Ruleset,
  rulesetOf,
  type Seat,
  seeded,
  type State,
} from '../../rules/index.js';

/** Where rehearsals take long, no other is begun after that time. */
const REHEARSED_MS = 2_000;

/** Which action the computer chooses. */
export interface Decision {
  readonly about: 'decision';
  readonly ruleset: string;
  /** As far as the seat's own steps and public ones have led. */
  readonly state: State;
  /** That owes the decision. */
  readonly seat: Seat;
  readonly level: PlayerName;
  /** Of the player's chance: the same question with the same seed has the same answer. */
  readonly seed: number;
}

/** Whether the rules hold out in play from a position. */
export interface Rehearsals {
  readonly about: 'rehearsals';
  readonly ruleset: string;
  readonly position: State;
}

export type Question = Decision | Rehearsals;

export type Answer<Q extends Question> = Q extends Decision ? Action : boolean;

export type Told<Q extends Question> = { readonly answer: Answer<Q> } | { readonly error: string };

function told(question: Question): Told<Question> {
  try {
    const rules = rulesetOf(question.ruleset);
    if (rules === undefined) throw new Error(`there are no rules of ${question.ruleset}`);
    return {
      answer: question.about === 'decision' ? decided(rules, question) : held(rules, question),
    };
  } catch (error) {
    return { error: String(error) };
  }
}

function decided(rules: Ruleset, { state, seat, level, seed }: Decision): Action {
  const all = choices(rules, state, seat);
  return playerNamed(level)({ rules, state, seat, all }, seeded(seed));
}

/** A large position on a slow machine has fewer rehearsals, so that what is sound is not refused for its size. */
function held(rules: Ruleset, { position }: Rehearsals): boolean {
  const end = performance.now() + REHEARSED_MS;
  for (let nth = 0; nth < REHEARSALS; nth++) {
    if (!lasts(rules, position, nth)) return false;
    if (performance.now() > end) break;
  }
  return true;
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(told(question)));
parentPort?.postMessage('ready');
