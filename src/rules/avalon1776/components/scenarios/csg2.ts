import { JANUARY_1776, ORDER_OF_APPEARANCE } from '../campaign/setup.js';
import type { Scenario } from './scenario.js';

/**
 * A1776-csg2.0, A1776-csg2.rules without France. Stated by the rules: its length and its verdict; the set-up and the
 * order of appearance are the Campaign's (A1776-csg2.setup).
 */
// prettier-ignore
export const CSG2: Scenario = {
  id: 'csg2',
  title: { en: 'Campaign Simulation Game 2, 1776-1777', ja: 'キャンペーン・シミュレイション・ゲーム2 1776-1777年' },
  rules: 'advanced',
  campaign: true,
  // A1776-camp.I.A both sections of the map
  section: null,
  region: null,
  area: 'A1776-camp.I.A',
  // A1776-camp.X.D
  first: 'gb',
  setupOrder: ['gb', 'us'],
  // A1776-csg2.length
  months: [
    '1776-01', '1776-02', '1776-03', '1776-04', '1776-05', '1776-06', '1776-07', '1776-08', '1776-09', '1776-10', '1776-11', '1776-12',
    '1777-01', '1777-02', '1777-03', '1777-04', '1777-05', '1777-06', '1777-07', '1777-08', '1777-09', '1777-10', '1777-11', '1777-12',
  ],
  setup: JANUARY_1776,
  arrivals: { us: [], gb: [] },
  reinforcements: ORDER_OF_APPEARANCE,
  victory: { by: 'towns' },
  // A1776-camp.VI.A bateaux are in play unless both would do without
  offered: ['bateaux', 'forcedMarch', 'dragoons', 'capacity', 'garrisons', 'attrition', 'navy'],
  inverts: [],
  longest: 8000,
};
