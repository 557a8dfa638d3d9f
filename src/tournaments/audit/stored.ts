import { setImmediate } from 'node:timers/promises';

import type { ClientBase, Pool } from 'pg';

import type { ChainEnd, Link } from '../store/chain.js';
import { linkOf, type StoredLink } from '../store/links.js';
import type { PersonRow, PlaceRow } from '../store/projections.js';
import { LINKS_AFTER } from '../store/tournaments.sql.js';

/** How many facts are read and checked at a time. */
export const PAGE = 500;

export interface StoredHead extends ChainEnd {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly phase: string;
  readonly ruleset: string;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly due: Date | null;
}

/** All that is stored of an event, read at one moment. */
export interface StoredEvent {
  readonly head: StoredHead;
  readonly links: readonly Link[];
  readonly people: readonly PersonRow[];
  readonly places: readonly PlaceRow[];
}

const HEAD = `SELECT id, slug, name, phase, ruleset, seq, hash, seed, commitment, due
  FROM tournaments WHERE id = $1`;
const PEOPLE = `SELECT player_id AS "playerId", role, state FROM tournament_people
  WHERE tournament_id = $1`;
const PLACES = `SELECT round, board, leg, game_id AS "gameId", decided FROM tournament_games
  WHERE tournament_id = $1`;
const NEXT = {
  name: 'event-to-audit',
  text: 'SELECT id FROM tournaments WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT 1',
} as const;

/** Id of the event that follows the one with that id; null: it was the last one. */
export async function eventAfter(pool: Pool, id: string | null): Promise<string | null> {
  const { rows } = await pool.query({ ...NEXT, values: [id] });
  return (rows as { id: string }[])[0]?.id ?? null;
}

/** Reads a stored event; undefined: there is none of that id. */
export async function storedEvent(pool: Pool, id: string): Promise<StoredEvent | undefined> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const stored = await read(client, id);
    await client.query('COMMIT');
    client.release();
    return stored;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function read(client: ClientBase, id: string): Promise<StoredEvent | undefined> {
  const rowsOf = async <T>(text: string): Promise<T[]> =>
    (await client.query({ text, values: [id] })).rows as T[];
  const [head] = await rowsOf<StoredHead>(HEAD);
  if (head === undefined) return undefined;
  const people = await rowsOf<PersonRow>(PEOPLE);
  const places = await rowsOf<PlaceRow>(PLACES);
  return { head, links: await linksOf(client, id), people, places };
}

async function linksOf(client: ClientBase, id: string): Promise<Link[]> {
  const all: Link[] = [];
  for (;;) {
    const values = [id, all.at(-1)?.seq ?? 0, PAGE];
    const { rows } = await client.query({ ...LINKS_AFTER, values });
    all.push(...(rows as StoredLink[]).map(linkOf));
    if (rows.length < PAGE) return all;
    await setImmediate();
  }
}
