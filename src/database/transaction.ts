import type { DataSource, EntityManager } from 'typeorm';

import { sqlState } from '../errors/failures.js';

const ATTEMPTS = 3;
/** serialization_failure and deadlock_detected: nothing was written, and the same work may succeed now. */
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01']);

/** Runs `work` in a transaction. It may run more than once, so it must have no effects outside the database. */
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
