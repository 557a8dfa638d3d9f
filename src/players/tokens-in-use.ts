import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

import { Environment } from '../config/environment.js';
import { ApiTokensRepository } from './api-tokens.repository.js';
import type { Caller } from './caller.js';
import { TokenCache } from './token-cache.js';

const LOOK_MS = 250;
/** Cached keys are trusted while the last look for revoked keys began less than this ago. */
const TRUST_MS = 900;
/** How long a key is cached; its use is noted as often. */
const KEY_MS = 60_000;
/**
 * Seconds that a transaction may take to commit: a revocation has the time at which its statement began, but is visible
 * only after the commit; see {@link TokensInUse.look}.
 */
const COMMIT_SECONDS = 5;

/**
 * The tokens in use in this process: keys that were read a while ago, and streams, which live as long as the token that
 * opened them. Four times a second one statement asks for all keys that were revoked lately, at any instance: so no
 * message has to be sent, and none can be lost.
 */
@Injectable()
export class TokensInUse implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly keys = new TokenCache<Caller>();
  private readonly streams = new Map<Caller, Set<() => void>>();
  /** When the last successful look began, by `performance.now()`. */
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

  /** The caller of a key that was read lately and, as of at most a second ago, not revoked. */
  find(token: string): Caller | undefined {
    return performance.now() - this.seenAt < TRUST_MS ? this.keys.find(token) : undefined;
  }

  /** Reads a key and caches it, unless another key was revoked meanwhile. */
  async read(token: string, read: () => Promise<Caller | undefined>): Promise<Caller | undefined> {
    const { age } = this.keys;
    const caller = await read();
    if (caller !== undefined && this.keys.age === age)
      this.keys.keep(token, caller, KEY_MS, caller.expires);
    return caller;
  }

  /** Calls `end` within a second after that caller's token has become invalid. Returns a function that cancels this. */
  whileGood(caller: Caller, end: () => void): () => void {
    const ends = this.streams.get(caller) ?? new Set();
    this.streams.set(caller, ends.add(end));
    return () => {
      ends.delete(end);
      if (ends.size === 0 && this.streams.get(caller) === ends) this.streams.delete(caller);
    };
  }

  /** Forgets those keys, and ends the subscriptions and streams that they opened in this process. */
  revoked(ids: ReadonlySet<string>): void {
    const isRevoked = ({ key }: Caller): boolean => key !== undefined && ids.has(key.id);
    this.keys.forget(isRevoked);
    this.endAll(isRevoked);
  }

  /**
   * Looks for revoked keys, back to the last look and further, by the time that a statement may take which had begun
   * then.
   */
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

  /** Whether a look is needed. A stream may have a key that is not cached: another was revoked while it was read. */
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
