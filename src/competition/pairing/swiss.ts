import { rulesOf } from './barriers.js';
import { bestRound, type Round } from './best.js';
import { pairCost } from './costs.js';
import { playersOf, type Ranked } from './players.js';
import { relaxed } from './relaxing.js';
import { hasFirstSide } from './sides.js';
import type { Cost, NoPairing, Pair, PairCost, Proposal, SwissWish } from './wish.js';

interface Board {
  readonly pair: Pair;
  readonly points: number;
  readonly seed: number;
}

function boardOf(a: Ranked, b: Ranked, wish: SwissWish): Board {
  const [first, second] = hasFirstSide(a, b, wish) ? [a, b] : [b, a];
  return {
    pair: { first: first.entry, second: second.entry, cost: pairCost(a, b) },
    points: a.points + b.points,
    seed: Math.min(a.seed, b.seed),
  };
}

export function costOf(pairs: readonly PairCost[], rests: Ranked | undefined): Cost {
  const sum = (digit: keyof PairCost): number => pairs.reduce((all, cost) => all + cost[digit], 0);
  return {
    ...{ rematches: sum('rematches'), gaps: sum('gaps'), bye: rests?.points ?? 0 },
    floats: sum('floats') + Number((rests?.floated ?? 0) < 0),
    fold: sum('fold'),
  };
}

function proposalOf(round: Round, players: readonly Ranked[], wish: SwissWish): Proposal {
  const boards: Board[] = [];
  let rests: Ranked | undefined;
  for (const [first, second] of round) {
    const [a, b] = [players[first], players[second]];
    if (a && b) boards.push(boardOf(a, b, wish));
    else rests = a;
  }
  boards.sort((a, b) => b.points - a.points || a.seed - b.seed);
  const pairs = boards.map(({ pair }) => pair);
  const cost = costOf(
    pairs.map((pair) => pair.cost),
    rests,
  );
  return { pairs, bye: rests?.entry ?? null, cost };
}

/**
 * Pairs a round of a Swiss event. Hard rules: no rematch, no forbidden pair, sides within the limit, the bye only for
 * players who may have it by C.04.1 art. 4. Of all rounds that keep them, the one of least cost is taken; costs are
 * compared digit by digit in the order of `Cost`: rematches, gaps, bye, floats, fold. A player rests if and only if the
 * number of players is odd. The same wish gives the same round, whatever the order of its lists. Up to 500 players the
 * round is the cheapest of all; above, only a window of edges is looked at, so that its fold may be dearer than
 * necessary. Throws a RangeError where somebody who plays is not in the table, is pinned twice, to themselves or to
 * somebody who does not play, or where points are no multiples of a quarter.
 */
export function pairSwiss(wish: SwissWish): Proposal | NoPairing {
  const players = playersOf(wish);
  const found = bestRound(players, rulesOf(wish));
  if (!found || found.rematches > wish.rematches) return relaxed(players, wish);
  return proposalOf(found.round, players, wish);
}
