import {
  balanceOf,
  type Contestant,
  type EntryNumber,
  type Part,
  pointsOf,
  type Side,
  type Table,
} from '../table/table.js';
import type { Couple, SwissWish } from './wish.js';

/** A player who is to be paired, with what the earlier rounds mean for it. */
export interface Player {
  readonly entry: EntryNumber;
  readonly seed: number;
  readonly points: number;
  /** Number of games with the first side minus those with the second. */
  readonly balance: number;
  /** By round: the side in leg 1; null where no game began. */
  readonly sides: readonly (Side | null)[];
  readonly met: ReadonlySet<EntryNumber>;
  readonly forbidden: ReadonlySet<EntryNumber>;
  readonly pinned: EntryNumber | null;
  /** How the player left its score group in the last round: -1 downwards (a bye too), 1 upwards, 0 not at all. */
  readonly floated: number;
  /** Whether the player may have the bye. */
  readonly mayRest: boolean;
}

/** A player with its place among those playing; ranks count from 0. */
export interface Ranked extends Player {
  readonly rank: number;
  /** Rank of the first player with the same points. */
  readonly groupFrom: number;
  readonly groupSize: number;
}

const before = (contestant: Contestant, rounds: number): Contestant => ({
  ...contestant,
  parts: contestant.parts.slice(0, rounds),
});

/** Opponents whom the player has met. A pairing without a game does not count as a meeting (C.04.2 art. 3.5). */
const metIn = (parts: readonly Part[]): ReadonlySet<EntryNumber> =>
  new Set(parts.flatMap(({ how, opponent }) => (how === 'PLAYED' && opponent ? [opponent] : [])));

const partnersIn = (couples: readonly Couple[], entry: EntryNumber): readonly EntryNumber[] =>
  couples.filter((two) => two.includes(entry)).map(([a, b]) => (a === entry ? b : a));

/**
 * Whether a player may have a bye: not after another one from the pairing, nor after a round that brought as much as a
 * win without play (C.04.1 art. 4).
 */
const mayRest = (parts: readonly Part[], { points }: Table): boolean =>
  parts.every(
    (part) => part.how !== 'ALLOCATED_BYE' && (part.how === 'PLAYED' || part.points < points.win),
  );

const sideIn = ({ legs: [leg] }: Part): Side | null => (leg?.began ? leg.side : null);

type Book = ReadonlyMap<EntryNumber, Contestant>;

function floatedIn(contestant: Contestant, book: Book, round: number): number {
  const part = contestant.parts[round - 1];
  if (part?.how === 'ALLOCATED_BYE') return -1;
  const opponent = part?.how === 'PLAYED' ? book.get(part.opponent ?? 0) : undefined;
  if (!opponent) return 0;
  return Math.sign(pointsOf(before(opponent, round - 1)) - pointsOf(before(contestant, round - 1)));
}

function playerOf(wish: SwissWish, entry: EntryNumber, book: Book): Player {
  const known = book.get(entry);
  if (!known) throw new RangeError(`entry ${entry} is not in the table`);
  const contestant = before(known, wish.round - 1);
  const pins = partnersIn(wish.pinned, entry);
  if (new Set(pins).size > 1) throw new RangeError(`entry ${entry} is pinned to more than one`);
  return {
    ...{ entry, seed: contestant.seed, points: pointsOf(contestant) },
    balance: balanceOf(contestant),
    sides: contestant.parts.map(sideIn),
    met: metIn(contestant.parts),
    forbidden: new Set(partnersIn(wish.forbidden, entry)),
    pinned: pins[0] ?? null,
    floated: floatedIn(contestant, book, wish.round - 1),
    mayRest: mayRest(contestant.parts, wish.table),
  };
}

function ranked(players: readonly Player[]): readonly Ranked[] {
  const sizes = new Map<number, number>();
  for (const { points } of players) sizes.set(points, (sizes.get(points) ?? 0) + 1);
  const firsts = new Map<number, number>();
  players.forEach(({ points }, rank) => firsts.has(points) || firsts.set(points, rank));
  return players.map((player, rank) => ({
    ...{ ...player, rank },
    groupFrom: firsts.get(player.points) ?? rank,
    groupSize: sizes.get(player.points) ?? 1,
  }));
}

function refuseStrayPins({ pinned, playing }: SwissWish): void {
  for (const [a, b] of pinned) {
    if (a === b) throw new RangeError(`entry ${a} is pinned to itself`);
    if (!playing.includes(a) || !playing.includes(b))
      throw new RangeError(`entries ${a} and ${b} are pinned and do not both play`);
  }
}

/**
 * The players, ordered by points, then by seed. Throws where one is not in the table, or pins do not fit those who
 * play.
 */
export function playersOf(wish: SwissWish): readonly Ranked[] {
  refuseStrayPins(wish);
  const book = new Map(wish.table.contestants.map((contestant) => [contestant.entry, contestant]));
  const players = [...new Set(wish.playing)].map((entry) => playerOf(wish, entry, book));
  return ranked(players.sort((a, b) => b.points - a.points || a.seed - b.seed));
}
