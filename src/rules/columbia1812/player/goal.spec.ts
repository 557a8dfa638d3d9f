import { emptyState } from '../setup.js';
import type { State1812 } from '../state.js';
import { goalWorth, lakesLead, turnsLeft } from './goal.js';

/** The American plays first this year, and it is the turn of the side `active`. */
const at = (turn: number, active: 'us' | 'gb'): State1812 => ({
  ...emptyState(),
  year: 1813,
  turn,
  stage: 'army',
  first: 'us',
  active,
});

describe('the turns before the victory check', () => {
  it('are one more for who plays second, while the first plays', () => {
    expect(turnsLeft(at(8, 'us'), 'us')).toBe(2);
    expect(turnsLeft(at(8, 'us'), 'gb')).toBe(3);
    expect(turnsLeft(at(8, 'gb'), 'us')).toBe(2);
    expect(turnsLeft(at(8, 'gb'), 'gb')).toBe(2);
    expect(turnsLeft(at(10, 'gb'), 'us')).toBe(0);
  });

  it('are those of the next year in winter', () => {
    expect(turnsLeft({ ...at(10, 'gb'), stage: 'winter' }, 'us')).toBe(10);
  });
});

describe('what a lead is good for at the victory check', () => {
  const step = (state: State1812, lead: number): number =>
    goalWorth(state, 'us', lead + 1) - goalWorth(state, 'us', lead);

  it('hangs most on the tenth point, and on its loss', () => {
    const last = at(10, 'gb');
    expect(step(last, 9)).toBeGreaterThan(5 * step(last, 4));
    expect(step(last, 9)).toBeGreaterThan(5 * step(last, 15));
    expect(step(last, -10)).toBeCloseTo(step(last, 9));
  });

  it('hangs less on it the more turns are to come', () => {
    expect(step(at(2, 'us'), 9)).toBeLessThan(step(at(9, 'us'), 9));
  });

  it('is to one side what it is not to the other', () => {
    expect(goalWorth(at(9, 'us'), 'gb', -6)).toBeCloseTo(-goalWorth(at(9, 'us'), 'us', 6));
  });
});

describe('the lead in lakes', () => {
  it('is two for each', () => {
    const state = at(3, 'us');
    state.lakes['lake-erie'].control = 'us';
    state.lakes['lake-ontario'].control = 'us';
    state.lakes['lake-champlain'].control = 'gb';
    expect(lakesLead(state, 'us')).toBe(2);
    expect(lakesLead(state, 'gb')).toBe(-2);
  });
});
