import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Witness } from './witness.js';

/** How many of ten webhooks are not accepted: ignored, read and not answered, or refused. */
const NOT_TAKEN = 3;

interface Told {
  readonly type: string;
  readonly data: { readonly game: { readonly id: string; readonly version: number } };
}

/** A receiver of webhooks that often fails, before it has read them or after. */
export class Mailbox {
  readonly faults: string[] = [];
  /** Everything that came, when it first came: `version kind`, by player and game. */
  private readonly arrived = new Map<string, string[]>();
  private readonly ids = new Map<string, string>();
  private reliable = false;
  received = 0;

  private constructor(
    private readonly server: Server,
    private readonly pick: (count: number) => number,
    private readonly witness: Witness,
  ) {}

  static async open(pick: (count: number) => number, witness: Witness): Promise<Mailbox> {
    const server = createServer();
    const mailbox = new Mailbox(server, pick, witness);
    server.on('request', (request, response) => mailbox.take(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return mailbox;
  }

  urlOf(playerId: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/${playerId}`;
  }

  /** From now on every webhook is accepted. */
  mend(): void {
    this.reliable = true;
  }

  of(playerId: string, gameId: string): readonly string[] {
    return this.arrived.get(`${playerId} ${gameId}`) ?? [];
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await once(this.server.close(), 'close');
  }

  private take(request: IncomingMessage, response: ServerResponse): void {
    let text = '';
    request.setEncoding('utf8');
    request.on('error', () => undefined).on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      const told = JSON.parse(text) as Told;
      const isSure = this.reliable || told.type === 'endpoint.test';
      const way = isSure ? NOT_TAKEN : this.pick(10);
      if (told.type !== 'endpoint.test' && way > 0) this.note(request, told);
      if (way > 1) response.writeHead(way < NOT_TAKEN ? 500 : 204).end();
      else request.socket.destroy();
    });
  }

  private note({ url = '', headers }: IncomingMessage, { type, data }: Told): void {
    const { id: gameId, version } = data.game;
    this.received++;
    this.witness.hear(gameId, version);
    const what = `${url.slice(1)} ${gameId} ${version} ${type}`;
    const id = String(headers['webhook-id']);
    const known = this.ids.get(id);
    this.ids.set(id, what);
    if (known !== undefined && known !== what) this.faults.push(`${id} was ${known}, then ${what}`);
    if (known !== undefined) return;
    const line = `${url.slice(1)} ${gameId}`;
    this.arrived.set(line, [...(this.arrived.get(line) ?? []), `${version} ${type}`]);
  }
}
