import pg from 'pg';

import { RECORD_MOVES, RECORD_PARAMETERS } from '../src/games/store/moves.sql.js';
import type { Script } from './pgbench.js';
import { quantiles } from './stats.js';

/** This file has the statements and tables with which Postgres is measured by itself. */

export const SNAPSHOT_EVERY = 20;
/** How many real moves of different sizes pgbench writes again and again. */
const SHAPES = 12;
/** Values that must differ from move to move. */
export const OF_PGBENCH: { readonly [key: string]: string } = {
  game_id: ':game',
  seq: ':seq',
  version: ':seq',
  request_id: ':request',
};

/** A value for each key, as Postgres reads it; `bytes` is the body, `state` a snapshot. */
export interface MoveShape {
  readonly [key: string]: string | null;
}

/** SQL of real rows: a column for each parameter but those of {@link OF_PGBENCH} and `state_bytes`. */
export const ROWS = `
  SELECT convert_to(body, 'UTF8')::text AS bytes, octet_length(body)::text AS body_bytes, '1' AS body_at,
    seat, kind, secret::text, undoable::text, created_at::text, hash,
    'RUNNING' AS status, 'us' AS owed, NULL AS outcome, NULL AS deadline, 'false' AS bots_owe,
    NULL AS clock_at, NULL AS clock_bytes
  FROM moves WHERE kind = 'play' AND NOT secret ORDER BY random() LIMIT 3000`;
const STATE = `SELECT state::text, octet_length(state)::text AS state_bytes FROM snapshots LIMIT 1`;

/** Real rows, from the smallest to the largest, as texts that Postgres reads, each with a real snapshot. */
export async function moveShapes(
  client: pg.Client,
): Promise<{ shapes: MoveShape[]; bytes: number }> {
  const { rows } = await client.query<MoveShape>(ROWS);
  const [state] = (await client.query<MoveShape>(STATE)).rows;
  const size = (shape: MoveShape): number => Number(shape['body_bytes']);
  const bytes = rows.reduce((sum, row) => sum + size(row), 0) / rows.length;
  const sorted = rows.sort((a, b) => size(a) - size(b));
  return { shapes: quantiles(sorted, SHAPES).map((row) => ({ ...row, ...state })), bytes };
}

/** Creates games that only pgbench plays, one for each of its clients. */
export async function pgbenchGames(client: pg.Client, clients: number): Promise<void> {
  await client.query('CREATE TABLE bench_games (n int PRIMARY KEY, id uuid NOT NULL)');
  await client.query(
    `INSERT INTO bench_games SELECT n, gen_random_uuid() FROM generate_series(0, ${clients - 1}) n`,
  );
  await client.query(`
    INSERT INTO games
    SELECT (jsonb_populate_record(g, jsonb_build_object('id', b.id, 'seq', 1, 'version', 1))).*
    FROM bench_games b, games g WHERE g.id = (SELECT id FROM games WHERE status = 'RUNNING' LIMIT 1)`);
  await client.query('INSERT INTO game_times SELECT id, now() FROM bench_games');
}

/**
 * The statement that the service itself sends, with the values of a real move; each client plays on in its own game.
 * Every twentieth move has a snapshot.
 */
export function moveScript(shape: MoveShape, index: number): Script {
  const valueOf = (key: string): string =>
    OF_PGBENCH[key] ?? (shape[key] === null ? 'NULL' : `:${key}_${index}`);
  const bytesOf = (keys: readonly string[]): string =>
    keys.map((key) => `${valueOf(key)}::bytea`).join(' || ');
  const statement = (withState: boolean): string =>
    RECORD_MOVES.text.replace(
      /\$(\d+)(::\w+)(\[\])?/g,
      (_, place: string, type: string, list = '') => {
        const key = RECORD_PARAMETERS[Number(place) - 1] ?? '';
        if (key === 'bytes') return bytesOf(withState ? [key, 'state'] : [key]);
        const value = key === 'state_bytes' && !withState ? 'NULL' : valueOf(key);
        return list === '' ? `${value}${type}` : `ARRAY[${value}]${type}[]`;
      },
    );
  const text = `\\if :ready = 0
SELECT g.id AS game, g.seq AS seq FROM bench_games b JOIN games g ON g.id = b.id WHERE b.n = :client_id \\gset
\\set ready 1
\\endif
\\set seq :seq + 1
\\set request random(1000000000000000, 9000000000000000000)
\\if :seq % ${SNAPSHOT_EVERY} = 0
${statement(true)};
\\else
${statement(false)};
\\endif
`;
  return { name: `move-${index}`, text };
}

