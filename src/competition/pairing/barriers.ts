import type { Player } from './players.js';
import type { Barrier, SwissWish } from './wish.js';

/** What is let pass, and up to which balance. */
export interface Rules {
  readonly sideLimit: number;
  readonly rematch: boolean;
  readonly forbidden: boolean;
  /** Anybody may rest. */
  readonly byeAgain: boolean;
}

export const rulesOf = ({ table, sideLimit, rematches }: SwissWish): Rules => ({
  sideLimit: table.legs === 2 ? Infinity : sideLimit,
  rematch: rematches > 0,
  forbidden: false,
  byeAgain: false,
});

/**
 * The one with less of the first side gets it, so that is the only case to look at. Somebody whom a wider limit has
 * left beyond this one may come nearer to it.
 */
const keepsLimit = (a: Player, b: Player, limit: number): boolean =>
  Math.min(a.balance, b.balance) + 1 <= limit && Math.max(a.balance, b.balance) - 1 >= -limit;

/** What is between two players, the director's word first. */
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
