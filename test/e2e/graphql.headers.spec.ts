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
