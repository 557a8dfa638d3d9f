import { JANUARY_1776, ORDER_OF_APPEARANCE } from '../campaign/setup.js';
import type { Scenario } from './scenario.js';

/**
 * Stated by the rules: its length, the entry of France and the verdict. Chosen, because the cards are missing: the
 * set-up of January 1776 (A1776-camp.X.A) and the order of appearance (A1776-camp.X.C).
 */
// prettier-ignore
export const CAMPAIGN: Scenario = {
  id: 'campaign',
  title: { en: 'The Campaign Simulation Game, 1776-1780', ja: 'キャンペーン・シミュレイション・ゲーム 1776-1780年' },
  rules: 'advanced',
  campaign: true,
  // A1776-camp.I.A both sections of the map
  section: null,
  region: null,
  area: 'A1776-camp.I.A',
  // A1776-camp.X.D
  first: 'gb',
  setupOrder: ['gb', 'us'],
  months: [
    '1776-01', '1776-02', '1776-03', '1776-04', '1776-05', '1776-06', '1776-07', '1776-08', '1776-09', '1776-10', '1776-11', '1776-12',
    '1777-01', '1777-02', '1777-03', '1777-04', '1777-05', '1777-06', '1777-07', '1777-08', '1777-09', '1777-10', '1777-11', '1777-12',
    '1778-01', '1778-02', '1778-03', '1778-04', '1778-05', '1778-06', '1778-07', '1778-08', '1778-09', '1778-10', '1778-11', '1778-12',
    '1779-01', '1779-02', '1779-03', '1779-04', '1779-05', '1779-06', '1779-07', '1779-08', '1779-09', '1779-10', '1779-11', '1779-12',
    '1780-01', '1780-02', '1780-03', '1780-04', '1780-05', '1780-06', '1780-07', '1780-08', '1780-09', '1780-10', '1780-11', '1780-12',
  ],
  // A1776-camp.X.B
  setup: JANUARY_1776,
  arrivals: { us: [], gb: [] },
  reinforcements: ORDER_OF_APPEARANCE,
  // A1776-camp.VIII.A.1
  france: { from: '1778-04' },
  victory: { by: 'war' },
  // A1776-camp.VI.A bateaux are in play unless both would do without
  offered: ['bateaux', 'forcedMarch', 'dragoons', 'capacity', 'garrisons', 'attrition', 'navy'],
  inverts: [],
  longest: 20000,
};
