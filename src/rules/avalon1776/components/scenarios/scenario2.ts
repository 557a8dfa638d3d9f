import type { Scenario } from './scenario.js';

/**
 * All stated by the rules but the order of setting up, which follows from who hides units.
 */
// prettier-ignore
export const SCENARIO2: Scenario = {
  id: 'scenario2',
  // A1776-scn2.title
  title: { en: 'Scenario 2: Saratoga campaign, 1777', ja: 'シナリオ2 サラトガ戦役 1777年' },
  rules: 'advanced',
  section: 'north',
  region: null,
  area: 'A1776-scn2.area',
  // A1776-scn2.rtr
  first: 'gb',
  setupOrder: ['gb', 'us'],
  months: ['1777-05', '1777-06', '1777-07', '1777-08', '1777-09', '1777-10', '1777-11'],
  // A1776-scn2.setup.american, A1776-scn2.setup.british
  setup: {
    us: [
      { where: { at: 'ticonderoga' }, units: { CA: 4, A: 1, S: 1, F: 1 } },
      { where: { at: 'ticonderoga' }, units: { B: 1 }, option: 'bateaux' },
      { where: { at: 'mount-independence' }, units: { RM: 1 }, entrenched: true },
      { where: { at: 'fort-stanwix' }, units: { CA: 1, RM: 1, F: 1 } },
      { where: { at: 'albany' }, units: { S: 1 } },
      { where: { at: 'west-point' }, units: { CA: 1, F: 1 } },
      { where: { at: 'fort-constitution' }, units: { CA: 1, RM: 1, F: 1 } },
      { where: { at: 'morristown' }, units: { CA: 8, RM: 4, A: 1, S: 1 }, entrenched: true },
      { where: { at: 'philadelphia' }, units: { RM: 2 } },
      { where: { anywhere: true }, units: { D: 3 }, option: 'inverted' },
    ],
    gb: [
      { where: { at: 'st-johns' }, units: { BR: 14, I: 1, A: 2, S: 1 } },
      { where: { at: 'st-johns' }, units: { B: 2 }, option: 'bateaux' },
      { where: { at: 'oswego' }, units: { BR: 1, F: 1 } },
      { where: { at: 'new-york-city' }, units: { BR: 36, A: 1, S: 2 }, entrenched: true },
    ],
  },
  // A1776-scn2.reinf.american, A1776-scn2.reinf.british
  arrivals: {
    us: [
      { turn: 2, where: { at: 'albany' }, units: { RM: 2 } },
      { turn: 3, where: { at: 'albany' }, units: { CA: 2 } },
      { turn: 4, where: { at: 'albany' }, units: { CA: 6, RM: 4, S: 1 } },
      { turn: 5, where: { at: 'albany' }, units: { CA: 6, S: 1 } },
      { turn: 6, where: { at: 'albany' }, units: { RM: 4 } },
    ],
    gb: [
      { turn: 2, where: { at: 'montreal' }, units: { S: 1 } },
      { turn: 3, where: { at: 'oswego' }, units: { BR: 1, I: 1, S: 1 } },
      { turn: 6, where: { at: 'new-york-city' }, units: { BR: 1, S: 1 } },
    ],
  },
  victory: { by: 'occupation', all: ['new-york-city', 'west-point', 'ticonderoga'], some: 2, of: ['philadelphia', 'fort-stanwix', 'albany'] },
  // A1776-scn2.options.1, A1776-scn2.options.2, A1776-scn2.options.3
  offered: ['inverted', 'bateaux', 'forcedMarch'],
  inverts: ['us'],
  lasting: { towns: ['oswego', 'ticonderoga', 'fort-stanwix', 'west-point', 'fort-constitution'], clause: 'A1776-scn2.special.3' },
  pressOn: true,
  invasion: { from: 'new-york-city', limit: 30 },
};
