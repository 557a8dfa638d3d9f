import { randomUUID } from 'node:crypto';

import { http } from './http.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const BODY = '{"name":"Guest"}';

const post = (path: string, headers: Record<string, string>, body: string | null = BODY) =>
  http(app.url, `POST ${path}`, { headers, ...(body !== null && { body }) });

describe('a body that is not said to be JSON', () => {
  it.each([
    ['nothing', {}],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['text', { 'content-type': 'text/plain' }],
    ['a type of nobody', { 'content-type': 'jsonish' }],
    ['nearly JSON', { 'content-type': 'application/jsonp' }],
  ])('but %s is told what to say, over REST and GraphQL', async (_, headers) => {
    const rest = await post('/v1/players', headers);
    expect([rest.status, rest.body.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(rest.body.error.message).toContain('"content-type: application/json"');
    const graphql = await post('/graphql', headers, '{"query":"{ me { id } }"}');
    expect([graphql.status, graphql.body.errors[0].extensions.code]).toEqual([
      400,
      'INVALID_INPUT',
    ]);
    expect(graphql.body.errors[0].message).toContain('"content-type: application/json"');
  });

  it.each([
    ['{"name":', 'its body is no JSON', '本文がJSONとして読めません'],
    ['name', 'its body is no JSON', '本文がJSONとして読めません'],
    ['', 'its body is empty', '本文が空です'],
  ])('or cannot be read as it is told so in either language: %j', async (body, en, ja) => {
    const sentences: Record<string, string> = { en, ja };
    for (const [language, sentence] of Object.entries(sentences))
      for (const path of ['/v1/players', '/graphql']) {
        const headers = { 'content-type': 'application/json', 'accept-language': language };
        const answer = await post(path, headers, body);
        const said = answer.body.error ?? answer.body.errors[0];
        expect([answer.status, said.code ?? said.extensions.code]).toEqual([400, 'INVALID_INPUT']);
        expect(said.message).toContain(sentence);
        expect(said.message).not.toMatch(/Body (is|cannot)/);
      }
  });

  it('is told so in Japanese', async () => {
    const { body } = await post('/v1/players', { 'accept-language': 'ja' });
    expect(body.error.message).toContain('「content-type: application/json」');
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset=UTF-8',
  ])('of type %s is read', async (type) => {
    expect((await post('/v1/players', { 'content-type': type })).status).toBe(201);
  });

  it('is none where nothing is sent', async () => {
    const { token } = await app.signUp();
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    const { body } = await post(`/v1/games/${randomUUID()}/resign`, headers, null);
    expect(body.error.code).toBe('NOT_FOUND');
    const nameless = await post('/v1/players', {}, null);
    expect(nameless.body.error.message).toContain('name is missing');
  });
});

describe('what is not known here', () => {
  const known = /columbia1812, ops1812, madison/;

  it('of a ruleset, names those that are', async () => {
    const { token } = await app.signUp();
    const order = { ruleset: 'columbia', scenario: 'campaign' };
    const made = await app.rest('POST /v1/games', { token, body: order });
    expect([made.status, made.body.error.code]).toEqual([404, 'NOT_FOUND']);
    expect(made.body.error.message).toMatch(known);
    const one = await app.rest('GET /v1/rulesets/1812', { headers: { 'accept-language': 'ja' } });
    expect(one.body.error.message).toMatch(known);
    const query =
      'query { combatOdds(input: { ruleset: "x", combat: {} }) { modifiers { label } } }';
    expect((await app.graphql(query)).errors?.[0]?.message).toMatch(known);
  });
});
