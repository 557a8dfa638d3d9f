import { setTimeout as sleep } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';
import { Client } from 'pg';

import { log } from '../common/log.js';
import { Environment } from '../config/environment.js';

const CHANNEL = 'muster_games';
/** Notices of so many milliseconds go out together. */
const GATHER_MS = 3;
const RETRY_MS = 1_000;

type Hear = (gameId: string, seq: number) => Promise<void>;

/**
 * "Game g has got to row n", from instance to instance, on one Postgres connection of its own. Sent outside the
 * transaction of a move, since a NOTIFY inside would line up all commits one after another. May get lost.
 */
@Injectable()
export class Notices {
  /** undefined: closed, or not yet open. */
  private hear: Hear | undefined;
  private client: Client | undefined;
  private listening = false;
  private unsent = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<unknown> = Promise.resolve();

  constructor(private readonly environment: Environment) {}

  open(hear: Hear): void {
    this.hear = hear;
    void this.stayConnected();
  }

  async close(): Promise<void> {
    this.hear = undefined;
    clearTimeout(this.timer);
    await this.flush();
    await this.client?.end().catch(() => undefined);
  }

  send(gameId: string, seq: number): void {
    this.unsent.set(gameId, seq);
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  /** One query after another: what comes meanwhile goes with the next. */
  private flush(): Promise<unknown> {
    this.timer = undefined;
    return (this.sending = this.sending.then(() => this.sendAll()));
  }

  private async sendAll(): Promise<void> {
    if (this.unsent.size === 0 || !this.listening) return;
    const payloads = [...this.unsent].map(([gameId, seq]) => `${gameId}:${seq}`);
    this.unsent = new Map();
    const text = `SELECT pg_notify('${CHANNEL}', payload) FROM unnest($1::text[]) payload`;
    // A notice that is lost is made good by the next one or by the poll.
    await this.client?.query({ name: 'notify', text, values: [payloads] }).catch(() => undefined);
  }

  private async stayConnected(): Promise<void> {
    while (this.hear !== undefined) {
      await this.connection();
      if (this.hear !== undefined) await sleep(RETRY_MS, undefined, { ref: false });
    }
  }

  /** Over when the connection is. */
  private async connection(): Promise<void> {
    const { databaseUrl } = this.environment;
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'muster-notices',
    });
    this.client = client;
    const lost = new Promise<void>((done) => {
      client.on('error', () => done()).once('end', () => done());
    });
    try {
      await this.listen(client);
      this.listening = true;
      await this.flush();
      await lost;
    } catch (error) {
      if (this.hear !== undefined) log.warn({ error: String(error) }, 'no connection for notices');
    }
    this.listening = false;
    client.removeAllListeners('notification');
    await client.end().catch(() => undefined);
  }

  private async listen(client: Client): Promise<void> {
    await client.connect();
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    await client.query(`LISTEN ${CHANNEL}`);
  }

  private receive(payload: string): void {
    const [gameId = '', seq = ''] = payload.split(':');
    this.hear?.(gameId, Number(seq)).catch((error: unknown) =>
      log.warn({ error: String(error) }, 'a notice could not be followed'),
    );
  }
}
