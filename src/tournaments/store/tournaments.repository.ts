import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';

import { isUuid } from '../../common/uuid.js';
import type { Fact } from '../../competition/facts/facts.js';
import type { Outcome } from '../../rules/index.js';
import type { ChainEnd, Link } from './chain.js';
import { type FactRow, rowsText } from './fact-rows.js';
import { linkOf, type StoredLink } from './links.js';
import type { PersonRow, PlaceRow } from './projections.js';
import {
  ADD_FACTS,
  ADVANCE,
  DUE,
  FACTS_AFTER,
  FINISHED,
  LINKS_AFTER,
  OWING,
  SET_PEOPLE,
  SET_PLACES,
} from './tournaments.sql.js';

/** What never changes about an event, and how many facts it has. */
export interface Head {
  readonly id: string;
  readonly slug: string;
  readonly seq: number;
  /** The seed: 32 bytes, secret until the event is over. */
  readonly seed: Buffer;
  /** SHA-256 of the seed, in hex. */
  readonly commitment: string;
  readonly createdAt: Date;
}

/** What one submission writes: all of it or nothing. */
export interface Advance {
  readonly tournamentId: string;
  readonly rows: readonly FactRow[];
  readonly name: string;
  readonly phase: string;
  readonly due: Date | null;
  readonly people: readonly PersonRow[];
  readonly places: readonly PlaceRow[];
}

/** An event that is written at once. */
export interface Filling extends Pick<Advance, 'tournamentId' | 'name' | 'phase'> {
  readonly end: ChainEnd;
  /** Its facts in order, see `rowsText`. */
  readonly pages: readonly string[];
}

export interface FinishedGame extends Pick<PlaceRow, 'round' | 'board' | 'leg'> {
  readonly tournamentId: string;
  readonly status: 'FINISHED' | 'ABANDONED';
  readonly outcome: Outcome | null;
  readonly version: number;
}

export interface NewEvent extends Omit<Head, 'seq'> {
  readonly name: string;
  readonly ruleset: string;
  readonly ownerId: string;
}

export interface Listed {
  readonly id: string;
  readonly createdAt: Date;
}

export interface EventFilter {
  readonly phase?: string | undefined;
  readonly ruleset?: string | undefined;
  /** true: only events in which the player takes part or has a role, drafts included. */
  readonly mine?: boolean | undefined;
}

const HEAD = `SELECT id, slug, seq, seed, commitment, created_at AS "createdAt" FROM tournaments`;

/** What slugs and ids consist of; other texts are not sent to the database. */
const SLUG = /^[\da-z-]{1,49}$/i;

/** Reads and writes events. Methods that take an entity manager run in its transaction. */
@Injectable()
export class TournamentsRepository {
  constructor(private readonly pool: Pool) {}

  async head(idOrSlug: string): Promise<Head | undefined> {
    if (!SLUG.test(idOrSlug)) return undefined;
    const by = isUuid(idOrSlug) ? 'id' : 'slug';
    const text = `${HEAD} WHERE ${by} = $1`;
    const { rows } = await this.pool.query({ name: `event-by-${by}`, text, values: [idOrSlug] });
    return rows[0] as Head | undefined;
  }

  async add(manager: EntityManager, event: NewEvent): Promise<void> {
    const { id, slug, name, ruleset, ownerId, seed, commitment, createdAt } = event;
    await manager.query(
      `INSERT INTO tournaments (id, slug, name, phase, ruleset, owner_id, seq, hash, seed, commitment, created_at)
       VALUES ($1, $2, $3, 'DRAFT', $4, $5, 0, '', $6, $7, $8)`,
      [id, slug, name, ruleset, ownerId, seed, commitment, createdAt],
    );
  }

  /** Returns false where somebody else wrote first, and writes nothing then. */
  async advance(manager: EntityManager, wish: Advance): Promise<boolean> {
    const { tournamentId, rows, name, phase, due } = wish;
    const last = rows.at(-1);
    if (last === undefined) return true;
    const before = last.fact.seq - rows.length;
    const head = [tournamentId, before, last.fact.seq, last.hash, name, phase, due];
    const [, count] = (await manager.query(ADVANCE, head)) as [unknown, number];
    if (count !== 1) return false;
    await manager.query(ADD_FACTS, [tournamentId, rowsText(rows)]);
    await this.project(manager, wish);
    return true;
  }

  /** Writes all facts of a new event that is over, of which nobody has a part here. */
  async fill(
    manager: EntityManager,
    { tournamentId, name, phase, end, pages }: Filling,
  ): Promise<void> {
    await manager.query(ADVANCE, [tournamentId, 0, end.seq, end.hash, name, phase, null]);
    for (const page of pages) await manager.query(ADD_FACTS, [tournamentId, page]);
  }

