import type { EntryNumber } from '../table/table.js';
import { barrierOf, mayHaveBye, type Rules, rulesOf } from './barriers.js';
import { pairCost } from './costs.js';
import { playersOf, type Ranked } from './players.js';
import { costOf } from './swiss.js';
import type { Barrier, Cost, Pair, Proposal, SwissWish } from './wish.js';

/** A round as it stands, whether the program or a director has set it. */
export interface SetRound {
  readonly pairs: readonly Pick<Pair, 'first' | 'second'>[];
  /** The entrant who rests: one at most. */
  readonly byes: readonly EntryNumber[];
}

/** Why two entrants may not meet, or why one may not have the bye (`REST`). */
export interface Bar {
  readonly barrier: Barrier | 'REST';
  readonly entries: readonly EntryNumber[];
}

/** A possible exchange of two entrants in a round: what the whole round would then cost, or why it is not allowed. */
export interface Exchange {
  readonly entry: EntryNumber;
  readonly cost: Cost;
  readonly bar: Bar | null;
}

type Book = ReadonlyMap<EntryNumber, Ranked>;

const bookOf = (wish: SwissWish): Book =>
  new Map(playersOf(wish).map((player) => [player.entry, player]));

/** Throws a RangeError where an entrant of the round is not among those playing. */
function known(book: Book, entry: EntryNumber): Ranked {
  const player = book.get(entry);
  if (!player) throw new RangeError(`entry ${entry} does not play`);
  return player;
}

const costBetween = (a: Ranked, b: Ranked) => (a.rank < b.rank ? pairCost(a, b) : pairCost(b, a));

function priced({ pairs, byes: [rests] }: SetRound, book: Book): Proposal {
  const all = pairs.map(({ first, second }): Pair => ({
    ...{ first, second, cost: costBetween(known(book, first), known(book, second)) },
  }));
  const costs = all.map(({ cost }) => cost);
  const resting = rests === undefined ? undefined : known(book, rests);
  return { pairs: all, bye: rests ?? null, cost: costOf(costs, resting) };
}

/** The cost of a round and of each of its pairs. The round may break hard rules, e.g. one that a director has set. */
export const appraised = (wish: SwissWish, round: SetRound): Proposal =>
  priced(round, bookOf(wish));

function changed({ pairs, byes }: SetRound, a: EntryNumber, b: EntryNumber): SetRound {
  const other = (entry: EntryNumber): EntryNumber => (entry === a ? b : entry === b ? a : entry);
  return {
    pairs: pairs.map(({ first, second }) => ({ first: other(first), second: other(second) })),
    byes: byes.map(other),
  };
}

/** What is not allowed in a round, looking only at the pairs and byes of the entrants `named`. */
function barIn({ pairs, byes }: SetRound, named: readonly EntryNumber[], book: Book, rules: Rules) {
  for (const entry of byes)
    if (named.includes(entry) && !mayHaveBye(known(book, entry), rules))
      return { barrier: 'REST', entries: [entry] } as const;
  for (const { first, second } of pairs) {
    if (!named.includes(first) && !named.includes(second)) continue;
    const barrier = barrierOf(known(book, first), known(book, second), rules);
    if (barrier) return { barrier, entries: [first, second] } as const;
  }
  return null;
}

/** All exchanges of one entrant with others in the round (all but the opponent), in the order of ranks. */
export function exchangesOf(
  wish: SwissWish,
  round: SetRound,
  entry: EntryNumber,
): readonly Exchange[] {
  const book = bookOf(wish);
  const own = round.pairs.find(({ first, second }) => first === entry || second === entry);
  const others = [...book.keys()].filter(
    (other) => other !== entry && other !== own?.first && other !== own?.second,
  );
  return others.map((other) => {
    const after = changed(round, entry, other);
    const bar = barIn(after, [entry, other], book, rulesOf(wish));
    return { entry: other, cost: priced(after, book).cost, bar };
  });
}