export function moveVariables(shapes: readonly MoveShape[]): { [name: string]: string | number } {
  const all = shapes.flatMap((shape, index) =>
    Object.entries(shape).flatMap(([key, value]) =>
      key in OF_PGBENCH || value === null ? [] : [[`${key}_${index}`, value] as const],
    ),
  );
  return { ready: 0, seq: 0, game: 0, ...Object.fromEntries(all) };
}

export const TEXTBOOK_GAMES = 1000;
const EVENT_BYTES = 325;
const STATE_BYTES = 8100;
/** Size of a compressed state. */
const SNAPSHOT_BYTES = 2_400;

/** The least that a durable move can be: the version of a game, an event, now and then a snapshot. */
export const SLIM = `
  WITH game AS (UPDATE bench_slim SET version = version + 1 WHERE id = $1 RETURNING id, version),
  event AS (INSERT INTO bench_slim_events (game, version, event) SELECT id, version, $2 FROM game),
  snapshot AS (INSERT INTO bench_slim_snapshots (game, version, state)
    SELECT id, version, $3::bytea FROM game WHERE version % ${SNAPSHOT_EVERY} = 0)
  SELECT version FROM game`;

export async function slimTables(client: pg.Client, clients: number): Promise<void> {
  await client.query('CREATE TABLE bench_slim (id int PRIMARY KEY, version int NOT NULL)');
  await client.query(
    'CREATE TABLE bench_slim_events (game int, version int, event text NOT NULL, PRIMARY KEY (game, version))',
  );
  await client.query(
    'CREATE TABLE bench_slim_snapshots (game int, version int, state bytea NOT NULL, PRIMARY KEY (game, version))',
  );
  await client.query(
    `INSERT INTO bench_slim SELECT n, 0 FROM generate_series(0, ${clients - 1}) n`,
  );
}

/** Each client makes moves in its own game. */
export const slimScript: Script = {
  name: 'slim',
  text: `${SLIM.replace('$1', ':client_id').replace('$2', ':event').replace('$3', ':snapshot')};\n`,
};

export const slimVariables = (): { event: string; snapshot: string } => ({
  event: padded({ type: 'move', note: '' }, 'note', EVENT_BYTES),
  snapshot: `\\x${'c7'.repeat(SNAPSHOT_BYTES)}`,
});

/** The tables of a textbook design: a game with its whole state, and an event for each move. */
export async function textbookTables(client: pg.Client): Promise<void> {
  await client.query(
    'CREATE TABLE bench_states (id int PRIMARY KEY, version int NOT NULL, state jsonb NOT NULL)',
  );
  await client.query(
    'CREATE TABLE bench_events (game int, version int, event jsonb NOT NULL, PRIMARY KEY (game, version))',
  );
  await client.query(
    `INSERT INTO bench_states SELECT n, 0, $1::jsonb FROM generate_series(1, ${TEXTBOOK_GAMES}) n`,
    [textbookState()],
  );
}

/** JSON of 8,100 bytes that looks like a game. */
function textbookState(): string {
  const pieces = Array.from({ length: 90 }, (_, i) => ({
    id: `block-${i}`,
    town: `town-${(i * 7919) % 101}`,
    cv: i % 4,
    owner: i % 2 ? 'us' : 'gb',
    moved: i % 3 === 0,
  }));
  return padded({ pieces, log: '' }, 'log', STATE_BYTES);
}

function padded(value: Record<string, unknown>, key: string, bytes: number): string {
  const missing = bytes - JSON.stringify(value).length;
  let noise = '';
  for (let x = 1; noise.length < missing; x = (x * 48_271) % 0x7fffffff) noise += x.toString(36);
  return JSON.stringify({ ...value, [key]: noise.slice(0, Math.max(0, missing)) });
}

export const textbookScript: Script = {
  name: 'textbook',
  text: `\\set id random(1, ${TEXTBOOK_GAMES})
BEGIN;
SELECT version AS version, state AS state FROM bench_states WHERE id = :id FOR UPDATE \\gset
\\set version :version + 1
INSERT INTO bench_events (game, version, event) VALUES (:id, :version, :event::jsonb);
UPDATE bench_states SET version = :version, state = :new_state::jsonb WHERE id = :id;
COMMIT;
`,
};

export const textbookVariables = (): { [name: string]: string | number } => ({
  version: 0,
  state: 0,
  new_state: textbookState(),
  event: padded({ type: 'move', note: '' }, 'note', EVENT_BYTES),
});

export const readScript: Script = {
  name: 'read',
  text: `\\set id random(1, ${TEXTBOOK_GAMES})
SELECT state FROM bench_states WHERE id = :id;
`,
};
