import { createHash, randomBytes, randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { jwtVerify, SignJWT } from 'jose';
import { IsNull, Repository } from 'typeorm';

import { AppError, appError } from '../common/errors.js';
import { Environment } from '../config/environment.js';
import { ApiToken } from './api-token.entity.js';
import type { Caller } from './caller.js';
import { Player } from './player.entity.js';
import { signingKey } from './signing-key.js';
import { TokenCache } from './token-cache.js';

const ALGORITHM = 'HS256';
const ISSUER = 'muster';
const API_PREFIX = 'mst_';
/** How long another instance may go on honouring a revoked key. */
const KEY_MS = 5_000;
/** Nobody revokes a session; to read one, signature and player, costs as much as a few moves. */
const SESSION_MS = 60_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Issues and reads both kinds of bearer token: sessions (JWT) and keys for programs (`mst_…`). */
@Injectable()
export class TokensService {
  private readonly key: Uint8Array;
  private readonly cache = new TokenCache<Caller>();

  constructor(
    private readonly environment: Environment,
    @InjectRepository(Player) private readonly players: Repository<Player>,
    @InjectRepository(ApiToken) private readonly apiTokens: Repository<ApiToken>,
  ) {
    this.key = signingKey(environment);
  }

  issueSession(player: Player): Promise<string> {
    return new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(player.id)
      .setIssuer(ISSUER)
      .setIssuedAt()
      .setExpirationTime(`${this.environment.tokenDays} days`)
      .sign(this.key);
  }

  /** The caller behind an `Authorization` value; throws UNAUTHENTICATED unless the token is ours, alive and unrevoked. */
  authenticate(authorization: string): Caller | Promise<Caller> {
    const token = /^Bearer ([\w.-]{1,2000})$/i.exec(authorization)?.[1];
    if (token === undefined) throw appError('UNAUTHENTICATED');
    return this.cache.find(token) ?? this.verify(token);
  }

  /** False only for a token that is certainly no good: an unreachable database is no reason to send anybody away. */
  async isValid(authorization: string): Promise<boolean> {
    try {
      await this.authenticate(authorization);
      return true;
    } catch (error) {
      return !(error instanceof AppError);
    }
  }

  async createApiToken(
    player: Player,
    name: string,
  ): Promise<{ token: string; apiToken: ApiToken }> {
    const token = API_PREFIX + randomBytes(32).toString('base64url');
    const hash = hashOf(token);
    const apiToken = this.apiTokens.create({ id: randomUUID(), playerId: player.id, name, hash });
    await this.apiTokens.insert(apiToken);
    return { token, apiToken };
  }

  listApiTokens(player: Player): Promise<ApiToken[]> {
    return this.apiTokens.find({
      where: { playerId: player.id, revokedAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Takes effect here at once, on other instances within seconds. */
  async revokeApiToken(player: Player, id: string): Promise<ApiToken> {
    const notFound = appError('NOT_FOUND', { thing: { en: 'token', ja: 'トークン' } });
    if (!UUID.test(id)) throw notFound;
    const apiToken = await this.apiTokens.findOneBy({ id, playerId: player.id });
    if (!apiToken) throw notFound;
    apiToken.revokedAt ??= new Date();
    await this.apiTokens.save(apiToken);
    this.cache.forget(({ apiTokenId }) => apiTokenId === id);
    return apiToken;
  }

  private async verify(token: string): Promise<Caller> {
    const { age } = this.cache;
    const isKey = token.startsWith(API_PREFIX);
    const verified = isKey ? await this.readApiToken(token) : await this.readSession(token);
    if (!verified) throw appError('UNAUTHENTICATED');
    const { caller, expires } = verified;
    if (this.cache.age === age)
      this.cache.keep(token, caller, isKey ? KEY_MS : SESSION_MS, expires);
    return caller;
  }

  private async readSession(
    token: string,
  ): Promise<{ caller: Caller; expires?: number } | undefined> {
    const options = { algorithms: [ALGORITHM], issuer: ISSUER, requiredClaims: ['sub', 'exp'] };
    const payload = await jwtVerify(token, this.key, options).then(
      (result) => result.payload,
      () => undefined,
    );
    if (!payload?.sub || !UUID.test(payload.sub)) return undefined;
    const player = await this.players.findOneBy({ id: payload.sub });
    return player ? { caller: { player }, expires: (payload.exp ?? 0) * 1000 } : undefined;
  }

  private async readApiToken(
    token: string,
  ): Promise<{ caller: Caller; expires?: number } | undefined> {
    const row = await this.apiTokens.findOne({
      where: { hash: hashOf(token), revokedAt: IsNull() },
      relations: { player: true },
    });
    return row ? { caller: { player: row.player, apiTokenId: row.id } } : undefined;
  }
}
