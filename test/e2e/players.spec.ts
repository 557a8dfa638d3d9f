import { createClient } from 'graphql-ws';
import { decodeJwt } from 'jose';
import WebSocket from 'ws';

import { agedToken } from './aged-token.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const ME = '{ me { id name } }';

describe('signing up', () => {
  it('gives a player and a token that is theirs', async () => {
    const player = await app.signUp('  Tecumseh ');
    expect(player.name).toBe('Tecumseh');
    expect(await app.ask(ME, {}, player.token)).toEqual({
      me: { id: player.id, name: 'Tecumseh' },
    });
  });

  it('works the same over REST', async () => {
    const { status, body } = await app.rest('POST /v1/players', { body: { name: '関羽' } });
    expect(status).toBe(201);
    const me = await app.rest('GET /v1/players/me', { token: body.token });
    expect(me.body).toEqual(body.player);
    expect(body.player).toEqual({ id: expect.any(String), name: '関羽' });
  });

  it('counts characters as readers do', async () => {
    const name = '👩🏽‍🚀'.repeat(40);
    expect((await app.signUp(name)).name).toBe(name);
  });

  it('keeps a name the one way in which it is written', async () => {
    const { id, name } = await app.signUp('山田\u3000太郎');
    expect(name).toBe('山田 太郎');
    const { rows } = await app.pool.query('SELECT name FROM players WHERE id = $1', [id]);
    expect(rows).toEqual([{ name }]);
    expect((await app.signUp('علی\u200cرضا')).name).toBe('علی\u200cرضا');
  });

  it.each([
    ['en', 'Computer (greedy)', 'That name is kept for the players that the computer plays'],
    ['ja', 'コンピューター　（でたらめに指す）', 'その名前はコンピューターのプレイヤー専用です'],
  ])('keeps from people the names of the computer, in %s', async (locale, name, sentence) => {
    const before = await countPlayers();
    const asked = { body: { name }, headers: { 'accept-language': locale } };
    const { status, body } = await app.rest('POST /v1/players', asked);
    expect([status, body.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.error.message).toMatch(new RegExp(`^${sentence}`));
    const query = 'mutation ($name: String!) { signUp(name: $name) { token } }';
    const { errors } = await app.graphql(query, { name });
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    expect(await countPlayers()).toBe(before);
  });

  it.each([
    ['en', 'A name has 1 to 40 visible characters'],
    ['ja', '名前は目に見える文字1〜40字'],
  ])('says to people what a name is, in %s', async (locale, sentence) => {
    const asked = { body: { name: '\u3164' }, headers: { 'accept-language': locale } };
    const { body } = await app.rest('POST /v1/players', asked);
    expect(body.error.message).toMatch(new RegExp(`^${sentence}`));
  });

  it.each(['', ' ', 'a'.repeat(41), 'a\nb', 'a\u202eb', '\u0000', '\u3164'])(
    'refuses the name %j and keeps nothing',
    async (name) => {
      const before = await countPlayers();
      const { body, status } = await app.rest('POST /v1/players', { body: { name } });
      expect([status, body.error.code]).toEqual([400, 'INVALID_INPUT']);
      const { errors } = await app.graphql(
        'mutation ($name: String!) { signUp(name: $name) { token } }',
        { name },
      );
      expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
      expect(await countPlayers()).toBe(before);
    },
  );
});

describe('a caller without a token', () => {
  it('is nobody where spectators may come', async () => {
    expect(await app.ask(ME)).toEqual({ me: null });
  });

  it('is asked to sign in elsewhere', async () => {
    const { errors } = await app.graphql('{ apiTokens { id } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { status, body } = await app.rest('GET /v1/players/me');
    expect([status, body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('API tokens', () => {
  const CREATE = 'mutation { createApiToken(name: "bot") { token apiToken { id name } } }';
  const REVOKE = 'mutation ($id: ID!) { revokeApiToken(id: $id) { id } }';
  const LIST = '{ apiTokens { id name } }';

  it('act for their player, are listed, and are stored only as a hash', async () => {
    const player = await app.signUp();
    const { createApiToken: made } = await app.ask(CREATE, {}, player.token);
    expect(made.token).toMatch(/^mst_[\w-]{43}$/);
    expect(await app.ask(ME, {}, made.token)).toEqual({ me: { id: player.id, name: 'Player' } });
    expect(await app.ask(LIST, {}, player.token)).toEqual({ apiTokens: [made.apiToken] });
    const { rows } = await app.pool.query('SELECT * FROM api_tokens WHERE id = $1', [
      made.apiToken.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(made.token.slice(4));
    expect(rows[0].hash).toHaveLength(32);
  });

  it('open nothing once revoked, although they were just in use', async () => {
    const player = await app.signUp();
    const { createApiToken: made } = await app.ask(CREATE, {}, player.token);
    await app.ask(ME, {}, made.token);
    await app.ask(REVOKE, { id: made.apiToken.id }, player.token);
    const { errors } = await app.graphql(ME, {}, made.token);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await app.ask(LIST, {}, player.token)).toEqual({ apiTokens: [] });
  });

  it('take their open WebSockets with them when they are revoked', async () => {
    const player = await app.signUp();
    const { createApiToken: made } = await app.ask(CREATE, {}, player.token);
    const closed = new Promise<number>((done) => {
      const client = createClient({
        url: `${app.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        lazy: false,
        retryAttempts: 0,
        onNonLazyError: () => {},
        connectionParams: { authorization: `Bearer ${made.token}` },
      });
      client.on('connected', () => void app.ask(REVOKE, { id: made.apiToken.id }, player.token));
      client.on('closed', (event) => done((event as { code: number }).code));
    });
    expect(await closed).toBe(4403);
  });

  it('cannot be revoked by another player, nor made by a token', async () => {
    const [player, stranger] = [await app.signUp(), await app.signUp()];
    const { createApiToken: made } = await app.ask(CREATE, {}, player.token);
    const theft = await app.graphql(REVOKE, { id: made.apiToken.id }, stranger.token);
    expect(theft.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await app.ask(LIST, {}, player.token)).toEqual({ apiTokens: [made.apiToken] });
    const offspring = await app.graphql(CREATE, {}, made.token);
    expect(offspring.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('are made, listed and revoked over REST', async () => {
    const { token } = await app.signUp();
    const made = await app.rest('POST /v1/tokens', { token, body: { name: 'bot' } });
    expect(made.status).toBe(201);
    const listed = await app.rest('GET /v1/tokens', { token });
    expect(listed.body).toEqual([made.body.apiToken]);
    const gone = await app.rest(`DELETE /v1/tokens/${made.body.apiToken.id}`, { token });
    expect(gone.status).toBe(204);
    expect((await app.rest('GET /v1/tokens', { token })).body).toEqual([]);
    expect((await app.rest('DELETE /v1/tokens/1', { token })).status).toBe(404);
  });
});

async function countPlayers(): Promise<number> {
  const { rows } = await app.pool.query('SELECT count(*)::int AS n FROM players');
  return rows[0].n;
}

describe('a token that is renewed', () => {
  const RENEW = 'mutation { renewToken { token player { id name } } }';
  const DAY = 24 * 3_600;

  it('is of the same player and lasts as long anew; the old one goes on', async () => {
    const { id, name } = await app.signUp('Brock');
    const old = await agedToken(app, id, 89);
    const overGraphql = (await app.ask(RENEW, {}, old)).renewToken;
    const overRest = await app.rest('POST /v1/players/me/token', { token: old });
    expect(overRest.status).toBe(201);
    for (const { token, player } of [overGraphql, overRest.body]) {
      expect(player).toEqual({ id, name });
      expect((decodeJwt(token).exp ?? 0) - Date.now() / 1_000).toBeGreaterThan(89.9 * DAY);
      expect((await app.ask(ME, {}, token)).me).toEqual({ id, name });
    }
    expect((await app.ask(ME, {}, old)).me).toEqual({ id, name });
    expect(decodeJwt(old).exp).toBeLessThan(Date.now() / 1_000 + 2 * DAY);
  });

  it('is given for none that is over, none at all, and no key', async () => {
    const { id, token } = await app.signUp();
    const { body } = await app.rest('POST /v1/tokens', {
      token,
      body: { name: 'bot', scopes: ['read', 'play', 'account'] },
    });
    for (const [sent, status, code] of [
      [await agedToken(app, id, 91), 401, 'UNAUTHENTICATED'],
      [undefined, 401, 'UNAUTHENTICATED'],
      [body.token, 403, 'FORBIDDEN'],
    ] as const) {
      const options = sent === undefined ? {} : { token: sent };
      const answer = await app.rest('POST /v1/players/me/token', options);
      expect([answer.status, answer.body.error.code]).toEqual([status, code]);
      const { errors } = await app.graphql(RENEW, {}, sent);
      expect(errors?.[0]?.extensions.code).toBe(code);
    }
    const headers = { 'accept-language': 'ja' };
    const told = await app.rest('POST /v1/players/me/token', { token: body.token, headers });
    expect(told.body.error.message).toContain('本人がサインインしてください');
  });
});
