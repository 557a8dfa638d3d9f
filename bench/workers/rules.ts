// Random play with the rules alone, on one core.
import {
  choices,
  owed,
  playInPlace,
  RecordingTable,
  rulesetOf,
  seeded,
  seededChance,
  start,
} from '../../src/rules/index.js';
import { serve } from '../rpc.js';
import { latenciesOf } from '../stats.js';
import { defaultSetting, RULESET } from './game.js';

let games = 0;

/** Steps of one game; until `end` at most. */
function playOut(end: number): number {
  const rules = rulesetOf(RULESET);
  if (rules === undefined) throw new Error(`there is no ${RULESET}`);
  const chance = seededChance(++games);
  const random = seeded(games ^ 0x5eed);
  const { state } = start(rules, defaultSetting(rules), chance);
  let steps = 0;
  while (state.outcome === null && performance.now() < end) {
    const seats = owed(rules, state);
    const seat = seats[random(seats.length)] ?? '';
    const all = choices(rules, state, seat);
    const action = all[random(all.length)];
    if (action === undefined) throw new Error(`${seat} owes a decision and has no choice`);
    playInPlace(rules, state, seat, action, new RecordingTable(chance));
    steps += 1;
  }
  return steps;
}

serve({
  run: ({ seconds }: { seconds: number }) => {
    const began = performance.now();
    const end = began + seconds * 1000;
    let steps = 0;
    while (performance.now() < end) steps += playOut(end);
    const took = (performance.now() - began) / 1000;
    return { ...latenciesOf([], took), count: steps, perSecond: steps / took };
  },
});
