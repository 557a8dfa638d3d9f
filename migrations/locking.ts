import type { QueryRunner } from 'typeorm';

/** How long the tables are waited for, in milliseconds: whoever comes meanwhile waits behind, even who only reads. */
const PATIENCE_MS = 1_000;
/** Seconds between two tries, so that those who have waited come through. */
const PAUSE_SECONDS = 2;
/** What Postgres says where the tables were not to be had in time, or somebody waited for the one and had the other. */
const NOT_NOW = new Set(['55P03', '40P01']);

/**
 * Whether nobody else is at these tables from here on, up to the end of the transaction; false: somebody is for long,
 * as a backup may be. Tables are named in the order in which a move asks for them.
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
