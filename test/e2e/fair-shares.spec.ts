import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

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

function post(localAddress: string, query: string) {
  const asked = request(`${app.url}/graphql`, {
    ...{ method: 'POST', localAddress, agent: false },
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

const CLIENTS = 200;

describe('who asks for little', () => {
  it('does not wait until all is done that somebody else asked for before', async () => {
    let done = 0;
    const greedy = Array.from({ length: CLIENTS }, () => post(GREEDY, DEAR));
    for (const { answered } of greedy) void answered.then(() => done++).catch(() => undefined);
    await until(() => done > 0);
    expect(await post(HONEST, '{ games(first: 1) { nodes { id } } }').answered).toBe(200);
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
    expect(await post(HONEST, '{ games(first: 1) { nodes { id } } }').answered).toBe(200);
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
