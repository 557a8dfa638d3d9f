import type { MoveRow } from './move-row.js';

/** Column -> cast of its parameter, and its value. The order of the parameters is the order here. */
const COLUMNS: readonly (readonly [
  column: string,
  cast: string,
  value: (row: MoveRow) => unknown,
])[] = [
  ['game_id', 'uuid', (row) => row.gameId],
  ['seq', 'int', (row) => row.seq],
  ['version', 'int', (row) => row.version],
  ['seat', 'text', (row) => row.seat],
  ['draft', 'int', (row) => row.draft],
  ['kind', 'text', (row) => row.kind],
  ['secret', 'boolean', (row) => row.secret],
  ['undoable', 'boolean', (row) => row.undoable],
  ['undoes', 'int', (row) => row.undoes],
  ['asked', 'int', (row) => row.asked],
  ['request_id', 'text', (row) => row.requestId],
  ['request_hash', 'text', (row) => row.requestHash],
  ['receipt', 'jsonb', (row) => json(row.receipt)],
  ['actions', 'jsonb', (row) => json(row.actions)],
  ['rolls', 'jsonb', (row) => json(row.rolls)],
  ['draws', 'jsonb', (row) => json(row.draws)],
  ['events', 'jsonb', (row) => json(row.events)],
  ['patch', 'jsonb', (row) => json(row.patch)],
  ['view_hash', 'jsonb', (row) => json(row.viewHash)],
  ['prev_hash', 'text', (row) => row.prevHash],
  ['hash', 'text', (row) => row.hash],
  ['created_at', 'timestamptz', (row) => row.createdAt],
];

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const names = COLUMNS.map(([column]) => column).join(', ');
const values = COLUMNS.map(([, cast], i) => `$${i + 1}::${cast}`).join(', ');
const next = COLUMNS.length + 1;

/**
 * One statement, so one transaction: the row is written, and the game moved on to it, where the game stands just before
 * it; otherwise nothing is and no row comes back. A secret row leaves `updated_at` alone.
 */
export const RECORD_MOVE = {
  name: 'record-move',
  text: `
    WITH game AS (
      UPDATE games
      SET seq = $2, version = $3, status = $${next}, owed = $${next + 1}::text[], outcome = $${next + 2}::jsonb,
          updated_at = CASE WHEN $7 THEN updated_at ELSE $22::timestamptz END
      WHERE id = $1 AND seq = $2 - 1
      RETURNING id
    ), move AS (
      INSERT INTO moves (${names}) SELECT ${values} FROM game
    ), snapshot AS (
      INSERT INTO snapshots (game_id, seq, version, state)
      SELECT id, $2, $3, $${next + 3}::bytea FROM game WHERE $${next + 3}::bytea IS NOT NULL
    )
    SELECT id FROM game`,
} as const;

export interface Standing {
  readonly status: string;
  readonly owed: readonly string[];
  readonly outcome: unknown;
}

export const recordMoveValues = (
  row: MoveRow,
  { status, owed, outcome }: Standing,
  snapshot: Buffer | null,
): unknown[] => [
  ...COLUMNS.map(([, , value]) => value(row)),
  status,
  owed,
  json(outcome ?? null),
  snapshot,
];

export const SELECT_MOVES = `SELECT ${names} FROM moves`;

/** A row of `moves` as the driver reads it. */
export interface MoveRecord {
  readonly [column: string]: unknown;
}

export const moveRow = (record: MoveRecord): MoveRow => {
  const row: Record<string, unknown> = {};
  for (const [column] of COLUMNS) row[camel(column)] = record[column];
  return { ...row, createdAt: (record['created_at'] as Date).toISOString() } as unknown as MoveRow;
};

const camel = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
