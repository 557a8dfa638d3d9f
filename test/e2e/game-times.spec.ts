import { randomUUID } from 'node:crypto';

import pg from 'pg';
import { DataSource } from 'typeorm';

import { MIGRATIONS } from '../../migrations/index.js';
import { dataSourceOptions } from '../../src/database/data-source.js';
import { TABLES } from '../../src/tools/backup/tables.js';
import { migrated } from './migrated.js';
import { createDatabase } from './support.js';

const BEFORE = MIGRATIONS.findIndex(({ name }) => name.startsWith('GameTimes'));

const GAME = `INSERT INTO games (id, ruleset, ruleset_version, component_hash, scenario, options, status, private,
    practice, unrated, creator_id, commitment, seed, created_at, updated_at, deadline, bots, owed)
  VALUES ($1, 'toy', 1, '', '', '{}', $3, false, false, false, $2, '', '', now(), now() + $4::interval, now() + $5::interval, $6, $7)`;
const OF_BEFORE =
  "SELECT id, updated_at, deadline, status = 'RUNNING' AND bots ?| owed AS bots_owe FROM games ORDER BY id";
const OF_NOW = 'SELECT game_id AS id, updated_at, deadline, bots_owe FROM game_times ORDER BY id';

/** Status, when it changed, when its clock is due, bots, who owes. */
const GAMES = [
  ['RUNNING', '1 s', null, '{"us":"greedy"}', ['us']],
  ['RUNNING', '2 s', '1 day', '{"us":"greedy"}', ['gb']],
  ['FINISHED', '3 s', null, '{"us":"greedy"}', ['us']],
  ['OPEN', '4 s', null, '{}', []],
] as const;

let database: Awaited<ReturnType<typeof createDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const rows = async (text: string): Promise<readonly { bots_owe: boolean }[]> =>
  (await client.query(text)).rows;

it('no index of the games is over what a move changes, so that it leaves them alone', async () => {
  const [found] = (
    await client.query<{ all: string }>(
      "SELECT string_agg(indexdef, ' ') AS all FROM pg_indexes WHERE tablename = 'games'",
    )
  ).rows;
  expect(found?.all).toContain('created_at');
  expect(found?.all).not.toMatch(/\b(seq|version|owed|outcome|clock|updated_at|deadline)\b/);
});

it('what games are looked for by is carried over, and back', async () => {
  await client.query(`DROP TABLE ${[...TABLES, 'migrations'].join(', ')}`);
  await migrated(database.url, BEFORE);
  const creator = randomUUID();
  await client.query(`INSERT INTO players (id, name, created_at) VALUES ($1, 'One', now())`, [
    creator,
  ]);
  for (const game of GAMES) await client.query(GAME, [randomUUID(), creator, ...game]);
  const before = await rows(OF_BEFORE);
  expect(before.filter((row) => row.bots_owe)).toHaveLength(1);
  await migrated(database.url, BEFORE + 1);
  expect(await rows(OF_NOW)).toEqual(before);
  const options = { ...dataSourceOptions(database.url, { size: 2, seconds: 60 }) };
  const source = await new DataSource({
    ...options,
    migrations: MIGRATIONS.slice(0, BEFORE + 1),
  }).initialize();
  await source.undoLastMigration();
  await source.destroy();
  expect(await rows(OF_BEFORE)).toEqual(before);
});
