import { Environment } from '../../src/config/environment.js';
import { StopTokens } from '../../src/notices/store/stops.js';
import { signingKey } from '../../src/players/signing-key.js';
import { Browser, type PushPlace, startPushPlace } from './push-service.js';
import { type Open, PushWorker } from './push-worker.js';
import { AT_HOME } from './receiver.js';
import { RestClient } from './rest-games.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { until } from './waiting.js';

/** Pushes as the page's worker shows them, and how they are stopped there. */

let app: TestApp;
let place: PushPlace;
let count = 0;
beforeAll(async () => {
  app = await startApp(AT_HOME);
  place = await startPushPlace();
});
afterAll(async () => {
  await app.stop();
  await place.stop();
});
beforeEach(() => {
  place.pushed.length = 0;
});

const SUBSCRIBE = `mutation ($input: PushInput!) { subscribePush(input: $input) { id } }`;

/** Somebody with a game each against two others, and a browser that is told of both. */
async function player() {
  const one = await app.signUp();
  const games = [await gameOf(one), await gameOf(one)] as const;
  const browser = await browserOf(one);
  return { one, games, browser, worker: await PushWorker.of(app) };
}

async function browserOf({ token }: TestPlayer): Promise<Browser> {
  const browser = new Browser(`${place.origin}/push/${(count += 1)}`);
  const input = { ...browser.input, kinds: ['GAME_REQUEST', 'GAME_ENDED'] };
  await app.ask(SUBSCRIBE, { input }, token);
  return browser;
}

async function gameOf({ token }: TestPlayer) {
  const body = { ruleset: 'columbia1812', scenario: 'campaign', seat: 'us' };
  const { id, invite } = (await app.rest('POST /v1/games', { body, token })).body;
  const other = await app.signUp();
  const joined = { body: invite === null ? {} : { invite }, token: other.token };
  expect((await app.rest(`POST /v1/games/${id}/seats/gb`, joined)).status).toBe(201);
  const client = new RestClient(app, id, other);
  const by = async (what: string, sent?: object): Promise<void> => {
    const { status, body: answered } = await client.post(`/${what}`, sent);
    expect([what, status, answered.error]).toEqual([what, 200, undefined]);
  };
  return {
    id,
    tag: `/play/${id}`,
    ask: () => by('requests', { kind: 'ABORT' }),
    resign: () => by('resign'),
  };
}

/** The pushes of a browser, once there are so many. */
async function pushesOf(browser: Browser, many: number): Promise<any[]> {
  const ofIt = () => place.pushed.filter(({ path }) => browser.url === `${place.origin}${path}`);
  await until(() => ofIt().length >= many);
  return ofIt().map(({ bytes }) => browser.read(bytes));
}

const stop = (token: unknown) => app.rest('POST /v1/push/stop', { body: { token } });

/** The states of what a browser was to be told of a game, in order. */
async function statesOf({ url }: Browser, gameId: string): Promise<string> {
  const text = `SELECT d.state FROM deliveries d JOIN endpoints e ON e.id = d.endpoint_id
    WHERE e.address = $1 AND d.source_id = $2 ORDER BY d.place`;
  return (await app.pool.query(text, [url, gameId])).rows.map(({ state }) => state).join();
}

const wishes = async (): Promise<unknown[]> =>
  (await app.pool.query('SELECT id, game_id, kinds FROM followers ORDER BY id')).rows;

