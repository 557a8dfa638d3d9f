import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';

import { inTransaction } from '../../database/transaction.js';
import type { Locale } from '../../language/locale.js';
import type { HeldLine } from './deliveries.repository.js';
import { FollowerEntity } from './entities/follower.entity.js';
import { beginNow } from './followers.repository.js';
import type { EndpointState, OwnKind } from './kinds.js';

/** A code that was sent to an address, as a hash. All times are milliseconds since 1970. */
export interface MailCode {
  readonly playerId: string;
  readonly purpose: 'confirm' | 'recover';
  /** SHA-256, in hex digits. */
  readonly hash: string;
  readonly address: string;
  readonly locale: Locale;
  readonly until: number;
}

/** The address to which a player's mail is sent. */
export interface Mailbox {
  readonly id: string;
  readonly playerId: string;
  readonly address: string;
  readonly locale: Locale;
  readonly state: EndpointState;
  /** Whether it gets one letter a day. */
  readonly digest: boolean;
}

/**
 * Whether a notice about a game is worth a letter. A game is left out of a player's mail by a follower of that game
 * without any kinds.
 */
const WORTH_IT = {
  name: 'mail-standing',
  text: `
    SELECT NOT EXISTS (
      SELECT FROM followers f WHERE f.endpoint_id = $1 AND f.game_id = $2 AND f.kinds = '{}'
    ) AND NOT EXISTS (
      SELECT FROM deliveries d WHERE d.endpoint_id = $1 AND d.source_id = $2 AND d.state IN ('SENT', 'GATHERED') AND NOT EXISTS (
        SELECT FROM seats s JOIN moves m ON m.game_id = s.game_id AND m.seat = s.seat
        WHERE s.game_id = $2 AND s.player_id = $3 AND m.created_at >= d.tried_at)
    ) AS yes`,
} as const;

/** Stores a code in place of the player's earlier one, which becomes invalid; deletes expired codes of others too. */
const PUT_CODE = `
  WITH over AS (DELETE FROM mail_codes WHERE until <= $7 AND player_id <> $1)
  INSERT INTO mail_codes (player_id, purpose, hash, address, locale, until) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (player_id, purpose) DO UPDATE
  SET hash = excluded.hash, address = excluded.address, locale = excluded.locale, until = excluded.until`;

const CODE = `player_id AS "playerId", purpose, hash, address, locale, until`;

/** Takes a code that recovers a session, where it was sent to the address that its player has now. */
const TAKE_RECOVERY = `
  DELETE FROM mail_codes c USING endpoints e
  WHERE c.purpose = 'recover' AND c.hash = $1 AND c.until > $2 AND e.player_id = c.player_id
    AND e.channel = 'mail' AND e.state <> 'GONE' AND e.address = c.address
  RETURNING c.player_id AS "playerId", c.purpose, c.hash, c.address, c.locale, c.until`;

const MAILBOX = `SELECT id, player_id AS "playerId", address, locale, state, digest FROM endpoints
  WHERE channel = 'mail'`;

/** Chooses whether a player gets one letter a day; what is held where they do no longer is due at once. */
const CHOOSE_DIGEST = `
  WITH chosen AS (
    UPDATE endpoints SET digest = $2 WHERE player_id = $1 AND channel = 'mail' RETURNING id, digest
  ), released AS (
    UPDATE deliveries d SET quiet_until = LEAST(d.quiet_until, $3::timestamptz) FROM chosen c
    WHERE NOT c.digest AND d.endpoint_id = c.id AND d.state = 'HELD'
  )
  SELECT id FROM chosen`;

const REPLACE = `
  WITH before AS (DELETE FROM endpoints WHERE player_id = $2 AND channel = 'mail' RETURNING digest)
  INSERT INTO endpoints (id, player_id, channel, address, locale, secret, secret_since, state, created_at, digest)
  SELECT $1, $2, 'mail', $3, $4, 1, $5, 'ACTIVE', $5, EXISTS (SELECT FROM before WHERE digest)`;

/** Reads and writes mail addresses, and the codes that confirm them. */
@Injectable()
export class MailRepository {
  constructor(
    private readonly source: DataSource,
    private readonly pool: Pool,
  ) {}

  /** Whether the player has acted in the game since the last letter about it, and wants mail about it. */
  async isWorthIt({ endpointId, sourceId: gameId, playerId }: HeldLine): Promise<boolean> {
    const values = [endpointId, gameId, playerId];
    const { rows } = await this.pool.query<{ yes: boolean }>({ ...WORTH_IT, values });
    return rows[0]?.yes === true;
  }

