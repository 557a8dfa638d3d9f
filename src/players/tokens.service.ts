import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { jwtVerify, SignJWT } from 'jose';
import { Repository } from 'typeorm';

import { isUuid } from '../common/uuid.js';
import { Environment } from '../config/environment.js';
import { AppError, appError } from '../errors/errors.js';
import { ApiTokensService, isApiToken } from './api-tokens.service.js';
import type { Caller } from './caller.js';
import { Player } from './player.entity.js';
import { signingKey } from './signing-key.js';
import { TokenCache } from './token-cache.js';
import { TokensInUse } from './tokens-in-use.js';

const ALGORITHM = 'HS256';
const ISSUER = 'muster';
/**
 * How long a verified session is cached. Sessions cannot be revoked, and reading one (signature and player) costs as
 * much as a few moves.
 */
const SESSION_MS = 60_000;

/** Reads both kinds of bearer tokens, sessions (JWT) and API keys (`mst_…`), and issues sessions. */
@Injectable()
export class TokensService {
  private readonly key: Uint8Array;
  private readonly sessions = new TokenCache<Caller>();

  constructor(
    private readonly environment: Environment,
    private readonly apiTokens: ApiTokensService,
    private readonly inUse: TokensInUse,
    @InjectRepository(Player) private readonly players: Repository<Player>,
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

  /**
   * The caller behind an `Authorization` header; throws UNAUTHENTICATED unless the token is ours, valid and not
   * revoked.
   */
  authenticate(authorization: string): Caller | Promise<Caller> {
    const token = tokenIn(authorization);
    if (token === undefined) throw appError('UNAUTHENTICATED');
    const caller = isApiToken(token)
      ? this.apiTokens.authenticate(token)
      : (this.sessions.find(token) ?? this.verify(token));
    return caller instanceof Promise ? caller.then(known) : caller;
  }

  /** Has the player of a session read again, who has changed. */
  forget(playerId: string): void {
    this.sessions.forget(({ player }) => player.id === playerId);
  }

  /** The same if it is cached; undefined where it is not, or the token is invalid. */
  atHand(authorization: string): Caller | undefined {
    const token = tokenIn(authorization);
    if (token === undefined) return undefined;
    return isApiToken(token) ? this.apiTokens.atHand(token) : this.sessions.find(token);
  }

  /**
   * Calls `end` once the token has become invalid; resolves to a function that cancels this. For a token that is
   * invalid from the start nothing is done, as nothing was opened with it.
   */
  async whileGood(authorization: string, end: () => void): Promise<() => void> {
    try {
      return this.inUse.whileGood(await this.authenticate(authorization), end);
    } catch (error) {
      if (error instanceof AppError) return () => undefined;
      throw error;
    }
  }

  private async verify(token: string): Promise<Caller | undefined> {
    const caller = await this.readSession(token);
    if (caller !== undefined) this.sessions.keep(token, caller, SESSION_MS, caller.expires);
    return caller;
  }

  private async readSession(token: string): Promise<Caller | undefined> {
    const options = { algorithms: [ALGORITHM], issuer: ISSUER, requiredClaims: ['sub', 'exp'] };
    const payload = await jwtVerify(token, this.key, options).then(
      (result) => result.payload,
      () => undefined,
    );
    if (!payload?.sub || !isUuid(payload.sub)) return undefined;
    const player = await this.players.findOneBy({ id: payload.sub });
    return player ? { player, expires: (payload.exp ?? 0) * 1000 } : undefined;
  }
}

const tokenIn = (authorization: string): string | undefined =>
  /^Bearer ([\w.-]{1,2000})$/i.exec(authorization)?.[1];

function known(caller: Caller | undefined): Caller {
  if (caller === undefined) throw appError('UNAUTHENTICATED');
  return caller;
}
