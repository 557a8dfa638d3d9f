import { parentPort, workerData } from 'node:worker_threads';

import { rulesetOf, simulate, type Simulation, type Tally } from '../../rules/index.js';

/** What a thread is given: its share of the games. */
export interface Part {
  readonly ruleset: string;
  readonly simulation: Omit<Simulation, 'onGame'>;
}

/** Message of a thread: a number for every game played, and at the end the tally. */
export type Word = number | Tally;

const { ruleset, simulation } = workerData as Part;
const rules = rulesetOf(ruleset);
if (rules === undefined || parentPort === null) throw new Error(`no thread can play ${ruleset}`);
const port = parentPort;
const say = (word: Word): void => port.postMessage(word);
say(simulate(rules, { ...simulation, onGame: say }));
