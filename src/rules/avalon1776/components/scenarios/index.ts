import { byId } from '../../../kits/lookup.js';
import { BASIC } from './basic.js';
import { CAMPAIGN } from './campaign.js';
import { CSG2 } from './csg2.js';
import { CSG3 } from './csg3.js';
import type { Scenario } from './scenario.js';
import { SCENARIO1 } from './scenario1.js';
import { SCENARIO2 } from './scenario2.js';
import { SCENARIO3 } from './scenario3.js';
import { SCENARIO4 } from './scenario4.js';

export * from './scenario.js';

/** A1776-adv.I.C the Basic Game, the four cards of the Advanced one, A1776-camp.I.B the Campaign and its short ones. */
export const SCENARIOS: readonly Scenario[] = [
  ...[BASIC, SCENARIO1, SCENARIO2, SCENARIO3, SCENARIO4],
  ...[CSG2, CSG3, CAMPAIGN],
];
/** The clauses that refuse a march beyond the area of play, one for each scenario. */
export const AREA_CLAUSES: readonly string[] = SCENARIOS.map(({ area }) => area);
export const SCENARIO = byId<Scenario>(SCENARIOS);
