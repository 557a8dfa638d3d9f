import {
  type Scenario,
  SCENARIOS,
} from '../../../src/rules/avalon1776/components/scenarios/index.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import { optionsOffered } from '../../../src/rules/avalon1776/options.js';
import { optionsOf } from '../../../src/rules/kernel/index.js';

/** What three of the scenarios offer. */
const ALL = ['inverted', 'bateaux', 'forcedMarch'];
/** A1776-campopt.note those of the Advanced Game come on, the Campaign's own as the players like. */
const OWN = ['dragoons', 'capacity', 'garrisons', 'attrition'];
const FROM_1778 = ['bateaux', 'forcedMarch', ...OWN];
/** A1776-campopt.I.A the Continental Navy comes in 1776. */
const CAMPAIGN = [...FROM_1778, 'navy'];
const OFFERED: { readonly [scenario: string]: readonly string[] } = {
  basic: [],
  scenario1: ALL,
  scenario2: ALL,
  scenario3: ALL,
  scenario4: ['forcedMarch'],
  csg2: CAMPAIGN,
  csg3: FROM_1778,
  campaign: CAMPAIGN,
};

/** Whose units may lie face down, and how many decoys they have. */
const HIDING: { readonly [scenario: string]: readonly unknown[] } = {
  basic: [[], 0],
  scenario1: [['gb'], 3],
  scenario2: [['us'], 3],
  scenario3: [['us'], 4],
  scenario4: [[], 0],
  csg2: [[], 0],
  csg3: [[], 0],
  campaign: [[], 0],
};
const decoysOf = ({ setup }: Scenario): number =>
  [...setup.us, ...setup.gb].reduce((sum, { units }) => sum + (units.D ?? 0), 0);

describe('the options of 1776', () => {
  it('A1776-adv.V.F A1776-scn1.options.1 A1776-scn1.options.3 A1776-scn2.options.1 A1776-scn2.options.3 A1776-scn3.options.1 A1776-scn3.options.3 are what a scenario recommends, on unless said otherwise', () => {
    for (const one of SCENARIOS) {
      const table = optionsOffered(one);
      expect([one.id, Object.keys(table)]).toEqual([one.id, OFFERED[one.id]]);
      expect([one.inverts, decoysOf(one)]).toEqual(HIDING[one.id]);
      for (const [id, option] of Object.entries(table))
        expect([id, option.default]).toEqual([id, ![...OWN, 'navy'].includes(id)]);
    }
  });

  it('A1776-campopt.note are published by every scenario that is played, bateaux and forced marches by the Campaign too', () => {
    for (const { id } of avalon1776.scenarios)
      expect(Object.keys(optionsOf(avalon1776, id))).toEqual(OFFERED[id]);
  });
});
