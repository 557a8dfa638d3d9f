import type { EntryNumber } from '../table/table.js';
import { barrierOf, rulesOf } from './barriers.js';
import { compareDigits } from './best.js';
import { pairCost } from './costs.js';
import { playersOf, type Ranked } from './players.js';
import { pairSwiss } from './swiss.js';
import type { Barrier, Couple, NoPairing, Pair, PairCost, Proposal, SwissWish } from './wish.js';

/** Somebody whom one of the pair would have met for less, and what was against it. */
interface Missing {
  readonly entry: EntryNumber;
  readonly other: EntryNumber;
  readonly barrier: Barrier;
}

export interface Why {
  readonly cost: PairCost;
  /** For each of the pair, `first` first, the cheapest that were barred: at most 8. */
  readonly missing: readonly Missing[];
  /** The best round without this pair; null where more than 128 play. */
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
 * Why two meet in a proposal for this wish: what it costs, who would have been cheaper but was barred, and the best
 * round in which they do not meet. Throws a RangeError where the proposal does not have the pair.
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
 * What forbids that two meet in this round, null for nothing: `NOT_PLAYING` where they are not both to be paired, then
 * the director's word, then that they have met (where no rematch is left to use), then the limit of sides. Pins are
 * not looked at.
 */
export function mayPair(wish: SwissWish, a: EntryNumber, b: EntryNumber): Barrier | null {
  const playing = [a, b].filter((entry) => wish.playing.includes(entry));
  const [one, other] = playersOf({ ...wish, pinned: [], playing });
  return one && other ? barrierOf(one, other, rulesOf(wish)) : 'NOT_PLAYING';
}
