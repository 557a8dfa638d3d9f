import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';

import WebSocket from 'ws';

import { Traffic } from '../../src/admission/traffic.js';
import { startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';
import { until } from './waiting.js';

/** One address asks for as much as it can; another for little. */

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ IN_FLIGHT_PER_ADDRESS: '20' });
});
afterAll(() => app.stop());

const GREEDY = '127.0.0.1';
const HONEST = '127.0.0.2';

/** Nearly as dear as may be. */
const DEAR = `{ ${Array.from({ length: 14 }, (_, i) => `a${i}: rulesets { viewSchema }`).join(' ')} }`;

/** A connection that is open: accepting one takes a turn of the event loop, which is not what is looked at here. */
async function open(localAddress: string): Promise<Socket> {
  const { hostname: host, port } = new URL(app.url);
  const socket = connect({ host, port: Number(port), localAddress });
  await once(socket, 'connect');
  return socket;
}

async function allAccepted(count: number): Promise<void> {
  const server = app.app.getHttpServer() as Server;
  await until(() => new Promise((done) => server.getConnections((_, open) => done(open >= count))));
}

function post(socket: Socket, query: string) {
  const asked = request(`${app.url}/graphql`, {
    ...{ method: 'POST', createConnection: () => socket },
    headers: { 'content-type': 'application/json' },
  });
  asked.on('error', () => undefined).end(JSON.stringify({ query }));
  const answered = once(asked, 'response').then(async ([response]) => {
    (response as IncomingMessage).resume();
    await once(response as IncomingMessage, 'end');
    return (response as IncomingMessage).statusCode;
  });
  return { asked, answered };
}

const CHEAP = '{ games(first: 1) { nodes { id } } }';

const CLIENTS = 200;

describe('who asks for little', () => {
  it('does not wait until all is done that somebody else asked for before', async () => {
    let done = 0;
    const honest = await open(HONEST);
    const sockets = await Promise.all(Array.from({ length: CLIENTS }, () => open(GREEDY)));
    await allAccepted(CLIENTS + 1);
    const greedy = sockets.map((socket) => post(socket, DEAR));
    // Those turned away because they have waited too long cost nothing: a slow machine has many of them.
    for (const { answered } of greedy)
      void answered.then((status) => (done += status === 200 ? 1 : 0)).catch(() => undefined);
    await until(() => done > 0);
    expect(await post(honest, CHEAP).answered).toBe(200);
    expect(done).toBeLessThan(CLIENTS / 2);
    // What nobody waits for any more is not done.
    for (const { asked } of greedy) asked.destroy();
    await until(() => app.app.get(Traffic).inFlight === 0);
    expect(done).toBeLessThan(CLIENTS / 2);
  }, 60_000);

  it('does not wait for what somebody asked for over a WebSocket either', async () => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, [
      'graphql-transport-ws',
    ]);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await once(socket, 'message');
    let done = 0;
    socket.on('message', (data) => (done += /"next"/.test(String(data).slice(0, 100)) ? 1 : 0));
    for (let id = 0; id < 90; id++)
      socket.send(JSON.stringify({ id: `${id}`, type: 'subscribe', payload: { query: DEAR } }));
    await until(() => done > 0);
    expect(await post(await open(HONEST), CHEAP).answered).toBe(200);
    expect(done).toBeLessThan(45);
    socket.terminate();
    await until(() => app.app.get(Traffic).inFlight === 0);
  }, 60_000);

  it('is not refused for what many listeners of one address are told of one move', async () => {
    const traffic = app.app.get(Traffic);
    const war = await startWar(app);
    const { version } = (await war.us.get()).body;
    const listeners = Array.from({ length: 30 }, (_, i) =>
      app.subscribe(
        `subscription ($id: ID!) { a${i}: gameChanged(gameId: $id, after: ${version - 1}) { version } }`,
        { id: war.id },
        war.us.player!.token,
      ),
    );
    for (const listener of listeners) await listener.next();
    const entered = jest.spyOn(traffic, 'enter');
    const told = listeners.map((listener) => listener.next());
    await war.us.post('/resign', undefined);
    await Promise.all(told);
    // The move alone: what listeners are told is not in flight.
    expect(entered.mock.calls).toHaveLength(1);
    entered.mockRestore();
    for (const listener of listeners) await listener.return();
  }, 60_000);
});
