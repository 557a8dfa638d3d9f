import type { Scenario } from './scenario.js';

/**
 * All stated by the rules; the Americans of turn 5 are printed with the month of turn 4, and the number rules.
 */
// prettier-ignore
export const SCENARIO4: Scenario = {
  id: 'scenario4',
  // A1776-scn4.title
  title: { en: 'Scenario 4: Virginia - Yorktown campaign, 1781', ja: 'シナリオ4 ヴァージニア－ヨークタウン戦役 1781年' },
  rules: 'advanced',
  section: 'south',
  region: 'scenario4',
  area: 'A1776-scn4.area',
  // A1776-scn4.rtr
  first: 'gb',
  setupOrder: ['gb', 'us'],
  months: ['1781-03', '1781-04', '1781-05', '1781-06', '1781-07', '1781-08', '1781-09', '1781-10', '1781-11'],
  // A1776-scn4.setup.american, A1776-scn4.setup.british
  setup: {
    us: [
      { where: { at: 'baltimore' }, units: { CA: 3, S: 1 } },
      { where: { at: 'petersburg' }, units: { RM: 1, COM: 1 } },
      { where: { at: 'richmond' }, units: { COM: 1 } },
      { where: { at: 'charlotte-va' }, units: { COM: 1 } },
      { where: { at: 'charlottesville' }, units: { COM: 1 } },
    ],
    gb: [
      { where: { at: 'portsmouth' }, units: { BR: 2, TM: 1, S: 1 } },
    ],
  },
  // A1776-scn4.reinf.american, A1776-scn4.reinf.british
  arrivals: {
    us: [
      { turn: 3, where: { within: 2, of: 'charlotte-va' }, units: { RM: 2 } },
      { turn: 4, where: { border: 'paMdBorder' }, units: { CA: 2, S: 1 } },
      { turn: 4, where: { within: 2, of: 'charlotte-va' }, units: { CA: 1 } },
      { turn: 5, where: { within: 2, of: 'charlotte-va' }, units: { RM: 2 } },
      { turn: 7, where: { anyPort: true }, units: { FR: 15, FA: 2, FS: 1 } },
      { turn: 7, where: { at: 'baltimore' }, units: { CA: 6 } },
      { turn: 7, where: { within: 2, of: 'charlotte-va' }, units: { RM: 2 } },
      { turn: 8, where: { border: 'paMdBorderEastOfYork' }, units: { S: 1 } },
    ],
    gb: [
      { turn: 2, where: { at: 'portsmouth' }, units: { BR: 5, A: 2 }, amongEnemies: true },
      { turn: 3, where: { at: 'portsmouth' }, units: { S: 1 }, amongEnemies: true },
      { turn: 4, where: { at: 'portsmouth' }, units: { BR: 3 }, amongEnemies: true },
      { turn: 4, where: { border: 'ncVaBorder' }, units: { BR: 3 } },
      { turn: 7, where: { at: 'portsmouth' }, units: { S: 1 }, amongEnemies: true },
      { turn: 9, where: { anyPort: true }, units: { BR: 10, S: 1 } },
    ],
  },
  victory: { by: 'raid', commerce: 4, ratio: { british: 2, american: 3 }, zone: 'scenario4Zone' },
  // A1776-scn4.options.1
  offered: ['forcedMarch'],
  inverts: [],
  withdrawal: { turn: 9, units: { FR: 6, FA: 1 } },
  mayLeave: true,
};
