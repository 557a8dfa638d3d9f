import type { ClientBase } from 'pg';

import { MIGRATIONS } from '../../../migrations/index.js';
import type { Table } from './format.js';
import { Refusal } from './refusal.js';

/** All that the service stores, each after those that it refers to. */
export const TABLES = [
  ...(['players', 'api_tokens', 'games', 'game_times', 'seats', 'moves', 'snapshots'] as const),
  'picture_links',
  'chat_links',
  'mail_codes',
  ...(['endpoints', 'followers', 'told_games', 'spells', 'deliveries', 'delivery_lines'] as const),
  ...(['tournaments', 'tournament_facts', 'tournament_games', 'tournament_people'] as const),
  // a restored service finds that it was away since then
  ...(['pulses', 'outages'] as const),
] as const;
/** TypeORM's own, which it writes while it migrates. */
export const MIGRATIONS_TABLE = 'migrations';

/** Names, as TypeORM keeps them, in the order in which they are applied. */
const KNOWN: readonly string[] = MIGRATIONS.map(({ name }) => name);

/** Those of our tables that are there. */
export async function tablesIn(client: ClientBase): Promise<string[]> {
  const text = 'SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NOT NULL';
  const { rows } = await client.query<{ name: string }>(text, [[...TABLES, MIGRATIONS_TABLE]]);
  return rows.map(({ name }) => name);
}

export async function migrationsIn(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY timestamp, id`,
  );
  return rows.map(({ name }) => name);
}

/** What can be written: columns that Postgres works out itself are left to it. */
export async function columnsOf(client: ClientBase, name: string): Promise<Table> {
  const text = `SELECT attname AS name FROM pg_attribute
    WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`;
  const { rows } = await client.query<{ name: string }>(text, [name]);
  return { name, columns: rows.map((row) => row.name) };
}

/** Of `what`, a database or a backup: that these migrations are all that there were up to one of those known here. */
export function requireKnown(names: readonly string[], what: string): void {
  const foreign = names.find((name) => !KNOWN.includes(name));
  if (foreign !== undefined)
    throw new Refusal(
      `${what} was written by a newer version of the service (${foreign} is not known here): use that version, or a later one.`,
    );
  const missing = KNOWN.slice(0, names.length).find((name) => !names.includes(name));
  if (missing !== undefined)
    throw new Refusal(
      `${what} lacks ${missing} and has what comes after it: start the service of that version on its database once, which mends it, then try again.`,
    );
}
