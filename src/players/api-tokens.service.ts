import { createHash, randomBytes, randomUUID } from 'node:crypto';

import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import { isUuid } from '../common/uuid.js';
import { Environment } from '../config/environment.js';
import { appError } from '../errors/errors.js';
import { sqlState } from '../errors/failures.js';
import { ApiToken } from './api-token.entity.js';
import { ApiTokensRepository } from './api-tokens.repository.js';
import type { Caller, Key } from './caller.js';
import type { NewApiToken } from './players.input.js';
import { isWithin, wholeScopes } from './scopes.js';
import { TokensInUse } from './tokens-in-use.js';

const PREFIX = 'mst_';
const UNIQUE_VIOLATION = '23505';
/** How often the use of keys is written down at most, for all keys together. */
const NOTE_MS = 5_000;

export const isApiToken = (token: string): boolean => token.startsWith(PREFIX);

/** SHA-256 of a token. A slow hash is not needed, as the token has 256 random bits. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** API keys, for programs. A key cannot make or revoke a key that allows more, or for longer, than it does itself. */
@Injectable()
export class ApiTokensService implements OnModuleDestroy {
  private used = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly rows: ApiTokensRepository,
    private readonly inUse: TokensInUse,
    private readonly environment: Environment,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.noteUses();
  }

  create(caller: Caller, wish: NewApiToken): Promise<{ token: string; apiToken: ApiToken }> {
    return this.make(caller, randomUUID(), wish);
  }

  /**
   * Makes a key that the service itself uses for a player, so its token is returned to nobody; null: a key with that id
   * exists already.
   */
  async createOnce(caller: Caller, id: string, wish: NewApiToken): Promise<ApiToken | null> {
    try {
      return (await this.make(caller, id, wish)).apiToken;
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) return null;
      throw error;
    }
  }

  private async make(
    { player, key }: Caller,
    id: string,
    { name, scopes, expiresAt }: NewApiToken,
  ): Promise<{ token: string; apiToken: ApiToken }> {
    const rights = { scopes: wholeScopes(scopes), expiresAt: expiresAt ?? null };
    if (key !== undefined && !isWithin(rights, key)) throw tooWide();
    const token = PREFIX + randomBytes(32).toString('base64url');
    const apiToken = Object.assign(new ApiToken(), {
      ...{ id, playerId: player.id, name, hash: hashOf(token) },
      ...{ ...rights, lastUsedAt: null, revokedAt: null, createdAt: new Date() },
    });
    await this.rows.insert(apiToken, this.environment.quotas.keys);
    return { token, apiToken };
  }

  list({ player }: Caller): Promise<ApiToken[]> {
    return this.rows.openOf(player.id);
  }

  /** Revokes a key. Takes effect in this process at once, at other instances within a second. */
  async revoke({ player, key }: Caller, id: string): Promise<ApiToken> {
    const apiToken = isUuid(id) ? await this.rows.find(player.id, id) : null;
    if (apiToken === null) throw appError('NOT_FOUND', { thing: { en: 'token', ja: 'トークン' } });
    if (key !== undefined && !isWithin(apiToken, key)) throw tooWide();
    await this.rows.revoke(id);
    this.inUse.revoked(new Set([id]));
    return apiToken;
  }

  /** Revokes a key that the service itself uses. */
  async end(id: string): Promise<void> {
    await this.rows.revoke(id);
    this.inUse.revoked(new Set([id]));
  }

  /** The caller of the key with that id, read anew; undefined: it is revoked or expired. */
  async callerBy(id: string): Promise<Caller | undefined> {
    return this.callerIn(await this.rows.openById(id));
  }

  /** The caller of a token. The database is asked only if the key was not read here within the last minute. */
  authenticate(token: string): Caller | Promise<Caller | undefined> {
    return this.inUse.find(token) ?? this.inUse.read(token, () => this.read(token));
  }

  /** The caller of a key that was read here within the last minute; undefined: the database would have to be asked. */
  atHand(token: string): Caller | undefined {
    return this.inUse.find(token);
  }

  private async read(token: string): Promise<Caller | undefined> {
    return this.callerIn(await this.rows.openBy(hashOf(token)));
  }

  private callerIn(row: ApiToken | null): Caller | undefined {
    if (row === null) return undefined;
    this.noteUse(row.id);
    const key: Key = { id: row.id, scopes: row.scopes, expiresAt: row.expiresAt };
    return { player: row.player, key, expires: row.expiresAt?.getTime() ?? Infinity };
  }

  private noteUse(id: string): void {
    this.used.add(id);
    this.timer ??= setTimeout(() => void this.noteUses(), NOTE_MS).unref();
  }

  /** Writes down which keys were used. It may fail: nothing depends on it. */
  private async noteUses(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const used = [...this.used];
    this.used = new Set();
    if (used.length > 0) await this.rows.noteUse(used).catch(() => undefined);
  }
}

const tooWide = (): Error =>
  appError('FORBIDDEN', {
    reason: {
      en: 'a key has nothing to do with keys that open more than it does itself, or for longer.',
      ja: 'キーでは、それ自身より広い範囲や長い期間のキーを扱えません。',
    },
  });
