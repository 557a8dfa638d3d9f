import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * A kept-alive connection with one request at a time, so that the client costs as little as possible. A server closes
 * connections that were idle for a minute; the next request then opens another.
 */
export class Connection {
  private received: Buffer = Buffer.alloc(0);
  private settle: { resolve: (body: Buffer) => void; reject: (error: Error) => void } | undefined;
  private socket: Socket;

  private constructor(private readonly url: URL) {
    this.socket = this.connected();
  }

  static open(url: string): Promise<Connection> {
    const connection = new Connection(new URL(url));
    return new Promise((resolve, reject) => {
      connection.socket.once('connect', () => resolve(connection)).once('error', reject);
    });
  }

  /** Sends a request; returns the body of the answer, whatever its status. */
  send(request: Buffer): Promise<Buffer> {
    if (!this.socket.writable) this.socket = this.connected();
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.socket.write(request);
    });
  }

  private connected(): Socket {
    const socket = connect(Number(this.url.port), this.url.hostname);
    socket.setNoDelay(true);
    const lost = (error: Error): void => {
      if (socket === this.socket) this.fail(error);
    };
    socket.on('data', (chunk) => this.receive(chunk));
    socket.on('error', lost);
    socket.on('close', () => lost(new Error('the server closed the connection')));
    return socket;
  }

  close(): void {
    this.settle = undefined;
    this.socket.destroy();
  }

  private fail(error: Error): void {
    this.settle?.reject(error);
    this.settle = undefined;
  }

  private receive(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const headEnd = this.received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.received.toString('latin1', 0, headEnd);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? NaN);
    if (Number.isNaN(length)) return this.fail(new Error(`an answer without a length: ${head}`));
    const end = headEnd + HEAD_END.length + length;
    if (this.received.length < end) return;
    const body = this.received.subarray(headEnd + HEAD_END.length, end);
    this.received = this.received.subarray(end);
    const { settle } = this;
    this.settle = undefined;
    settle?.resolve(body);
  }
}

interface Posted {
  readonly token?: string | undefined;
  readonly query: string;
  readonly variables?: unknown;
}

/** The bytes of a GraphQL request. */
export function graphqlRequest(url: string, { token, query, variables }: Posted): Buffer {
  const body = Buffer.from(JSON.stringify({ query, variables }));
  const head = [
    'POST /graphql HTTP/1.1',
    `host: ${new URL(url).host}`,
    'content-type: application/json',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    `content-length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

export function getRequest(url: string, path: string, token?: string): Buffer {
  const authorization = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${new URL(url).host}\r\n${authorization}\r\n`);
}

/** The data of the answer; throws its error. */
export async function ask<T>(connection: Connection, url: string, posted: Posted): Promise<T> {
  const body = await connection.send(graphqlRequest(url, posted));
  const { data, errors } = JSON.parse(body.toString()) as { data: T; errors?: unknown };
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}
