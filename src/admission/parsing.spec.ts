import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { boundParsing, MAX_PIECES } from './parsing.js';

const HEAD = 'POST / HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n';
const END = '0\r\n\r\n';
const pieces = (count: number): string => '1\r\nx\r\n'.repeat(count);

/** A server that answers with the length of the body, and clients of it. */
const server = createServer((request, response) => {
  let length = 0;
  request.on('data', (piece: Buffer) => {
    length += piece.length;
    come += piece.length;
  });
  request.on('error', () => undefined);
  request.on('end', () => {
    ended += 1;
    response.end(`length ${length}.`);
  });
});
let ended = 0;
/** How many bytes of bodies have come. */
let come = 0;
/** The time that the server goes by, in milliseconds. */
let now = 0;
const clients: Client[] = [];

interface Client {
  readonly socket: Socket;
  readonly closed: Promise<unknown>;
  heard: string;
}

async function dial(): Promise<Client> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const client: Client = { socket, closed: once(socket, 'close'), heard: '' };
  socket.on('data', (chunk) => (client.heard += String(chunk)));
  socket.write(HEAD);
  clients.push(client);
  return client;
}

async function answered(client: Client, length: number): Promise<void> {
  for (let i = 0; i < 1_000 && !client.heard.includes(`length ${length}.`); i++) await sleep(5);
  expect(client.heard).toContain(`length ${length}.`);
}

beforeAll(async () => {
  boundParsing(server, () => now);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  [ended, come] = [0, 0];
  now += 1_000;
  for (const { socket } of clients.splice(0)) socket.destroy();
});
afterAll(() => void server.close());

describe('a body in pieces', () => {
  it('is taken where they are many, and more where they come second by second', async () => {
    const client = await dial();
    client.socket.write(pieces(MAX_PIECES));
    for (let i = 0; i < 1_000 && come < MAX_PIECES; i++) await sleep(5);
    now += 1_000;
    client.socket.write(pieces(MAX_PIECES) + END);
    await answered(client, 2 * MAX_PIECES);
  });

  it('is taken where its pieces are large, or few in each of many requests', async () => {
    const [large, many] = [await dial(), await dial()];
    large.socket.write(`100\r\n${'x'.repeat(256)}\r\n`.repeat(MAX_PIECES + 2) + END);
    await answered(large, 256 * (MAX_PIECES + 2));
    many.socket.write(pieces(1) + END);
    for (let i = 1; i < MAX_PIECES + 2; i += 500) {
      many.socket.write((HEAD + pieces(1) + END).repeat(500));
      for (let j = 0; j < 1_000 && ended < i + 501; j++) await sleep(5);
    }
    many.socket.write(HEAD + pieces(7) + END);
    await answered(many, 7);
  });

  it('is cut off where too many come at once, and never taken for whole', async () => {
    const client = await dial();
    client.socket.write(pieces(MAX_PIECES + 2) + END);
    await client.closed;
    expect([client.heard, ended]).toEqual(['', 0]);
    now += 1_000;
    const next = await dial();
    next.socket.write(pieces(100) + END);
    await answered(next, 100);
  });

  it('is cut off where all of one address are too many', async () => {
    const both = [await dial(), await dial()];
    for (const { socket } of both) socket.write(pieces(MAX_PIECES - 100) + END);
    await Promise.race(both.map(({ closed }) => closed));
    expect(ended).toBeLessThan(2);
  });

  it('is cut off on a connection whose parser another had, which was upgraded and closes only now', async () => {
    let closed = false;
    const upgraded = connect((server.address() as AddressInfo).port, '127.0.0.1');
    server.once('upgrade', (_request, socket) => {
      socket
        .on('error', () => undefined)
        .on('close', () => (closed = true))
        .resume();
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    });
    upgraded.write(
      'GET / HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    );
    await once(
      upgraded.on('error', () => undefined),
      'data',
    );
    const client = await dial();
    for (let i = 0; i < 20; i++) await sleep(5);
    upgraded.resetAndDestroy();
    for (let i = 0; i < 1_000 && !closed; i++) await sleep(5);
    expect(closed).toBe(true);
    client.socket.write(pieces(MAX_PIECES + 2) + END);
    await client.closed;
    expect([client.heard, ended]).toEqual(['', 0]);
  });
});
