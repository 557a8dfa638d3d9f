import type { ClientBase } from 'pg';

import { MIGRATIONS } from '../../../migrations/index.js';
import type { Table } from './format.js';
import { Refusal } from './refusal.js';

/** All tables of the service, each after those that it refers to. */
export const TABLES = [
  ...(['players', 'api_tokens', 'games', 'game_times', 'seats', 'moves', 'snapshots'] as const),
  'picture_links',
  ...(['seat_offers', 'games_begun'] as const),
  ...(['player_hours', 'days_away'] as const),
  'chat_links',
  'mail_codes',
  ...(['endpoints', 'followers', 'told_games', 'spells', 'deliveries', 'delivery_lines'] as const),
  ...(['tournaments', 'tournament_facts', 'tournament_games', 'tournament_people'] as const),
  'tournament_bids',
  'told_events',
  ...(['pulses', 'outages'] as const),
] as const;
/** What a service notes of its own runs. A restored one finds out by it that it was away since the backup. */
export const OWN_RUNS: readonly string[] = ['pulses', 'outages'];
/** TypeORM's own table, which TypeORM fills while it migrates. */
export const MIGRATIONS_TABLE = 'migrations';

/** Names of the migrations, as TypeORM stores them, in the order in which they are applied. */
const KNOWN: readonly string[] = MIGRATIONS.map(({ name }) => name);

/** Those of our tables that exist. */
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

/** The columns of a table that can be written; generated columns are left to Postgres. */
export async function columnsOf(client: ClientBase, name: string): Promise<Table> {
  const text = `SELECT attname AS name FROM pg_attribute
    WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`;
  const { rows } = await client.query<{ name: string }>(text, [name]);
  return { name, columns: rows.map((row) => row.name) };
}

/** Throws unless these migrations are all that existed up to one that is known here. `what`: a database or a backup. */
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
