import type { HttpOptions } from './http.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it.each(['{ rulesets { id } }', '{ nothing }', '{ game(id: "none") { id } }'])(
  'no answer of GraphQL may be kept on its way: %s',
  async (query) => {
    const { headers } = await app.rest('POST /graphql', { body: { query } });
    expect(headers.get('cache-control')).toBe('private, no-store');
  },
);

describe('what Apollo refuses by itself', () => {
  const json = { 'content-type': 'application/json' };
  const refusals: [string, string, string, HttpOptions][] = [
    ['no query', 'POST', '', { headers: json, body: '{}' }],
    ['a list of operations', 'POST', '', { headers: json, body: '[{"query":"{ a }"}]' }],
    ['a query that is no text', 'POST', '', { headers: json, body: '{"query":1}' }],
    ['no name of a method', 'PUT', '', { headers: json, body: '{"query":"{ me { id } }"}' }],
    ['plain text', 'POST', '', { headers: { 'content-type': 'text/plain' }, body: 'x' }],
    ['a GET without a query', 'GET', '', {}],
    ['a mutation by GET', 'GET', '?query=mutation{logIn}', { headers: json }],
    ['an unknown persisted query', 'GET', '?extensions={"persistedQuery":1}', { headers: json }],
    ['variables that are no JSON', 'GET', '?query={rulesets{id}}&variables=x', { headers: json }],
    [
      'an answer of a type that is not made',
      'POST',
      '',
      {
        headers: { ...json, accept: 'text/plain' },
        body: '{"query":"{ rulesets { id } }"}',
      },
    ],
  ];

  it.each(refusals)('bears the id of its request: %s', async (_what, method, query, options) => {
    const { status, text } = await app.rest(`${method} /graphql${query}`, options);
    expect(status).toBeLessThan(500);
    const { errors, error } = JSON.parse(text);
    const { requestId } = error ?? errors[0].extensions;
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
