import { owed } from '../../../src/rules/kernel/agenda.js';
import { choices, playInPlace, start } from '../../../src/rules/kernel/play.js';
import { greedyPlayer } from '../../../src/rules/kernel/players.js';
import { seeded, seededChance } from '../../../src/rules/kernel/random.js';
import { RecordingTable } from '../../../src/rules/kernel/table.js';
import { SCENARIO_IDS } from '../../../src/rules/madison/components/scenarios.js';
import { SPACE_IDS } from '../../../src/rules/madison/components/map.js';
import { SIDES, type Side } from '../../../src/rules/madison/components/side.js';
import { holderOf } from '../../../src/rules/madison/control.js';
import { evaluate } from '../../../src/rules/madison/evaluate.js';
import { madison } from '../../../src/rules/madison/index.js';
import { resample } from '../../../src/rules/madison/resample.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { boardOf } from '../../../src/rules/madison/worth/board.js';
import { scene, type Scene } from './support.js';

/** Calls back with the positions of random games of every scenario, one in `every`. */
function positions(every: number, look: (state: MadisonState) => void): void {
  SCENARIO_IDS.forEach((scenario, i) => {
    const chance = seededChance(i + 3);
    const random = seeded(i + 4);
    const { state } = start(madison, { scenario, options: {} }, chance);
    for (let step = 0; state.outcome === null; step++) {
      if (step % every === 0) look(state);
      const seat = owed(madison, state)[0] as Side;
      const all = choices(madison, state, seat);
      const action = all[random(all.length)];
      if (action === undefined) throw new Error('nothing to choose from');
      playInPlace(madison, state, seat, action, new RecordingTable(chance));
    }
  });
}

describe('the evaluation', () => {
  it('is the same in every world that the side cannot tell from the true one', () => {
    let compared = 0;
    positions(5, (state) => {
      for (const side of SIDES) {
        const { state: other, renamed } = resample(state, side, seeded(compared), 'any');
        expect(evaluate(other, side)).toBe(evaluate(state, side));
        if (Object.keys(renamed).length > 0) compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(200);
  });

  it('gives the one what it takes from the other where no cards are left', () => {
    const state = scene({
      turn: '1813-2',
      put: { 'us-5': 'york', r8: 'kingston', wolfe: 'kingston' },
    });
    expect(evaluate(state, 'us')).toBeCloseTo(-evaluate(state, 'gb'), 9);
  });

  it('knows whose spaces are as the rules do', () => {
    positions(40, (state) => {
      expect(boardOf(state).holder).toEqual(SPACE_IDS.map((id) => holderOf(state, id)));
    });
  });
});

describe('the greedy player', () => {
  const chosen = (given: Scene, seat: Side) => {
    const state = scene(given);
    const all = choices(madison, state, seat);
    return greedyPlayer({ rules: madison, state, seat, all }, seeded(1));
  };

  it('sends for the nearest force when Quebec stands open', () => {
    const put = { 'us-5': 'three-rivers', 'us-14': 'three-rivers', 'us-12': 'buffalo' } as const;
    expect(chosen({ turn: '1813-2', put, hands: { us: ['c45'] } }, 'us')).toMatchObject({
      space: 'three-rivers',
    });
  });
});
