import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import WebSocket from 'ws';

import { Traffic } from '../../src/admission/traffic.js';
import { GamesRepository } from '../../src/games/store/games.repository.js';
import { log } from '../../src/observing/log.js';
import { picker, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';
import { deployment, offerToy, startToy, type ToyGame } from './toy-games.js';
import { until } from './waiting.js';

offerToy();

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ MAX_IN_FLIGHT: '20', MAX_SUBSCRIBERS: '40' });
});
afterAll(() => app.stop());

const CLIENTS = 400;
const AT_ONCE = 20;
const LONGEST_MS = 12;

const head = (first: string, ...more: string[]): string =>
  [first, 'host: muster', ...more, '', ''].join('\r\n');
const READ = head('GET /v1/games?first=100 HTTP/1.1');
const POST = 'POST /graphql HTTP/1.1';
const JSON_BODY = 'content-type: application/json';
const LIST = '{ games(first: 50) { nodes { id view } } }';
const QUERY = JSON.stringify({ query: '{ games(first: 50) { edges { node { id view } } } }' });

/** What a client has sent when it hangs up. */
const SENT: Readonly<Record<string, string>> = {
  nothing: '',
  'half a header': 'GET /v1/games HTTP/1.1\r\nhost: mus',
  'a whole request': READ,
  'two in a row': READ + READ,
  'a request for the header alone': READ.replace('GET', 'HEAD'),
  'a whole body': head(POST, JSON_BODY, `content-length: ${QUERY.length}`) + QUERY,
  'half a body': head(POST, JSON_BODY, 'content-length: 1000') + '{',
  'a chunk and a broken one':
    head(POST, JSON_BODY, 'transfer-encoding: chunked') + '1\r\n{\r\nbroken',
  'a body that is too large': head(POST, JSON_BODY, 'content-length: 9999999') + '{',
  'no JSON': head(POST, JSON_BODY, 'content-length: 4') + 'what',
  'a whole request and half of one': READ + head(POST, JSON_BODY, 'content-length: 9') + '{',
  'no page': head('GET /nowhere HTTP/1.1'),
  'an address that cannot be read': head('GET /v1/%zz HTTP/1.1'),
};

async function dial({ url } = app): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  return socket;
}

