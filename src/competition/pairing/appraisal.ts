import type { EntryNumber } from '../table/table.js';
import { barrierOf, mayHaveBye, type Rules, rulesOf } from './barriers.js';
import { pairCost } from './costs.js';
import { playersOf, type Ranked } from './players.js';
import { costOf } from './swiss.js';
import type { Barrier, Cost, Pair, Proposal, SwissWish } from './wish.js';

/** A round as it stands, whoever has set it. */
export interface SetRound {
  readonly pairs: readonly Pick<Pair, 'first' | 'second'>[];
  /** One at most. */
  readonly byes: readonly EntryNumber[];
}

/** What is against two who would meet; against one: they may not rest. */
export interface Bar {
  readonly barrier: Barrier | 'REST';
  readonly entries: readonly EntryNumber[];
}

/** Two change places in a round: what all of it costs then, or what is against it. */
export interface Exchange {
  readonly entry: EntryNumber;
  readonly cost: Cost;
  readonly bar: Bar | null;
}

type Book = ReadonlyMap<EntryNumber, Ranked>;

const bookOf = (wish: SwissWish): Book =>
  new Map(playersOf(wish).map((player) => [player.entry, player]));

/** Throws a RangeError where somebody in the round is not among those playing. */
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

/** A round with what it and each of its pairs costs; it need not be one that keeps the hard edges. */
export const appraised = (wish: SwissWish, round: SetRound): Proposal =>
  priced(round, bookOf(wish));

function changed({ pairs, byes }: SetRound, a: EntryNumber, b: EntryNumber): SetRound {
  const other = (entry: EntryNumber): EntryNumber => (entry === a ? b : entry === b ? a : entry);
  return {
    pairs: pairs.map(({ first, second }) => ({ first: other(first), second: other(second) })),
    byes: byes.map(other),
  };
}

/** What is against a round where one of `named` plays or rests. */
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

/** With whom somebody can change places in a round, all others of it but their opponent, in the order of ranks. */
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
