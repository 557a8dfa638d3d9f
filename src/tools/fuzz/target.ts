import { readFileSync } from 'node:fs';

/** As it is sent. */
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
/** The least of so many is what a request costs: the rest is what else the service happened to do. */
const TIMES = 3;
const NS_PER_MS = 1e6;
const KEPT = 20_000;
const BLANKS = 100;

/** A running service, seen from outside: what it answers, what it takes. */
export class Target {
  private asked = 0;

  constructor(
    readonly url: string,
    private readonly pid: number,
  ) {}

  get(path: string): Promise<Answered> {
    return this.answer({ method: 'GET', path, headers: {} });
  }

  /** Of a long answer only the beginning. */
  async send(request: Sent): Promise<Answered> {
    const { status, text } = await this.answer(request);
    return { status, text: text.slice(0, KEPT) };
  }

  /** A document of GraphQL that was sent before is known, and costs less: a blank more makes it another. */
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

  /** CPU time of the main thread in milliseconds, exact while it waits; the clock's where the system does not tell. */
  get cpu(): number {
    const [nanoseconds] = told(`/proc/${this.pid}/task/${this.pid}/schedstat`).split(' ');
    return nanoseconds ? Number(nanoseconds) / NS_PER_MS : performance.now();
  }

  /**
   * Resident memory in bytes, of the service and of the process that draws for it; 0 where the system does not tell.
   */
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
   * How long a request keeps all others waiting, in milliseconds of CPU time: the most that is worked between two
   * answers to somebody who asks for health all the time. The loop did not hold longer, and not much shorter.
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

/** Empty where the system does not tell. */
function told(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const rssOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(told(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
