import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import WebSocket from 'ws';

import { Traffic } from '../../src/admission/traffic.js';
import { REFUSALS } from '../../src/observing/meters.js';
import { startApp, type TestApp } from './support.js';
import { until } from './waiting.js';

/** Clients who ask for much, again and again, and take nothing of it. */

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ STALL_SECONDS: '120', RATE_LIMIT: '100000' });
});
afterAll(() => app.stop());

/** A quarter of a megabyte. */
const RULESETS = 'GET /v1/rulesets HTTP/1.1\r\nhost: muster\r\n\r\n';

async function dial(localAddress: string): Promise<Socket> {
  const { port } = new URL(app.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined).pause();
  await once(socket, 'connect');
  return socket;
}

/** That the service has open. */
const connections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    app.app
      .getHttpServer()
      .getConnections((error: Error | null, count: number) =>
        error ? reject(error) : resolve(count),
      ),
  );

describe('answers that nobody takes', () => {
  it('are not made: who sends more and more requests ahead is cut, and others are served', async () => {
    const honest = await dial('127.0.0.2');
    honest.write(RULESETS);
    const greedy: Socket[] = [];
    for (let i = 0; i < 12; i++) {
      const socket = await dial('127.0.0.1');
      socket.write(RULESETS.repeat(60));
      greedy.push(socket);
    }
    await until(async () => (await connections()) <= 2);
    expect((await app.rest('GET /v1/rulesets')).status).toBe(200);
    let heard = '';
    honest.on('data', (chunk) => (heard += String(chunk))).resume();
    await until(() => heard.endsWith('}]'));
    for (const socket of [honest, ...greedy]) socket.destroy();
  }, 60_000);

  it('are kept up to so many bytes over WebSockets: the oldest connections of the address that has most are cut', async () => {
    const many = Array.from({ length: 14 }, (_, i) => `a${i}: rulesets { viewSchema }`).join(' ');
    const greedy: WebSocket[] = [];
    for (let i = 0; i < 3; i++) {
      const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, [
        'graphql-transport-ws',
      ]);
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'connection_init' }));
      await once(socket, 'message');
      socket.on('error', () => undefined).pause();
      for (let id = 0; id < 30; id++)
        socket.send(
          JSON.stringify({ id: `${id}`, type: 'subscribe', payload: { query: `{ ${many} }` } }),
        );
      greedy.push(socket);
    }
    await until(() => app.app.get(Traffic).sockets < 3);
    expect(app.app.get(Traffic).sockets).toBeGreaterThan(0);
    for (const socket of greedy) socket.terminate();
  }, 60_000);

  it('are none of who hung up before the service came to it', async () => {
    const { port } = new URL(app.url);
    const before = await connections();
    const client = `const socket = require('net').connect(${port}, '127.0.0.1', () =>
      socket.write(${JSON.stringify(RULESETS)}, () => socket.resetAndDestroy()));`;
    const { INTERNAL = 0 } = await refusals();
    // The service shares this loop, and comes to it when the client has ended.
    spawnSync(process.execPath, ['-e', client]);
    await sleep(200);
    await until(async () => (await connections()) <= before);
    expect((await refusals())['INTERNAL'] ?? 0).toBe(INTERNAL);
  });
});

/** How many of each code there were. */
async function refusals(): Promise<Record<string, number>> {
  const { values } = await REFUSALS.get();
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels.code), value]));
}