  /**
   * Id of the event that this player has made of that export; undefined: they have not, and nobody else makes it for
   * them before the transaction ends.
   */
  async importOf(
    manager: EntityManager,
    { playerId, from, hash }: { playerId: string; from: string; hash: string },
  ): Promise<string | undefined> {
    await manager.query('SELECT FROM players WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
    const [row]: { id: string }[] = await manager.query(
      `SELECT tournament_id AS id FROM tournament_facts
       WHERE by_player = $1 AND kind = 'IMPORTED' AND data->>'from' = $2 AND data->>'hash' = $3`,
      [playerId, from, hash],
    );
    return row?.id;
  }

  private async project(
    manager: EntityManager,
    { tournamentId, people, places }: Advance,
  ): Promise<void> {
    if (people.length > 0) await manager.query(SET_PEOPLE, [tournamentId, JSON.stringify(people)]);
    if (places.length > 0) await manager.query(SET_PLACES, [tournamentId, JSON.stringify(places)]);
  }

  async factsAfter(tournamentId: string, seq: number): Promise<{ fact: Fact; hash: string }[]> {
    const { rows } = await this.pool.query({ ...FACTS_AFTER, values: [tournamentId, seq] });
    return (rows as StoredFact[]).map(({ hash, at, ...fact }) => ({
      fact: { ...fact, at: at.toISOString() } as Fact,
      hash,
    }));
  }

  /** A page of facts with their hashes. */
  async linksAfter(
    tournamentId: string,
    seq: number,
    most: number,
  ): Promise<(Link & { fact: Fact })[]> {
    const { rows } = await this.pool.query({ ...LINKS_AFTER, values: [tournamentId, seq, most] });
    return (rows as StoredLink[]).map(linkOf);
  }

  /** The number of the first fact that this player's request made, and how many it made. */
  async broughtBy(
    playerId: string,
    requestId: string,
  ): Promise<
    { tournamentId: string; seq: number; requestHash: string; facts: number } | undefined
  > {
    const text = `SELECT tournament_id AS "tournamentId", seq, request_hash AS "requestHash", request_facts AS facts
      FROM tournament_facts WHERE by_player = $1 AND request_id = $2`;
    const values = [playerId, requestId];
    const { rows } = await this.pool.query({ name: 'facts-of-request', text, values });
    return rows[0];
  }

  /** Event id -> number of its facts. */
  async versions(ids: readonly string[]): Promise<Map<string, number>> {
    const text = 'SELECT id, seq FROM tournaments WHERE id = ANY($1::uuid[])';
    const { rows } = await this.pool.query({ name: 'event-versions', text, values: [ids] });
    return new Map((rows as { id: string; seq: number }[]).map(({ id, seq }) => [id, seq]));
  }

  async finished(most: number): Promise<FinishedGame[]> {
    const { rows } = await this.pool.query({ ...FINISHED, values: [most] });
    return rows as FinishedGame[];
  }

  async due(at: number, most: number): Promise<string[]> {
    const { rows } = await this.pool.query({ ...DUE, values: [new Date(at), most] });
    return (rows as { id: string }[]).map(({ id }) => id);
  }

  async owing(gameIds: readonly string[]): Promise<Map<string, readonly string[]>> {
    const { rows } = await this.pool.query({ ...OWING, values: [gameIds] });
    return new Map((rows as { id: string; owed: string[] }[]).map(({ id, owed }) => [id, owed]));
  }

  /** Player id -> name, for those players that exist. */
  async names(playerIds: readonly string[]): Promise<Map<string, string>> {
    const text = 'SELECT id, name FROM players WHERE id = ANY($1::uuid[])';
    const { rows } = await this.pool.query({ name: 'names', text, values: [playerIds] });
    return new Map((rows as { id: string; name: string }[]).map(({ id, name }) => [id, name]));
  }

  /** A page of events, the newest first. Drafts are listed only for those who have a part in them. */
  async list(
    playerId: string | null,
    { phase, ruleset, mine = false }: EventFilter,
    { first, after }: { first: number; after: Listed | null },
  ): Promise<Listed[]> {
    const part = `EXISTS (SELECT FROM tournament_people p WHERE p.tournament_id = t.id AND p.player_id = $1
      AND (p.role IS NOT NULL OR p.state = 'INVITED' OR t.phase <> 'DRAFT' AND p.state IS NOT NULL))`;
    const text = `SELECT t.id, t.created_at AS "createdAt" FROM tournaments t
      WHERE (${mine ? part : `t.phase <> 'DRAFT' OR ${part}`})
        AND ($2::text IS NULL OR t.phase = $2) AND ($3::text IS NULL OR t.ruleset = $3)
        AND ($4::timestamptz IS NULL OR (t.created_at, t.id) < ($4, $5::uuid))
      ORDER BY t.created_at DESC, t.id DESC LIMIT $6`;
    const values = [playerId, phase, ruleset, after?.createdAt, after?.id, first];
    const { rows } = await this.pool.query(text, values);
    return rows as Listed[];
  }
}

interface StoredFact {
  readonly at: Date;
  readonly hash: string;
}
