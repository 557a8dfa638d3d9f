import type { PlayerName } from '../../../src/rules/kernel/players.js';
import { simulate } from '../../../src/rules/kernel/simulate.js';
import { SCENARIO_IDS } from '../../../src/rules/madison/components/scenarios.js';
import { madison } from '../../../src/rules/madison/index.js';

/** What a person can look through, and a menu can hold. */
const MOST = 80;
const GAMES: readonly (readonly [PlayerName, number])[] = [
  ['random', 12],
  ['greedy', 2],
];

const CASES = SCENARIO_IDS.flatMap((scenario) =>
  GAMES.map(([player, games]) => [scenario, player, games] as const),
);

describe('no decision has more choices than can be looked through', () => {
  it.each(CASES)('%s, %s players, %i games', (scenario, player, games) => {
    const { phases } = simulate(madison, {
      games,
      seed: 1,
      setting: { scenario, options: {} },
      players: { us: player, gb: player },
    });
    const most = Object.entries(phases).map(
      ([phase, { sizes }]) => [phase, Math.max(...Object.keys(sizes).map(Number))] as const,
    );
    expect(most.filter(([, choices]) => choices > MOST)).toEqual([]);
    expect(most.length).toBeGreaterThan(10);
  });
});
