/** How many deliveries that have only just begun may be under way at once. */
const QUICK = 50;
/** How many deliveries may be under way that take long, or go to endpoints where nothing has arrived lately. */
const SLOW = 400;
/** A delivery that has taken so long makes room for the next. */
const QUICK_MS = 1_000;
/** How many deliveries to one endpoint may be under way at once. */
const AN_ENDPOINT = 4;
/** How many slow deliveries to the endpoints of one player may be under way at once. */
const A_PLAYER = 8;

/** A delivery as the lanes see it. */
interface Ride {
  readonly endpointId: string;
  readonly playerId: string;
  readonly failing: boolean;
  readonly work: () => Promise<void>;
  /** Called when the delivery no longer counts as a quick one, but goes on. */
  readonly makeRoom: () => void;
  /** Breaks the delivery off, where there is no room for slow ones. */
  readonly cut: () => void;
}

/** Counts by key. */
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
 * Counts the deliveries that this process has under way, so that endpoints which do not answer hold up nobody else. A
 * delivery without an answer after a second no longer counts as a quick one; one to an endpoint that failed last time
 * counts as slow from the start. Where there are too many slow ones, in all or of one player, the delivery is broken
 * off.
 */
export class Lanes {
  private quick = 0;
  private slow = 0;
  private readonly endpoints = new Tally();
  private readonly slowOf = new Tally();

  /** How many more deliveries may begin, to failing endpoints or to the others. */
  room(failing: boolean): number {
    return failing ? SLOW - this.slow : QUICK - this.quick;
  }

  /** Ids of endpoints to which nothing more may be sent now, and of players to whose failing endpoints nothing may. */
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
