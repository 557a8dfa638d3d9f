import { setTimeout as sleep } from 'node:timers/promises';

import { log } from '../../observing/log.js';

export const CHANNEL = 'muster_games';
/** Least time in milliseconds between two sendings: where moves come fast, many share one. */
const APART_MS = 10;
const RETRY_MS = 1_000;

type Hear = (gameId: string, version: number) => Promise<void>;

/** A connection that carries notices in both directions, for as long as it lasts. */
export interface Line {
  send(payloads: readonly string[]): Promise<unknown>;
  /** Resolves when the connection is lost. */
  readonly lost: Promise<void>;
  close(): Promise<unknown>;
}

/** Opens a line. `receive` gets every notice of any instance, including our own. */
export type OpenLine = (receive: (payload: string) => void) => Promise<Line>;

/** Tells other instances "game g has reached public version n". A notice may get lost: subscribers also poll. */
export class Notices {
  /** undefined before `open` and after `close`. */
  private hear: Hear | undefined;
  private line: Line | undefined;
  private unsent = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  /** When notices were last sent, by `performance.now()`. */
  private sentAt = 0;
  private sending: Promise<unknown> = Promise.resolve();

  constructor(private readonly openLine: OpenLine) {}

  open(hear: Hear): void {
    this.hear = hear;
    void this.stayConnected();
  }

  async close(): Promise<void> {
    this.hear = undefined;
    clearTimeout(this.timer);
    await this.flush();
    await this.line?.close().catch(() => undefined);
  }

  send(gameId: string, version: number): void {
    this.unsent.set(gameId, version);
    const wait = Math.max(0, this.sentAt + APART_MS - performance.now());
    this.timer ??= setTimeout(() => void this.flush(), wait);
  }

  /** Sends one batch after another: notices that come meanwhile go with the next batch. */
  private flush(): Promise<unknown> {
    this.timer = undefined;
    this.sentAt = performance.now();
    return (this.sending = this.sending.then(() => this.sendAll()));
  }

  private async sendAll(): Promise<void> {
    if (this.unsent.size === 0 || this.line === undefined) return;
    const payloads = [...this.unsent].map(([gameId, version]) => `${gameId}:${version}`);
    this.unsent = new Map();
    // A lost notice is made up for by the next one or by the poll.
    await this.line.send(payloads).catch(() => undefined);
  }

  private async stayConnected(): Promise<void> {
    while (this.hear !== undefined) {
      await this.connection();
      if (this.hear !== undefined) await sleep(RETRY_MS, undefined, { ref: false });
    }
  }

  private async connection(): Promise<void> {
    try {
      const line = await this.openLine((payload) => this.receive(payload));
      this.line = line;
      // `close` was called while the line was being opened.
      if (this.hear === undefined) await line.close().catch(() => undefined);
      await this.flush();
      await line.lost;
    } catch (error) {
      if (this.hear !== undefined) log.warn({ error: String(error) }, 'no connection for notices');
    }
    this.line = undefined;
  }

  private receive(payload: string): void {
    const [gameId = '', version = ''] = payload.split(':');
    this.hear?.(gameId, Number(version)).catch((error: unknown) =>
      log.warn({ error: String(error) }, 'a notice could not be followed'),
    );
  }
}
