import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

import { readerOf } from './event-reader.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import {
  createGame,
  deployed,
  deployment,
  joinGame,
  offerToy,
  startToy,
  type ToyGame,
} from './toy-games.js';
import { subscribers, until } from './waiting.js';

offerToy();

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startApp();
  other = await app.sibling();
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

interface Heard {
  readonly cursor: string;
  readonly seat: string;
  readonly owes: boolean;
  readonly game: { readonly id: string; readonly status: string; readonly version: number };
}

interface Listener {
  readonly heard: Heard[];
  /** The code of what ended it; undefined: nothing yet. */
  end: string | undefined;
  stop(): void;
}

const MINE = `subscription ($after: String) { myGames(after: $after) {
  cursor seat owes game { id status version } } }`;

function overWebSocket(at: TestApp, token: string, after?: string): Listener {
  const client = createClient({
    url: `${at.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  const listener: Listener = { heard: [], end: undefined, stop: () => void client.dispose() };
  client.subscribe<{ myGames: Heard }>(
    { query: MINE, variables: { after } },
    {
      next: ({ data }) => void (data && listener.heard.push(data.myGames)),
      error: (error) => void (listener.end = String((error as { code?: number }).code)),
      complete: () => void (listener.end = 'done'),
    },
  );
  return listener;
}

function overEvents(at: TestApp, token: string, after?: string): Listener {
  const query = after === undefined ? '' : `?after=${after}`;
  const reader = readerOf(`${at.url}/v1/players/me/events${query}`, token);
  const listener: Listener = { heard: [], end: undefined, stop: () => reader.stop() };
  const listen = async (): Promise<void> => {
    for await (const { event, id, data } of reader.messages()) {
      if (event === 'error') listener.end = data.error.code;
      else {
        expect([event, String(id)]).toEqual(['game', data.cursor]);
        const { id: gameId, status, version } = data.game;
        listener.heard.push({ ...data, game: { id: gameId, status, version } });
      }
    }
  };
  void listen().catch(() => undefined);
  return listener;
}

const TRANSPORTS = [
  ['a WebSocket', overWebSocket, '4403'],
  ['an event stream', overEvents, 'UNAUTHENTICATED'],
] as const;

const tokenOf = ({ red }: ToyGame): string => red.player!.token;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const withBlue = async (player: TestPlayer): Promise<string> => {
  const { id } = await createGame(app, player);
  await joinGame(app, await app.signUp(), id);
  return id;
};

describe.each(TRANSPORTS)('all games of a player over %s', (_name, open, hungUp) => {
  it.each([
    ['this', () => app],
    ['another', () => other],
  ])('tells at %s instance what each is, then every change of each', async (_where, at) => {
    const one = await app.signUp('One');
    const [first, second] = [await withBlue(one), await withBlue(one)];
    await startToy(app);
    const listener = open(at(), one.token);
    await until(() => listener.heard.length === 2);
    expect(listener.heard.map(({ game, seat, owes }) => [game, seat, owes])).toEqual(
      [first, second].map((id) => [{ id, status: 'RUNNING', version: 1 }, 'red', true]),
    );
    const resign = 'mutation ($id: ID!) { resign(gameId: $id, requestId: "r") { __typename } }';
    await app.ask(resign, { id: first }, one.token);
    await until(() => listener.heard.length === 3);
    expect(listener.heard[2]).toMatchObject({
      ...{ owes: false, game: { id: first, status: 'FINISHED', version: 2 } },
    });
    listener.stop();
  });

  it('tells of a game that its player makes, of its beginning and that it was given up', async () => {
    const one = await app.signUp();
    const [here, there] = [open(app, one.token), open(other, one.token)];
    await until(() => subscribers(app) > 0 && subscribers(other) > 0);
    const [made, given] = [await createGame(app, one), await createGame(app, one)];
    await joinGame(app, await app.signUp(), made.id);
    const resign = 'mutation ($id: ID!) { resign(gameId: $id, requestId: "r") { __typename } }';
    await app.ask(resign, { id: given.id }, one.token);
    for (const listener of [here, there]) {
      const last = (id: string) => listener.heard.filter(({ game }) => game.id === id).at(-1)?.game;
      await until(() => last(made.id)?.status === 'RUNNING');
      await until(() => last(given.id)?.status === 'ABANDONED');
      const own = [made.id, given.id];
      expect(listener.heard.filter(({ game }) => !own.includes(game.id))).toEqual([]);
      listener.stop();
    }
  }, 20_000);

  it('goes on where it was left, and tells of what ended meanwhile', async () => {
    const game = await startToy(app);
    const listener = open(app, tokenOf(game));
    await until(() => listener.heard.length === 1);
    listener.stop();
    await game.blue.resign();
    const back = open(other, tokenOf(game), listener.heard[0]!.cursor);
    await until(() => back.heard.some(({ game: { status } }) => status === 'FINISHED'));
    back.stop();
    const far = open(other, tokenOf(game), String(Date.now() + 60_000));
    await pause(100);
    expect([far.heard, far.end]).toEqual([[], undefined]);
    far.stop();
  });

  it('tells nobody of a secret step, neither of a draft nor under a seal', async () => {
    const game = await startToy(app);
    const listeners = [game.red, game.blue].flatMap(({ player }) => [
      open(app, player!.token),
      open(other, player!.token),
    ]);
    const counts = (): number[] => listeners.map(({ heard }) => heard.length);
    await until(() => counts().every((count) => count === 1));
    expect((await game.red.play([deployment('red')[0]])).__typename).toBe('Played');
    await pause(150);
    expect(counts()).toEqual([1, 1, 1, 1]);
    await game.red.play([...deployment('red').slice(1), { do: 'bid', coin: 2 }]);
    await game.blue.play([...deployment('blue'), { do: 'bid', coin: 0 }]);
    const { version } = await game.red.read();
    const now = (): boolean =>
      listeners.every(({ heard }) => heard.at(-1)?.game.version === version);
    await until(now);
    expect(listeners.map(({ heard }) => heard.at(-1)!.owes)).toEqual([true, true, false, false]);
    const before = counts();
    await game.red.play([{ do: 'march', piece: 'red-sword-1', to: 'hill' }]);
    // Longer than until the next look around, which is to find nothing either.
    await pause(3_200);
    expect(counts()).toEqual(before);
    for (const listener of listeners) listener.stop();
  }, 20_000);

  it('ends within a second of the end of its key, and gives back its place', async () => {
    const game = await startToy(app);
    const key = await app.rest('POST /v1/tokens', { token: tokenOf(game), body: { name: 'bot' } });
    const before = subscribers(other);
    const listener = open(other, key.body.token);
    await until(() => listener.heard.length === 1);
    expect(subscribers(other)).toBe(before + 1);
    await app.rest(`DELETE /v1/tokens/${key.body.apiToken.id}`, { token: tokenOf(game) });
    await pause(1_000);
    expect(listener.end).toBe(hungUp);
    await deployed(game);
    await pause(100);
    expect(listener.heard).toHaveLength(1);
    await until(() => subscribers(other) === before);
  });
});

describe('a stream of all games', () => {
  it('is for players, and takes no cursor but its own', async () => {
    const { status, body } = await app.rest('GET /v1/players/me/events');
    expect([status, body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
    const { token } = await app.signUp();
    const wrong = await app.rest('GET /v1/players/me/events?after=x', { token });
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('counts among the subscribers', async () => {
    const full = await startApp({ MAX_SUBSCRIBERS: '1' });
    const { token } = await full.signUp();
    const listener = overWebSocket(full, token);
    await until(() => subscribers(full) === 1);
    const { status, body } = await full.rest('GET /v1/players/me/events', { token });
    expect([status, body.error.code]).toEqual([503, 'UNAVAILABLE']);
    listener.stop();
    await until(() => subscribers(full) === 0);
    await full.stop();
  });

  it('finds by itself what no notice told of', async () => {
    const one = await app.signUp();
    const listener = overWebSocket(other, one.token);
    await until(() => subscribers(other) > 0);
    const { id } = await createGame(app, one);
    await pause(4_000);
    expect(listener.heard.map(({ game }) => game)).toEqual([{ id, status: 'OPEN', version: 0 }]);
    listener.stop();
  }, 20_000);
});
