import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it.each(['{ rulesets { id } }', '{ nothing }', '{ game(id: "none") { id } }'])(
  'no answer of GraphQL may be kept on its way: %s',
  async (query) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query });
    const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body });
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

describe('what Apollo refuses by itself', () => {
  const json = { 'content-type': 'application/json' };
  const refusals: [string, string, RequestInit][] = [
    ['no query', '', { method: 'POST', headers: json, body: '{}' }],
    ['a list of operations', '', { method: 'POST', headers: json, body: '[{"query":"{ a }"}]' }],
    ['a query that is no text', '', { method: 'POST', headers: json, body: '{"query":1}' }],
    [
      'no name of a method',
      '',
      { method: 'PUT', headers: json, body: '{"query":"{ me { id } }"}' },
    ],
    ['plain text', '', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }],
    ['a GET that a form could send', '?query={rulesets{id}}', {}],
    ['a mutation by GET', '?query=mutation{logIn}', { headers: json }],
    ['an unknown persisted query', '?extensions={"persistedQuery":1}', { headers: json }],
    ['variables that are no JSON', '?query={rulesets{id}}&variables=x', { headers: json }],
    [
      'an answer of a type that is not made',
      '',
      {
        method: 'POST',
        headers: { ...json, accept: 'text/plain' },
        body: '{"query":"{ rulesets { id } }"}',
      },
    ],
  ];

  it.each(refusals)('bears the id of its request: %s', async (_what, query, init) => {
    const response = await fetch(`${app.url}/graphql${query}`, init);
    const text = await response.text();
    expect(response.status).toBeLessThan(500);
    const { errors, error } = JSON.parse(text);
    const { requestId } = error ?? errors[0].extensions;
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
