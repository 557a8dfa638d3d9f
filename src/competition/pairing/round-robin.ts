import type { EntryNumber } from '../table/table.js';

/** Two that meet; `first` has side 0. */
export interface Meeting {
  readonly first: EntryNumber;
  readonly second: EntryNumber;
}

/**
 * The pairs of a round. The sum of the two places (modulo the number of the others) is the same for all pairs; the
 * place that would meet itself, half of that sum (`turn`), meets the last one instead.
 */
function meetings(entries: readonly EntryNumber[], round: number): Meeting[] {
  const odd = entries.length - 1 + (entries.length % 2);
  const turn = (round * ((odd + 1) / 2)) % odd;
  const meet = (first: number, second: number): Meeting[] => {
    const [one, other] = [entries[first], entries[second]];
    return one === undefined || other === undefined ? [] : [{ first: one, second: other }];
  };
  const among = Array.from({ length: (odd - 1) / 2 }, (_, k) =>
    meet((turn + k + 1) % odd, (turn - k - 1 + odd) % odd),
  );
  return [...(round % 2 ? meet(odd, turn) : meet(turn, odd)), ...among.flat()];
}

const exchanged = ({ first, second }: Meeting): Meeting => ({ first: second, second: first });

/**
 * Who meets whom in a round, counted from 0, after the Berger tables (C.05 annex 1), in the order of `entries`; null
 * where there is no such round. Everybody meets everybody once, or with `double` twice with sides exchanged; then the
 * last two rounds of the first half change places, as the annex recommends, so that nobody has the same side three
 * times running. Sides balance to 0 with an odd number of entries, to 1 with an even number, to 0 with `double`. With
 * an odd number one entrant rests each round. There are no rounds for fewer than two entries.
 */
export function roundRobin(
  entries: readonly EntryNumber[],
  double: boolean,
  round: number,
): readonly Meeting[] | null {
  const count = entries.length < 2 ? 0 : entries.length - 1 + (entries.length % 2);
  if (round >= (double ? 2 * count : count)) return null;
  if (round >= count) return meetings(entries, round - count).map(exchanged);
  const isOfLastTwo = count > 1 && round >= count - 2;
  return meetings(entries, double && isOfLastTwo ? 2 * count - 3 - round : round);
}
