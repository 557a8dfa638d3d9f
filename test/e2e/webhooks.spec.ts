import { createPublicKey, verify } from 'node:crypto';

import { Webhook } from 'standardwebhooks';

import { NewsService } from '../../src/games/news/news.service.js';
import { Relay } from '../../src/notices/telling/relay.service.js';
import { AT_HOME, type Receiver, settledAll, startReceiver } from './receiver.js';
import { picker, playOn, startWar } from './rest-games.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { until } from './waiting.js';

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  app = await startApp(AT_HOME);
});
afterAll(() => app.stop());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const ALL = [
  ...['game.begun', 'game.changed', 'game.request', 'game.handed_over', 'game.timed_out'],
  ...['game.ended', 'game.your_turn', 'game.time_low'],
];

async function endpointOf(player: TestPlayer, url = receiver.url) {
  const { token } = player;
  const made = await app.rest('POST /v1/endpoints', { body: { url }, token });
  expect(made.status).toBe(201);
  return made.body as { secret: string; endpoint: { id: string } };
}

async function follow({ token }: TestPlayer, endpointId: string, wish: object = {}) {
  const body = { endpointId, kinds: ALL, ...wish };
  const made = await app.rest('POST /v1/followers', { body, token });
  expect(made.status).toBe(201);
  return made.body as { id: string };
}

const told = () => receiver.received.filter(({ body }) => body.type !== 'endpoint.test');

describe('an endpoint', () => {
  it('is made when it has taken a trial, and hears of a game what its player may know, in order', async () => {
    const war = await startWar(app);
    const us = war.us.player!;
    const { secret, endpoint } = await endpointOf(us);
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]?.body.type).toBe('endpoint.test');
    await follow(us, endpoint.id, { gameId: war.id });
    await playOn([war.us, war.gb], picker(3), (count) => count === 12);
    const { version } = (await war.us.get()).body;
    await until(() => told().some(({ body }) => body.data.game.version === version));
    const changes = told().filter(({ body }) => body.type === 'game.changed');
    expect(changes.map(({ body }) => body.data.game.version)).toEqual(
      Array.from({ length: version - 1 }, (_, i) => i + 2),
    );
    for (const { headers, text } of receiver.received)
      new Webhook(secret).verify(text, headers as Record<string, string>);
    const log = (await war.us.get('/log?first=1000')).body.entries as object[];
    const heard = changes.flatMap(({ body }) => body.data.entries as object[]);
    expect(heard).not.toHaveLength(0);
    expect(log.map((entry) => (entry as { text: string }).text)).toEqual(
      expect.arrayContaining(heard.map((entry) => (entry as { text: string }).text)),
    );
  });

  it('is signed by the service too, for whoever has no secret', async () => {
    await endpointOf(await app.signUp());
    const { keys } = (await app.rest('GET /v1/keys')).body;
    const raw = Buffer.from(keys[0].key.replace(/^whpk_/, ''), 'base64');
    const key = createPublicKey({
      key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw]),
      format: 'der',
      type: 'spki',
    });
    const { headers, text } = receiver.received[0]!;
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
    const signature = /v1a,(\S+)/.exec(headers['webhook-signature'] as string)?.[1] ?? '';
    const isGood = (of: string) =>
      verify(null, Buffer.from(of), key, Buffer.from(signature, 'base64'));
    expect([isGood(signed), isGood(`${signed} `)]).toEqual([true, false]);
  });

  it('hears of every game of its player, also of those that begin later', async () => {
    const before = await startWar(app);
    const us = before.us.player!;
    const { endpoint } = await endpointOf(us);
    await follow(us, endpoint.id);
    const body = { ruleset: 'columbia1812', scenario: 'campaign', seat: 'gb' };
    const made = (await app.rest('POST /v1/games', { body, token: us.token })).body;
    const other = await app.signUp('Brock');
    await app.rest(`POST /v1/games/${made.id}/seats/us`, { body: {}, token: other.token });
    await until(() => told().some(({ body: { type } }) => type === 'game.begun'));
    await before.gb.post('/resign', undefined);
    await until(() => told().some(({ body: { type } }) => type === 'game.ended'));
    const kinds = told().map(({ body: { type, data } }) => [data.game.id, type]);
    expect(kinds).toEqual([
      [made.id, 'game.begun'],
      [made.id, 'game.changed'],
      [before.id, 'game.changed'],
      [before.id, 'game.ended'],
    ]);
    expect(told()[0]?.body.data.seat).toBe('gb');
  });

  it('is told of a game that has begun and ended before anybody looked, once', async () => {
    const player = await app.signUp();
    const { token } = player;
    const { endpoint } = await endpointOf(player);
    await follow(player, endpoint.id, { kinds: ['game.begun', 'game.ended'] });
    const relay = app.app.get(Relay);
    const look = relay.look.bind(relay);
    relay.look = () => Promise.resolve();
    const seatBots = [{ seat: 'gb', level: 'greedy' }];
    const body = { ruleset: 'columbia1812', scenario: 'campaign', seat: 'us', seatBots };
    const { id } = (await app.rest('POST /v1/games', { token, body })).body;
    const headers = { 'idempotency-key': 'enough' };
    await app.rest(`POST /v1/games/${id}/resign`, { token, headers });
    relay.look = look;
    await until(() => told().some(({ body: { type } }) => type === 'game.ended'));
    relay['looks'] = 0;
    await relay.look();
    relay['looks'] = 0;
    await relay.look();
    await settledAll(app);
    expect(told().map(({ body: { type } }) => type)).toEqual(['game.begun', 'game.ended']);
  });

  it('is told of a game though another cannot be read', async () => {
    const [broken, whole] = [await startWar(app), await startWar(app)];
    for (const { us, id } of [broken, whole]) {
      const { endpoint } = await endpointOf(us.player!);
      await follow(us.player!, endpoint.id, { gameId: id });
    }
    const news = app.app.get(NewsService);
    const { since } = news;
    const breaks = jest.spyOn(news, 'since').mockImplementation(async (id, ...rest) => {
      if (id === broken.id) throw new Error('a game that cannot be read');
      return since.call(news, id, ...rest);
    });
    await broken.gb.post('/resign', undefined);
    await whole.gb.post('/resign', undefined);
    await app.app.get(Relay).look();
    await until(() => told().some(({ body }) => body.data.game.id === whole.id));
    expect(told().filter(({ body }) => body.data.game.id === broken.id)).toEqual([]);
    breaks.mockRestore();
    await until(() => told().some(({ body }) => body.data.game.id === broken.id));
  });
});
