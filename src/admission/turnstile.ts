import { Queues } from './queues.js';

/** Milliseconds of one turn of the event loop after which what still arrives waits for the next turn. */
const SLICE_MS = 20;
/** Waiting requests that one turn begins at most, if there is time for them. */
const A_TURN = 32;
/**
 * The event loop accepts one connection a turn. While connections keep coming, waiting requests are put off, for so
 * many milliseconds at most: what the newcomers ask may be cheap.
 */
const PATIENCE_MS = 50;
/** Requests of one address that may wait. */
const OUTSIDE = 1_000;

interface Visitor {
  /** One request of a connection is begun in a turn, however many were sent together. */
  readonly connection: object;
  readonly begin: () => void;
  /** Of one who waits, and not for ever. */
  timer?: NodeJS.Timeout;
}

/** A visitor who does not wait for ever. */
interface Guest extends Visitor {
  /** Called in place of `begin`; such a one does not {@link Turnstile.leave}. */
  readonly turnAway: () => void;
}

/**
 * Decides which request the service works on next, so that nobody can make others wait by asking for much. Work on a
 * request is mostly done in one go, without a pause: if hundreds of costly requests arrived in one turn of the event
 * loop and all were begun there, everybody would wait for all of them. Therefore:
 * - a turn that has taken {@link SLICE_MS} begins nothing more; what arrives later waits, the addresses in rotation;
 * - a connection begins one request a turn, however many it has sent together;
 * - of one address only so many are under way at once, since answers of the database are worked on as they come;
 * - who has waited too long is turned away: a database that stands still would keep them for as long as it stands.
 */
export class Turnstile {
  private readonly inside = new Map<string, number>();
  private readonly outside = new Queues<Visitor>();
  /** Counted as under way for their address, but not begun yet. */
  private readonly waiting = new Queues<Visitor>();
  /** Connections of which a request was begun in this turn. */
  private readonly begun = new Set<object>();
  private until = 0;
  private isTurn = false;
  /** Whether a connection was accepted in this turn. */
  private hasCome = false;
  /** Since when a connection was accepted in every turn, or since such a turn last began a request; null: not now. */
  private comingSince: number | null = null;

  /** `atOnce`: of one address; 0 = no limit. `patienceMs`: how long a guest waits. */
  constructor(
    private readonly atOnce: number,
    private readonly patienceMs: number,
  ) {}

  /** Whether that address has as many requests waiting as it may. */
  isFull(network: string): boolean {
    return this.outside.lengthOf(network) >= OUTSIDE;
  }

  /**
   * Begins now or when the turn has come, to be followed by {@link leave} when it is over; or turns away who has waited
   * too long.
   */
  pass(network: string, guest: Guest): void {
    if (this.admit(network, guest)) return;
    guest.timer = setTimeout(() => {
      this.dismiss(network, guest);
      guest.turnAway();
    }, this.patienceMs).unref();
  }

  /** Takes a visitor that was not begun out of the queues. */
  private dismiss(network: string, visitor: Visitor): void {
    if (this.outside.remove(network, visitor)) return;
    this.waiting.remove(network, visitor);
    this.leave(network);
  }

  /** false: it waits. */
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

  /** To be called when a connection was accepted: others may stand behind it, and what they ask is not known yet. */
  come(): void {
    this.turn();
    this.hasCome = true;
  }

  /**
   * As {@link pass}, but not counted for the address: for work that has no second part to wait for. false: it waits.
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

  /** Begins each in a call of its own, so that what it does without a pause is over before the next is begun. */
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

  /** The first of a turn is begun in any case, however long the turn has taken for other things. */
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
