import {
  actionKey,
  choices,
  PLAYER_NAMES,
  playerNamed,
  type Ruleset,
  RULESETS,
  seeded,
  type State,
} from '../../src/rules/index.js';
import { LONG } from '../long.js';
import { areOthers, decisionsOf, secretive } from './support/hidden.js';

/**
 * Decisions in which two worlds that differ are compared, so many apart; where hidden things are rare, all there are.
 */
const COMPARED = LONG ? 300 : 20;
const APART = 7;
/** More games than it takes in any ruleset. */
const GAMES = LONG ? 600 : 60;

interface Place {
  readonly state: State;
  /** The world that the seat cannot tell from it. */
  readonly other: State;
  readonly seat: string;
}

/** Decisions in which the world may be another, from games played at random. */
function* places(rules: Ruleset): Generator<Place> {
  const { begin, rare } = secretive(rules);
  for (let game = 1, no = 0; game <= GAMES; game++)
    for (const { state, seat } of decisionsOf(rules, begin, game)) {
      no += 1;
      if (!rare && no % APART !== 0) continue;
      const other = rules.resample(state, seat, seeded(no + 1_000), 'any').state;
      if (areOthers(state, other)) yield { state: structuredClone(state), other, seat };
    }
}

const CASES = RULESETS.map((rules) => [rules.id, rules] as const);

describe.each(CASES)('in %s', (_, rules) => {
  it.each(PLAYER_NAMES)(
    'the %s player plays the same in worlds that its seat cannot tell apart',
    (name) => {
      let no = 0;
      const seats = new Set<string>();
      for (const { state, other, seat } of places(rules)) {
        const [here, there] = [state, other].map((world) => {
          const all = choices(rules, world, seat);
          return actionKey(playerNamed(name)({ rules, state: world, seat, all }, seeded(no)));
        });
        expect([no, there]).toEqual([no, here]);
        seats.add(seat);
        no += 1;
        if (no === COMPARED) break;
      }
      // each of them in two worlds that differ, and in every seat
      expect(no).toBe(COMPARED);
      expect([...seats].sort()).toEqual([...rules.seats].sort());
    },
  );
});
