import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isLocked } from './locking.js';

const SLIM = `
  CREATE TABLE moves_slim (
    game_id uuid NOT NULL,
    seq integer NOT NULL,
    version integer NOT NULL,
    seat text,
    kind text NOT NULL,
    secret boolean NOT NULL,
    undoable boolean NOT NULL,
    request_id text,
    created_at timestamptz NOT NULL,
    hash text NOT NULL,
    body text NOT NULL,
    CONSTRAINT pk_moves_slim PRIMARY KEY (game_id, seq),
    CONSTRAINT uq_moves_slim_request UNIQUE (game_id, seat, request_id)
  )`;

const INDEXES = [
  'CREATE UNIQUE INDEX uq_moves_slim_version ON moves_slim (game_id, version) WHERE NOT secret',
  "CREATE INDEX ix_moves_slim_requests ON moves_slim (game_id, seq) WHERE kind = 'request'",
];

const CHANGE_PLACES = [
  'DROP TABLE moves',
  'ALTER TABLE moves_slim RENAME TO moves',
  'ALTER TABLE moves RENAME CONSTRAINT pk_moves_slim TO pk_moves',
  'ALTER TABLE moves RENAME CONSTRAINT uq_moves_slim_request TO uq_moves_request',
  'ALTER INDEX uq_moves_slim_version RENAME TO uq_moves_version',
  'ALTER INDEX ix_moves_slim_requests RENAME TO ix_moves_requests',
];

/** How many rows are copied at once. */
const BATCH = 1_000;
/** Writing is blocked once no more rows than this are left to copy. */
const FEW = 1_000;
/** A table of the games with rows to copy: those after `after`, up to `seq`. */
const REACHED = `
  CREATE TEMP TABLE reached ON COMMIT DROP AS
  SELECT g.id, COALESCE(c.seq, 0) AS after, g.seq FROM games g LEFT JOIN carried c ON c.id = g.id
  WHERE g.seq > COALESCE(c.seq, 0)`;

const ROWS = `
  DECLARE carrying NO SCROLL CURSOR FOR
  SELECT m.* FROM reached r JOIN moves m ON m.game_id = r.id AND m.seq > r.after AND m.seq <= r.seq`;

const KEEP = `
  INSERT INTO moves_slim
  SELECT r.game_id, r.seq, r.version, r.seat, r.kind, r.secret, r.undoable, r.request_id, r.created_at, r.hash, r.body
  FROM jsonb_to_recordset($1::jsonb) AS r(game_id uuid, seq int, version int, seat text, kind text, secret boolean,
    undoable boolean, request_id text, created_at timestamptz, hash text, body text)`;

const CARRIED = `
  INSERT INTO carried SELECT id, seq FROM reached ON CONFLICT (id) DO UPDATE SET seq = excluded.seq`;

type Row = { readonly [column: string]: unknown };

/**
 * Reduces a row of the log to the columns by which it is found, and the whole row as the one text that was hashed.
 * Existing rows are copied in batches while others go on playing; writing is blocked only while the last few rows are
 * copied and the new table takes the place of the old one.
 */
export class SlimMoves1764460800000 implements MigrationInterface {
  readonly name = 'SlimMoves1764460800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SLIM);
    await runner.query(
      'CREATE TEMP TABLE carried (id uuid PRIMARY KEY, seq integer NOT NULL) ON COMMIT DROP',
    );
    await carryOver(runner);
    // The indexes are made now and not at the end, where everybody would have to wait for it.
    for (const statement of INDEXES) await runner.query(statement);
    do {
      while ((await carryOver(runner)) > FEW);
      // Both tables are locked, because the foreign key is dropped with the old table.
    } while (!(await isLocked(runner, 'games', 'moves')));
    await carryOver(runner);
    for (const statement of CHANGE_PLACES) await runner.query(statement);
  }

  /** Rows that are written from here on have more content than the old columns can hold. */
  down(): Promise<void> {
    throw new Error('the log cannot be made wide again: restore a backup of before');
  }
}

/** Copies what was written since the last call; returns the number of rows. */
async function carryOver(runner: QueryRunner): Promise<number> {
  await runner.query(REACHED);
  await runner.query(ROWS);
  let count = 0;
  for (;;) {
    const rows: readonly Row[] = await runner.query(`FETCH ${BATCH} FROM carrying`);
    if (rows.length === 0) break;
    await runner.query(KEEP, [JSON.stringify(rows.map(slim))]);
    count += rows.length;
  }
  await runner.query('CLOSE carrying');
  await runner.query(CARRIED);
  await runner.query('DROP TABLE reached');
  return count;
}

function slim(row: Row): Row {
  const { hash: _, clock, ...rest } = row;
  const { created_at: createdAt } = row as { readonly created_at: Date };
  const content = { ...rest, created_at: createdAt.toISOString(), ...(clock ? { clock } : {}) };
  const named = Object.entries(content).map(([column, value]) => [camel(column), value]);
  return { ...row, body: canonical(Object.fromEntries(named)) };
}

const camel = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** JSON without spaces and with sorted keys in each object, of which the hash of a row is made. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join()}}`;
}
