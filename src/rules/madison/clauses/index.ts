import type { ClauseText } from '../../kernel/clauses.js';
import { CARD_CLAUSES } from './cards.js';
import { COMBAT } from './combat.js';
import { COUNTERS } from './counters.js';
import { COURSE } from './course.js';
import { FLEETS } from './fleets.js';
import { MAP } from './map.js';
import { NAVAL } from './naval.js';
import { OPERATIONS } from './operations.js';
import { SUPPLY } from './supply.js';
import { WINTER } from './winter.js';

/** Every clause of the rulebook by id, in the order of the rulebook, followed by the cards. */
export const CLAUSES = {
  ...MAP,
  ...COUNTERS,
  ...COURSE,
  ...OPERATIONS,
  ...COMBAT,
  ...NAVAL,
  ...SUPPLY,
  ...FLEETS,
  ...WINTER,
  ...CARD_CLAUSES,
} as const satisfies Record<string, ClauseText>;
