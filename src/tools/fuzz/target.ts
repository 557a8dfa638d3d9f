import { readFileSync } from 'node:fs';

/** A request as it is sent. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
}

const PATIENCE_MS = 30_000;
/**
 * A request is measured so often, and the least value counts: the rest is other work that the service happened to do.
 */
const TIMES = 3;
const NS_PER_MS = 1e6;
const KEPT = 20_000;
const BLANKS = 100;

/** A running service, seen from outside: its answers and the resources that it uses. */
export class Target {
  private asked = 0;

  constructor(
    readonly url: string,
    private readonly pid: number,
  ) {}

  get(path: string): Promise<Answered> {
    return this.answer({ method: 'GET', path, headers: {} });
  }

  /** Sends a request; of a long answer only the beginning is kept. */
  async send(request: Sent): Promise<Answered> {
    const { status, text } = await this.answer(request);
    return { status, text: text.slice(0, KEPT) };
  }

  /** The request with one more blank in its document: a document that was sent before is cached and so costs less. */
  private anew(request: Sent): Sent {
    const body = request.body?.replace(
      '{"query":"',
      `{"query":"${' '.repeat(++this.asked % BLANKS)}`,
    );
    return body === undefined ? request : { ...request, body };
  }

  private async answer({ method, path, headers, body }: Sent): Promise<Answered> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'manual',
    });
    const { status } = response;
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      await response.body?.cancel();
      return { status, text: '' };
    }
    return { status, text: await response.text() };
  }

  /**
   * CPU time of the main thread in milliseconds, exact while the thread waits; elapsed time where the system does not
   * tell.
   */
  get cpu(): number {
    const [nanoseconds] = told(`/proc/${this.pid}/task/${this.pid}/schedstat`).split(' ');
    return nanoseconds ? Number(nanoseconds) / NS_PER_MS : performance.now();
  }

  /** Resident memory in bytes, of the service and its drawing process; 0 where the system does not tell. */
  get rss(): number {
    return [this.pid, ...this.children()].reduce((sum, pid) => sum + rssOf(pid), 0);
  }

  private children(): number[] {
    return told(`/proc/${this.pid}/task/${this.pid}/children`)
      .split(' ')
      .filter(Boolean)
      .map(Number);
  }

  /** CPU time that a request takes when nothing else is asked, in milliseconds. */
  async cost(request: Sent): Promise<number> {
    let least = Infinity;
    for (let i = 0; i < TIMES; i++) {
      const before = this.cpu;
      await this.send(this.anew(request));
      least = Math.min(least, this.cpu - before);
    }
    return least;
  }

  /**
   * How long a request keeps everybody else waiting, in milliseconds of CPU time: the most that is worked between two
   * answers to a client that asks for health all the time. The event loop was not blocked for longer, and not for much
   * less.
   */
  async hold(request: Sent): Promise<number> {
    let least = Infinity;
    for (let i = 0; i < TIMES; i++) least = Math.min(least, await this.heldOnce(request));
    return least;
  }

  private async heldOnce(request: Sent): Promise<number> {
    let [longest, over] = [0, false];
    const watch = async (): Promise<void> => {
      for (let before = this.cpu; ;) {
        await this.send(HEALTH);
        const now = this.cpu;
        longest = Math.max(longest, now - before);
        before = now;
        if (over) return;
      }
    };
    await this.send(HEALTH);
    const watching = watch();
    await this.send(this.anew(request)).finally(() => (over = true));
    await watching;
    return longest;
  }
}

const HEALTH: Sent = { method: 'GET', path: '/health/live', headers: {} };

/** The content of a file; empty where the system has none. */
function told(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const rssOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(told(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
