import {
  type Essentials,
  type GameChange,
  type LogEntry,
  type Look,
  MusterError,
} from '../../../client/src/index.js';

/** What one reader knows of a game, all of it at one version. */
export interface Seen extends Look {
  /** Up to the version of the game as it is shown, the oldest line first. */
  readonly log: readonly LogEntry[];
}

/** While a game waits for players nothing happens in it that could be followed by its version, in ms. */
const BEFORE_BEGIN = 3_000;

/**
 * The one place that knows which version the page stands on. What is heard of a later one makes it look, once for all
 * that was heard meanwhile; a view that is older than one already shown is not shown, nor a line of the log before its
 * view.
 */
export class Watch {
  seen: Seen | null = null;
  error: unknown = null;
  isUp = true;
  private lines: readonly LogEntry[] = [];
  /** The latest version that was heard of. */
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

  /** Until the game is over, or `stop`. */
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

  /** As it is now, whatever was known. */
  look(): Promise<void> {
    this.isAsked = true;
    return this.catchUp();
  }

  /** There is that version. */
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
    // What is kept for times without a net may be older than what was heard of before: it is not asked for for ever.
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

  /** The net is away. */
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
