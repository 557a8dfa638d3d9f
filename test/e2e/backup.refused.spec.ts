import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';

import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';

import { MIGRATIONS } from '../../migrations/index.js';
import { dataSourceOptions } from '../../src/database/data-source.js';
import { RULESETS } from '../../src/rules/index.js';
import { frameOf, MAGIC, SEAL_BYTES, sealLine } from '../../src/tools/backup/format.js';
import { advanceSequences } from '../../src/tools/backup/load.js';
import { TABLES } from '../../src/tools/backup/tables.js';
import { LONG } from '../long.js';
import { begun, run } from './backup-command.js';
import { quickGame, quickPlay } from './quick-games.js';
import { createDatabase, startApp, type TestApp } from './support.js';

const root = mkdtempSync(join(tmpdir(), 'muster-refused-'));
const at = (name: string): string => join(root, name);
let app: TestApp;
let whole: Buffer;
let target: Awaited<ReturnType<typeof createDatabase>>;

const here = () => ({
  databaseUrl: app.environment.databaseUrl!,
  dataDir: app.environment.dataDir,
});
const there = () => ({ databaseUrl: target.url, dataDir: at('there') });

beforeAll(async () => {
  app = await startApp();
  const game = await quickGame(app, RULESETS[0]!);
  await quickPlay(app, game, 1, 30);
  expect((await run('backup', [at('whole')], here())).code).toBe(0);
  whole = readFileSync(at('whole'));
  target = await createDatabase();
});
afterAll(async () => {
  await app.stop();
  await target.drop();
  rmSync(root, { recursive: true, force: true });
});

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** All that is stored, and how it is stored; but for the pulses of the service that goes on meanwhile. */
const storedIn = (url: string): Promise<unknown> =>
  withClient(url, async (client) => {
    const shape = `SELECT c.oid, c.relname, a.attname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY 1, a.attnum`;
    const rows = await Promise.all(
      TABLES.filter((table) => table !== 'pulses').map(
        async (table) => (await client.query(`SELECT * FROM ${table} t ORDER BY t`)).rows,
      ),
    );
    return [(await client.query(shape)).rows, rows];
  });

/** A file with other contents that is sealed as it should be. */
function sealed(content: Buffer): Buffer {
  const body = Buffer.concat([MAGIC, gzipSync(content)]);
  return Buffer.concat([body, sealLine(createHash('sha256').update(body).digest('hex'))]);
}
const content = (): Buffer => gunzipSync(whole.subarray(MAGIC.length, -SEAL_BYTES));

const flipped = (position: number): Buffer => {
  const bytes = Buffer.from(whole);
  bytes[position]! ^= 1;
  return bytes;
};
const ALTERED = /was cut off or altered/;

const BAD: [name: string, bytes: () => Buffer, sentence: RegExp][] = [
  ['cut off in the middle', () => whole.subarray(0, whole.length / 2), ALTERED],
  ['with a bit flipped in the middle', () => flipped(whole.length >> 1), ALTERED],
  [
    'of a later version',
    () => withHeader((header) => header.migrations.push('Later1999999999999')),
    /The backup was written by a newer version of the service \(Later1999999999999 /,
  ],
  [
    'whose tables have other columns',
    () => withHeader((header) => header.tables[0].columns.push('shoe_size')),
    /other columns in players/,
  ],
  ['that lacks tables', () => withoutTables(), /The backup lacks players, api_tokens, games/],
];

function withoutTables(): Buffer {
  const all = content();
  const header = all.subarray(0, 5 + all.readUInt32BE(1));
  return sealed(Buffer.concat([header, frameOf({ kind: 'end', rows: 0 })]));
}

function withHeader(change: (header: any) => void): Buffer {
  const all = content();
  const length = all.readUInt32BE(1);
  const { header } = JSON.parse(all.toString('utf8', 5, 5 + length));
  change(header);
  return sealed(Buffer.concat([frameOf({ kind: 'header', header }), all.subarray(5 + length)]));
}

/** Each is a process of its own: without `--long` every third. */
const TRIED = BAD.filter((_, nth) => LONG || nth % 3 === 0);

it.each(TRIED)('a file %s is refused, and nothing is changed', async (name, bytes, sentence) => {
  const before = await storedIn(target.url);
  writeFileSync(at(name), bytes());
  const { code, out, err } = await run('restore', [at(name)], there());
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(sentence);
  expect(await storedIn(target.url)).toEqual(before);
  expect(existsSync(join(at('there'), 'jwt.key'))).toBe(false);
});

it('a database that holds anything is refused, also the second time, unless it is to be replaced', async () => {
  // Nothing but that a service has run there once: that is not anything.
  const ran = 'INSERT INTO pulses (process, at, gone) VALUES (gen_random_uuid(), now(), true)';
  await withClient(target.url, (client) => client.query(ran));
  expect((await run('restore', [at('whole')], there())).code).toBe(0);
  const before = await storedIn(target.url);
  const again = await run('restore', [at('whole')], there());
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('is not empty (players)')]);
  expect(await storedIn(target.url)).toEqual(before);
  const replaced = await run('restore', ['--replace', at('whole')], there());
  expect([replaced.code, replaced.err]).toEqual([0, '']);
  const rows = async (url: string) => ((await storedIn(url)) as unknown[])[1];
  expect(await rows(target.url)).toEqual(await rows(here().databaseUrl));
}, 60_000);

