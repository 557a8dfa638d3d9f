import { simulate } from '../../../src/rules/kernel/simulate.js';
import { madison } from '../../../src/rules/madison/index.js';

/**
 * Who may have one answer only: whether it is one hangs on cards in a hand, or on what is held back in secret. A
 * question left out would tell of them.
 */
const HIDDEN: ReadonlySet<string> = new Set(['new-orleans', 'pick', 'play', 'winter', 'wish']);

describe('a single choice that rests on the open board', () => {
  it.each(['entire-war', '1814'])('is not asked: %s', (scenario) => {
    const { phases } = simulate(madison, {
      games: 20,
      seed: 1,
      setting: { scenario, options: {} },
      players: { us: 'random', gb: 'random' },
    });
    const single = Object.keys(phases).filter((phase) => (phases[phase]?.sizes[1] ?? 0) > 0);
    expect(single.filter((phase) => !HIDDEN.has(phase))).toEqual([]);
    expect(single.length).toBeGreaterThan(0);
  });
});
