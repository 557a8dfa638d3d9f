import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

import { Environment } from '../config/environment.js';
import { ApiTokensRepository } from './api-tokens.repository.js';
import type { Caller } from './caller.js';
import { TokenCache } from './token-cache.js';

const LOOK_MS = 250;
/** A key is trusted unread while the last look for revoked keys is no older than this. */
const TRUST_MS = 900;
/** How long a key is not read anew; it is noted as used as often. */
const KEY_MS = 60_000;
/**
 * A revocation bears the time at which its statement began, and is seen once that is through: see
 * {@link TokensInUse.look}.
 */
const COMMIT_SECONDS = 5;

/**
 * The tokens that are in use here: keys that were read a while ago, and streams, which live as long as the token by
 * which they were opened. All that was revoked lately, on whichever instance, is asked for four times a second, by one
 * statement for all: so nothing has to be sent to anybody, and nothing that is sent can be lost.
 */
@Injectable()
export class TokensInUse implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly keys = new TokenCache<Caller>();
  private readonly streams = new Map<Caller, Set<() => void>>();
  /** When the last look that went well began, on the clock of `performance`. */
  private seenAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private looking = false;

  constructor(
    private readonly environment: Environment,
    private readonly apiTokens: ApiTokensRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look().catch(() => undefined), LOOK_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** The caller whose key this is, if it was read lately and was not revoked up to a second ago. */
  find(token: string): Caller | undefined {
    return performance.now() - this.seenAt < TRUST_MS ? this.keys.find(token) : undefined;
  }

  /** Reads a key and keeps what was read, unless another was revoked meanwhile. */
  async read(token: string, read: () => Promise<Caller | undefined>): Promise<Caller | undefined> {
    const { age } = this.keys;
    const caller = await read();
    if (caller !== undefined && this.keys.age === age)
      this.keys.keep(token, caller, KEY_MS, caller.expires);
    return caller;
  }

  /** Calls `end` once the token of that caller is good no longer, within a second; gives what stops looking. */
  whileGood(caller: Caller, end: () => void): () => void {
    const ends = this.streams.get(caller) ?? new Set();
    this.streams.set(caller, ends.add(end));
    return () => {
      ends.delete(end);
      if (ends.size === 0 && this.streams.get(caller) === ends) this.streams.delete(caller);
    };
  }

  /** Ends the subscriptions and streams that go on here under those keys. */
  revoked(ids: ReadonlySet<string>): void {
    const isRevoked = ({ key }: Caller): boolean => key !== undefined && ids.has(key.id);
    this.keys.forget(isRevoked);
    this.endAll(isRevoked);
  }

  /** Back to before the last look, by as long as a statement may take that had begun then. */
  private async look(): Promise<void> {
    const now = Date.now();
    this.endAll(({ expires }) => expires <= now);
    if (this.looking || !this.isAnyKeyInUse()) return;
    this.looking = true;
    try {
      const begun = performance.now();
      const since = (begun - this.seenAt) / 1_000;
      const slowest = this.environment.statementSeconds + COMMIT_SECONDS;
      const ids = await this.apiTokens.revokedWithin(since + slowest);
      if (ids.length > 0) this.revoked(new Set(ids));
      this.seenAt = begun;
    } finally {
      this.looking = false;
    }
  }

  /** A stream may have a key that is not among the keys: it was revoked while it was read. */
  private isAnyKeyInUse(): boolean {
    if (this.keys.size > 0) return true;
    for (const { key } of this.streams.keys()) if (key !== undefined) return true;
    return false;
  }

  private endAll(isOver: (caller: Caller) => boolean): void {
    for (const [caller, ends] of this.streams) {
      if (!isOver(caller)) continue;
      this.streams.delete(caller);
      for (const end of ends) end();
    }
  }
}
