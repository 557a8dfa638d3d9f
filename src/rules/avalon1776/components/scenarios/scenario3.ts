import type { Scenario } from './scenario.js';

/**
 * All stated by the rules but the order of setting up, which follows from who hides units.
 */
// prettier-ignore
export const SCENARIO3: Scenario = {
  id: 'scenario3',
  // A1776-scn3.title
  title: { en: "Scenario 3: Greene's southern campaign, 1780", ja: 'シナリオ3 グリーンの南部戦役 1780年' },
  rules: 'advanced',
  section: 'south',
  region: null,
  area: 'A1776-scn3.area',
  // A1776-scn3.rtr
  first: 'gb',
  setupOrder: ['gb', 'us'],
  months: ['1780-12', '1781-01', '1781-02', '1781-03', '1781-04'],
  // A1776-scn3.setup.american, A1776-scn3.setup.british
  setup: {
    us: [
      { where: { within: 1, of: 'cheraw' }, units: { CA: 4, S: 1 } },
      { where: { within: 2, of: 'georgetown', region: 'northOfSanteeNearGeorgetown' }, units: { RM: 1, RMd: 1 } },
      { where: { within: 2, of: 'thickety-fort' }, units: { CA: 1, RM: 1 } },
      { where: { within: 2, of: 'fort-prince-george' }, units: { RM: 1 } },
      { where: { at: 'ramseys-mill' }, units: { RM: 1 } },
      { where: { anywhere: true }, units: { RM: 2 } },
      { where: { anywhere: true }, units: { D: 4 }, option: 'inverted' },
      { where: { at: 'charlotte-va' }, units: { RM: 3 }, frozen: true },
      { where: { onDan: true }, units: { B: 1 }, option: 'bateaux', ferryOnly: true },
    ],
    gb: [
      { where: { at: 'winnsboro' }, units: { BR: 6, TM: 1, TMd: 1 } },
      { where: { at: 'camden' }, units: { BR: 3, S: 1, M: 1 } },
      { where: { at: 'wilmington' }, units: { BR: 1 } },
      { where: { at: 'georgetown' }, units: { TM: 1 } },
      { where: { at: 'ninety-six' }, units: { BR: 1, TMd: 1, F: 1 } },
      { where: { at: 'augusta' }, units: { BR: 1 } },
      { where: { at: 'charleston' }, units: { BR: 2 } },
      { where: { at: 'savannah' }, units: { TM: 1 } },
    ],
  },
  // A1776-scn3.reinf.american, A1776-scn3.reinf.british
  arrivals: {
    us: [
      { turn: 4, where: { border: 'ncVaBorder' }, units: { CA: 2, S: 1 } },
    ],
    gb: [
      { turn: 4, where: { at: 'wilmington' }, units: { S: 1 }, ifEnemy: { edge: null, clause: 'A1776-scn3.special.4' } },
    ],
  },
  victory: { by: 'holding', british: ['savannah', 'augusta', 'camden', 'charleston', 'ninety-six', 'hillsboro'], american: ['savannah', 'augusta', 'camden', 'charleston', 'ninety-six'] },
  // A1776-scn3.options.1, A1776-scn3.options.2, A1776-scn3.options.3
  offered: ['inverted', 'bateaux', 'forcedMarch'],
  inverts: ['us'],
  rain: [1, 2, 3],
  mayDigIn: true,
};
