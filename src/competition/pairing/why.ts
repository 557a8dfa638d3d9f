import type { EntryNumber } from '../table/table.js';
import { barrierOf, rulesOf } from './barriers.js';
import { compareDigits } from './best.js';
import { pairCost } from './costs.js';
import { playersOf, type Ranked } from './players.js';
import { pairSwiss } from './swiss.js';
import type { Barrier, Couple, NoPairing, Pair, PairCost, Proposal, SwissWish } from './wish.js';

/** A cheaper opponent for one of the pair, and why they may not meet. */
interface Missing {
  readonly entry: EntryNumber;
  readonly other: EntryNumber;
  readonly barrier: Barrier;
}

export interface Why {
  readonly cost: PairCost;
  /** The cheapest opponents who were barred, for each of the pair, `first` first: at most 8. */
  readonly missing: readonly Missing[];
  /** The best round without this pair; null where more than 128 play, as that would take too long. */
  readonly without: Proposal | NoPairing | null;
}

const NEAR = 8;
const AGAIN = 128;

const costBetween = (a: Ranked, b: Ranked): readonly number[] => {
  const { gaps, floats, fold } = a.rank < b.rank ? pairCost(a, b) : pairCost(b, a);
  return [gaps, floats, fold];
};

function missingTo(
  one: Ranked,
  opposite: Ranked,
  players: readonly Ranked[],
  wish: SwissWish,
): Missing[] {
  const paid = costBetween(one, opposite);
  return players
    .filter((other) => other !== one && compareDigits(costBetween(one, other), paid) < 0)
    .sort((a, b) => compareDigits(costBetween(one, a), costBetween(one, b)))
    .flatMap((other): Missing[] => {
      const barrier = barrierOf(one, other, rulesOf(wish));
      return barrier ? [{ entry: one.entry, other: other.entry, barrier }] : [];
    })
    .slice(0, NEAR);
}

const isCouple = ([a, b]: Couple, { first, second }: Pair): boolean =>
  (a === first && b === second) || (a === second && b === first);

/**
 * Explains why two meet in a proposed round: what it costs, who would have been cheaper but was barred, and the best
 * round in which they do not meet. Throws a RangeError where the proposal does not contain the pair.
 */
export function why(wish: SwissWish, { pairs }: Proposal, { first, second }: Pair): Why {
  const pair = pairs.find((other) => other.first === first && other.second === second);
  const players = playersOf(wish);
  const [one, other] = [first, second].map((entry) =>
    players.find((player) => player.entry === entry),
  );
  if (!pair || !one || !other) throw new RangeError(`${first} and ${second} do not meet`);
  const forbidden: readonly Couple[] = [...wish.forbidden, [first, second]];
  const pinned = wish.pinned.filter((couple) => !isCouple(couple, pair));
  return {
    cost: pair.cost,
    missing: [...missingTo(one, other, players, wish), ...missingTo(other, one, players, wish)],
    without: players.length > AGAIN ? null : pairSwiss({ ...wish, forbidden, pinned }),
  };
}

/**
 * Why two may not meet in this round; null: they may. `NOT_PLAYING` where they are not both to be paired; then the
 * director's word, an earlier meeting (where no rematch is allowed), and the limit of sides are looked at in this
 * order. Pins are not looked at.
 */
export function mayPair(wish: SwissWish, a: EntryNumber, b: EntryNumber): Barrier | null {
  const playing = [a, b].filter((entry) => wish.playing.includes(entry));
  const [one, other] = playersOf({ ...wish, pinned: [], playing });
  return one && other ? barrierOf(one, other, rulesOf(wish)) : 'NOT_PLAYING';
}
