import type { Pool } from 'pg';

import type { KindName } from '../../duties/kinds.js';
import { worst } from '../../duties/read.js';
import type { Failure, Standing } from '../../duties/standing.js';

/** One thing that is overdue or has failed. */
type One = Omit<Failure, 'since'> & {
  readonly state: 'OVERDUE' | 'FAILED';
  readonly since: string | null;
};

/** What `npm run duties -- --json` prints. `oldestSeconds`: how long the oldest is overdue; null: none is. */
export interface Named {
  readonly at: string;
  /** Kinds of which something is overdue for so long that nobody seems to do it. */
  readonly late: readonly KindName[];
  readonly kinds: readonly (Omit<Standing, 'oldest'> & {
    readonly oldestSeconds: number | null;
    readonly worst: readonly One[];
  })[];
}

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** The standings, with those few of each kind that are longest overdue or have failed. */
export async function named(pool: Pool, all: readonly Standing[], at: number): Promise<Named> {
  const kinds = [];
  for (const { oldest, ...one } of all) {
    const oldestSeconds = oldest === null ? null : Math.round(oldest / 1_000);
    kinds.push({ ...one, oldestSeconds, worst: await worstOf(pool, one, at) });
  }
  const late = all.filter(({ isLate }) => isLate).map(({ kind }) => kind);
  return { at: new Date(at).toISOString(), late, kinds };
}

async function worstOf(
  pool: Pool,
  { kind, overdue, failed }: Pick<Standing, 'kind' | 'overdue' | 'failed'>,
  at: number,
): Promise<One[]> {
  if (overdue + failed === 0) return [];
  const found = await worst(pool, kind, at);
  const those = (state: One['state'], list: readonly Failure[]): One[] =>
    list.map(({ since, ...one }) => ({ state, ...one, since: iso(since) }));
  return [...those('OVERDUE', found.overdue), ...those('FAILED', found.failed)];
}
