import type { EntryNumber } from '../table/table.js';
import type { Tournament } from './tournament.js';

/** All entrants in the order in which the event's own lot draws them. */
export function lotsDrawn(
  { entries }: Tournament,
  lot: (bound: number, purpose: string) => number,
): readonly EntryNumber[] {
  const rest = entries.map(({ number }) => number);
  return entries.flatMap((_, i) => rest.splice(lot(rest.length, `tie-break ${i + 1}`), 1));
}