/** Clients who hang up within some milliseconds of what `ask` waits for; it is told which of them it is. */
async function hangUps(
  seed: number,
  ask: (socket: Socket, client: number) => unknown,
): Promise<void> {
  const pick = picker(seed);
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < CLIENTS) {
      const socket = await dial();
      await ask(socket, next++);
      await sleep(pick({ length: LONGEST_MS }));
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

describe('clients who hang up', () => {
  it('leave no place taken: nothing is in flight afterwards, and others are answered', async () => {
    const traffic = app.app.get(Traffic);
    const sent = Object.values(SENT);
    let most = 0;
    await hangUps(1, (socket, client) => {
      socket.write(sent[client % sent.length] ?? '');
      most = Math.max(most, traffic.inFlight);
    });
    await until(() => traffic.inFlight === 0);
    expect(most).toBeGreaterThan(0);
    // a machine that is still busy with them may turn one away; a place that is kept would turn away all
    await until(async () => (await app.rest('GET /v1/games')).status === 200);
    expect(await app.ask('{ me { id } }')).toEqual({ me: null });
  }, 60_000);

  it('keep their place while the work for them goes on', async () => {
    const traffic = app.app.get(Traffic);
    const games = app.app.get(GamesRepository);
    const { list } = games;
    let go: () => void = () => undefined;
    const held = new Promise<void>((done) => (go = done));
    games.list = async (...asked) => held.then(() => list.apply(games, asked));
    const socket = await dial();
    socket.write(READ);
    await until(() => traffic.inFlight === 1);
    socket.destroy();
    await sleep(100);
    expect(traffic.inFlight).toBe(1);
    games.list = list;
    go();
    await until(() => traffic.inFlight === 0);
  });
});

describe('clients who hang up while they wait for their turn', () => {
  let busy: TestApp;
  beforeAll(async () => {
    busy = await startApp({ IN_FLIGHT_PER_ADDRESS: '1', STALL_SECONDS: '2' });
  });
  afterAll(() => busy.stop());

  it('are nothing to warn of; whoever still waits is, and is told so', async () => {
    const { us } = await startWar(busy);
    const games = busy.app.get(GamesRepository);
    const { list } = games;
    let go: () => void = () => undefined;
    const held = new Promise<void>((done) => (go = done));
    games.list = async (...asked) => held.then(() => list.apply(games, asked));
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const plan = JSON.stringify({ version: 1, draft: 0, actions: [{ do: 'pass' }] });
    const preview = head(
      `POST ${us.path}/preview HTTP/1.1`,
      ...[JSON_BODY, `authorization: Bearer ${us.player!.token}`, `content-length: ${plan.length}`],
    );
    const first = busy.rest('GET /v1/games');
    await until(() => busy.app.get(Traffic).inFlight === 1);
    for (let client = 0; client < 5; client++) {
      const socket = await dial(busy);
      socket.write(preview + plan);
      await until(() => busy.app.get(Traffic).inFlight === 2 + client);
      socket.destroy();
    }
    expect((await busy.rest('GET /v1/games')).status).toBe(503);
    await until(() => busy.app.get(Traffic).inFlight === 1);
    expect(warn.mock.calls.map(([said]) => (said as any).code)).toEqual(['UNAVAILABLE']);
    warn.mockRestore();
    games.list = list;
    go();
    expect((await first).status).toBe(200);
    await until(() => busy.app.get(Traffic).inFlight === 0);
  }, 60_000);
});

describe('listeners who hang up', () => {
  const free = (): Promise<void> => until(() => app.app.get(Traffic).subscribers === 0);

  it('at once, while their stream is opened or later leave no place taken', async () => {
    const game = await startToy(app);
    const listen = head(`GET /v1/games/${game.id}/events?after=0 HTTP/1.1`);
    // Behind another request a stream has no connection of its own yet.
    let most = 0;
    await hangUps(2, async (socket, client) => {
      socket.write(client % 4 === 0 ? READ + listen : listen);
      most = Math.max(most, app.app.get(Traffic).subscribers);
      // However quick the machine is, some of them hang up once they are told something.
      if (client % 3 === 0) await once(socket, 'data');
    });
    expect(most).toBeGreaterThan(0);
    await free();
    const changes = game.spectator.changes(0);
    expect((await changes.next()).value?.gameChanged.version).toBe(1);
    await changes.return();
    await free();
  }, 60_000);

  it('leave none over a WebSocket either', async () => {
    const game = await startToy(app);
    const query = `subscription { gameChanged(gameId: "${game.id}", after: 0) { version view: game { view } } }`;
    let most = 0;
    const look = (): void => void (most = Math.max(most, app.app.get(Traffic).subscribers));
    const looking = setInterval(look, 1);
    await hangUpSockets(() => ({ queries: [query, query] }));
    clearInterval(looking);
    expect(most).toBeGreaterThan(0);
    await free();
  }, 60_000);

  it('leave none in flight where they asked or played over a WebSocket, and what was played counts once', async () => {
    const games = await Promise.all(Array.from({ length: 10 }, () => startToy(app)));
    const step = JSON.stringify(deployment('red')[0]).replace(/"(\w+)":/g, '$1: ');
    const requestId = randomUUID();
    let at = 0;
    await hangUpSockets(() => {
      const { id, red } = games[at++ % games.length] as ToyGame;
      const input = `{ gameId: "${id}", requestId: "${requestId}", version: 1, actions: [${step}] }`;
      const play = `mutation { play(input: ${input}) { __typename } }`;
      return { token: red.player?.token, queries: [play, LIST, play] };
    });
    await until(() => app.app.get(Traffic).inFlight === 0);
    await until(() => app.app.get(Traffic).sockets === 0);
    const { rows } = await app.pool.query(
      'SELECT count(*)::int AS count FROM moves WHERE game_id = ANY($1) AND seq > 1',
      [games.map(({ id }) => id)],
    );
    expect(rows[0].count).toBeGreaterThan(0);
    expect(rows[0].count).toBeLessThanOrEqual(games.length);
  }, 60_000);
});

interface Asked {
  readonly token?: string | undefined;
  readonly queries: readonly string[];
}

/** Clients over WebSockets who hang up within some milliseconds of what they ask. */
async function hangUpSockets(asked: () => Asked): Promise<void> {
  const pick = picker(3);
  const one = async (): Promise<void> => {
    const { token, queries } = asked();
    const payload = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, [
      'graphql-transport-ws',
    ]);
    socket.on('error', () => undefined);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload }));
    await once(socket, 'message');
    for (const [id, query] of queries.entries())
      socket.send(JSON.stringify({ id: `${id}`, type: 'subscribe', payload: { query } }));
    await sleep(pick({ length: LONGEST_MS }));
    if (pick({ length: 2 }) === 0) socket.terminate();
    else socket.close();
  };
  for (let round = 0; round < 15; round++) await Promise.all(Array.from({ length: 10 }, one));
}
