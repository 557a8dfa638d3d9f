import { isDivided, poolsOf } from '../fold/pools.js';
import { tableOf } from '../fold/table-of.js';
import type { Tournament } from '../fold/tournament.js';
import { FORMATS } from '../formats/index.js';
import type { Table } from '../table/table.js';

/**
 * The tables of the pools of a round robin, each with the rounds of its pool alone; where it is not divided, the one
 * table of everybody.
 */
export function poolTables(event: Tournament): readonly Table[] {
  const table = tableOf(event);
  const pools = poolsOf(event);
  if (!isDivided(event) || pools === null) return [table];
  const contestants = new Map(table.contestants.map((one) => [one.entry, one]));
  const { most } = FORMATS[event.settings.format];
  return pools.map((pool) => {
    const rounds = Math.min(table.rounds, most(pool.length));
    const own = pool.flatMap((entry) => contestants.get(entry) ?? []);
    const cut = own.map((one) => ({ ...one, parts: one.parts.slice(0, rounds) }));
    return { ...table, rounds, contestants: cut };
  });
}
