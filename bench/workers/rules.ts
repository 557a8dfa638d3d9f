// Random play with the rules alone, on one core.
import {
  choices,
  owed,
  playInPlace,
  RecordingTable,
  seeded,
  seededChance,
  start,
} from '../../src/rules/index.js';
import { serve } from '../rpc.js';
import { latenciesOf } from '../stats.js';
import { defaultSetting, rulesNamed } from './game.js';

/** The function whose calls are timed one by one; undefined: only the steps are counted. */
export type Timed = 'choices' | 'apply';

export interface RulesRun {
  readonly ruleset: string;
  /** Plays one game of each scenario in turn; without it, the first scenario only. */
  readonly every?: true;
  readonly seconds: number;
  readonly timed?: Timed;
}

let games = 0;

function measured<T>(times: number[] | null, work: () => T): T {
  if (times === null) return work();
  const began = performance.now();
  const result = work();
  times.push(performance.now() - began);
  return result;
}

/** Plays one game, until `end` at most; returns the number of steps. */
function playOut({ ruleset, every, timed }: RulesRun, end: number, times: number[]): number {
  const rules = rulesNamed(ruleset);
  const chance = seededChance(++games);
  const random = seeded(games ^ 0x5eed);
  const scenario = every && rules.scenarios[games % rules.scenarios.length]?.id;
  const { state } = start(rules, defaultSetting(rules, scenario), chance);
  const listing = timed === 'choices' ? times : null;
  const applying = timed === 'apply' ? times : null;
  let steps = 0;
  while (state.outcome === null && performance.now() < end) {
    const seats = owed(rules, state);
    const seat = seats[random(seats.length)] ?? '';
    const all = measured(listing, () => choices(rules, state, seat));
    const action = all[random(all.length)];
    if (action === undefined) throw new Error(`${seat} owes a decision and has no choice`);
    measured(applying, () => playInPlace(rules, state, seat, action, new RecordingTable(chance)));
    steps += 1;
  }
  return steps;
}

serve({
  run: (wish: RulesRun) => {
    const began = performance.now();
    const end = began + wish.seconds * 1000;
    const times: number[] = [];
    let steps = 0;
    while (performance.now() < end) steps += playOut(wish, end, times);
    const took = (performance.now() - began) / 1000;
    return { ...latenciesOf(times, took), count: steps, perSecond: steps / took };
  },
});
