import { copyOf } from '../../../src/rules/kernel/kind.js';
import { SIDES } from '../../../src/rules/madison/components/side.js';
import { kinds } from '../../../src/rules/madison/kinds.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { viewOf, viewsOf } from '../../../src/rules/madison/view/view.js';
import { scene } from './support.js';

const VIEWERS = [...SIDES, null];

/** The American holds back a unit or not, and a leader; neither is known to anybody else (MMW-14.1). */
const wishing = (unit: boolean, leader: boolean): MadisonState => {
  const state = scene({ turn: '1813-2', put: { 'us-5': 'york', r8: 'kingston' } });
  if (unit) state.units['us-6'].wished = true;
  if (leader) state.leaders.brown.wished = true;
  return state;
};

describe('views made from those before', () => {
  const wishes = [false, true].flatMap((unit) => [false, true].map((leader) => [unit, leader]));
  const changes = wishes.flatMap((from) => wishes.map((to) => [from, to]));

  it.each(changes)('of wishes %j and then %j are those made anew', (from, to) => {
    const [before, after] = [from, to].map(([unit, leader]) =>
      wishing(unit === true, leader === true),
    ) as [MadisonState, MadisonState];
    for (const viewers of [VIEWERS, VIEWERS.toReversed(), ...VIEWERS.map((one) => [one])]) {
      const last = viewsOf(before, viewers);
      const views = viewsOf(after, viewers, last);
      for (const [i, viewer] of viewers.entries()) {
        expect(JSON.stringify(views[i])).toBe(JSON.stringify(viewOf(after, viewer)));
        expect(wishesIn(views[i])).toBe(viewer === 'us' ? to.filter(Boolean).length : 0);
      }
    }
  });

  it('take over whole tables in which nothing has changed', () => {
    const state = wishing(false, false);
    const last = viewsOf(state, VIEWERS);
    const [view] = viewsOf(copyOf(state, kinds), VIEWERS, last);
    for (const table of ['units', 'leaders', 'ships'] as const) {
      expect(Object.keys(view![table]).length).toBeGreaterThan(0);
      expect(view![table]).toBe(last[0]![table]);
    }
  });
});

const wishesIn = (view: unknown): number => JSON.stringify(view).split('"wished"').length - 1;
