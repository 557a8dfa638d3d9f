import type { ClauseText } from '../../kernel/clauses.js';
import { BATTLE } from './battle.js';
import { COMPLETION } from './completion.js';
import { NAVAL } from './naval.js';
import { OPERATIONS } from './operations.js';

/** Every clause by id: `OPS-` comes from the player aid, `OPSX-` from our completion. */
export const CLAUSES: { readonly [clause: string]: ClauseText } = {
  ...OPERATIONS,
  ...NAVAL,
  ...BATTLE,
  ...COMPLETION,
};
