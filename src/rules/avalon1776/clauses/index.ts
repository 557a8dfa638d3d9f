import type { ClauseText } from '../../kernel/clauses.js';
import { ADVANCED } from './advanced.js';
import { BASIC } from './basic.js';
import { CAMPAIGN } from './campaign.js';
import { EXCEPTIONS } from './exceptions.js';
import { FLEETS } from './fleets.js';
import { FRANCE } from './france.js';
import { OPTIONAL } from './options.js';
import { CARDS } from './scenarios.js';
import { SHORT_CAMPAIGNS } from './short-campaigns.js';
import { SUPPLY } from './supply.js';

/**
 * A1776-basic.intro.1 every clause of the second edition that the code enforces or that a component is based on,
 * numbered as in the ledger of the rulebook.
 */
export const CLAUSES: { readonly [clause: string]: ClauseText } = {
  ...BASIC,
  ...ADVANCED,
  ...SUPPLY,
  ...EXCEPTIONS,
  ...OPTIONAL,
  ...CARDS,
  ...CAMPAIGN,
  ...FLEETS,
  ...FRANCE,
  ...SHORT_CAMPAIGNS,
};
