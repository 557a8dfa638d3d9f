import type { ClauseText } from '../../kernel/clauses.js';
import { ADVANCED } from './advanced.js';
import { BASIC } from './basic.js';
import { EXCEPTIONS } from './exceptions.js';
import { OPTIONAL } from './options.js';
import { CARDS } from './scenarios.js';
import { SUPPLY } from './supply.js';

/** Every clause that is enforced or that a component stands on, as the ledger of the rulebook numbers them. */
export const CLAUSES: { readonly [clause: string]: ClauseText } = {
  ...BASIC,
  ...ADVANCED,
  ...SUPPLY,
  ...EXCEPTIONS,
  ...OPTIONAL,
  ...CARDS,
};
