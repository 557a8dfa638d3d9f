import type { MoveRow, WrittenRow } from './move-row.js';

/** Column, its type and its value. The order of the parameters is the order here. */
const COLUMNS: readonly (readonly [
  column: string,
  type: string,
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
  ['receipt', 'jsonb', (row) => row.receipt],
  ['actions', 'jsonb', (row) => row.actions],
  ['rolls', 'jsonb', (row) => row.rolls],
  ['draws', 'jsonb', (row) => row.draws],
  ['events', 'jsonb', (row) => row.events],
  ['patch', 'jsonb', (row) => row.patch],
  ['view_hash', 'jsonb', (row) => row.viewHash],
  ['prev_hash', 'text', (row) => row.prevHash],
  ['hash', 'text', (row) => row.hash],
  ['created_at', 'timestamptz', (row) => row.createdAt],
  ['clock', 'jsonb', (row) => row.clock ?? null],
];

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const names = COLUMNS.map(([column]) => column).join(', ');
const values = COLUMNS.map(([, type], i) => `$${i + 1}::${type}`).join(', ');
const next = COLUMNS.length + 1;

/**
 * One statement, so one transaction: the row is written, and the game moved on to it, where the game stands just before
 * it; otherwise nothing is and no row comes back. A secret row leaves `updated_at` and the clock alone.
 */
export const RECORD_MOVE = {
  name: 'record-move',
  text: `
    WITH game AS (
      UPDATE games
      SET seq = $2, version = $3, status = $${next}, owed = $${next + 1}::text[], outcome = $${next + 2}::jsonb,
          updated_at = CASE WHEN $7 THEN updated_at ELSE $22::timestamptz END,
          clock = COALESCE($23::jsonb, clock),
          deadline = CASE WHEN $23::jsonb IS NULL THEN deadline ELSE $${next + 4}::timestamptz END
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
  /** When its clock is to be looked at again; counts only where the row has one. */
  readonly deadline: Date | null;
}

export const recordMoveValues = (
  row: MoveRow,
  { status, owed, outcome, deadline }: Standing,
  snapshot: Buffer | null,
): unknown[] => [
  ...COLUMNS.map(([, type, value]) => (type === 'jsonb' ? json(value(row)) : value(row))),
  status,
  owed,
  json(outcome ?? null),
  snapshot,
  deadline,
];

const types = COLUMNS.map(([column, type]) => `"${camel(column)}" ${type}`).join(', ');
const written = COLUMNS.map(([column]) => `r."${camel(column)}"`).join(', ');

/** As {@link RECORD_MOVE}, for moves of different games at once. Gives the ids of the games that were moved on. */
export const RECORD_MOVES = {
  name: 'record-moves',
  text: `
    WITH r AS (
      SELECT * FROM jsonb_to_recordset($1::jsonb)
      AS r(${types}, status text, owed text[], outcome jsonb, snapshot text, deadline timestamptz)
    ), game AS (
      UPDATE games g
      SET seq = r.seq, version = r.version, status = r.status, owed = r.owed, outcome = r.outcome,
          updated_at = CASE WHEN r.secret THEN g.updated_at ELSE r."createdAt" END,
          clock = COALESCE(r.clock, g.clock),
          deadline = CASE WHEN r.clock IS NULL THEN g.deadline ELSE r.deadline END
      FROM r WHERE g.id = r."gameId" AND g.seq = r.seq - 1
      RETURNING g.id
    ), move AS (
      INSERT INTO moves (${names}) SELECT ${written} FROM r JOIN game ON game.id = r."gameId"
    ), snapshot AS (
      INSERT INTO snapshots (game_id, seq, version, state)
      SELECT r."gameId", r.seq, r.version, decode(r.snapshot, 'base64')
      FROM r JOIN game ON game.id = r."gameId" WHERE r.snapshot IS NOT NULL
    )
    SELECT id FROM game`,
} as const;

/** A move and what it makes of its game. */
export interface Entry extends WrittenRow {
  readonly standing: Standing;
  /** null: no snapshot is due. */
  readonly snapshot: Buffer | null;
}

export const recordMovesValues = (entries: readonly Entry[]): [string] => [
  `[${entries.map(entryText).join()}]`,
];

/** The row's own text, with what else there is as further members. */
function entryText({ row, json, standing, snapshot }: Entry): string {
  const { status, owed, outcome, deadline } = standing;
  const now = { status, owed, outcome, deadline };
  const more = { ...now, hash: row.hash, snapshot: snapshot?.toString('base64') };
  return `${json.slice(0, -1)},${JSON.stringify(more).slice(1)}`;
}

export const SELECT_MOVES = `SELECT ${names} FROM moves`;

/** A row of `moves` as the driver reads it. */
export interface MoveRecord {
  readonly [column: string]: unknown;
}

export const moveRow = (record: MoveRecord): MoveRow => {
  const row: Record<string, unknown> = {};
  for (const [column] of COLUMNS) row[camel(column)] = record[column];
  if (row['clock'] === null) delete row['clock'];
  return { ...row, createdAt: (record['created_at'] as Date).toISOString() } as unknown as MoveRow;
};

function camel(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
