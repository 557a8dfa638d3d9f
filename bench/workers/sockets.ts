import { WebSocket } from 'ws';

import type { Operation } from './game.js';

interface Settle {
  readonly resolve: (message: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** The text before the id of an operation, in the messages of both sides. */
const BEFORE_ID = '{"id":"';
/** Stands for an operation while the beginning of a connection is awaited. */
const WELCOME = 'welcome';

let made = 0;

/** An operation as a message of graphql-transport-ws; each has an id of its own. */
export const subscribeMessage = (payload: Operation): Buffer =>
  Buffer.from(`${BEFORE_ID}${++made}","type":"subscribe","payload":${JSON.stringify(payload)}}`);

function idOf(message: Buffer): string {
  const from = BEFORE_ID.length;
  const isOperation = message.toString('latin1', 0, from) === BEFORE_ID;
  return isOperation ? message.toString('latin1', from, message.indexOf('"', from)) : WELCOME;
}

/**
 * A player's WebSocket. The result of an operation is its first message; the message that it is over tells nothing new.
 */
export class SocketLine {
  private readonly waiting = new Map<string, Settle>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (message: Buffer) => this.receive(message));
    socket.on('error', (error) => this.fail(error));
    socket.on('close', (code) => this.fail(new Error(`the socket closed: ${code}`)));
  }

  static async open(url: string, token: string): Promise<SocketLine> {
    const place = `${url.replace(/^http/, 'ws')}/graphql`;
    const socket = new WebSocket(place, 'graphql-transport-ws', { perMessageDeflate: false });
    const line = new SocketLine(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const payload = { authorization: `Bearer ${token}` };
    await line.send(Buffer.from(JSON.stringify({ type: 'connection_init', payload })));
    return line;
  }

  send(message: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.waiting.set(idOf(message), { resolve, reject });
      this.socket.send(message, { binary: false });
    });
  }

  private receive(message: Buffer): void {
    const id = idOf(message);
    const settle = this.waiting.get(id);
    this.waiting.delete(id);
    settle?.resolve(message);
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
