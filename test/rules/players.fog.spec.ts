import {
  actionKey,
  choices,
  optionsOf,
  owed,
  PLAYER_NAMES,
  playerNamed,
  playInPlace,
  RecordingTable,
  RULESETS,
  seeded,
  seededChance,
  start,
  type Ruleset,
  type State,
} from '../../src/rules/index.js';
import { LONG } from '../long.js';

/** Decisions in which two worlds are compared, so many apart. */
const COMPARED = LONG ? 300 : 20;
const APART = 7;

interface Place {
  readonly state: State;
  readonly seat: string;
}

/** Decisions of games played at random, the first seat of those that owe each time. */
function* places(rules: Ruleset): Generator<Place> {
  const scenario = rules.scenarios[0]!.id;
  const options = Object.fromEntries(
    Object.keys(optionsOf(rules, scenario)).map((option) => [option, true]),
  );
  for (let game = 1; ; game++) {
    const [chance, random] = [seededChance(game), seeded(game)];
    const { state } = start(rules, { scenario, options }, chance);
    for (let i = 0; state.outcome === null; i++) {
      const seat = owed(rules, state)[0]!;
      if (i % APART === 0) yield { state: structuredClone(state), seat };
      const all = choices(rules, state, seat);
      playInPlace(rules, state, seat, all[random(all.length)]!, new RecordingTable(chance));
    }
  }
}

describe.each(RULESETS.map((rules) => [rules.id, rules] as const))('in %s', (_, rules) => {
  it.each(PLAYER_NAMES)(
    'the %s player plays the same in worlds that its seat cannot tell apart',
    (name) => {
      let no = 0;
      let moved = 0;
      for (const { state, seat } of places(rules)) {
        const other = rules.resample(state, seat, seeded(no + 1_000), 'any');
        if (Object.keys(other.renamed).length > 0) moved += 1;
        const [here, there] = [state, other.state].map((world) => {
          const all = choices(rules, world, seat);
          return actionKey(playerNamed(name)({ rules, state: world, seat, all }, seeded(no)));
        });
        expect([no, there]).toEqual([no, here]);
        no += 1;
        if (no === COMPARED) break;
      }
      // In the Basic Game of 1776 nothing is hidden.
      if (rules.id !== 'avalon1776') expect(moved).toBeGreaterThan(COMPARED / 2);
    },
  );
});
