import type { Pairing, PairOf } from '../facts/facts.js';
import { areSidesBid, legsOf } from '../facts/settings.js';
import { tableOf } from '../fold/table-of.js';
import { areApart, type Tournament } from '../fold/tournament.js';
import { balanceOf, type Contestant } from '../table/table.js';

type Book = ReadonlyMap<number, Contestant>;

/** Whether the two have met. A pairing without a move does not count as a meeting (C.04.2 art. 3.5). */
const haveMet = (book: Book, { first, second }: PairOf): boolean =>
  book.get(first)?.parts.some(({ how, opponent }) => how === 'PLAYED' && opponent === second) ===
  true;

/**
 * The pair with its sides in such an order that neither player has had one side more than once more often than the
 * other; null: they have met, are kept apart, or no order does because both have had the same side more often. Where
 * sides are bid for, they may be had as often as somebody likes to pay for them.
 */
function seated(event: Tournament, book: Book, pair: PairOf): PairOf | null {
  if (haveMet(book, pair) || areApart(event, pair)) return null;
  const { settings } = event;
  if (legsOf(settings) === 2 || areSidesBid(settings)) return pair;
  const balance = (entry: number): number => {
    const contestant = book.get(entry);
    return contestant === undefined ? 0 : balanceOf(contestant);
  };
  const turned = { first: pair.second, second: pair.first };
  const fits = ({ first, second }: PairOf): boolean => balance(first) < 1 && balance(second) > -1;
  return [pair, turned].find(fits) ?? null;
}

/**
 * Whether somebody may have a bye: not after another one from the pairing, nor after a round that brought as much as a
 * win without play (C.04.1 art. 4).
 */
const mayRest = ({ settings }: Tournament, contestant: Contestant | undefined): boolean =>
  contestant?.parts.every(
    ({ how, points }) =>
      how !== 'ALLOCATED_BYE' && (how === 'PLAYED' || points < settings.points.win),
  ) !== false;

/**
 * A pairing in which the pairs of the entries `named` have their right sides; null: one of them may not be paired or
 * rest so. The other pairs stay as they were proposed, whatever rules were relaxed for them.
 */
export function lawful(
  event: Tournament,
  { pairs, byes }: Pairing,
  named: readonly number[],
): Pairing | null {
  const book = new Map(tableOf(event).contestants.map((one) => [one.entry, one]));
  if (byes.some((entry) => named.includes(entry) && !mayRest(event, book.get(entry)))) return null;
  const isNamed = ({ first, second }: PairOf): boolean =>
    named.includes(first) || named.includes(second);
  const seats = pairs.map((pair) => (isNamed(pair) ? seated(event, book, pair) : pair));
  const sound = seats.filter((pair) => pair !== null);
  return sound.length === seats.length ? { pairs: sound, byes } : null;
}
