import { APRIL_1778 } from '../campaign/setup.js';
import type { Scenario } from './scenario.js';

/** All stated by the rules (A1776-csg3.length, A1776-csg3.rules.1). */
// prettier-ignore
export const CSG3: Scenario = {
  id: 'csg3',
  title: { en: 'Campaign Simulation Game 3, 1778-1779', ja: 'キャンペーン・シミュレイション・ゲーム3 1778-1779年' },
  rules: 'advanced',
  campaign: true,
  // A1776-camp.I.A both sections of the map
  section: null,
  region: null,
  area: 'A1776-camp.I.A',
  // A1776-csg3.rules.2, A1776-camp.X.D
  first: 'gb',
  setupOrder: ['gb', 'us'],
  months: [
    '1778-04', '1778-05', '1778-06', '1778-07', '1778-08', '1778-09', '1778-10', '1778-11', '1778-12',
    '1779-01', '1779-02', '1779-03', '1779-04', '1779-05', '1779-06', '1779-07', '1779-08', '1779-09',
  ],
  // A1776-csg3.setup
  setup: APRIL_1778,
  arrivals: { us: [], gb: [] },
  // A1776-csg3.rules.4
  france: { from: '1778-07' },
  victory: { by: 'areas' },
  // A1776-camp.VI.A bateaux are in play unless both would do without
  offered: ['bateaux', 'forcedMarch', 'dragoons', 'capacity', 'garrisons', 'attrition'],
  inverts: [],
  longest: 6000,
};
