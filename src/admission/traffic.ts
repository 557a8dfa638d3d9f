import { Injectable } from '@nestjs/common';

import { networkOf } from '../common/network.js';
import { Environment } from '../config/environment.js';
import { appError } from '../errors/errors.js';
import { Turnstile } from './turnstile.js';

/** What a caller who is turned away waits before they try again, in seconds. */
export const RETRY_SECONDS = 1;
const MINUTE_MS = 60_000;
/**
 * What one waits for their turn is this part of what a connection may stand still: turn, gate and drawing together must
 * end before a client takes the silence for a lost connection.
 */
const PATIENCES = 3;

/** What becomes of a request: one of the two is called, once. */
interface Guest {
  readonly begin: () => void;
  readonly turnAway: (error: Error) => void;
}

/** How much this process has taken on, and whether it takes on more. What it has taken on it finishes. */
@Injectable()
export class Traffic {
  inFlight = 0;
  subscribers = 0;
  sockets = 0;
  draining = false;
  private readonly idle = new Set<() => void>();
  /** By network. */
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

  /** Also where as many of that address wait as may. */
  isFullFor(network: string): boolean {
    return this.isFull || this.turnstile.isFull(network);
  }

  /**
   * Only where it is not full. Calls `begin` when its turn has come, and then `leave` is due when the answer is made;
   * or `turnAway` when it has not come in time.
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

  /** A connection was let in. */
  come(): void {
    this.turnstile.come();
  }

  /** What `work` gives, which begins when its turn has come; UNAVAILABLE where it has not come in time. */
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
   * As `working`, for what a subscriber is told, who has a slot of their own: it is no request, so it is not counted
   * in flight, where what all of many listeners are told at once would keep requests out.
   */
  async telling<T>(network: string, connection: object, work: () => T): Promise<Awaited<T>> {
    await new Promise<void>((begin) => this.inTurn(network, connection, begin));
    return await work();
  }

  /** Begins when the turn of that address has come: for what is done at once and is no work on a request. */
  inTurn(network: string, connection: object, begin: () => void): void {
    this.turnstile.inTurn(network, { connection, begin });
  }

  /** Gives what ends it. Throws UNAVAILABLE where all slots are taken, or where that address has had its share. */
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

  /** One more operation over a WebSocket; false: this address has had its share of this minute. */
  allows(address: string): boolean {
    const { rateLimit } = this.environment;
    const minute = Math.floor(Date.now() / MINUTE_MS);
    if (minute !== this.minute) [this.minute, this.operations] = [minute, new Map()];
    const count = (this.operations.get(address) ?? 0) + 1;
    this.operations.set(address, count);
    return rateLimit === 0 || count <= rateLimit;
  }

  /** From now on nothing new; over when the last answer is made. */
  async drain(): Promise<void> {
    this.draining = true;
    if (this.inFlight > 0) await new Promise<void>((done) => this.idle.add(done));
  }
}

export const tooBusy = (): Error => appError('UNAVAILABLE', { retryAfter: RETRY_SECONDS });

/** Seconds until the minute is over. */
export const nextMinute = (): number => Math.ceil((MINUTE_MS - (Date.now() % MINUTE_MS)) / 1000);