describe('a push', () => {
  it('carries its way to stop: one press, and of that game nothing more comes to that browser', async () => {
    const { one, games, browser, worker } = await player();
    const elsewhere = await browserOf(one);
    const [game, other] = games;
    await game.ask();
    const [push] = await pushesOf(browser, 1);
    expect(push.stop).toEqual({
      title: 'Stop these',
      token: expect.stringMatching(/^[\w-]{86}$/),
    });
    await worker.push(push);
    const { actions } = worker.shown.get(game.tag)!.options;
    expect(actions).toEqual([{ action: 'stop', title: 'Stop these' }]);
    await worker.press(game.tag, 'stop');
    expect([worker.shown.size, worker.opened]).toEqual([0, []]);
    await game.resign();
    await until(async () => (await statesOf(browser, game.id)) === 'SENT,SKIPPED');
    await other.ask();
    const tags = (await pushesOf(browser, 2)).map(({ tag }) => tag);
    expect(tags).toEqual([game.tag, other.tag]);
    const kinds = (await pushesOf(elsewhere, 3)).map(({ kind, tag }) => [kind, tag]);
    expect(kinds).toContainEqual(['game.ended', game.tag]);
  });

  it('that is pressed again, or shown again, changes nothing and is told so', async () => {
    const { one, games, browser } = await player();
    await games[0].ask();
    const [{ stop: way }] = await pushesOf(browser, 1);
    const first = await stop(way.token);
    expect([first.status, first.body]).toEqual([200, { changed: true }]);
    const before = await wishes();
    expect((await stop(way.token)).body).toEqual({ changed: false });
    expect(await wishes()).toEqual(before);
    // It lasts where the browser subscribes again, and ends with the subscription.
    const input = { ...browser.input, kinds: ['GAME_REQUEST', 'GAME_ENDED'] };
    await app.ask(SUBSCRIBE, { input }, one.token);
    expect((await stop(way.token)).body).toEqual({ changed: false });
    const unsubscribe = 'mutation ($url: String!) { unsubscribePush(url: $url) }';
    await app.ask(unsubscribe, { url: browser.url }, one.token);
    expect((await stop(way.token)).body).toEqual({ changed: false });
  });

  it('is stopped by no token that is altered, or of something else', async () => {
    const { games, browser } = await player();
    await games[0].ask();
    const [{ stop: way }] = await pushesOf(browser, 1);
    const token = way.token as string;
    const before = await wishes();
    const changed = (at: number): string =>
      `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    const ids = Buffer.from(token, 'base64url').subarray(0, 32);
    const [endpointId, gameId] = [ids.toString('hex', 0, 16), ids.toString('hex', 16)];
    const ofMail = new StopTokens(signingKey(app.app.get(Environment)), 'mail');
    const ofAll = new StopTokens(signingKey(app.app.get(Environment)), 'push');
    const foreign = [
      new StopTokens(Buffer.alloc(32), 'push').sealed({ endpointId, sourceId: gameId }),
      ofMail.sealed({ endpointId, sourceId: gameId }),
      ofAll.sealed({ endpointId, sourceId: null }),
    ];
    const altered = [0, 30, 60, 85].map(changed);
    for (const wrong of [...altered, ...foreign, `${token}A`, token.slice(1), ' ', '', null]) {
      const { status, body } = await stop(wrong);
      expect([wrong, status, body.error?.code]).toEqual([wrong, 400, 'INVALID_INPUT']);
    }
    expect(await wishes()).toEqual(before);
    expect((await app.rest(`POST /mail/stop/${token}`)).status).not.toBe(200);
    expect((await stop(token)).body).toEqual({ changed: true });
  });

  it('that cannot be stopped without a network stays on the screen until it can', async () => {
    const { games, browser, worker } = await player();
    const [{ id, tag, ask }] = games;
    await ask();
    const [push] = await pushesOf(browser, 1);
    await worker.push(push);
    worker.isOnline = false;
    await worker.press(tag, 'stop');
    expect(worker.shown.get(tag)!.options.actions).toHaveLength(1);
    worker.isOnline = true;
    await worker.press(tag, 'stop');
    expect(worker.shown.size).toBe(0);
    const text = `SELECT kinds FROM followers WHERE game_id = $1`;
    expect((await app.pool.query(text, [id])).rows).toEqual([{ kinds: [] }]);
    // One that the service does not know would never go.
    await worker.push({ ...push, stop: { ...push.stop, token: 'x' } });
    await worker.press(tag, 'stop');
    expect(worker.shown.size).toBe(0);
  });
});

describe('the worker', () => {
  const push = { title: 'T', body: 'B', tag: '/play/1', at: '2026-01-31T12:00:00.000Z' };
  const at = (path: string, focused: boolean): Open => ({ url: `${app.url}${path}`, focused });

  it.each([
    ['a page of that game is looked at', [['/play/1', true]], true],
    ['nothing is open', [], false],
    ['that game is open and something else is looked at', [['/play/1', false]], false],
    [
      'another game is looked at',
      [
        ['/play/1', false],
        ['/play/2', true],
      ],
      false,
    ],
    ['the list is looked at', [['/play', true]], false],
  ] as const)('where %s shows every push, and is silent: %s %s', async (_, pages, isSilent) => {
    const worker = await PushWorker.of(app);
    worker.pages = pages.map(([path, focused]) => at(path, focused));
    await worker.push(push);
    const { options } = worker.shown.get(push.tag)!;
    expect([options.silent, options.renotify]).toEqual([isSilent, !isSilent]);
  });

  it('has no button for what is about no game, and opens or finds its page by a press', async () => {
    const worker = await PushWorker.of(app);
    await worker.push({ ...push, tag: '/play', stop: null });
    expect(worker.shown.get('/play')!.options.actions).toEqual([]);
    await worker.press('/play');
    worker.pages = [at('/play/2', true), at(push.tag, false)];
    await worker.push(push);
    await worker.press(push.tag);
    expect(worker.opened).toEqual(['/play', push.tag]);
  });
});
