import { byId } from '../../../kits/lookup.js';
import { BASIC } from './basic.js';
import type { Scenario } from './scenario.js';
import { SCENARIO1 } from './scenario1.js';
import { SCENARIO2 } from './scenario2.js';
import { SCENARIO3 } from './scenario3.js';
import { SCENARIO4 } from './scenario4.js';

export * from './scenario.js';

/** A1776-adv.I.C the Basic Game and the four cards of the Advanced one. */
export const SCENARIOS: readonly Scenario[] = [BASIC, SCENARIO1, SCENARIO2, SCENARIO3, SCENARIO4];
/** What a march beyond the area of play is refused by. */
export const AREA_CLAUSES: readonly string[] = SCENARIOS.map(({ area }) => area);
export const SCENARIO = byId<Scenario>(SCENARIOS);
