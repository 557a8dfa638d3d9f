import { randomUUID } from 'node:crypto';

import pg from 'pg';

import { MIGRATIONS } from '../../migrations/index.js';
import { TABLES } from '../../src/tools/backup/tables.js';
import { migrated } from './migrated.js';
import { createDatabase } from './support.js';

const BEFORE = MIGRATIONS.findIndex(({ name }) => name.startsWith('OneMailbox'));
const ENDPOINT = `INSERT INTO endpoints (id, player_id, channel, address, locale, secret, secret_since, state, created_at)
  VALUES ($1, $2, $3, $4, 'en', 1, now(), 'ACTIVE', $5)`;

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

it('of several mailboxes of a player the newest stays, and no other endpoint goes', async () => {
  await client.query(`DROP TABLE ${[...TABLES, 'migrations'].join(', ')}`);
  await migrated(database.url, BEFORE);
  const [one, other] = [randomUUID(), randomUUID()];
  for (const id of [one, other])
    await client.query(
      `INSERT INTO players (id, name, created_at) VALUES ($1::uuid, $1::text, now())`,
      [id],
    );
  const endpoints = [
    [one, 'mail', 'old', '2026-01-01'],
    [one, 'mail', 'new', '2026-01-03'],
    [one, 'mail', 'as old', '2026-01-01'],
    [one, 'push', 'browser', '2026-01-01'],
    [one, 'push', 'another', '2026-01-02'],
    [other, 'mail', 'theirs', '2026-01-01'],
  ];
  for (const values of endpoints) await client.query(ENDPOINT, [randomUUID(), ...values]);
  await migrated(database.url, MIGRATIONS.length);
  const { rows } = await client.query('SELECT address FROM endpoints ORDER BY address');
  expect(rows.map(({ address }) => address)).toEqual(['another', 'browser', 'new', 'theirs']);
  await expect(
    client.query(ENDPOINT, [randomUUID(), one, 'mail', 'x', '2026-01-04']),
  ).rejects.toThrow('uq_endpoints_mailbox');
});
