/** Deliveries under way at once that have only just begun. */
const QUICK = 50;
/** Those that take long, or go to where nothing has arrived of late. */
const SLOW = 400;
/** A delivery that has taken that long makes room for the next. */
const QUICK_MS = 1_000;
/** To one endpoint at once. */
const AN_ENDPOINT = 4;
/** Slow ones to all endpoints of one player. */
const A_PLAYER = 8;

/** A delivery as the lanes see it. */
interface Ride {
  readonly endpointId: string;
  readonly playerId: string;
  readonly failing: boolean;
  readonly work: () => Promise<void>;
  /** It no longer counts among the quick ones and still goes on. */
  readonly makeRoom: () => void;
  /** There is no room for what takes long: it is broken off. */
  readonly cut: () => void;
}

/** How many there are of each. */
class Tally {
  private readonly counts = new Map<string, number>();

  add(key: string, more: 1 | -1): void {
    const count = this.of(key) + more;
    if (count === 0) this.counts.delete(key);
    else this.counts.set(key, count);
  }

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  from(least: number): string[] {
    return [...this.counts].filter(([, count]) => count >= least).map(([key]) => key);
  }
}

/**
 * How many deliveries this process has under way, so that endpoints that do not answer hold up nobody else: whoever has
 * not answered after a second no longer counts among the quick ones, and whoever failed last does not from the start.
 * Where there are too many of the slow ones too, or too many of one player's, it is broken off instead.
 */
export class Lanes {
  private quick = 0;
  private slow = 0;
  private readonly endpoints = new Tally();
  private readonly slowOf = new Tally();

  /** How many more may begin, of those that go to endpoints that fail or of the others. */
  room(failing: boolean): number {
    return failing ? SLOW - this.slow : QUICK - this.quick;
  }

  /** Endpoints to which nothing more may go now, and players to whose failing endpoints nothing may. */
  full(failing: boolean): { endpoints: string[]; players: string[] } {
    const players = failing ? this.slowOf.from(A_PLAYER) : [];
    return { endpoints: this.endpoints.from(AN_ENDPOINT), players };
  }

  async run({ failing, work, makeRoom, cut, endpointId, playerId }: Ride): Promise<void> {
    let isQuick = !failing;
    this.count(isQuick, playerId, 1);
    this.endpoints.add(endpointId, 1);
    const timer = setTimeout(() => {
      if (!isQuick) return;
      if (this.slow >= SLOW || this.slowOf.of(playerId) >= A_PLAYER) return cut();
      this.count(true, playerId, -1);
      isQuick = false;
      this.count(false, playerId, 1);
      makeRoom();
    }, QUICK_MS);
    try {
      await work();
    } finally {
      clearTimeout(timer);
      this.count(isQuick, playerId, -1);
      this.endpoints.add(endpointId, -1);
    }
  }

  private count(isQuick: boolean, playerId: string, more: 1 | -1): void {
    if (isQuick) {
      this.quick += more;
      return;
    }
    this.slow += more;
    this.slowOf.add(playerId, more);
  }
}
