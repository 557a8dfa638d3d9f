import type { DataSource, EntityManager } from 'typeorm';

import { Turns } from '../../common/turns.js';
import { inTransaction } from '../../database/transaction.js';

const turns = new WeakMap<DataSource, Turns<string>>();

/**
 * Runs `work` in a transaction that holds a row from its start, e.g. that of a player: `key` says which. Of the same
 * key one after the other takes a connection: all at once they would wait for the row with every connection that there
 * is, and everybody else for them.
 */
export function inTurn<T>(
  source: DataSource,
  key: string,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const mine = turns.get(source) ?? new Turns<string>();
  turns.set(source, mine);
  return mine.take(key, () => inTransaction(source, work));
}
