import { Injectable } from '@nestjs/common';

import { networkOf } from '../common/network.js';
import { Environment } from '../config/environment.js';
import { appError } from '../errors/errors.js';
import { Turnstile } from './turnstile.js';

/** Seconds after which a caller who is turned away should try again. */
export const RETRY_SECONDS = 1;
const MINUTE_MS = 60_000;
/**
 * The longest wait for a turn is this fraction of the time after which a silent connection counts as lost: turn, gate
 * and drawing together must end before that.
 */
const PATIENCES = 3;

/** A request that waits: one of the two functions is called, once. */
interface Guest {
  readonly begin: () => void;
  readonly turnAway: (error: Error) => void;
}

/**
 * Counts the work that this process has accepted, and decides whether it accepts more. It finishes what it has
 * accepted.
 */
@Injectable()
export class Traffic {
  inFlight = 0;
  subscribers = 0;
  sockets = 0;
  draining = false;
  private readonly idle = new Set<() => void>();
  /** Network address -> number of its subscribers. */
  private readonly shares = new Map<string, number>();
  private operations = new Map<string, number>();
  private minute = 0;
  private readonly turnstile: Turnstile;

  constructor(private readonly environment: Environment) {
    const patienceMs = (environment.stallSeconds * 1_000) / PATIENCES;
    this.turnstile = new Turnstile(environment.inFlightPerAddress, patienceMs);
  }

  get isFull(): boolean {
    return this.draining || this.inFlight >= this.environment.maxInFlight;
  }

  /** Whether a request is turned away: the process is full, or too many requests of that address wait. */
  isFullFor(network: string): boolean {
    return this.isFull || this.turnstile.isFull(network);
  }

  /**
   * Accepts a request; only to be called where it is not full. Calls `begin` when the request's turn has come, after
   * which `leave` has to be called when the answer is made; or `turnAway` if the turn does not come in time.
   */
  enter(network: string, connection: object, { begin, turnAway }: Guest): void {
    this.inFlight += 1;
    const goAway = (): void => {
      this.gone();
      turnAway(tooBusy());
    };
    this.turnstile.pass(network, { connection, begin, turnAway: goAway });
  }

  leave(network: string): void {
    this.turnstile.leave(network);
    this.gone();
  }

  private gone(): void {
    this.inFlight -= 1;
    if (this.inFlight > 0) return;
    for (const done of this.idle) done();
    this.idle.clear();
  }

  /** To be called when a connection was accepted. */
  come(): void {
    this.turnstile.come();
  }

  /**
   * Runs `work` when its turn comes, and resolves to its result; throws UNAVAILABLE where the turn does not come in
   * time.
   */
  async working<T>(network: string, connection: object, work: () => T): Promise<Awaited<T>> {
    await new Promise<void>((begin, turnAway) =>
      this.enter(network, connection, { begin, turnAway }),
    );
    try {
      return await work();
    } finally {
      this.leave(network);
    }
  }

  /**
   * As `working`, for what a subscriber is sent. A subscriber has a slot of its own, so this is not counted in flight:
   * news for many listeners at once would otherwise keep requests out.
   */
  async telling<T>(network: string, connection: object, work: () => T): Promise<Awaited<T>> {
    await new Promise<void>((begin) => this.inTurn(network, connection, begin));
    return await work();
  }

  /** Calls `begin` in the turn of that address, for short work that belongs to no request. */
  inTurn(network: string, connection: object, begin: () => void): void {
    this.turnstile.inTurn(network, { connection, begin });
  }

  /**
   * Takes a slot for a subscription, and returns a function that gives it back. Throws UNAVAILABLE where all slots are
   * taken, or the address has its share.
   */
  subscribe(address: string): () => void {
    const { maxSubscribers, subscribersPerAddress: share } = this.environment;
    if (this.draining || this.subscribers >= maxSubscribers) throw tooBusy();
    const network = networkOf(address);
    if (share > 0 && (this.shares.get(network) ?? 0) >= share) throw tooBusy();
    this.attend(network, 1);
    let gone = false;
    return () => {
      if (!gone) this.attend(network, -1);
      gone = true;
    };
  }

  private attend(network: string, more: number): void {
    this.subscribers += more;
    const own = (this.shares.get(network) ?? 0) + more;
    if (own > 0) this.shares.set(network, own);
    else this.shares.delete(network);
  }

  /** Counts an operation over a WebSocket; false: the address has used up its operations of this minute. */
  allows(address: string): boolean {
    const { rateLimit } = this.environment;
    const minute = Math.floor(Date.now() / MINUTE_MS);
    if (minute !== this.minute) [this.minute, this.operations] = [minute, new Map()];
    const count = (this.operations.get(address) ?? 0) + 1;
    this.operations.set(address, count);
    return rateLimit === 0 || count <= rateLimit;
  }

  /** From now on nothing is accepted; resolves when the last answer is made. */
  async drain(): Promise<void> {
    this.draining = true;
    if (this.inFlight > 0) await new Promise<void>((done) => this.idle.add(done));
  }
}

export const tooBusy = (): Error => appError('UNAVAILABLE', { retryAfter: RETRY_SECONDS });

/** Seconds until the present minute is over. */
export const nextMinute = (): number => Math.ceil((MINUTE_MS - (Date.now() % MINUTE_MS)) / 1000);
