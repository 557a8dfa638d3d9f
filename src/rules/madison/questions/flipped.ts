import type { LeaderId } from '../components/leaders.js';
import type { MadisonState } from '../state.js';

/** MMW-3.4 for an event that names leaders: those whose counters show their reverse. Left out where there are none. */
export function flippedAmong(
  { leaders }: Pick<MadisonState, 'leaders'>,
  ids: readonly LeaderId[],
): { readonly flipped?: LeaderId[] } {
  const flipped = ids.filter((id) => leaders[id].flipped === true);
  return flipped.length === 0 ? {} : { flipped };
}
