import type { Scenario } from './scenario.js';

/**
 * All stated by the rules but the order of setting up, which follows from who places decoys, and that 'port' of Quebec
 * is its fort.
 */
// prettier-ignore
export const SCENARIO1: Scenario = {
  id: 'scenario1',
  // A1776-scn1.title
  title: { en: 'Scenario 1: invasion of Canada, 1775', ja: 'シナリオ1 カナダ侵攻 1775年' },
  rules: 'advanced',
  section: 'north',
  region: 'scenario1',
  area: 'A1776-scn1.area',
  // A1776-scn1.rtr
  first: 'us',
  setupOrder: ['us', 'gb'],
  months: ['1775-09', '1775-10', '1775-11', '1775-12', '1776-01', '1776-02', '1776-03'],
  // A1776-scn1.setup.american, A1776-scn1.setup.british
  setup: {
    us: [
      { where: { at: 'ticonderoga' }, units: { RM: 5, A: 1, S: 1, F: 1 } },
      { where: { at: 'ticonderoga' }, units: { B: 2 }, option: 'bateaux' },
      { where: { at: 'albany' }, units: { RM: 2 } },
    ],
    gb: [
      { where: { at: 'st-johns' }, units: { BR: 2, TM: 1, F: 1 }, insideFort: true },
      { where: { at: 'montreal' }, units: { BR: 1, TM: 1, M: 1 } },
      { where: { at: 'montreal' }, units: { B: 1 }, option: 'bateaux' },
      { where: { at: 'quebec' }, units: { TM: 1, A: 1, S: 1, F: 1 }, immobile: ['A'] },
      { where: { anywhere: true }, units: { D: 3 }, option: 'inverted' },
    ],
  },
  // A1776-scn1.reinf.american, A1776-scn1.reinf.british
  arrivals: {
    us: [
      { turn: 2, where: { at: 'fort-western' }, units: { RM: 2, S: 1 } },
      { turn: 3, where: { at: 'albany' }, units: { RM: 2, S: 1 } },
      { turn: 4, where: { at: 'albany' }, units: { RM: 2 } },
      { turn: 5, where: { at: 'albany' }, units: { RM: 1, S: 1 } },
    ],
    gb: [
      { turn: 2, where: { edge: 'northEastEdge' }, units: { TM: 1 } },
      { turn: 3, where: { at: 'montreal' }, units: { TM: 1 }, ifEnemy: { edge: 'northEdge', clause: 'A1776-scn1.special.1.b' } },
      { turn: 4, where: { at: 'quebec' }, units: { TM: 1 }, ifEnemy: { edge: 'northEastEdge', clause: 'A1776-scn1.special.1.a' } },
      { turn: 5, where: { at: 'quebec' }, units: { TM: 2, S: 1 }, ifEnemy: { edge: 'northEastEdge', clause: 'A1776-scn1.special.1.a' } },
      { turn: 6, where: { edge: 'northEastEdge' }, units: { TM: 1 } },
    ],
  },
  entersIn: { gb: 'northOfStLawrence' },
  victory: { by: 'garrisons', inside: ['quebec', 'st-johns'], alone: ['quebec'], cleared: { hexes: ['montreal', 'quebec'], inside: ['st-johns'] } },
  // A1776-scn1.options.1, A1776-scn1.options.2, A1776-scn1.options.3
  offered: ['inverted', 'bateaux', 'forcedMarch'],
  inverts: ['gb'],
  lasting: { towns: ['ticonderoga', 'st-johns', 'quebec'], clause: 'A1776-scn1.special.4' },
};