  async putCode(code: MailCode, now: number): Promise<void> {
    const { playerId, purpose, hash, address, locale, until } = code;
    const values = [playerId, purpose, hash, address, locale, new Date(until), new Date(now)];
    await this.pool.query(PUT_CODE, values);
  }

  /** A valid code; null: there is none of that hash, or it has expired. */
  findCode(purpose: MailCode['purpose'], hash: string, now: number): Promise<MailCode | null> {
    const text = `SELECT ${CODE} FROM mail_codes WHERE purpose = $1 AND hash = $2 AND until > $3`;
    return this.code(text, [purpose, hash, new Date(now)]);
  }

  /** The same, and the code becomes invalid. */
  takeCode(purpose: MailCode['purpose'], hash: string, now: number): Promise<MailCode | null> {
    const text = `DELETE FROM mail_codes WHERE purpose = $1 AND hash = $2 AND until > $3 RETURNING ${CODE}`;
    return this.code(text, [purpose, hash, new Date(now)]);
  }

  /** The same for one that recovers a session, unless its player has stopped that address or has another one by now. */
  takeRecovery(hash: string, now: number): Promise<MailCode | null> {
    return this.code(TAKE_RECOVERY, [hash, new Date(now)]);
  }

  /** The address that a player has not confirmed yet; null: none. */
  async waiting(playerId: string, now: number): Promise<string | null> {
    const text = `SELECT ${CODE} FROM mail_codes WHERE purpose = 'confirm' AND player_id = $1 AND until > $2`;
    return (await this.code(text, [playerId, new Date(now)]))?.address ?? null;
  }

  private async code(text: string, values: unknown[]): Promise<MailCode | null> {
    const { rows } = await this.pool.query<MailCode & { until: Date }>(text, values);
    const [row] = rows;
    return row === undefined ? null : { ...row, until: row.until.getTime() };
  }

  async ofPlayer(playerId: string): Promise<Mailbox | null> {
    const { rows } = await this.pool.query<Mailbox>(`${MAILBOX} AND player_id = $1`, [playerId]);
    return rows[0] ?? null;
  }

  /**
   * Mailboxes of that address, whatever letters of it are capitals, those confirmed last first; none that was stopped.
   */
  async ofAddress(address: string, most: number): Promise<Mailbox[]> {
    const text = `${MAILBOX} AND lower(address) = lower($1) AND state <> 'GONE'
      ORDER BY created_at DESC, id LIMIT $2`;
    return (await this.pool.query<Mailbox>(text, [address, most])).rows;
  }

  async find(id: string): Promise<Mailbox | null> {
    const { rows } = await this.pool.query<Mailbox>(`${MAILBOX} AND id = $1`, [id]);
    return rows[0] ?? null;
  }

  /** Forgets the player's addresses, and the codes that were sent to confirm them. */
  async forget(playerId: string): Promise<void> {
    await this.pool.query('DELETE FROM mail_codes WHERE player_id = $1', [playerId]);
    const text = `DELETE FROM endpoints WHERE player_id = $1 AND channel = 'mail'`;
    await this.pool.query(text, [playerId]);
  }

  /**
   * Stores the address in place of the one before, and has it told of those kinds in all games of its player; whether
   * it gets one letter a day stays as it was. Of two at the same time the later one stays.
   */
  replace(
    { id, playerId, address, locale }: Omit<Mailbox, 'state' | 'digest'>,
    kinds: readonly OwnKind[],
    at: Date,
  ): Promise<void> {
    return inTransaction(this.source, async (manager) => {
      // The lock makes another one wait until it can see this address, and replace it.
      await manager.query('SELECT FROM players WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
      await manager.query(REPLACE, [id, playerId, address, locale, at]);
      const all = { gameId: null, tournamentId: null };
      const follower = { endpointId: id, ...all, kinds: [...kinds], createdAt: at };
      await manager.insert(FollowerEntity, { id: randomUUID(), ...follower });
      await beginNow(manager, all, playerId);
    });
  }

  /** false: the player has no address. */
  async chooseDigest(playerId: string, digest: boolean, now: number): Promise<boolean> {
    const values = [playerId, digest, new Date(now)];
    return (await this.pool.query(CHOOSE_DIGEST, values)).rowCount === 1;
  }

  /** Ends an address: nothing more is sent there, and what is held is dropped. */
  async stop(id: string): Promise<void> {
    await this.pool.query(
      `WITH stopped AS (UPDATE endpoints SET state = 'GONE' WHERE id = $1)
       UPDATE deliveries SET state = 'SKIPPED' WHERE endpoint_id = $1 AND state = 'HELD'`,
      [id],
    );
  }
}