it('a database that a service works on is refused', async () => {
  const before = await storedIn(here().databaseUrl);
  const { code, err } = await run('restore', ['--replace', at('whole')], here());
  expect([code, err]).toEqual([1, expect.stringMatching(/^A service is using this database/)]);
  expect(await storedIn(here().databaseUrl)).toEqual(before);
});

it('a key that lies there is kept beside the one that comes, and left alone where that is asked for', async () => {
  const dataDir = mkdtempSync(at('key-'));
  writeFileSync(join(dataDir, 'jwt.key'), 'x'.repeat(64));
  const place = { ...there(), dataDir };
  const key = (name = 'jwt.key') => readFileSync(join(dataDir, name), 'utf8');
  expect((await run('restore', ['--replace', '--without-key', at('whole')], place)).code).toBe(0);
  expect(key()).toBe('x'.repeat(64));
  expect((await run('restore', ['--replace', at('whole')], place)).code).toBe(0);
  expect(key()).toBe(readFileSync(join(app.environment.dataDir, 'jwt.key'), 'utf8'));
  const [kept] = readdirSync(dataDir).filter((name) => name.includes('before'));
  expect(key(kept)).toBe('x'.repeat(64));
  expect((await run('backup', ['--without-key', at('keyless')], here())).out).toContain(
    'is not in',
  );
  expect((await run('restore', ['--check', at('keyless')], place)).out).toContain(
    'without the key',
  );
}, 60_000);

it('a chain that was broken in what was saved is named when it is restored', async () => {
  const tampered = await createDatabase();
  const place = { ...there(), databaseUrl: tampered.url };
  await run('restore', [at('whole')], place);
  const change = `UPDATE moves SET body = replace(body, '"rolls":[]', '"rolls":[1]') WHERE seq = 1 RETURNING game_id`;
  const id = await withClient(
    tampered.url,
    async (client) => (await client.query(change)).rows[0].game_id,
  );
  expect((await run('backup', [at('tampered')], place)).code).toBe(0);
  const { code, out } = await run('restore', [at('tampered'), '--replace'], place);
  expect(code).toBe(1);
  expect(out).toContain(
    `1 CHAIN DOES NOT HOLD, as it was in the backup.\n  game ${id}: chain: row 1 is not`,
  );
  await tampered.drop();
}, 60_000);

it('an older one is restored as it was and then brought up to date', async () => {
  const old = await createDatabase();
  await withClient(old.url, (client) =>
    client.query(`DROP TABLE ${[...TABLES, 'migrations'].join(', ')}`),
  );
  const options = {
    ...dataSourceOptions(old.url, { size: 1, seconds: 60 }),
    migrations: MIGRATIONS.slice(0, 5),
  };
  const source = await new DataSource(options as DataSourceOptions).initialize();
  await source.runMigrations({ transaction: 'all' });
  await source.query(`INSERT INTO players VALUES (gen_random_uuid(), 'An old one', now())`);
  await source.destroy();
  const place = { ...there(), databaseUrl: old.url };
  expect(await run('backup', [at('old')], place)).toMatchObject({ code: 0, err: '' });
  expect(await run('restore', ['--replace', at('old')], place)).toMatchObject({ code: 0, err: '' });
  await withClient(old.url, async (client) => {
    const { rows } = await client.query('SELECT id, name FROM migrations ORDER BY id');
    expect(rows).toEqual(MIGRATIONS.map(({ name }, i) => ({ id: i + 1, name })));
    expect((await client.query('SELECT name FROM players')).rows).toEqual([{ name: 'An old one' }]);
  });
  await old.drop();
}, 60_000);

