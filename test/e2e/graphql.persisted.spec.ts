import { createHash } from 'node:crypto';

import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const QUERY = 'query Persisted { rulesets { id } }';
const hashOf = (query: string): string => createHash('sha256').update(query).digest('hex');
const byHash = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } });

describe('a persisted query', () => {
  it('that is not known is asked for in the words that clients know, and known from then on', async () => {
    const extensions = byHash(hashOf(QUERY));
    const unknown = await app.rest('POST /graphql', { body: { extensions } });
    expect(unknown.body.errors).toEqual([
      {
        message: 'PersistedQueryNotFound',
        extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
      },
    ]);
    const sent = await app.rest('POST /graphql', { body: { query: QUERY, extensions } });
    expect(sent.body.data.rulesets.length).toBeGreaterThan(3);
    const known = await app.rest('POST /graphql', { body: { extensions } });
    expect(known.text).toBe(sent.text);
    const asked = new URLSearchParams({ extensions: JSON.stringify(extensions) }).toString();
    expect((await app.rest(`GET /graphql?${asked}`)).text).toBe(sent.text);
    expect(known.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is weighed as any other before it is kept', async () => {
    const query = `{ ${Array.from({ length: 200 }, (_, i) => `a${i}: rulesets { id clauses { id } }`).join(' ')} }`;
    const extensions = byHash(hashOf(query));
    const sent = await app.rest('POST /graphql', { body: { query, extensions } });
    expect([sent.status, sent.body.errors[0].extensions.code]).toEqual([400, 'INVALID_INPUT']);
    const after = await app.rest('POST /graphql', { body: { extensions } });
    expect(after.body.errors[0].message).toBe('PersistedQueryNotFound');
  });

  it('that one player has asked is not known to another, who could guess what it says', async () => {
    const [one, two] = [(await app.signUp()).token, (await app.signUp()).token];
    const extensions = byHash(hashOf('{ me { id name } }'));
    const query = '{ me { id name } }';
    const found = async (token?: string) =>
      (await app.rest('POST /graphql', { body: { extensions }, token })).body.errors?.[0].message;
    await app.rest('POST /graphql', { body: { query, extensions }, token: one });
    expect(await found(one)).toBeUndefined();
    expect([await found(two), await found()]).toEqual([
      'PersistedQueryNotFound',
      'PersistedQueryNotFound',
    ]);
  });

  it('under the hash of another is refused', async () => {
    const extensions = byHash(hashOf('another'));
    const { status, body } = await app.rest('POST /graphql', {
      body: { query: QUERY, extensions },
    });
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('what Apollo answers', () => {
  const headers = { accept: 'application/graphql-response+json' };
  const ask = (query: string, variables: object = {}) =>
    app.rest('POST /graphql', { headers, body: { query, variables } });

  it('is no subscription', async () => {
    const { status, body } = await ask('subscription { myGames { cursor } }');
    expect(status).toBeLessThan(500);
    expect(body.errors[0].message).toContain('WebSocket');
    expect(body.data).toBeUndefined();
  });

  it.each([
    ['of another type', { id: [] }],
    ['that no database keeps', { id: 'a\u0000b' }],
  ])('to variables %s is INVALID_INPUT, once', async (_, variables) => {
    const { status, body } = await ask('query ($id: ID!) { game(id: $id) { id } }', variables);
    expect(status).toBe(400);
    expect(body.errors.map(({ extensions }: any) => extensions.code)).toEqual(['INVALID_INPUT']);
  });

  it('has its errors in the order of the fields', async () => {
    const { body } = await ask('{ b: game(id: "x") { id } a: game(id: "y") { id } }');
    expect(body.errors.map(({ path }: any) => path)).toEqual([['b'], ['a']]);
  });
});
