import type { QueryRunner } from 'typeorm';

/**
 * How long a lock on the tables is waited for, in milliseconds. Everybody who comes meanwhile waits behind it, even
 * readers.
 */
const PATIENCE_MS = 1_000;
/** Seconds between two attempts, so that those who have waited get their turn. */
const PAUSE_SECONDS = 2;
/** Error codes of Postgres: the lock was not available in time (55P03), or there was a deadlock (40P01). */
const NOT_NOW = new Set(['55P03', '40P01']);

/**
 * Locks the tables until the end of the transaction; false: somebody uses them for longer, e.g. a backup. The tables
 * are given in the order in which a move uses them.
 */
export async function isLocked(runner: QueryRunner, ...tables: string[]): Promise<boolean> {
  await runner.query('SAVEPOINT unlocked');
  try {
    await runner.query(`SET LOCAL lock_timeout = ${PATIENCE_MS}`);
    await runner.query(`LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`);
    await runner.query('SET LOCAL lock_timeout = DEFAULT');
    return true;
  } catch (error) {
    if (!NOT_NOW.has((error as { readonly code?: string }).code ?? '')) throw error;
    await runner.query('ROLLBACK TO SAVEPOINT unlocked');
    await runner.query(`SELECT pg_sleep(${PAUSE_SECONDS})`);
    return false;
  }
}
