import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import WebSocket from 'ws';

import { Traffic } from '../../src/admission/traffic.js';
import { startApp, type TestApp } from './support.js';
import { offerToy, startToy } from './toy-games.js';
import { until } from './waiting.js';

offerToy();
const apps: TestApp[] = [];
const open = async (variables: Record<string, string>): Promise<TestApp> => {
  const app = await startApp(variables);
  apps.push(app);
  return app;
};
afterAll(async () => {
  for (const app of apps) await app.stop();
});

const head = (first: string, ...more: string[]): string =>
  [first, 'host: muster', ...more, '', ''].join('\r\n');
const POST = 'POST /graphql HTTP/1.1';
const JSON_BODY = 'content-type: application/json';

/** What slow clients send at once; then a byte now and then. */
const BEGINNINGS = [
  '',
  'GET /v1/rulesets HTTP/1.1\r\nx-slow: ',
  `${head(POST, JSON_BODY, 'content-length: 9999')}{`,
  `${head(POST, JSON_BODY, 'transfer-encoding: chunked')}fff\r\n{`,
  // One after a request that was whole.
  `${head('GET /v1/rulesets HTTP/1.1')}${head(POST, JSON_BODY, 'content-length: 9999')}{`,
];

interface Slow {
  readonly socket: Socket;
  readonly began: number;
  heard: string;
  /** When the service closed it, in ms since 1970; 0 = it is open. */
  closed: number;
}

async function dial({ url }: TestApp): Promise<Slow> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const slow = { socket, began: Date.now(), heard: '', closed: 0 };
  socket.on('data', (chunk: Buffer) => (slow.heard += String(chunk)));
  socket.on('close', () => (slow.closed = Date.now()));
  await once(socket, 'connect');
  return slow;
}

async function slowClients(app: TestApp, count: number): Promise<Slow[]> {
  const clients: Slow[] = [];
  for (let i = 0; i < count; i++) {
    const slow = await dial(app);
    slow.socket.write(BEGINNINGS[i % BEGINNINGS.length] ?? '');
    clients.push(slow);
  }
  return clients;
}

const isOpen = ({ closed }: Slow): boolean => closed === 0;

describe('a request has a time to arrive whole', () => {
  it('hundreds of slow ones are ended by it, drop by drop or not, and others are served meanwhile', async () => {
    const app = await open({ REQUEST_SECONDS: '3', MAX_IN_FLIGHT: '100', STALL_SECONDS: '60' });
    const clients = await slowClients(app, 400);
    const statuses: number[] = [];
    const end = Date.now() + 12_000;
    while (clients.some(isOpen) && Date.now() < end) {
      for (const [i, { socket, closed }] of clients.entries())
        if (i % 2 === 0 && closed === 0 && i % BEGINNINGS.length > 0) socket.write('x');
      statuses.push((await app.rest('GET /v1/rulesets')).status);
      statuses.push((await app.rest('GET /health/ready')).status);
      await sleep(100);
    }
    expect(clients.filter(isOpen)).toHaveLength(0);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(statuses.length).toBeGreaterThan(10);
    const lasted = clients.map(({ began, closed }) => closed - began);
    expect(Math.min(...lasted)).toBeGreaterThan(2_500);
    expect(Math.max(...lasted)).toBeLessThan(10_000);
    const answers = clients.map(({ heard }) => heard).filter((heard) => / 408 /.test(heard));
    expect(answers.length).toBeGreaterThan(200);
    expect(JSON.parse(answers[0]!.split('\r\n\r\n').at(-1)!).error).toEqual({
      code: 'REQUEST_TIMEOUT',
      message: expect.stringContaining('send it again'),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  }, 60_000);

  it('what is no HTTP is told so, as JSON', async () => {
    const app = await open({});
    const client = await dial(app);
    client.socket.write('what is this\r\n\r\n');
    await once(client.socket, 'close');
    expect(client.heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(client.heard.split('\r\n\r\n')[1]!).error.code).toBe('INVALID_INPUT');
  });
});

describe('an answer has a time to be taken', () => {
  it('who asks and asks and takes nothing keeps no place, and is cut', async () => {
    const app = await open({ STALL_SECONDS: '2', MAX_IN_FLIGHT: '5' });
    const client = await dial(app);
    client.socket.pause();
    for (let i = 0; i < 400; i++) {
      client.socket.write(head('GET /v1/openapi.json HTTP/1.1'));
      await sleep(1);
    }
    expect(app.app.get(Traffic).inFlight).toBe(0);
    expect((await app.rest('GET /v1/rulesets')).status).toBe(200);
    await sleep(4_000);
    client.socket.resume();
    await until(() => !isOpen(client));
    expect(client.heard.split('HTTP/1.1 200').length - 1).toBeLessThan(400);
  }, 30_000);
});

describe('an address has a share of the connections', () => {
  const SHARE = 40;

  it('beyond it the slow ones make room for others', async () => {
    const app = await open({ CONNECTIONS_PER_ADDRESS: `${SHARE}`, REQUEST_SECONDS: '60' });
    const clients = await slowClients(app, 120);
    await sleep(100);
    expect(clients.filter(isOpen).length).toBeLessThanOrEqual(SHARE);
    // The oldest have gone, whether or not they had sent a whole request before.
    expect(clients.slice(0, 70).filter(isOpen)).toHaveLength(0);
    const { hostname, port } = new URL(app.url);
    for (let i = 0; i < 10; i++) {
      const response = await fetch(`http://${hostname}:${port}/v1/rulesets`, {
        headers: { connection: 'close' },
      });
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    expect(clients.filter(isOpen).length).toBeGreaterThan(SHARE / 2);
    for (const { socket } of clients) socket.destroy();
  }, 30_000);

  it('where all of them listen, one more may ask for health and nothing else', async () => {
    const app = await open({ CONNECTIONS_PER_ADDRESS: '10' });
    const { id } = await startToy(app);
    const listeners: Slow[] = [];
    for (let i = 0; i < 10; i++) {
      const listener = await dial(app);
      listener.socket.write(head(`GET /v1/games/${id}/events HTTP/1.1`));
      await once(listener.socket, 'data');
      listeners.push(listener);
    }
    const close = { connection: 'close' };
    for (const path of ['live', 'ready'])
      expect((await app.rest(`GET /health/${path}`, { headers: close })).status).toBe(200);
    const refused = await app.rest('GET /v1/rulesets', { headers: close });
    expect([refused.status, refused.body.error.code]).toEqual([503, 'UNAVAILABLE']);
    expect(refused.headers.get('retry-after')).toBe('1');
    const socket = new WebSocket(
      `${app.url.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    );
    await expect(once(socket, 'open')).rejects.toThrow('hang up');
    expect(listeners.every(isOpen)).toBe(true);
    listeners[0]!.socket.destroy();
    await sleep(100);
    expect((await app.rest('GET /v1/rulesets', { headers: close })).status).toBe(200);
    for (const listener of listeners) listener.socket.destroy();
  }, 30_000);
});

describe('a WebSocket', () => {
  it('over which nobody says who they are is closed', async () => {
    const app = await open({});
    const socket = new WebSocket(
      `${app.url.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    );
    await once(socket, 'open');
    const [code] = await once(socket, 'close');
    expect(code).toBe(4408);
    await until(() => app.app.get(Traffic).sockets === 0);
  });
});
