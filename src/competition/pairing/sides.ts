import type { Side } from '../table/table.js';
import type { Player } from './players.js';
import type { SwissWish } from './wish.js';

/** The round they last had it, -1 for never. */
const lastHad = ({ sides }: Player, side: Side): number => sides.lastIndexOf(side);

/** Below 0: the first side is the one they have had longer ago. */
const due = (player: Player): number => Math.sign(lastHad(player, 0) - lastHad(player, 1));

/** Below 0: `a` has the better claim to the first side; 0: neither has. */
function claim(a: Player, b: Player): number {
  if (a.balance !== b.balance) return a.balance - b.balance;
  if (due(a) !== due(b)) return due(a) - due(b);
  return due(a) <= 0 ? lastHad(a, 0) - lastHad(b, 0) : lastHad(b, 1) - lastHad(a, 1);
}

/**
 * Whether `a` has the first side against `b`: who has had it less often; else each has the side that they have had
 * longer ago; where that is the same, the one has it for whom that is longer; else by lot.
 */
export function hasFirstSide(a: Player, b: Player, { round, lot }: SwissWish): boolean {
  const [low, high] = a.entry < b.entry ? [a, b] : [b, a];
  const better = claim(low, high);
  const lowFirst = better
    ? better < 0
    : lot(2, `side of ${low.entry} and ${high.entry} in round ${round}`) === 0;
  return lowFirst === (low === a);
}
