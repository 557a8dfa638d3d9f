// Worker that fuzzes the positions of one game.
import { parentPort, workerData } from 'node:worker_threads';

import { rulesetOf } from '../../rules/index.js';
import { fuzzPositions } from './positions.js';

export interface PositionsPart {
  readonly ruleset: string;
  readonly count: number;
  readonly seed: number;
}

/** Message of the worker: how many positions were tried so far, or at the end the results. */
export type Word = number | PositionsTold;

export interface PositionsTold {
  readonly ruleset: string;
  readonly tried: number;
  readonly played: number;
  readonly refused: number;
  readonly faults: readonly string[];
}

const EVERY = 100;

const { ruleset, count, seed } = workerData as PositionsPart;
const rules = rulesetOf(ruleset);
if (rules === undefined) throw new Error(`There is no ruleset ${ruleset}.`);
const { tried, played, refused, faults } = fuzzPositions(rules, { count, seed }, (so) => {
  if (so % EVERY === 0) parentPort?.postMessage(so);
});
const texts = faults.map(
  ({ error, step, text }) => `${ruleset}, step ${step}: ${error.stack ?? error.message}\n${text}`,
);
parentPort?.postMessage({ ruleset, tried, played, refused, faults: texts } satisfies Word);
