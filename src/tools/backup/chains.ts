import pg from 'pg';

import { type GameRecord, sealHash, sealOf, verifyRecord } from '../../games/proof/record.js';
import { recordHeadOf } from '../../games/proof/record-head.js';
import { Rulesets } from '../../games/rulesets/rulesets.js';
import { type GameHead, hasBegun, isOver } from '../../games/store/game-head.js';
import { GamesRepository } from '../../games/store/games.repository.js';
import type { MoveRow } from '../../games/store/move-row.js';
import { MovesRepository } from '../../games/store/moves.repository.js';
import { RULESETS } from '../../rules/index.js';
import { broken, holes } from '../chaos/log-checks.js';

export interface Chains {
  readonly games: number;
  readonly moves: number;
  /** Games whose chain of hashes does not hold, a sentence each. */
  readonly faults: readonly string[];
}

const LAST = 2 ** 31 - 1;

/** Checks the log of every game in a database: nothing may be missing or altered since it was written. */
export async function verifyChains(
  url: string,
  signal: AbortSignal,
  heed: (games: number) => void,
): Promise<Chains> {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'muster-restore' });
  pool.on('error', () => undefined);
  try {
    const { rows: ids } = await pool.query<{ id: string }>('SELECT id FROM games ORDER BY id');
    const games = new GamesRepository(pool, new Rulesets(RULESETS));
    const log = new MovesRepository(pool);
    const faults: string[] = [];
    let moves = 0;
    for (const [i, { id }] of ids.entries()) {
      signal.throwIfAborted();
      const rows = await log.kept(id, LAST);
      const head = await games.head(id);
      if (head !== undefined) faults.push(...named(id, () => chainFaults(head, rows)));
      moves += rows.length;
      heed(i + 1);
    }
    return { games: ids.length, moves, faults };
  } finally {
    await pool.end();
  }
}

/** The first fault of a game; a game that cannot even be read has a fault too. */
function named(id: string, look: () => string[]): string[] {
  try {
    const [first, ...more] = look();
    if (first === undefined) return [];
    return [`game ${id}: ${first}${more.length > 0 ? `, and ${more.length} more` : ''}`];
  } catch (error) {
    return [`game ${id}: it cannot be read: ${String(error)}`];
  }
}

/** Checks the log of a game; if the game is over, its chance too, as `muster-verify` does. */
function chainFaults(head: GameHead, rows: readonly MoveRow[]): string[] {
  const gaps = holes(rows, head);
  if (!hasBegun(head)) return gaps;
  const sealed = recordHeadOf(head);
  if (isOver(head)) {
    const { seed, outcome } = head;
    const record = { ...sealed, seed: seed.toString('hex'), outcome, seal: sealOf(sealed), rows };
    return [...gaps, ...verifyRecord(record satisfies GameRecord)];
  }
  const begun = rows[0]?.prevHash === sealHash(sealed);
  return [
    ...gaps,
    ...broken(rows),
    ...(begun ? [] : ['the first row does not stand on what the game began with']),
  ];
}
