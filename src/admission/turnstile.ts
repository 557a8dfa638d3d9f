import { Queues } from './queues.js';

/** Milliseconds: after so long in one turn of the event loop, requests that still arrive wait for the next turn. */
const SLICE_MS = 20;
/** How many waiting requests a turn begins at most, if there is time. */
const A_TURN = 32;
/**
 * The event loop accepts one connection a turn. While connections keep coming, waiting requests are put off, as what
 * the newcomers ask may be cheap; but not for longer than this, in milliseconds.
 */
const PATIENCE_MS = 50;
/** How many requests of one address may wait. */
const OUTSIDE = 1_000;

interface Visitor {
  /** Of each connection one request is begun per turn, however many were sent together. */
  readonly connection: object;
  readonly begin: () => void;
  /** Timer of a visitor who does not wait for ever. */
  timer?: NodeJS.Timeout;
}

/** A visitor who does not wait for ever. */
interface Guest extends Visitor {
  /** Called instead of `begin` after too long a wait; {@link Turnstile.leave} must not be called then. */
  readonly turnAway: () => void;
}

/**
 * Decides which request is worked on next, so that nobody can make others wait by asking for much. Work on a request is
 * mostly done in one go: if hundreds of costly requests arrived in one turn of the event loop and all were begun there,
 * everybody would wait for all of them. Therefore:
 * - a turn that has taken {@link SLICE_MS} begins nothing more; what arrives later waits, and addresses take turns;
 * - a connection begins one request a turn, however many it has sent together;
 * - only so many requests of one address are under way at once, as the database's answers are worked on as they come;
 * - a request that has waited too long is turned away: otherwise a database that hangs would keep it for ever.
 */
export class Turnstile {
  private readonly inside = new Map<string, number>();
  private readonly outside = new Queues<Visitor>();
  /** Visitors that are counted as under way for their address, but have not begun yet. */
  private readonly waiting = new Queues<Visitor>();
  /** Connections of which a request was begun in this turn. */
  private readonly begun = new Set<object>();
  private until = 0;
  private isTurn = false;
  /** Whether a connection was accepted in this turn. */
  private hasCome = false;
  /**
   * Since when every turn has accepted a connection, or since such a turn last began a request; null: connections do
   * not keep coming.
   */
  private comingSince: number | null = null;

  /** `atOnce`: how many of one address may be under way; 0: any number. `patienceMs`: how long a guest waits. */
  constructor(
    private readonly atOnce: number,
    private readonly patienceMs: number,
  ) {}

  /** Whether the greatest number of requests of that address is waiting. */
  isFull(network: string): boolean {
    return this.outside.lengthOf(network) >= OUTSIDE;
  }

  /**
   * Calls `begin` now or in its turn, after which {@link leave} has to be called when the work is over; or calls
   * `turnAway` after too long a wait.
   */
  pass(network: string, guest: Guest): void {
    if (this.admit(network, guest)) return;
    guest.timer = setTimeout(() => {
      this.dismiss(network, guest);
      guest.turnAway();
    }, this.patienceMs).unref();
  }

  /** Takes a visitor that has not begun out of the queues. */
  private dismiss(network: string, visitor: Visitor): void {
    if (this.outside.remove(network, visitor)) return;
    this.waiting.remove(network, visitor);
    this.leave(network);
  }

  /** Begins a visitor, or lets it wait; false: it waits. */
  private admit(network: string, visitor: Visitor): boolean {
    const inside = this.inside.get(network) ?? 0;
    if (this.atOnce > 0 && inside >= this.atOnce) {
      this.outside.push(network, visitor);
      return false;
    }
    this.inside.set(network, inside + 1);
    return this.inTurn(network, visitor);
  }

  leave(network: string): void {
    const inside = (this.inside.get(network) ?? 0) - 1;
    if (inside > 0) this.inside.set(network, inside);
    else this.inside.delete(network);
    const next = this.outside.shift(network);
    if (next !== undefined) this.admit(network, next);
  }

  /**
   * To be called when a connection was accepted: more connections may be waiting, and what they will ask is not known
   * yet.
   */
  come(): void {
    this.turn();
    this.hasCome = true;
  }

  /**
   * As {@link pass}, but not counted for the address, and without an end to report: for short work. false: it waits.
   */
  inTurn(network: string, visitor: Visitor): boolean {
    const { connection } = visitor;
    this.turn();
    if (this.waiting.length > 0 || this.begun.has(connection) || performance.now() >= this.until) {
      this.waiting.push(network, visitor);
      return false;
    }
    this.begun.add(connection);
    begin(visitor);
    return true;
  }

  private turn(): void {
    if (this.isTurn) return;
    this.isTurn = true;
    if (this.comingSince === null) this.until = performance.now() + SLICE_MS;
    setImmediate(() => this.ended());
  }

  /**
   * Ends a turn, and begins waiting visitors. Each is begun in a callback of its own, so that its synchronous work is
   * over before the next one is begun.
   */
  private ended(): void {
    this.begun.clear();
    const now = performance.now();
    this.comingSince = this.hasCome ? (this.comingSince ?? now) : null;
    this.hasCome = false;
    this.isTurn = this.waiting.length > 0;
    if (!this.isTurn) return;
    setImmediate(() => this.ended());
    if (this.comingSince !== null && now - this.comingSince < PATIENCE_MS) return;
    if (this.comingSince !== null) this.comingSince = now;
    this.until = Infinity;
    for (let i = 0; i < A_TURN; i++) setImmediate(() => this.next());
  }

  /**
   * Begins the next visitor. The first one of a turn begins in any case, however long the turn has taken for other
   * work.
   */
  private next(): void {
    const now = performance.now();
    if (this.waiting.length === 0 || now >= this.until) return;
    this.until = Math.min(this.until, now + SLICE_MS);
    const visitor = this.waiting.next();
    if (visitor !== undefined) begin(visitor);
  }
}

function begin(visitor: Visitor): void {
  clearTimeout(visitor.timer);
  visitor.begin();
}
