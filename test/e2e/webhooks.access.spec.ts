import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { AT_HOME, type Receiver, startReceiver } from './receiver.js';
import { picker, playOn, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';
import { until } from './waiting.js';

/** Who may have what told where. */

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  const quotas = { MAX_ENDPOINTS: '3', MAX_FOLLOWERS: '2', MAX_SPECTATOR_FOLLOWERS: '2' };
  app = await startApp({ ...AT_HOME, ...quotas });
  receiver = await startReceiver();
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = 204;
});

const create = (token: string, url = receiver.url) =>
  app.rest('POST /v1/endpoints', { body: { url }, token });
const follow = (token: string, body: object) => app.rest('POST /v1/followers', { body, token });
const codeOf = ({ status, body }: { status: number; body: any }) => [status, body?.error?.code];
const told = () => receiver.received.filter(({ body }) => body.type !== 'endpoint.test');

const CREATE =
  'mutation ($input: EndpointInput!) { createEndpoint(input: $input) { secret endpoint { id url state } } }';

describe('an endpoint', () => {
  it('is not made where the trial fails, whatever it is that fails', async () => {
    const { token } = await app.signUp();
    const answers = [];
    for (const status of [199, 301, 404, 500]) {
      receiver.answer = (response) => void response.writeHead(status, { location: '/' }).end();
      answers.push(await create(token));
    }
    const closed = await startReceiver();
    await closed.stop();
    answers.push(await create(token, closed.url));
    expect(answers.map(codeOf)).toEqual(answers.map(() => [422, 'ENDPOINT_FAILED']));
    const { rowCount } = await app.pool.query('SELECT FROM endpoints');
    expect([rowCount, (await app.rest('GET /v1/endpoints', { token })).body]).toEqual([0, []]);
  });

  it('is not made of an address inside, nor of what is none', async () => {
    const { token } = await app.signUp();
    const urls = ['http://10.0.0.1/', 'https://[::1]/', 'ftp://example.com/', 'nothing', ''];
    for (const url of [
      ...urls,
      `https://example.com/${'a'.repeat(3_000)}`,
      'https://a:b@c.example/',
    ])
      expect(codeOf(await create(token, url))).toEqual([400, 'INVALID_INPUT']);
    const { errors } = await app.graphql(
      CREATE,
      { input: { url: 'http://169.254.169.254/' } },
      token,
    );
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    expect(receiver.received).toHaveLength(0);
  });

  it('is its own player\u2019s alone, and there are only so many', async () => {
    const [one, other] = [await app.signUp(), await app.signUp()];
    const made = await app.ask(CREATE, { input: { url: receiver.url } }, one.token);
    const { id } = made.createEndpoint.endpoint;
    const routes = [
      `DELETE /v1/endpoints/${id}`,
      ...['secret', 'pause', 'resume', 'test'].map((what) => `POST /v1/endpoints/${id}/${what}`),
      `GET /v1/endpoints/${id}/deliveries`,
    ];
    for (const route of routes)
      expect(codeOf(await app.rest(route, { token: other.token }))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await follow(other.token, { endpointId: id }))).toEqual([404, 'NOT_FOUND']);
    for (let i = 0; i < 2; i++) expect((await create(one.token)).status).toBe(201);
    expect(codeOf(await create(one.token))).toEqual([409, 'QUOTA_REACHED']);
    for (const gone of routes.slice(1))
      expect(codeOf(await app.rest(gone.replace(id, randomUUID()), { token: one.token }))).toEqual([
        404,
        'NOT_FOUND',
      ]);
  });

  it('ends with the key that made it', async () => {
    const war = await startWar(app);
    const { token } = war.us.player!;
    const body = { name: 'a bot', scopes: ['play'] };
    const key = (await app.rest('POST /v1/tokens', { body, token })).body;
    const { endpoint } = (await create(key.token)).body;
    await follow(key.token, { endpointId: endpoint.id, gameId: war.id, kinds: ['game.changed'] });
    await playOn([war.us, war.gb], picker(1), (count) => count === 30);
    const { version } = (await war.us.get()).body;
    await until(() => told().at(-1)?.body.data.game.version === version);
    await app.rest(`DELETE /v1/tokens/${key.apiToken.id}`, { token });
    const before = told().length;
    await war.us.post('/resign', undefined);
    const [mine] = (await app.rest('GET /v1/endpoints', { token })).body;
    expect(mine.state).toBe('GONE');
    const resumed = await app.rest(`POST /v1/endpoints/${endpoint.id}/resume`, { token });
    expect(codeOf(resumed)).toEqual([403, 'FORBIDDEN']);
    await sleep(1_500);
    expect(told()).toHaveLength(before);
  });

  it('is not seen by another key, and by no key that may only read', async () => {
    const { token } = await app.signUp();
    const keys = [];
    for (const scope of ['play', 'play', 'read']) {
      const body = { name: scope, scopes: [scope] };
      keys.push((await app.rest('POST /v1/tokens', { body, token })).body.token as string);
    }
    const [one, other, reader] = keys as [string, string, string];
    const { endpoint } = (await create(one)).body;
    expect((await app.rest('GET /v1/endpoints', { token: other })).body).toEqual([]);
    expect((await app.rest('GET /v1/endpoints', { token })).body).toHaveLength(1);
    expect(codeOf(await app.rest(`DELETE /v1/endpoints/${endpoint.id}`, { token: other }))[0]).toBe(
      404,
    );
    expect(codeOf(await create(reader))).toEqual([403, 'FORBIDDEN']);
  });
});

