import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { MIGRATIONS } from '../../migrations/index.js';
import { sha256 } from '../../src/common/hash.js';
import { hashed, type MoveRow, rowHash } from '../../src/games/store/move-row.js';
import { MovesRepository } from '../../src/games/store/moves.repository.js';
import { TABLES } from '../../src/tools/backup/tables.js';
import { run } from './backup-command.js';
import { migrated } from './migrated.js';
import { createDatabase } from './support.js';

const BEFORE = MIGRATIONS.findIndex(({ name }) => name.startsWith('SlimMoves'));

const TEXTS = ['', 'Fort "Malden"', 'デトロイト', 'a\\b\n\u2028', '🎲 7', '\u0001'];

/** Of all kinds that a log holds, with texts and numbers that are written in more than one way. */
function rowOf(gameId: string, seq: number, prevHash: string): MoveRow {
  const secret = seq % 5 === 2;
  const text = TEXTS[seq % TEXTS.length] ?? '';
  const isPlay = seq > 1 && seq % 7 !== 0;
  const content = {
    ...{ gameId, seq, version: seq, draft: seq % 3, secret, undoable: seq % 4 > 0, prevHash },
    ...{ seat: isPlay ? 'us' : null, kind: isPlay ? ('play' as const) : ('request' as const) },
    ...{ undoes: seq % 6 === 0 ? seq - 1 : null, asked: secret ? seq : null },
    ...{ requestId: isPlay ? `${seq}` : null, requestHash: isPlay ? sha256(text) : null },
    receipt: isPlay ? { version: seq, applied: 1, stopped: 'END' as const, rolls: [] } : null,
    actions: [
      { do: 'say', text, list: [1, 2.5, -3, 1e-7, null, true, { zwölf: 12, a: text }] } as never,
    ],
    ...{ rolls: [], draws: [], events: [] },
    patch: [{ op: 'replace' as const, path: '/towns/~1', value: { [text]: seq, B: 1, b: [] } }],
    viewHash: { us: sha256(text), '*': sha256('') },
    createdAt: new Date(1_800_000_000_000 + seq).toISOString(),
    ...(seq % 2 === 0 ? { clock: { preset: 'daily', seats: {} } as never } : {}),
  };
  return hashed(content);
}

const WIDE = [
  ...['gameId', 'seq', 'version', 'seat', 'draft', 'kind', 'secret', 'undoable', 'undoes', 'asked'],
  ...['requestId', 'requestHash', 'receipt', 'actions', 'rolls', 'draws', 'events', 'patch'],
  ...['viewHash', 'prevHash', 'hash', 'createdAt', 'clock'],
] as const;
const snake = (key: string): string => key.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);
const INSERT = `WITH game AS (UPDATE games SET seq = $2, version = $2 WHERE id = $1)
  INSERT INTO moves (${WIDE.map(snake).join(', ')}) VALUES (${WIDE.map((_, i) => `$${i + 1}`).join(', ')})`;

/** As the service wrote a row before. */
async function write(client: pg.Client, row: MoveRow): Promise<void> {
  const values = WIDE.map((key) => row[key as keyof MoveRow] ?? null);
  const sent = values.map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  );
  await client.query({ name: 'wide', text: INSERT, values: sent });
}

const GAMES = `INSERT INTO games (id, ruleset, ruleset_version, component_hash, scenario, options, status, private,
    practice, unrated, creator_id, commitment, seed, created_at, updated_at)
  SELECT id, 'toy', 1, '', '', '{}', 'RUNNING', false, false, false, $2, '', '', now(), now()
  FROM unnest($1::uuid[]) AS id`;

async function games(client: pg.Client, count: number): Promise<string[]> {
  const [creator, ids] = [randomUUID(), Array.from({ length: count }, () => randomUUID())];
  await client.query(`INSERT INTO players (id, name, created_at) VALUES ($1, 'One', now())`, [
    creator,
  ]);
  await client.query(GAMES, [ids, creator]);
  return ids;
}

/** The game goes on by a row. */
async function playOn(client: pg.Client, logs: Map<string, MoveRow[]>, id: string): Promise<void> {
  const log = logs.get(id) ?? [];
  const row = rowOf(id, log.length + 1, log.at(-1)?.hash ?? '');
  await write(client, row);
  logs.set(id, [...log, row]);
}

