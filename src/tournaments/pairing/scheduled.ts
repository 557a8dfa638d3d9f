import type { Pairing } from '../../competition/facts/facts.js';
import { poolsOf } from '../../competition/fold/pools.js';
import { isActive, type Tournament } from '../../competition/fold/tournament.js';
import { roundRobin } from '../../competition/pairing/index.js';
import type { EntryNumber } from '../../competition/table/table.js';

/**
 * The next round from the tables of a round robin, pool by pool. An entrant whose opponent has left the event rests; so
 * does nobody of a pool that has played all its rounds.
 */
export function scheduled(event: Tournament): Pairing {
  const number = event.rounds.filter(({ state }) => state !== 'PROPOSED').length;
  const pools = (poolsOf(event) ?? []).map((pool) => scheduledIn(event, pool, number));
  return { pairs: pools.flatMap(({ pairs }) => pairs), byes: pools.flatMap(({ byes }) => byes) };
}

/** The round, counted from 0, of one pool. */
function scheduledIn(event: Tournament, pool: readonly EntryNumber[], round: number): Pairing {
  const meetings = roundRobin(pool, event.settings.format === 'DOUBLE_ROUND_ROBIN', round);
  if (meetings === null) return { pairs: [], byes: [] };
  const plays = (entry: EntryNumber): boolean => isActive(event, entry);
  const pairs = meetings.filter(({ first, second }) => plays(first) && plays(second));
  const met = new Set(pairs.flatMap(({ first, second }) => [first, second]));
  return { pairs, byes: pool.filter((entry) => plays(entry) && !met.has(entry)) };
}
