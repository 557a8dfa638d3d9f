import type { Entry, Reinforcement } from '../scenarios/scenario.js';
import type { Side } from '../side.js';

/*
 * Stated by the rules: the set-up of April 1778. Chosen, of history, because the cards are missing: that of January
 * 1776, and the letters of the order of appearance.
 */

type CampaignSetup = Readonly<Record<Side, readonly Entry[]>>;

/** A1776-camp.X.A, A1776-camp.X.B, A1776-camp.IX.E.1.a, A1776-csg2.setup January 1776. */
// prettier-ignore
export const JANUARY_1776: CampaignSetup = {
  gb: [
    { where: { at: 'boston' }, units: { BR: 14, A: 2, S: 1, M: 1 }, entrenched: true, ships: ['br-bf-1', 'br-tr-1'] },
    { where: { at: 'quebec' }, units: { BR: 1, TM: 2, A: 1, S: 1, F: 1 } },
    { where: { at: 'quebec' }, units: { B: 1 }, option: 'bateaux' },
    { where: { box: 'halifax' }, units: { BR: 1 } },
    { where: { at: 'oswego' }, units: { BR: 1, F: 1 } },
    { where: { at: 'unadilla' }, units: { I: 1 } },
    { where: { at: 'owego' }, units: { I: 1 } },
    { where: { at: 'painted-post' }, units: { I: 1 } },
    { where: { at: 'portsmouth' }, units: { TM: 1 } },
    { where: { at: 'ramseys-mill' }, units: { TM: 2 } },
  ],
  us: [
    { where: { within: 1, of: 'boston' }, units: { CA: 16, RM: 5, S: 1 }, entrenched: true },
    { where: { at: 'springfield' }, units: { A: 2 } },
    { where: { at: 'newport' }, units: { RM: 1 } },
    { where: { at: 'providence' }, units: { RM: 1 } },
    { where: { at: 'norwich' }, units: { RM: 1 } },
    { where: { at: 'new-york-city' }, units: { CA: 1, RM: 2 } },
    { where: { at: 'philadelphia' }, units: { CA: 2, S: 1 } },
    { where: { at: 'albany' }, units: { CA: 1, RM: 1, S: 1 } },
    { where: { at: 'fort-constitution' }, units: { RM: 1 } },
    { where: { at: 'ticonderoga' }, units: { RM: 1, A: 1, F: 1 } },
    { where: { at: 'ticonderoga' }, units: { B: 2 }, option: 'bateaux' },
    { where: { at: 'st-johns' }, units: { RM: 1, F: 1 } },
    { where: { at: 'montreal' }, units: { CA: 1, S: 1 } },
    { where: { at: 'montreal' }, units: { B: 1 }, option: 'bateaux' },
    { where: { within: 2, of: 'quebec' }, units: { CA: 3, A: 1, S: 1 } },
    { where: { at: 'alexandria' }, units: { RM: 1 } },
    { where: { at: 'richmond' }, units: { RM: 1, S: 1 } },
    { where: { at: 'petersburg' }, units: { CA: 1, RM: 1 } },
    { where: { at: 'wilmington' }, units: { CA: 1, RM: 2 } },
    { where: { at: 'charleston' }, units: { CA: 2, RM: 2, A: 2, S: 1 } },
    { where: { at: 'ninety-six' }, units: { RM: 1 } },
    { where: { at: 'savannah' }, units: { RM: 1 } },
  ],
};

/** A1776-csg3.setup April 1778. */
// prettier-ignore
export const APRIL_1778: CampaignSetup = {
  gb: [
    { where: { at: 'quebec' }, units: { BR: 5, A: 1, M: 1, F: 1 } },
    { where: { at: 'montreal' }, units: { BR: 2, M: 1 } },
    { where: { at: 'st-johns' }, units: { BR: 8, F: 1 } },
    { where: { box: 'halifax' }, units: { BR: 4 } },
    { where: { at: 'newport' }, units: { BR: 9, S: 1 } },
    { where: { at: 'oswego' }, units: { BR: 2, TM: 1, S: 1 } },
    { where: { at: 'unadilla' }, units: { I: 1 } },
    { where: { at: 'new-york-city' }, units: { BR: 15, TM: 3, A: 1, M: 1 }, ships: ['br-bf-1', 'br-tr-1'] },
    { where: { at: 'philadelphia' }, units: { BR: 33, TM: 2, A: 1, M: 1 }, ships: ['br-bf-2', 'br-tr-2'] },
    { where: { at: 'augusta' }, units: { TM: 5 } },
  ],
  us: [
    { where: { at: 'boston' }, units: { RM: 1 } },
    { where: { at: 'providence' }, units: { RM: 6, S: 1 } },
    { where: { at: 'fort-stanwix' }, units: { RM: 1, F: 1 } },
    { where: { at: 'albany' }, units: { RM: 1, A: 1, S: 1 } },
    { where: { at: 'ticonderoga' }, units: { CA: 2, RM: 1, A: 1, F: 1 } },
    { where: { at: 'west-point' }, units: { CA: 4, RM: 2, S: 1, A: 1, F: 1 } },
    { where: { within: 5, of: 'philadelphia', region: 'philadelphiaCamp' }, units: { CA: 14, S: 1 } },
    { where: { inArea: 'MS' }, units: { RM: 3 } },
    { where: { at: 'norfolk' }, units: { CA: 1, RM: 1, F: 1 } },
    { where: { inArea: 'SC' }, units: { RM: 2 } },
    { where: { at: 'charleston' }, units: { RM: 2, A: 1, F: 1 } },
    { where: { at: 'savannah' }, units: { CA: 2, RM: 1, S: 1 } },
    { where: { at: 'georgetown' }, units: { RM: 1 } },
  ],
};

const LATER_PORTS = ['boston', 'newport', 'new-york-city', 'philadelphia', 'charleston', 'savannah', 'halifax']; // prettier-ignore

/** A1776-camp.II.A.1 the order of appearance; reinforcement A is at sea, in a box. */
// prettier-ignore
export const ORDER_OF_APPEARANCE: readonly Reinforcement[] = [
  { letter: 'A', month: '1776-03', ports: ['east-box', 'south-box'], units: { BR: 5, A: 1, S: 1 }, ships: ['br-bf-2', 'br-tr-2'] },
  { letter: 'B', month: '1776-05', ports: ['quebec', 'halifax'], units: { BR: 14, A: 2, S: 2 } },
  { letter: 'C', month: '1776-06', ports: ['boston', 'new-york-city', 'philadelphia', 'newport', 'halifax'], units: { BR: 5, S: 2 } },
  { letter: 'D', month: '1776-07', ports: LATER_PORTS, units: { BR: 10, A: 1, S: 2 } },
  { letter: 'E', month: '1776-08', ports: LATER_PORTS, units: { BR: 14, A: 1, S: 2 } },
  { letter: 'F', month: '1776-10', ports: LATER_PORTS, units: { BR: 8, S: 1 } },
];
