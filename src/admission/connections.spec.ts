import { once } from 'node:events';
import { connect } from 'node:net';

import { fastify } from 'fastify';

import { readEnvironment } from '../config/environment.js';
import { Connections } from './connections.js';
import { Leaving } from './leaving.js';
import { Traffic } from './traffic.js';

/** More than what the two ends of a connection keep for a reader who does not read. */
const LARGE = 'x'.repeat(30_000_000);

describe('connections', () => {
  it('tell when every answer that is made has gone out, also to one who takes it slowly', async () => {
    const environment = readEnvironment({}, '/');
    const traffic = new Traffic(environment);
    const connections = new Connections(environment, new Leaving(), traffic);
    const server = fastify();
    connections.watch(server, server.server);
    server.get('/', () => LARGE);
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new URL(server.listeningOrigin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: muster\r\n\r\n');
    await once(server.server, 'request');
    await new Promise((done) => setImmediate(done));
    let isOut = false;
    const out = connections.answered().then(() => (isOut = true));
    await new Promise((done) => setTimeout(done, 200));
    expect(isOut).toBe(false);
    let bytes = 0;
    socket.on('data', (chunk) => (bytes += chunk.length));
    await out;
    while (bytes < LARGE.length) await once(socket, 'data');
    await connections.answered();
    socket.destroy();
    await server.close();
  }, 30_000);
});
