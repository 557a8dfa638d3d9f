import type { EntityManager } from 'typeorm';

import { appError } from '../errors/errors.js';
import type { Text } from '../language/locale.js';

/** Something of which a player may have a limited number at a time. */
export interface Standing {
  /** SQL that counts what the player `$1` has, as the column `count`. */
  readonly count: string;
  readonly things: Text;
  /** What the player can do to be allowed one more. */
  readonly remedy: Text;
}

/**
 * Throws QUOTA_REACHED unless the player may have one more. The new one has to be written in the same transaction:
 * until that ends, nobody else can count for this player, at any instance.
 */
export async function assertBelow(
  manager: EntityManager,
  playerId: string,
  { count, things, remedy }: Standing,
  limit: number,
): Promise<void> {
  if (limit === 0) return;
  await manager.query('SELECT FROM players WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
  const [row]: { count: number }[] = await manager.query(count, [playerId]);
  if ((row?.count ?? 0) >= limit) throw appError('QUOTA_REACHED', { limit, things, remedy });
}
