import { SIDES } from '../../../src/rules/madison/components/side.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { viewOf } from '../../../src/rules/madison/view/view.js';
import { scene } from './support.js';

const VIEWERS = [...SIDES, null];

/** The American holds back a unit or not, and a leader; neither is known to anybody else (MMW-14.1). */
const wishing = (unit: boolean, leader: boolean): MadisonState => {
  const state = scene({ turn: '1813-2', put: { 'us-5': 'york', r8: 'kingston' } });
  if (unit) state.units['us-6'].wished = true;
  if (leader) state.leaders.brown.wished = true;
  return state;
};

it.each([
  [false, false],
  [false, true],
  [true, false],
  [true, true],
])('MMW-14.1 wishes (%s, %s) are shown to their owner alone', (unit, leader) => {
  const state = wishing(unit, leader);
  const wishes = VIEWERS.map((viewer) => wishesIn(viewOf(state, viewer)));
  expect(wishes).toEqual([Number(unit) + Number(leader), 0, 0]);
});

const wishesIn = (view: unknown): number => JSON.stringify(view).split('"wished"').length - 1;
