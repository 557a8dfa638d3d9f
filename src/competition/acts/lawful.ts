import type { Pairing, PairOf } from '../facts/facts.js';
import { legsOf } from '../facts/settings.js';
import { tableOf } from '../fold/table-of.js';
import { areApart, type Tournament } from '../fold/tournament.js';
import { balanceOf, type Contestant } from '../table/table.js';

type Book = ReadonlyMap<number, Contestant>;

/** C.04.2 art. 3.5: who met without a move has not met. */
const haveMet = (book: Book, { first, second }: PairOf): boolean =>
  book.get(first)?.parts.some(({ how, opponent }) => how === 'PLAYED' && opponent === second) ===
  true;

/**
 * The pair with its sides so that nobody has had one of them more than once more than the other; null: they have met,
 * are kept apart, or both have had the same side more often.
 */
function seated(event: Tournament, book: Book, pair: PairOf): PairOf | null {
  if (haveMet(book, pair) || areApart(event, pair)) return null;
  if (legsOf(event.settings) === 2) return pair;
  const balance = (entry: number): number => {
    const contestant = book.get(entry);
    return contestant === undefined ? 0 : balanceOf(contestant);
  };
  const turned = { first: pair.second, second: pair.first };
  const fits = ({ first, second }: PairOf): boolean => balance(first) < 1 && balance(second) > -1;
  return [pair, turned].find(fits) ?? null;
}

/** C.04.1 art. 4: not after another such bye, nor after as much as a win brings without having played. */
const mayRest = ({ settings }: Tournament, contestant: Contestant | undefined): boolean =>
  contestant?.parts.every(
    ({ how, points }) =>
      how !== 'ALLOCATED_BYE' && (how === 'PLAYED' || points < settings.points.win),
  ) !== false;

/**
 * A pairing with its sides set right where those named play or rest in it; null: they may not do so. The others stay as
 * they were proposed, whatever was let pass for them.
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
