// Worker thread that answers long questions, one after the other.
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

/** After this time no further rehearsal is begun. */
const REHEARSED_MS = 2_000;

/** The question which action the computer chooses. */
export interface Decision {
  readonly about: 'decision';
  readonly ruleset: string;
  /** The state as the seat knows it: after its own steps and the public ones. */
  readonly state: State;
  /** The seat that owes the decision. */
  readonly seat: Seat;
  readonly level: PlayerName;
  /** Seed of the computer's chance: the same question with the same seed gets the same answer. */
  readonly seed: number;
}

/** The question whether the rules hold out in random play from a written position. */
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

/**
 * Runs rehearsals until the time is up. A large position on a slow machine has fewer of them, so that a sound position
 * is not refused for its size.
 */
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
