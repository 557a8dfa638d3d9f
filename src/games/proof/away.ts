import type { AwayChange } from '../../clocks/away.js';
import type { Event } from '../../rules/index.js';
import type { MoveRow } from '../store/move-row.js';

/** The event by which the log says that a player goes away, or comes back earlier. */
export const awayEvent = ({ seat, isAway, from, until }: AwayChange): Event => ({
  ...{ type: isAway ? 'away' : 'back', clause: '', rolls: [] },
  data: { seat, from, until, ms: until - from },
});

/** How a row changes when players are away. */
export function awayIn({ kind, events }: Pick<MoveRow, 'kind' | 'events'>): AwayChange[] {
  if (kind !== 'clock') return [];
  return events.flatMap(({ type, data }) => {
    if (type !== 'away' && type !== 'back') return [];
    const [from, until] = [Number(data['from']), Number(data['until'])];
    return [{ seat: String(data['seat']), isAway: type === 'away', from, until }];
  });
}
