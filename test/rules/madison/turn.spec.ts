import { RecordingTable } from '../../../src/rules/kernel/table.js';
import type { SpaceId } from '../../../src/rules/madison/components/map.js';
import type { UnitId } from '../../../src/rules/madison/components/units.js';
import { firstPlayer } from '../../../src/rules/madison/phases/turn/first.js';
import { emptyState } from '../../../src/rules/madison/setup.js';
import {
  activateBackups,
  buildCost,
  canBuildAt,
  isDue,
  repairCost,
} from '../../../src/rules/madison/shipyard.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { levelOf, penalties, winnerBy } from '../../../src/rules/madison/victory.js';
import { excess, freeze, takeForced, victims } from '../../../src/rules/madison/winter.js';

const faces = (...dice: number[]): RecordingTable =>
  new RecordingTable({ open: () => (dice.shift() ?? 1) - 1, hidden: () => 0 });

const FULL: readonly UnitId[] = ['us-4', 'us-5', 'us-6', 'us-13', 'us-15'];

/** Two-step American units in a space: the first ones full, the others reduced. */
function quartered(at: SpaceId, full: number, reduced: number, cut = false): MadisonState {
  const state = emptyState();
  for (const [i, id] of FULL.slice(0, full + reduced).entries())
    state.units[id] = {
      at,
      ...(i >= full && { reduced: true as const }),
      ...(cut && { cut: true as const }),
    };
  return state;
}

const standing = (state: MadisonState): string =>
  FULL.map((id) => {
    const { at, reduced } = state.units[id];
    return at === 'gone' ? 'x' : at === 'pool' ? '' : reduced === true ? 'r' : 'F';
  }).join('');

describe('winter attrition', () => {
  it('MMW-16.22 example 1: two full units at Cleveland: one is flipped, of the owner’s choice', () => {
    const state = quartered('cleveland', 2, 0);
    expect(excess(state, 'us', 'cleveland')).toBe(1);
    expect(takeForced(state, 'us', 'cleveland', 1, faces())).toBe(1);
    expect(victims(state, 'us', 'cleveland')).toEqual(['us-4', 'us-5']);
  });

  it('MMW-16.25 example 2: a full and a reduced unit at Cleveland lose nothing', () => {
    expect(excess(quartered('cleveland', 1, 1, true), 'us', 'cleveland')).toBe(0);
  });

  it.each([true, false])(
    'MMW-16.23 examples 3 and 4: three full and two reduced units in London: two full ones are flipped (cut: %s)',
    (cut) => {
      const state = quartered('london', 3, 2, cut);
      expect(excess(state, 'us', 'london')).toBe(2);
      expect(takeForced(state, 'us', 'london', 2, faces())).toBe(2);
      expect(victims(state, 'us', 'london')).toEqual(['us-4', 'us-5', 'us-6']);
      freeze(state, 'us-5', faces());
      expect(takeForced(state, 'us', 'london', 1, faces())).toBe(1);
      freeze(state, 'us-4', faces());
      expect(standing(state)).toBe('rrFrr');
    },
  );

  it('MMW-16.24 example 5: one full and four reduced units cut off in London: one flipped, a flipped one removed', () => {
    const state = quartered('london', 1, 4, true);
    expect(excess(state, 'us', 'london')).toBe(2);
    expect(takeForced(state, 'us', 'london', 2, faces())).toBe(1);
    // one loss each: the one just flipped is not asked for
    expect(victims(state, 'us', 'london')).toEqual(['us-5', 'us-6', 'us-13', 'us-15']);
    freeze(state, 'us-6', faces());
    expect(standing(state)).toBe('rrxrr');
  });

  it('MMW-16.24 in supply the second loss of example 5 falls on nobody', () => {
    const state = quartered('london', 1, 4);
    expect(takeForced(state, 'us', 'london', 2, faces())).toBe(0);
    expect(standing(state)).toBe('rrrrr');
  });
});

