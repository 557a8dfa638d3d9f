import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

/** How long a player keeps a name that they have chosen anew, in milliseconds. */
const KEPT_MS = 24 * 3_600_000;

/** Gives a player another name if `$3` is past their last change; returns when that was. */
const RENAME = {
  name: 'rename-player',
  text: `
    WITH before AS (SELECT renamed_at FROM players WHERE id = $1 FOR UPDATE), renamed AS (
      UPDATE players p SET name = $2, renamed_at = clock_timestamp() FROM before
      WHERE p.id = $1 AND p.name <> $2
        AND (before.renamed_at IS NULL OR before.renamed_at <= clock_timestamp() - $3 * interval '1 ms')
      RETURNING p.id
    )
    SELECT p.name = $2 OR EXISTS (SELECT FROM renamed) AS "isDone",
      extract(epoch FROM before.renamed_at + $3 * interval '1 ms' - clock_timestamp())::int AS "seconds"
    FROM before, players p WHERE p.id = $1`,
} as const;

const RENAMED_LATELY = {
  name: 'renamed-lately',
  text: `SELECT id, name FROM players WHERE renamed_at > clock_timestamp() - interval '1 minute'`,
} as const;

/** Changes and finds names of players. */
@Injectable()
export class NamesRepository {
  constructor(private readonly pool: Pool) {}

  /** Gives a player that name; returns for how many seconds it is too early for that, or null: it is theirs now. */
  async rename(playerId: string, name: string): Promise<number | null> {
    const { rows } = await this.pool.query<{ isDone: boolean; seconds: number | null }>({
      ...RENAME,
      values: [playerId, name, KEPT_MS],
    });
    const [row] = rows;
    return row === undefined || row.isDone ? null : Math.max(1, row.seconds ?? 1);
  }

  /** Player id -> name, for all who changed theirs within the last minute. */
  async renamedLately(): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.pool.query<{ id: string; name: string }>(RENAMED_LATELY);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
