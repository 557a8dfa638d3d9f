import type { DataSource, EntityManager } from 'typeorm';

import { sqlState } from '../errors/failures.js';

const ATTEMPTS = 3;
/** serialization_failure, deadlock_detected: nothing happened, and the same work may succeed now. */
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01']);

/** All of `work` or nothing. `work` may run more than once, so it must have no effect outside the database. */
export async function inTransaction<T>(
  source: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await source.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !WORTH_ANOTHER_TRY.has(sqlState(error) ?? '')) throw error;
    }
  }
}