describe('a trial', () => {
  it('is one at a time for each player, and two of them are no operation', async () => {
    const { token } = await app.signUp();
    receiver.answer = (response) => void setTimeout(() => response.writeHead(204).end(), 500);
    const both = await Promise.all([create(token), create(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 429]);
    const [{ id }] = (await app.rest('GET /v1/endpoints', { token })).body;
    const many = [1, 2].map((n) => `a${n}: testEndpoint(id: "${id}") { state }`).join(' ');
    const { errors } = await app.graphql(`mutation { ${many} }`, {}, token);
    expect(errors?.[0]?.message).toMatch(/cost/);
  });

  it('is of the address that is called, however it was written', async () => {
    const { token } = await app.signUp();
    const { body } = await create(token, ` ${receiver.url}/\\a b#part\n`);
    expect(body.endpoint.url).toBe(new URL(` ${receiver.url}/\\a b#part\n`).href);
  });
});

describe('following', () => {
  it('a private game takes a seat in it; one that is over is not followed', async () => {
    const war = await startWar(app, { private: true });
    const stranger = await app.signUp();
    const { endpoint } = (await create(stranger.token)).body;
    const wish = { endpointId: endpoint.id, gameId: war.id };
    expect(codeOf(await follow(stranger.token, wish))).toEqual([404, 'NOT_FOUND']);
    const own = (await create(war.us.player!.token)).body.endpoint;
    const followed = { endpointId: own.id, gameId: war.id };
    expect((await follow(war.us.player!.token, followed)).status).toBe(201);
    await war.us.post('/resign', undefined);
    expect(codeOf(await follow(war.us.player!.token, followed))).toEqual([409, 'GAME_OVER']);
  });

  it('the same again replaces it; there is only so much of it, and only kinds that there are', async () => {
    const { token } = await app.signUp();
    const wars = [await startWar(app), await startWar(app)];
    const { endpoint } = (await create(token)).body;
    const of = (gameId?: string, kinds?: string[]) =>
      follow(token, { endpointId: endpoint.id, gameId, ...(kinds && { kinds }) });
    const first = (await of()).body;
    expect(first.kinds).not.toContain('game.changed');
    const again = (await of(undefined, ['game.ended', 'game.ended'])).body;
    expect(again).toMatchObject({ id: first.id, gameId: null, kinds: ['game.ended'] });
    expect((await of(wars[0]!.id)).status).toBe(201);
    expect(codeOf(await of(wars[1]!.id))).toEqual([409, 'QUOTA_REACHED']);
    for (const kinds of [[], ['game.none'], Array(20).fill('game.ended')])
      expect(codeOf(await of(wars[0]!.id, kinds as string[]))).toEqual([400, 'INVALID_INPUT']);
    expect((await app.rest('GET /v1/followers', { token })).body).toHaveLength(2);
  });

  it('by spectators has room for some at a time; whoever has a part always follows', async () => {
    const [war, owner] = [await startWar(app), await app.signUp()];
    const settings = { name: 'Lakes', ruleset: 'ops1812', scenarios: ['campaign'] };
    const event = await app.rest('POST /v1/tournaments', {
      token: owner.token,
      body: { ...settings, startsAt: new Date(Date.now() + 86_400_000).toISOString() },
    });
    const headers = { 'idempotency-key': 'open' };
    const body = { acts: [{ kind: 'open' }] };
    await app.rest(`POST /v1/tournaments/${event.body.id}/acts`, {
      ...{ token: owner.token, headers, body },
    });
    const wishes = [
      { wish: { gameId: war.id }, part: war.us.player! },
      { wish: { tournamentId: event.body.slug as string }, part: owner },
    ];
    for (const { wish, part } of wishes) {
      const many = await Promise.all(Array.from({ length: 6 }, () => app.signUp()));
      const follows = async ({ token }: { token: string }) => {
        const { endpoint } = (await create(token)).body;
        return follow(token, { endpointId: endpoint.id, ...wish });
      };
      const answers = await Promise.all(many.map(follows));
      const [taken, refused] = [201, 409].map((is) =>
        answers.filter(({ status }) => status === is),
      );
      expect([taken!.length, refused!.length]).toEqual([2, 4]);
      expect(refused![0]!.body.error).toMatchObject({
        code: 'QUOTA_REACHED',
        message: expect.stringMatching(/^2 spectators' endpoints and channels follow this/),
      });
      expect((await follows(part)).status).toBe(201);
      const at = answers.findIndex(({ status }) => status === 201);
      const { token } = many[at]!;
      const { id, endpointId } = answers[at]!.body;
      expect((await follow(token, { endpointId, ...wish })).body.id).toBe(id);
      await app.rest(`DELETE /v1/followers/${id}`, { token });
      expect((await follows(await app.signUp())).status).toBe(201);
    }
  });

  it('of a game by who only looks on brings what a spectator hears', async () => {
    const war = await startWar(app);
    const [stranger, us] = [await app.signUp(), war.us.player!];
    for (const { token, id } of [stranger, us]) {
      const { endpoint } = (await create(token, `${receiver.url}/${id}`)).body;
      await follow(token, { endpointId: endpoint.id, gameId: war.id, kinds: ['game.changed'] });
    }
    await playOn([war.us, war.gb], picker(5), (count) => count === 40);
    const { version } = (await war.us.get()).body;
    const last = (id: string) => told().filter(({ path }) => path.endsWith(id));
    await until(() =>
      [stranger, us].every(({ id }) =>
        last(id).some(({ body }) => body.data.game.version === version),
      ),
    );
    const heard = (id: string) =>
      last(id).flatMap(({ body }) => body.data.entries.map((entry: any) => entry.text));
    const log = async (client: typeof war.us) =>
      (await client.get('/log?first=1000')).body.entries
        .filter((entry: any) => entry.version > 1)
        .map((entry: any) => entry.text);
    expect(heard(stranger.id)).toEqual(await log(war.spectator));
    expect(heard(us.id)).toEqual(await log(war.us));
    expect(last(stranger.id)[0]?.body.data.seat).toBeNull();
  });
});
