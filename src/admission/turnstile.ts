import { Queues } from './queues.js';

/** What one turn of the loop may take before those who come later wait for the next. */
const SLICE_MS = 20;
/** How many of those who wait are begun in one turn if there is time for them. */
const A_TURN = 32;
/**
 * In each turn the loop lets in one connection. While more of them come, those who wait go on waiting, for so many
 * turns.
 */
const PATIENCE = 32;
/** How many may wait of one address. */
const OUTSIDE = 1_000;

interface Visitor {
  /** One request of a connection is begun in a turn, however many were sent together. */
  readonly connection: object;
  readonly begin: () => void;
}

/** A visitor who does not wait for ever. */
interface Guest extends Visitor {
  /** Called in place of `begin`; such a one does not {@link Turnstile.leave}. */
  readonly turnAway: () => void;
}

/**
 * Who is begun with when. Work on requests is done in one go for the most part, and as many as have come in are begun
 * within one turn of the loop: hundreds of dear ones would keep everybody waiting for as long as all of them take. So
 * where a turn has taken its time, or a connection asks for more than one thing in it, they wait, and those of every
 * address are taken in turn. Of one address so many are worked on at once, and the rest of them wait, since what comes
 * of the database is worked on as it comes. Who has waited too long is turned away: a database that stands still would
 * keep them waiting for as long as it stands.
 */
export class Turnstile {
  private readonly inside = new Map<string, number>();
  private readonly outside = new Queues<Visitor>();
  /** Those who are let in and have not been begun with. */
  private readonly waiting = new Queues<Visitor>();
  /** Connections that something was begun for in this turn. */
  private readonly begun = new Set<object>();
  private until = 0;
  private isTurn = false;
  /** In this turn. */
  private hasCome = false;
  /** Turns one after the other, up to the last, in each of which a connection came. */
  private coming = 0;

  /** `atOnce`: of one address; 0 = no limit. `patienceMs`: how long a guest waits. */
  constructor(
    private readonly atOnce: number,
    private readonly patienceMs: number,
  ) {}

  /** As many wait of that address as may. */
  isFull(network: string): boolean {
    return this.outside.lengthOf(network) >= OUTSIDE;
  }

  /**
   * Begins now or when the turn has come, to be followed by {@link leave} when it is over; or turns away who has waited
   * too long.
   */
  pass(network: string, guest: Guest): void {
    let timer: NodeJS.Timeout | undefined = undefined;
    let begun = false;
    const begin = (): void => {
      begun = true;
      clearTimeout(timer);
      guest.begin();
    };
    const visitor = { connection: guest.connection, begin };
    this.admit(network, visitor);
    if (begun) return;
    timer = setTimeout(() => {
      this.dismiss(network, visitor);
      guest.turnAway();
    }, this.patienceMs).unref();
  }

  /** One who has not been begun with. */
  private dismiss(network: string, visitor: Visitor): void {
    if (this.outside.remove(network, visitor)) return;
    this.waiting.remove(network, visitor);
    this.leave(network);
  }

  private admit(network: string, visitor: Visitor): void {
    const inside = this.inside.get(network) ?? 0;
    if (this.atOnce > 0 && inside >= this.atOnce) return this.outside.push(network, visitor);
    this.inside.set(network, inside + 1);
    this.inTurn(network, visitor);
  }

  leave(network: string): void {
    const inside = (this.inside.get(network) ?? 0) - 1;
    if (inside > 0) this.inside.set(network, inside);
    else this.inside.delete(network);
    const next = this.outside.shift(network);
    if (next !== undefined) this.admit(network, next);
  }

  /** A connection was let in: behind it there may be others, and what they ask is not known yet. */
  come(): void {
    this.turn();
    this.hasCome = true;
  }

  /** Begins now or when the turn has come, however much of that address is worked on: for what is done at once. */
  inTurn(network: string, visitor: Visitor): void {
    const { connection } = visitor;
    this.turn();
    if (this.waiting.length > 0 || this.begun.has(connection) || performance.now() >= this.until)
      return this.waiting.push(network, visitor);
    this.begun.add(connection);
    visitor.begin();
  }

  private turn(): void {
    if (this.isTurn) return;
    this.isTurn = true;
    if (this.coming === 0) this.until = performance.now() + SLICE_MS;
    setImmediate(() => this.ended());
  }

  /** Each in a call of its own: what one of them does at once is done before the next is begun. */
  private ended(): void {
    this.begun.clear();
    this.coming = this.hasCome ? this.coming + 1 : 0;
    this.hasCome = false;
    this.isTurn = this.waiting.length > 0;
    if (!this.isTurn) return;
    setImmediate(() => this.ended());
    if (this.coming % PATIENCE > 0) return;
    this.until = Infinity;
    for (let i = 0; i < A_TURN; i++) setImmediate(() => this.next());
  }

  /** However long the turn has taken for other things, one of them is begun. */
  private next(): void {
    const now = performance.now();
    if (this.waiting.length === 0 || now >= this.until) return;
    this.until = Math.min(this.until, now + SLICE_MS);
    this.waiting.next()?.begin();
  }
}
