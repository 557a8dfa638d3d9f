import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import WebSocket from 'ws';

import { Traffic } from '../../src/admission/traffic.js';
import { GamesService } from '../../src/games/games.service.js';
import { startApp, type TestApp } from './support.js';
import { deployed, offerToy, startToy, type ToyGame } from './toy-games.js';

offerToy();

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ STALL_SECONDS: '2' });
});
afterAll(() => app.stop());

/** More than what the two ends of a connection keep for a reader who does not read. */
const HEAVY = 250_000;
const VERSIONS = 60;

/** Real changes, each made heavy; gives how many the connections have asked for. */
function heavy(): { asked: number; restore: () => void } {
  const games = app.app.get(GamesService);
  const { changes } = games;
  const counted = { asked: 0, restore: () => void (games.changes = changes) };
  games.changes = async (...args) => {
    const inner = await changes.apply(games, args);
    const load = { op: 'add', path: '/load', value: 'x'.repeat(HEAVY) } as const;
    const outer: typeof inner = {
      next: async () => {
        counted.asked++;
        const { done, value } = await inner.next();
        return done
          ? { done, value }
          : { done: false, value: { ...value, patch: [...value.patch, load] } };
      },
      return: () => inner.return!(),
      [Symbol.asyncIterator]: () => outer,
    };
    return outer;
  };
  return counted;
}

interface Reader {
  /** Versions in the order received. */
  readonly heard: number[];
  readonly closed: Promise<unknown>;
  pause(): void;
  resume(): void;
  hangUp(): void;
}

async function overEvents({ id }: ToyGame, after: number): Promise<Reader> {
  const heard: number[] = [];
  const request = get(`${app.url}/v1/games/${id}/events?after=${after}`, { agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = (text + chunk).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts)
      if (/^id: /m.test(part)) heard.push(Number(/^id: (\d+)/m.exec(part)![1]));
  });
  const closed = new Promise((done) => response.on('error', done).on('close', done));
  return {
    ...{ heard, closed, pause: () => response.pause(), resume: () => response.resume() },
    hangUp: () => request.destroy(),
  };
}

async function overSocket({ id }: ToyGame, after: number): Promise<Reader> {
  const heard: number[] = [];
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  const query = `subscription { gameChanged(gameId: "${id}", after: ${after}) { version patch } }`;
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.type === 'next') heard.push(message.payload.data.gameChanged.version);
  });
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  const closed = new Promise((done) => socket.on('error', done).on('close', done));
  return {
    ...{ heard, closed, pause: () => socket.pause(), resume: () => socket.resume() },
    hangUp: () => socket.terminate(),
  };
}

/** Up to version `VERSIONS`, then the game goes no further. */
async function playedOn(game: ToyGame): Promise<void> {
  const games = app.app.get(GamesService);
  const [gameId, red] = [game.id, game.red.player?.id ?? ''];
  for (let version = 3; version < VERSIONS; version++) {
    const request = { gameId, requestId: `r${version}`, version };
    const last = version % 2 === 1;
    if (last)
      await games.play({ playerId: red, address: null }, { ...request, actions: [{ do: 'done' }] });
    else await games.undo(red, request);
  }
}

const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

async function within(seconds: number, holds: () => boolean): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; !holds(); await sleep(20))
    if (Date.now() > end) throw new Error('it did not come to that');
}

describe.each([
  ['server-sent events', overEvents],
  ['graphql-ws', overSocket],
])('a subscriber over %s whose connection takes nothing', (_, open) => {
  it('is cut, costs no memory meanwhile, and comes back without a gap', async () => {
    const game = await startToy(app);
    await deployed(game);
    const traffic = app.app.get(Traffic);
    const slow = heavy();
    const stalled = await open(game, 1);
    await within(5, () => stalled.heard.length === 2);
    stalled.pause();
    await playedOn(game);
    await within(10, () => traffic.subscribers === 0);
    expect(slow.asked).toBeLessThan(VERSIONS - 10);
    stalled.resume();
    await stalled.closed;
    const last = stalled.heard.at(-1) ?? 0;
    expect(stalled.heard).toEqual(between(2, last));
    expect(last).toBeLessThan(VERSIONS);
    const back = await open(game, last);
    await within(10, () => back.heard.at(-1) === VERSIONS);
    expect(back.heard).toEqual(between(last + 1, VERSIONS));
    // A client that reads is not cut, however long it waits for more.
    await sleep(3_000);
    expect(traffic.subscribers).toBe(1);
    back.hangUp();
    await within(5, () => traffic.subscribers === 0);
    slow.restore();
  });
});