describe('naval yards', () => {
  it('MMW-15.17, MMW-15.23 costs in half points', () => {
    expect(buildCost('little-belt') + buildCost('chippawa-ship')).toBe(2);
    expect([buildCost('linnet'), buildCost('wolfe'), buildCost('confiance')]).toEqual([2, 2, 4]);
    expect(repairCost('linnet') + repairCost('confiance')).toBe(4);
    expect(2 * repairCost('beresford') + repairCost('linnet')).toBe(4);
  });

  it('MMW-15.13, MMW-15.33 York builds the Brock alone until Kingston has been lost for a year', () => {
    const state = { ...emptyState(), turn: '1813-1' as const };
    expect(canBuildAt(state, 'brock-ship', 'york')).toBe(true);
    expect(canBuildAt(state, 'wolfe', 'york')).toBe(false);
    state.basesDestroyed.kingston = true;
    expect(canBuildAt(state, 'wolfe', 'kingston')).toBe(false);
    expect(activateBackups(state)).toEqual(['york']);
    expect(canBuildAt(state, 'wolfe', 'york')).toBe(true);
  });

  it('MMW-15.12, MMW-15.14 nothing is built in 1812 or before its dots, unless a card says so', () => {
    const autumn = { ...emptyState(), turn: '1812-2' as const };
    expect(isDue(autumn, 'madison-ship')).toBe(false);
    expect(isDue(autumn, 'madison-ship', '1813-1')).toBe(true);
    const spring = { ...emptyState(), turn: '1813-1' as const };
    expect(isDue(spring, 'madison-ship')).toBe(true);
    expect(isDue(spring, 'general-pike')).toBe(false);
  });
});

describe('first player of 1813', () => {
  const rolled = (vp: number, ...dice: number[]): string | null => {
    const state: MadisonState = { ...emptyState(), turn: '1813-1', vp };
    firstPlayer(state, faces(...dice));
    return state.first;
  };

  it('MMW-7.33.b one die each, the leader adds his VPs, ties are rolled again', () => {
    expect(rolled(0, 4, 3)).toBe('us');
    expect(rolled(-2, 4, 3)).toBe('gb');
    expect(rolled(-1, 4, 3, 2, 6)).toBe('gb');
    expect(rolled(3, 1, 4, 6, 1)).toBe('us');
  });

  it('MMW-7.33.b six VPs need no dice', () => {
    const state: MadisonState = { ...emptyState(), turn: '1813-1', vp: -6 };
    const table = faces(6, 1);
    firstPlayer(state, table);
    expect([state.first, table.rolls.length]).toEqual(['gb', 0]);
  });
});

describe('the end', () => {
  it('MMW-17.1, MMW-17.2 levels by the net figure', () => {
    expect([20, -19, 10, -9, 0].map((vp) => levelOf(vp, false))).toEqual([
      'decisive',
      'marginal',
      'marginal',
      'moral',
      'stalemate',
    ]);
    expect([levelOf(0, true), winnerBy(0, true), winnerBy(0, false)]).toEqual([
      'moral',
      'gb',
      null,
    ]);
  });

  it('MMW-4.32 a town held by units without supply earns nothing at the end', () => {
    const state: MadisonState = { ...emptyState(), turn: '1814-w' };
    state.units['us-6'].at = 'three-rivers';
    expect(penalties(state)).toEqual([
      { clause: 'MMW-4.32', side: 'us', place: 'three-rivers', lost: 2 },
    ]);
  });

  it('MMW-4.34 US units at Ft. St. Joseph are cut off by a British Lake Huron and by nothing else', () => {
    const state: MadisonState = { ...emptyState(), turn: '1814-w' };
    state.units['us-6'].at = 'ft-st-joseph';
    expect(penalties(state)).toEqual([]);
    state.ships.nancy.at = 'lake-huron';
    expect(penalties(state)).toEqual([
      { clause: 'MMW-4.34', side: 'us', place: 'ft-st-joseph', lost: 1 },
    ]);
  });
});
