import type { ClauseText } from '../../kernel/clauses.js';
import { ARMY } from './army.js';
import { BATTLE } from './battle.js';
import { MAP_AND_UNITS } from './map-and-units.js';
import { NAVAL } from './naval.js';
import { SEA_AND_WINTER } from './sea-and-winter.js';
import { SETUP_AND_SEQUENCE } from './setup-and-sequence.js';
import { SIMULTANEOUS } from './simultaneous.js';
import { SPECIAL } from './special.js';
import { VICTORY } from './victory.js';

/** Every clause of the rulebook by id, in the order of the rulebook. Refusals, events and rolls cite these ids. */
export const CLAUSES = {
  ...MAP_AND_UNITS,
  ...SETUP_AND_SEQUENCE,
  ...NAVAL,
  ...ARMY,
  ...BATTLE,
  ...SEA_AND_WINTER,
  ...SPECIAL,
  ...VICTORY,
  ...SIMULTANEOUS,
} as const satisfies Record<string, ClauseText>;
