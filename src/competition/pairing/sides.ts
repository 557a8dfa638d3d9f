import type { Side } from '../table/table.js';
import type { Player } from './players.js';
import type { SwissWish } from './wish.js';

/** The last round in which the player had that side; -1: never. */
const lastHad = ({ sides }: Player, side: Side): number => sides.lastIndexOf(side);

/** Below 0: the player had the first side longer ago than the second. */
const due = (player: Player): number => Math.sign(lastHad(player, 0) - lastHad(player, 1));

/** Below 0: `a` has the better claim to the first side; 0: both have the same. */
function claim(a: Player, b: Player): number {
  if (a.balance !== b.balance) return a.balance - b.balance;
  if (due(a) !== due(b)) return due(a) - due(b);
  return due(a) <= 0 ? lastHad(a, 0) - lastHad(b, 0) : lastHad(b, 1) - lastHad(a, 1);
}

/**
 * Whether `a` gets the first side against `b`. It goes to the player who has had it less often; else each gets the side
 * that they have had longer ago; where both want the same one, the player for whom it is longer ago gets it; else by
 * lot.
 */
export function hasFirstSide(a: Player, b: Player, { round, lot }: SwissWish): boolean {
  const [low, high] = a.entry < b.entry ? [a, b] : [b, a];
  const better = claim(low, high);
  const lowFirst = better
    ? better < 0
    : lot(2, `side of ${low.entry} and ${high.entry} in round ${round}`) === 0;
  return lowFirst === (low === a);
}
