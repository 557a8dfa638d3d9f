import {
  type Essentials,
  type GameChange,
  type LogEntry,
  type Look,
  MusterError,
} from '../../../client/src/index.js';

/** What a reader knows about a game, all of it at the same version. */
export interface Seen extends Look {
  /** The log up to the version that is shown, the oldest line first. */
  readonly log: readonly LogEntry[];
}

/** How often a game that waits for players is fetched, in ms: no version announces anything in it. */
const BEFORE_BEGIN = 3_000;

/**
 * The one place that knows which version the page shows. When a later version is announced it fetches the game, once
 * for all announcements that come meanwhile. A view older than the one shown is ignored, and log lines wait for their
 * view.
 */
export class Watch {
  seen: Seen | null = null;
  error: unknown = null;
  isUp = true;
  private lines: readonly LogEntry[] = [];
  /** The latest version that was announced. */
  private heardOf = 0;
  private isAsked = false;
  private looking: Promise<void> | null = null;
  private readonly end = new AbortController();

  constructor(
    private readonly muster: Essentials,
    private readonly id: string,
    private readonly invite: string | undefined,
    private readonly changed: () => void,
  ) {}

  /** Runs until the game is over, or `stop` is called. */
  async start(): Promise<void> {
    await this.look();
    while (this.seen?.game.status === 'OPEN' && !this.end.signal.aborted) {
      await new Promise((done) => setTimeout(done, BEFORE_BEGIN));
      await this.look();
    }
    if (this.seen !== null) await this.follow().catch((problem: unknown) => this.fail(problem));
  }

  stop(): void {
    this.end.abort();
  }

  /** Fetches the game as it is now, whatever was known. */
  look(): Promise<void> {
    this.isAsked = true;
    return this.catchUp();
  }

  /** Announces that there is this version. */
  hear(version: number): Promise<void> {
    this.heardOf = Math.max(this.heardOf, version);
    return this.catchUp();
  }

  private catchUp(): Promise<void> {
    if (!this.isBehind()) return Promise.resolve();
    this.looking ??= this.lookOn().finally(() => (this.looking = null));
    return this.looking;
  }

  private isBehind(): boolean {
    return this.isAsked || this.heardOf > (this.seen?.game.version ?? -1);
  }

  private async lookOn(): Promise<void> {
    while (this.isBehind() && !this.end.signal.aborted) {
      this.isAsked = false;
      try {
        await this.lookOnce();
      } catch (problem) {
        this.heardOf = Math.min(this.heardOf, this.seen?.game.version ?? 0);
        return this.fail(problem);
      }
    }
  }

  private async lookOnce(): Promise<void> {
    const { muster, id, invite } = this;
    const heard = this.heardOf;
    const { game, decks, combat } = await muster.look(id, { invite });
    this.error = null;
    this.isUp = true;
    if (game.version >= (this.seen?.game.version ?? 0)) this.show({ game, decks, combat, log: [] });
    // An answer stored for times without network may be older than the announced version; it is not asked for forever.
    if (this.heardOf === heard) this.heardOf = Math.min(heard, this.seen?.game.version ?? 0);
  }

  private show(seen: Seen): void {
    this.seen = { ...seen, log: this.lines.filter(({ version }) => version <= seen.game.version) };
    this.changed();
  }

  fail(problem: unknown): void {
    if (this.end.signal.aborted) return;
    if (problem instanceof MusterError && problem.code === 'NETWORK') this.isUp = false;
    else this.error = problem;
    if (this.seen === null) this.error = problem;
    this.changed();
  }

  /** Notes that the network is away. */
  lose(): void {
    this.isUp = false;
    this.changed();
  }

  private async follow(): Promise<void> {
    const { muster, id, invite, end } = this;
    this.lines = await muster.log(id, { invite });
    if (this.seen !== null) this.show(this.seen);
    const after = this.lines.at(-1)?.version ?? 0;
    await this.hear(after);
    const onLine = (isThere: boolean): void => {
      this.isUp = isThere;
      this.changed();
    };
    for await (const change of muster.follow(id, { after, invite, signal: end.signal, onLine }))
      this.take(change);
    if (!end.signal.aborted) await this.look();
  }

  private take({ version, entries }: GameChange): void {
    this.lines = [...this.lines, ...entries];
    if (this.seen !== null && version <= this.seen.game.version) this.show(this.seen);
    void this.hear(version);
  }
}
