import type { MoveRow, WrittenRow } from './move-row.js';

export interface Standing {
  readonly status: string;
  readonly owed: readonly string[];
  readonly outcome: unknown;
  /** When the game's clock has to be looked at again; used only where the row has a clock. */
  readonly deadline: Date | null;
  /** Whether the computer owes a decision. */
  readonly botsOwe: boolean;
}

/** A move to write, and what becomes of its game. */
export interface Entry extends WrittenRow {
  readonly standing: Standing;
  /** The whole state after the move, packed; null: no snapshot is due. */
  readonly snapshot: Buffer | null;
}

/** A column of the statement's input: its name, its SQL type and where its value comes from. */
type Column = readonly [name: string, type: string, value: (entry: Entry) => unknown];

/** Columns by which a row is found; its body holds all the rest. */
const KEYS: readonly Column[] = [
  ['game_id', 'uuid', ({ row }) => row.gameId],
  ['seq', 'int', ({ row }) => row.seq],
  ['version', 'int', ({ row }) => row.version],
  ['seat', 'text', ({ row }) => row.seat],
  ['kind', 'text', ({ row }) => row.kind],
  ['secret', 'boolean', ({ row }) => row.secret],
  ['undoable', 'boolean', ({ row }) => row.undoable],
  ['request_id', 'text', ({ row }) => row.requestId],
  ['created_at', 'timestamptz', ({ row }) => row.createdAt],
  ['hash', 'text', ({ row }) => row.hash],
];

const json = (value: unknown): string | null => (value ? JSON.stringify(value) : null);

/** Columns that say what becomes of the game. */
const STANDING: readonly Column[] = [
  ['status', 'text', ({ standing }) => standing.status],
  // Joined by commas, as Postgres wants all inner arrays equally long; no seat has a comma in its name.
  ['owed', 'text', ({ standing }) => standing.owed.join()],
  ['outcome', 'jsonb', ({ standing }) => json(standing.outcome)],
  ['deadline', 'timestamptz', ({ standing }) => standing.deadline?.toISOString() ?? null],
  ['bots_owe', 'boolean', ({ standing }) => standing.botsOwe],
];

/** Lengths in bytes of the body and of the snapshot that follows it; where in the body the clock stands. */
const SIZES: readonly Column[] = [
  ['body_bytes', 'int', ({ body }) => body.length],
  ['state_bytes', 'int', ({ snapshot }) => snapshot?.length ?? null],
  ['clock_at', 'int', ({ clockIn }) => clockIn?.at ?? null],
  ['clock_bytes', 'int', ({ clockIn }) => clockIn?.length ?? null],
];

const COLUMNS = [...KEYS, ...STANDING, ...SIZES];
const keys = KEYS.map(([name]) => name).join(', ');
const sent = COLUMNS.map(([, type], i) => `$${i + 3}::${type}[]`).join(', ');

/** The names of the parameters of {@link RECORD_MOVES}, in order; `bytes` is the binary one. */
export const RECORD_PARAMETERS = ['bytes', 'body_at', ...COLUMNS.map(([name]) => name)];

/**
 * Writes moves of different games in one statement, and so in one transaction. Each row is inserted and its game moved
 * on, where the game stands just before that row; otherwise nothing is written for that game. Returns the ids of the
 * games that were moved on. A secret row leaves `updated_at` and the clock alone. All bodies and snapshots are sent as
 * one binary parameter, which nobody has to escape; the clock is taken out of the body.
 */
export const RECORD_MOVES = {
  name: 'record-moves',
  text: `
    WITH r AS (
      SELECT * FROM unnest($2::int[], ${sent}) AS r(body_at, ${COLUMNS.map(([name]) => name).join(', ')})
    ), game AS (
      UPDATE games g
      SET seq = r.seq, version = r.version, status = r.status, owed = string_to_array(r.owed, ','), outcome = r.outcome,
          clock = COALESCE(
            convert_from(substr($1::bytea, r.body_at + r.clock_at, r.clock_bytes), 'UTF8')::jsonb, g.clock)
      FROM r WHERE g.id = r.game_id AND g.seq = r.seq - 1
      RETURNING g.id
    ), times AS (
      UPDATE game_times t
      SET updated_at = CASE WHEN r.secret THEN t.updated_at ELSE r.created_at END,
          deadline = CASE WHEN r.clock_bytes IS NULL THEN t.deadline ELSE r.deadline END,
          bots_owe = r.bots_owe
      FROM r JOIN game ON game.id = r.game_id WHERE t.game_id = game.id
    ), move AS (
      INSERT INTO moves (${keys}, body)
      SELECT ${KEYS.map(([name]) => `r.${name}`).join(', ')},
        convert_from(substr($1::bytea, r.body_at, r.body_bytes), 'UTF8')
      FROM r JOIN game ON game.id = r.game_id
    ), snapshot AS (
      INSERT INTO snapshots (game_id, seq, version, state)
      SELECT r.game_id, r.seq, r.version, substr($1::bytea, r.body_at + r.body_bytes, r.state_bytes)
      FROM r JOIN game ON game.id = r.game_id WHERE r.state_bytes IS NOT NULL
    )
    SELECT id FROM game`,
} as const;

export function recordMovesValues(entries: readonly Entry[]): unknown[] {
  const parts: Buffer[] = [];
  const starts: number[] = [];
  let at = 1;
  for (const { body, snapshot } of entries) {
    starts.push(at);
    for (const part of [body, snapshot]) {
      if (part === null) continue;
      parts.push(part);
      at += part.length;
    }
  }
  return [Buffer.concat(parts), starts, ...COLUMNS.map(([, , value]) => entries.map(value))];
}

export const SELECT_MOVES = 'SELECT body, hash FROM moves';

/** Selects the body together with the columns, under the names that they have in the body. */
export const SELECT_KEPT = `SELECT body, hash, game_id AS "gameId", seq, version, seat, kind, secret, undoable,
  request_id AS "requestId", created_at AS "createdAt" FROM moves`;

/** A row of `moves` as the driver returns it. */
export type MoveRecord = Pick<MoveRow, 'hash'> & { readonly body: string };

export interface KeptRecord extends MoveRecord {
  readonly createdAt: Date;
}
