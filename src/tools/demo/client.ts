import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';

/** A player's connection to the service, over its public GraphQL only. */
export class DemoClient {
  private readonly socket: Client;

  constructor(
    private readonly server: string,
    private readonly authorization: string | null,
  ) {
    this.socket = createClient({
      url: `${server.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: authorization === null ? {} : { authorization },
    });
  }

  /** Sends an operation. Throws an error that the service answers. */
  async ask<T>(query: string, variables: object = {}): Promise<T> {
    const response = await fetch(`${this.server}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.token() },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as Answer<T>;
    if (errors?.[0] !== undefined) throw new Error(errors[0].message);
    return data;
  }

  /** Resolves when the game is past `version`. */
  async changed(gameId: string, version: number): Promise<void> {
    const query = `subscription ($gameId: ID!, $after: Int) { gameChanged(gameId: $gameId, after: $after) { version } }`;
    const changes = this.socket.iterate({ query, variables: { gameId, after: version } });
    for await (const _ of changes) return;
  }

  /** A picture as the caller may see it. */
  async picture(path: string): Promise<Buffer> {
    const response = await fetch(`${this.server}${path}`, { headers: this.token() });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer());
  }

  async close(): Promise<void> {
    await this.socket.dispose();
  }

  private token(): { authorization?: string } {
    return this.authorization === null ? {} : { authorization: this.authorization };
  }
}

interface Answer<T> {
  readonly data: T;
  readonly errors?: readonly { readonly message: string }[];
}
