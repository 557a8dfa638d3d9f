import type { Scenario } from './scenario.js';

/**
 * A1776-basic.VII. Stated by the rules: the turns, the set-up (A1776-basic.VII.setup.british,
 * A1776-basic.VII.setup.american), points and margin. Reconstructed: the arrivals of June to December 1776, from
 * history (Howe's convoy in July, Hessians and the Charleston force in August; the Pennsylvania battalions, New England
 * regiments for Gates and the last levies before Trenton), as the printed record is missing; chosen: the British move
 * first, as in the other scenarios. Balanced: with the 8 BR of October that history has and 3 CA in November the
 * British won 11 of 12 games between greedy players, without them and with 6 CA 591 of 1,000. Never to be changed: the
 * set-up, the points or the margin (A1776-basic.VII.rtr).
 */
// prettier-ignore
export const BASIC: Scenario = {
  id: 'basic',
  title: { en: 'Basic scenario: the British build-up, 1776', ja: '基本シナリオ 1776年 イギリス軍の増強' },
  rules: 'basic',
  section: 'north',
  region: null,
  area: 'A1776-basic.VII.map',
  first: 'gb',
  setupOrder: ['gb', 'us'],
  months: ['1776-06', '1776-07', '1776-08', '1776-09', '1776-10', '1776-11', '1776-12'],
  setup: {
    us: [
      { where: { at: 'philadelphia' }, units: { CA: 2 } },
      { where: { at: 'morristown' }, units: { CA: 17 } },
      { where: { at: 'west-point' }, units: { CA: 6 } },
      { where: { at: 'albany' }, units: { CA: 1 } },
      { where: { at: 'fort-stanwix' }, units: { CA: 1 } },
      { where: { at: 'ticonderoga' }, units: { CA: 3 } },
      { where: { at: 'boston' }, units: { CA: 2 } },
    ],
    gb: [
      { where: { at: 'new-york-city' }, units: { BR: 20 } },
      { where: { at: 'oswego' }, units: { BR: 1 } },
      { where: { at: 'st-johns' }, units: { BR: 10 } },
      { where: { at: 'montreal' }, units: { BR: 4 } },
      { where: { at: 'quebec' }, units: { BR: 1 } },
    ],
  },
  arrivals: {
    us: [
      { turn: 2, where: { at: 'philadelphia' }, units: { CA: 2 } },
      { turn: 3, where: { at: 'albany' }, units: { CA: 2 } },
      { turn: 6, where: { at: 'philadelphia' }, units: { CA: 6 } },
    ],
    gb: [
      { turn: 2, where: { at: 'new-york-city' }, units: { BR: 10 } },
      { turn: 3, where: { at: 'new-york-city' }, units: { BR: 14 } },
      { turn: 3, where: { at: 'quebec' }, units: { BR: 2 } },
    ],
  },
  victory: { by: 'points', margin: 25 },
  offered: [],
  inverts: [],
};