it('every table of the service is saved', async () => {
  const text = `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`;
  const { rows } = await app.pool.query(text);
  expect(rows.map((row) => row.tablename).sort()).toEqual([...TABLES, 'migrations'].sort());
});

it('numbers that Postgres gives out go on after those that were restored', () =>
  withClient(target.url, async (client) => {
    await client.query('CREATE TEMP TABLE counted (a serial, b int GENERATED ALWAYS AS IDENTITY)');
    await client.query('INSERT INTO counted OVERRIDING SYSTEM VALUE VALUES (41, 7)');
    await advanceSequences(client, ['counted']);
    const { rows } = await client.query('INSERT INTO counted DEFAULT VALUES RETURNING a, b');
    expect(rows).toEqual([{ a: 42, b: 8 }]);
  }));

/** Runs `work` while nobody else may look at `table`. */
const whileLocked = (url: string, table: string, work: () => Promise<void>): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    await work();
  });

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends both in good order',
  async (signal) => {
    for (const [tool, place] of [
      ['backup', here()],
      ['restore', there()],
    ] as const) {
      const args = tool === 'backup' ? [at('stopped')] : [at('whole'), '--replace'];
      const before = await storedIn(place.databaseUrl);
      await whileLocked(place.databaseUrl, 'snapshots', async () => {
        const { child, ended } = begun(tool, args, place);
        await waiting(place.databaseUrl);
        child.kill(signal);
        const { code, out, err } = await ended;
        expect([code, out]).toEqual([130, '']);
        expect(err).toMatch(/^Stopped\. (No file|Nothing) was written\.\n$/);
      });
      expect(await storedIn(place.databaseUrl)).toEqual(before);
    }
    expect(readdirSync(root).filter((name) => name.startsWith('stopped'))).toEqual([]);
  },
  60_000,
);

/** Until a tool of ours waits for a lock. */
async function waiting(url: string): Promise<void> {
  const text = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'
    AND datname = current_database() AND application_name IN ('muster-backup', 'muster-restore')`;
  while (!(await withClient(url, async (client) => (await client.query(text)).rowCount)))
    await sleep(50);
}

it.each([
  ['backup', []],
  ['backup', ['a', 'b']],
  ['backup', ['--all', 'a']],
  ['restore', []],
  ['restore', ['--force', 'a']],
] as const)('%s %p says how it is used and ends with 2', async (tool, args) => {
  const { code, err } = await run(tool, args, there());
  expect([code, err]).toEqual([2, expect.stringMatching(/Usage: npm run (backup|restore) -- /)]);
});

it('a check tells how many rows each table has, and of a folder which it is', async () => {
  const { code, out } = await run('restore', ['--check', at('whole')], there());
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n').slice(1);
  expect(lines.map((line) => /^ {2}(\w+) +\d[\d,]* rows?$/.exec(line)?.[1])).toEqual([...TABLES]);
  const folder = await run('restore', ['--check', root], there());
  expect([folder.code, folder.err]).toEqual([1, `${root}: it is a folder.\n`]);
});

it('a backup takes the place of nothing, and one of nothing is refused', async () => {
  const before = readFileSync(at('whole'));
  const again = await run('backup', [at('whole')], here());
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('is there already')]);
  expect(readFileSync(at('whole')).equals(before)).toBe(true);
  const empty = await run('backup', [at('none')], { dataDir: at('nowhere') });
  expect([empty.code, empty.err]).toEqual([1, expect.stringContaining('no embedded Postgres')]);
  expect([existsSync(at('none')), existsSync(at('nowhere'))]).toEqual([false, false]);
});