it('a backup of before is restored with its log as the texts that were hashed', async () => {
  const [database, folder] = [await createDatabase(), mkdtempSync(join(tmpdir(), 'muster-slim-'))];
  const place = { databaseUrl: database.url, dataDir: folder };
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(`DROP TABLE ${[...TABLES, 'migrations'].join(', ')}`);
  await migrated(database.url, BEFORE);
  const logs = new Map<string, MoveRow[]>();
  for (const id of await games(client, 3))
    for (let i = 0; i < 20; i++) await playOn(client, logs, id);
  const file = join(folder, 'before');
  expect((await run('backup', [file], place)).code).toBe(0);
  await run('restore', ['--replace', file], place);
  for (const [id, log] of logs) {
    const { rows } = await client.query<{ hash: string; body: string }>(
      'SELECT hash, body FROM moves WHERE game_id = $1 ORDER BY seq',
      [id],
    );
    expect(rows.map(({ hash }) => hash)).toEqual(log.map(({ hash }) => hash));
    for (const { hash, body } of rows) expect(sha256(body)).toBe(hash);
  }
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

it('old rows are carried over while others play, each as the text that was hashed', async () => {
  const database = await createDatabase();
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(`DROP TABLE ${[...TABLES, 'migrations'].join(', ')}`);
  await migrated(database.url, BEFORE);
  const logs = new Map<string, MoveRow[]>();
  const ids = await games(client, 30);
  for (const id of ids)
    for (let i = 0; i < 100; i++) if (i < 20 || id > '4') await playOn(client, logs, id);
  let done = false;
  const carrying = migrated(database.url, BEFORE + 1).finally(() => (done = true));
  // Until the tables change places; what was told to be written stays.
  let meanwhile = 0;
  const refused = await (async () => {
    for (;;) {
      try {
        await playOn(client, logs, ids[meanwhile % ids.length] ?? '');
        if (!done) meanwhile += 1;
      } catch (error) {
        return error as Error;
      }
    }
  })();
  await carrying;
  expect(meanwhile).toBeGreaterThan(10);
  expect(refused.message).toContain('column "draft" of relation "moves" does not exist');
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const moves = new MovesRepository(pool);
  for (const [id, log] of logs) {
    const carried = await moves.rows(id, 1, 1_000);
    expect(carried).toEqual(log);
    for (const row of carried) expect(rowHash(row)).toBe(row.hash);
  }
  const { rows } = await pool.query('SELECT hash, body, seq, version, secret FROM moves');
  expect(rows).toHaveLength([...logs.values()].flat().length);
  for (const { hash, body } of rows) expect(sha256(body)).toBe(hash);
  const [last] = [...logs.values()].at(-1)?.filter(({ requestId }) => requestId !== null) ?? [];
  expect(await moves.request(last!.gameId, 'us', last!.requestId!)).toMatchObject({
    requestHash: last!.requestHash,
    receipt: last!.receipt,
  });
  await Promise.all([pool.end(), client.end()]);
  await database.drop();
}, 60_000);

/** What is carried over when all other migrations are done. */
async function before(): Promise<{ url: string; client: pg.Client; drop: () => Promise<void> }> {
  const { url, drop } = await createDatabase();
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`DROP TABLE ${[...TABLES, 'migrations'].join(', ')}`);
  await migrated(url, BEFORE);
  return { url, client, drop: () => client.end().then(drop) };
}

it('nobody waits behind who reads for long, nor while indexes are made', async () => {
  const { url, client, drop } = await before();
  const logs = new Map<string, MoveRow[]>();
  const [id = ''] = await games(client, 1);
  await playOn(client, logs, id);
  const reader = new pg.Client(url);
  await reader.connect();
  await reader.query('BEGIN');
  await reader.query('SELECT count(*) FROM moves');
  const told: string[] = [];
  let carrying = Promise.resolve();
  await new Promise<void>((failed, over) => {
    carrying = migrated(url, BEFORE + 1, (query) => {
      told.push(query);
      if (query.startsWith('ROLLBACK TO')) failed();
    });
    carrying.then(() => over(new Error('it waited for nobody')), over);
  });
  await playOn(client, logs, id);
  await reader.query('COMMIT');
  await carrying;
  const { rows } = await client.query('SELECT hash FROM moves ORDER BY seq');
  expect(rows.map(({ hash }) => hash)).toEqual(logs.get(id)?.map(({ hash }) => hash));
  const last = told.slice(told.findLastIndex((query) => query.startsWith('LOCK')));
  expect(last.filter((query) => query.includes('CREATE') && query.includes('INDEX'))).toEqual([]);
  const named = "SELECT indexname FROM pg_indexes WHERE tablename = 'moves' ORDER BY indexname";
  const indexes = (await client.query<{ indexname: string }>(named)).rows;
  expect(indexes.map(({ indexname }) => indexname)).toEqual([
    ...['ix_moves_requests', 'pk_moves', 'uq_moves_request', 'uq_moves_version'],
  ]);
  await reader.end();
  await drop();
}, 60_000);
