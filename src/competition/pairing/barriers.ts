import type { Player } from './players.js';
import type { Barrier, SwissWish } from './wish.js';

/** Which rules are relaxed, and what balance of sides is allowed. */
export interface Rules {
  readonly sideLimit: number;
  readonly rematch: boolean;
  readonly forbidden: boolean;
  /** true: anybody may have the bye. */
  readonly byeAgain: boolean;
}

export const rulesOf = ({ table, sideLimit, rematches }: SwissWish): Rules => ({
  sideLimit: table.legs === 2 ? Infinity : sideLimit,
  rematch: rematches > 0,
  forbidden: false,
  byeAgain: false,
});

/**
 * Whether the pair keeps within the limit of sides. The player with the lower balance gets the first side, so only that
 * case is checked. A player beyond the limit (after a round with a wider one) may come nearer to it.
 */
const keepsLimit = (a: Player, b: Player, limit: number): boolean =>
  Math.min(a.balance, b.balance) + 1 <= limit && Math.max(a.balance, b.balance) - 1 >= -limit;

/** Why two players may not meet; the director's word is looked at first; null: they may. */
export function barrierOf(a: Player, b: Player, rules: Rules): Barrier | null {
  if (!rules.forbidden && a.forbidden.has(b.entry)) return 'FORBIDDEN';
  if (!rules.rematch && a.met.has(b.entry)) return 'REMATCH';
  return keepsLimit(a, b, rules.sideLimit) ? null : 'SIDE_LIMIT';
}

const pinnedElsewhere = (a: Player, b: Player): boolean =>
  (a.pinned !== null && a.pinned !== b.entry) || (b.pinned !== null && b.pinned !== a.entry);

export const mayMeet = (a: Player, b: Player, rules: Rules): boolean =>
  !pinnedElsewhere(a, b) && barrierOf(a, b, rules) === null;

export const mayHaveBye = (player: Player, rules: Rules): boolean =>
  player.pinned === null && (rules.byeAgain || player.mayRest);
