import type { Action } from '../../../src/rules/kernel/action.js';
import { frameOf, owed } from '../../../src/rules/kernel/agenda.js';
import { choices, playInPlace, start } from '../../../src/rules/kernel/play.js';
import { greedyPlayer } from '../../../src/rules/kernel/players.js';
import { seeded, seededChance } from '../../../src/rules/kernel/random.js';
import { RecordingTable } from '../../../src/rules/kernel/table.js';
import { CARD, type CardId } from '../../../src/rules/madison/components/cards/index.js';
import { SCENARIO_IDS } from '../../../src/rules/madison/components/scenarios.js';
import { SPACE_IDS } from '../../../src/rules/madison/components/map.js';
import { SIDES, type Side } from '../../../src/rules/madison/components/side.js';
import { holderOf } from '../../../src/rules/madison/control.js';
import { extraQuarters } from '../../../src/rules/madison/effects/lasting.js';
import { evaluate } from '../../../src/rules/madison/evaluate.js';
import { madison } from '../../../src/rules/madison/index.js';
import { resample } from '../../../src/rules/madison/resample.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { boardOf } from '../../../src/rules/madison/worth/board.js';
import { worthTrying } from '../../../src/rules/madison/worth/thrift.js';
import { winterLosses } from '../../../src/rules/madison/worth/winter.js';
import { excess } from '../../../src/rules/madison/winter.js';
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

/** Cards of two points in 1813: an American event, a British one. */
const [OURS, THEIRS] = ['c38', 'c51'] as const;

describe('the evaluation of a fleet and of the winter', () => {
  it('misses a naval leader who is not with his ships', () => {
    const at = (perry: string) =>
      evaluate(scene({ put: { lawrence: 'erie', 'queen-charlotte': 'ft-malden', perry } }), 'us');
    expect(at('erie')).toBeGreaterThan(at('buffalo'));
  });

  it('counts the units that the winter leaves no quarters, as the rules do (MMW-16.2)', () => {
    let crowded = 0;
    positions(15, (state) => {
      for (const side of SIDES) {
        if (SPACE_IDS.some((space) => extraQuarters(state, side, space) > 0)) continue;
        const steps = SPACE_IDS.reduce((sum, space) => sum + excess(state, side, space), 0);
        const half = state.turn === null ? '1' : (state.turn[5] as string);
        const step = { '1': 0.05, '2': 0.15 }[half] ?? 0;
        expect(winterLosses(boardOf(state), side)).toBeCloseTo(step * steps, 9);
        if (steps > 0) crowded += 1;
      }
    });
    expect(crowded).toBeGreaterThan(50);
  });
});

describe('what the greedy player tries', () => {
  const isPlay = (state: MadisonState, side: Side) => frameOf(state, side)?.f === 'play';
  /** What a play does, whichever card it takes; the value where it matters. */
  const deed = ({ card, ...rest }: Action) =>
    JSON.stringify([rest, rest.do === 'units' ? CARD[card as CardId].opv : 0]);

  it('is every deed that a card could be played for, with fewer cards', () => {
    let [listed, tried] = [0, 0];
    positions(3, (state) => {
      const side = SIDES.find((one) => isPlay(state, one));
      if (side === undefined) return;
      const all = choices(madison, state, side);
      const some = worthTrying(state, side, all);
      const deeds = new Set(some.map(deed));
      for (const action of all) if (action.do !== 'depot') expect(deeds).toContain(deed(action));
      for (const action of some) expect(all).toContain(action);
      [listed, tried] = [listed + all.length, tried + some.length];
    });
    expect(tried).toBeGreaterThan(0);
    expect(tried).toBeLessThan(listed / 2);
  });

  it('is the card that can do nothing else, of two of the same value', () => {
    const state = scene({
      turn: '1813-2',
      put: { 'us-5': 'albany' },
      hands: { us: [OURS, THEIRS] },
    });
    expect(CARD[OURS].opv).toBe(CARD[THEIRS].opv);
    const units = worthTrying(state, 'us', choices(madison, state, 'us')).filter(
      (action) => action.do === 'units',
    );
    expect(units).toEqual([{ do: 'units', card: THEIRS, space: 'albany' }]);
  });

  it('holds no reinforcements back (MMW-14.21)', () => {
    let asked = 0;
    positions(1, (state) => {
      for (const side of SIDES) {
        if (frameOf(state, side)?.f !== 'wish') continue;
        const all = choices(madison, state, side);
        expect(worthTrying(state, side, all)).toEqual([{ do: 'done' }]);
        if (all.length > 1) asked += 1;
      }
    });
    expect(asked).toBeGreaterThan(0);
  });
});

describe('the greedy player', () => {
  const chosen = (given: Scene, seat: Side) => {
    const state = scene(given);
    const all = choices(madison, state, seat);
    return greedyPlayer({ rules: madison, state, seat, all }, seeded(1));
  };

  it("puts out for a lake that is nobody's, not for one that is its own", () => {
    const put = { perry: 'erie', lawrence: 'erie', 'queen-charlotte': 'ft-malden' } as const;
    const withMarker = (marker: Side | null) =>
      chosen(
        { put, hands: { us: ['c45'] }, set: (state) => (state.markers['lake-erie'] = marker) },
        'us',
      );
    expect(withMarker(null)).toMatchObject({ do: 'lead', leader: 'perry' });
    expect(withMarker('us')).not.toMatchObject({ leader: 'perry' });
  });

  it('sends for the nearest force when Quebec stands open', () => {
    const put = { 'us-5': 'three-rivers', 'us-14': 'three-rivers', 'us-12': 'buffalo' } as const;
    expect(chosen({ turn: '1813-2', put, hands: { us: ['c45'] } }, 'us')).toMatchObject({
      space: 'three-rivers',
    });
  });
});
