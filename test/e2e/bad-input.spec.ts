import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

import { http } from './http.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const all = { 'content-type': 'application/json', ...headers };
  const { status, text } = await http(app.url, `POST ${path}`, { headers: all, body });
  expect(text).not.toMatch(/node_modules|\.js:\d|\bat .+\(/);
  return { status, body: JSON.parse(text) as any };
}

describe('a body that cannot be read', () => {
  it.each(['{bad', '', '[', '"', '{"query": '])('%j is INVALID_INPUT', async (body) => {
    const graphql = await post('/graphql', body);
    expect(graphql.status).toBe(400);
    expect(graphql.body.errors[0].extensions.code).toBe('INVALID_INPUT');
    const rest = await post('/v1/players', body);
    expect([rest.status, rest.body.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(rest.body.error.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(['null', '[]', '{}', '7', '"x"', '{"query":7}', '{"query":"{me{id}}","variables":7}'])(
    '%s is no GraphQL request',
    async (body) => {
      const { status, body: answer } = await post('/graphql', body);
      expect([status, answer.errors[0].extensions.code]).toEqual([400, 'INVALID_INPUT']);
    },
  );

  it('of 10 MB is PAYLOAD_TOO_LARGE, over REST and GraphQL', async () => {
    const big = JSON.stringify({ name: 'x'.repeat(10_000_000) });
    const rest = await post('/v1/players', big);
    expect([rest.status, rest.body.error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const graphql = await post('/graphql', big);
    expect([graphql.status, graphql.body.errors[0].extensions.code]).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ]);
  });

  it('of a foreign type is refused', async () => {
    const { status, body } = await post('/v1/players', 'name=x', {
      'content-type': 'application/xml',
    });
    expect([status, body.error.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('a body with the wrong content', () => {
  it.each([
    { name: 'x', admin: true },
    { name: 7 },
    { name: null },
    { name: { $gt: '' } },
    {},
    { name: ['x'] },
  ])('%j is INVALID_INPUT over REST', async (body) => {
    const answer = await post('/v1/players', JSON.stringify(body));
    expect([answer.status, answer.body.error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('is explained in the language of the reader', async () => {
    const body = { name: 'x', y: 1 };
    const english = await app.rest('POST /v1/players', { body });
    expect(english.body.error.message).toBe('Correct the request: property y should not exist.');
    const headers = { 'accept-language': 'ja' };
    const japanese = await app.rest('POST /v1/players', { body, headers });
    expect(japanese.body.error.message).toBe('リクエストを直してください: y: 不明な項目です。');
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'is refused where a field is named %s, as every object has one',
    async (name) => {
      const body = { ruleset: 'toy', options: JSON.parse(`{"${name}":1}`) };
      const { token } = await app.signUp();
      const answer = await app.rest('POST /v1/games', { body, token });
      const sentence =
        'Correct the request: no field that is sent may be named as one that every object has, such as "constructor".';
      expect([answer.status, answer.body.error?.message]).toEqual([400, sentence]);
      const headers = { 'accept-language': 'ja' };
      const japanese = await app.rest('POST /v1/games', { body, token, headers });
      expect(japanese.body.error.message).toContain('どのオブジェクトにもある名前');
      const query = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
      const { errors } = await app.graphql(query, { input: body }, token);
      expect(errors?.[0]?.message).toBe(sentence);
    },
  );

  it('is refused before a prototype is touched', async () => {
    const { status } = await post('/v1/players', '{"name":"x","__proto__":{"polluted":1}}');
    expect(status).toBe(400);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each([
    '{ nope }',
    'mutation { signUp(name: "x", admin: true) { token } }',
    'mutation { signUp { token } }',
    'mutation { signUp(name: 7) { token } }',
    '{ me { password } }',
    '{',
    'subscription { nope }',
  ])('%s is INVALID_INPUT over GraphQL', async (query) => {
    const { status, errors } = await app.graphql(query);
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('is told the same way however often the same query comes', async () => {
    const query = 'mutation ($name: String!) { signUp(name: $name) { token } }';
    const codes: unknown[] = [];
    for (let i = 0; i < 5; i++) {
      const { errors } = await app.graphql(query, { name: 7 });
      codes.push(errors?.[0]?.extensions.code);
    }
    expect(codes).toEqual(Array(5).fill('INVALID_INPUT'));
  });
});

describe('a query that is a bomb', () => {
  it.each([
    ['aliases', `{ ${Array.from({ length: 100 }, (_, i) => `a${i}: me { id }`).join(' ')} }`],
    ['tokens', `{ ${'me { id } '.repeat(3000)} }`],
    [
      'nesting',
      `query { __type(name: "Query") ${'{ ofType '.repeat(3000)}{ name }${' }'.repeat(3000)} }`,
    ],
  ])('of %s is INVALID_INPUT and costs little', async (_, query) => {
    const begin = Date.now();
    const { errors } = await app.graphql(query);
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    expect(Date.now() - begin).toBeLessThan(2000);
  });

  it('cannot be sent as a batch', async () => {
    const { status, body } = await post('/graphql', JSON.stringify([{ query: '{ me { id } }' }]));
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('JSON nested 2,000 deep, lists of 60,000, or text that cannot be stored', () => {
  const create = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
  const odds =
    'query ($combat: JSON!) { combatOdds(input: {ruleset: "ops1812", combat: $combat}) { rows { probability } } }';
  const key =
    'mutation ($scopes: [ApiTokenScope!]!) { createApiToken(name: "x", scopes: $scopes) { token } }';
  const game = { ruleset: 'columbia1812', scenario: 'campaign' };
  const endless = Array.from({ length: 60_000 }, () => []);
  const nested: unknown = JSON.parse('['.repeat(2_000) + ']'.repeat(2_000));
  const WRONG: readonly (readonly [string, Record<string, unknown>])[] = [
    [create, { input: { ...game, options: { x: nested } } }],
    [create, { input: { ...game, position: 'columbia1812 1\n# \0' } }],
    [create, { input: { ...game, position: 'columbia1812 1\n# \ud800' } }],
    [create, { input: { ...game, scenario: '\0' } }],
    [create, { input: { ...game, options: { x: endless } } }],
    [key, { scopes: endless }],
    [odds, { combat: nested }],
    [odds, { combat: { kind: nested } }],
    [odds, { combat: { '\0': 1 } }],
  ];

  it.each(WRONG.map(([query, variables], i) => [i, query, variables] as const))(
    'is INVALID_INPUT over HTTP and WebSockets (%i)',
    async (_, query, variables) => {
      const { token } = await app.signUp();
      // The third time it is compiled, which is another way through the code.
      for (let i = 0; i < 4; i++) {
        const { errors } = await app.graphql(query, variables, token);
        expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
      }
      const client = createClient({
        url: `${app.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { authorization: `Bearer ${token}` },
        retryAttempts: 0,
      });
      // Refused before anything is carried out: the operation fails, and has no answer.
      const failed = await client
        .iterate<any, any>({ query, variables })
        .next()
        .catch((errors: unknown) => errors);
      expect(failed).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
      await client.dispose();
    },
  );

  it('is INVALID_INPUT in the words of a query too', async () => {
    const { token } = await app.signUp();
    const text = String.raw`columbia1812 1 \u0000`;
    const { errors } = await app.graphql(
      `mutation { createGame(input: {ruleset: "columbia1812", scenario: "campaign", position: "${text}"}) { id } }`,
      {},
      token,
    );
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
  });
});

describe('a token that is not ours', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);

  function sign(header: object, claims: object, key: Buffer): string {
    const text = `${encode(header)}.${encode(claims)}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  }

  function ourKey(): Buffer {
    const text = readFileSync(join(app.environment.dataDir, 'jwt.key'), 'utf8');
    return Buffer.from(text, 'base64url');
  }

  it('is UNAUTHENTICATED, whatever is wrong with it, even where spectators may come', async () => {
    const player = await app.signUp();
    const claims = { sub: player.id, iss: 'muster', iat: now, exp: now + 60 };
    const header = { alg: 'HS256' };
    expect(await app.ask('{ me { id } }', {}, sign(header, claims, ourKey()))).toEqual({
      me: { id: player.id },
    });
    const forged = {
      foreignKey: sign(header, claims, Buffer.from('x'.repeat(48))),
      expired: sign(header, { ...claims, iat: now - 90, exp: now - 30 }, ourKey()),
      everlasting: sign(header, { ...claims, exp: undefined }, ourKey()),
      otherIssuer: sign(header, { ...claims, iss: 'other' }, ourKey()),
      nobody: sign(header, { ...claims, sub: '00000000-0000-4000-8000-000000000000' }, ourKey()),
      noUuid: sign(header, { ...claims, sub: "' OR 1=1" }, ourKey()),
      unsigned: `${encode({ alg: 'none' })}.${encode(claims)}.`,
      otherAlgorithm: sign({ alg: 'HS512' }, claims, ourKey()),
      apiToken: 'mst_nothing',
      rubbish: 'x.y.z',
    };
    for (const [what, token] of Object.entries(forged)) {
      const { errors } = await app.graphql('{ me { id } }', {}, token);
      expect([what, errors?.[0]?.extensions.code]).toEqual([what, 'UNAUTHENTICATED']);
      const { status } = await app.rest('GET /v1/players/me', { token });
      expect([what, status]).toEqual([what, 401]);
    }
  });

  it('is UNAUTHENTICATED over a WebSocket too', async () => {
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: 'Bearer x' },
      retryAttempts: 0,
    });
    const results = client.iterate<any, any>({ query: '{ me { id } }' });
    const { value } = await results.next();
    expect(value.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    await client.dispose();
  });
});

describe('a WebSocket', () => {
  it('serves queries and refuses what HTTP refuses', async () => {
    const player = await app.signUp('Ws');
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${player.token}` },
      retryAttempts: 0,
    });
    const first = await client.iterate<any>({ query: '{ me { name } }' }).next();
    expect(first.value.data).toEqual({ me: { name: 'Ws' } });
    const aliases = Array.from({ length: 100 }, (_, i) => `a${i}: me { id }`).join(' ');
    for (const query of ['{ nope }', '{', `{ ${aliases} }`]) {
      const refusal = client.iterate({ query }).next();
      const errors: any[] = await refusal.then(
        () => [],
        (refused) => refused,
      );
      expect(errors.map(({ extensions }) => extensions.code)).toContain('INVALID_INPUT');
      expect(errors.every(({ extensions }) => extensions.code === 'INVALID_INPUT')).toBe(true);
    }
    await client.dispose();
  });
});

describe('too many requests', () => {
  it('are RATE_LIMITED, health checks excepted', async () => {
    const limited = await startApp({ RATE_LIMIT: '2' });
    try {
      await limited.graphql('{ me { id } }');
      await limited.graphql('{ me { id } }');
      const { status, errors } = await limited.graphql('{ me { id } }');
      expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
      const rest = await limited.rest('GET /v1/players/me');
      expect([rest.status, rest.body.error.code]).toEqual([429, 'RATE_LIMITED']);
      expect((await limited.rest('GET /health/live')).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});
