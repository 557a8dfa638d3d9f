import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('an address where nothing is', () => {
  const accept = 'text/html';

  it('has a head like the page that it answers, and an error for programs', async () => {
    const page = await app.rest('GET /nowhere', { headers: { accept } });
    const head = await app.rest('HEAD /nowhere', { headers: { accept } });
    const told = await app.rest('GET /nowhere');
    for (const { status, headers } of [page, head])
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(head.headers.get('content-length')).toBe(page.headers.get('content-length'));
    expect([told.status, told.body.error?.code ?? told.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    [`/play/${'x'.repeat(101)}`, 404],
    [`/play/${'x'.repeat(4_000)}`, 404],
    ['/play/%E0%A4%A', 400],
    ['/%E0%A4%A', 400],
  ])('%.20s is a page too, with a way on', async (path, status) => {
    const page = await app.rest(`GET ${path}`, { headers: { accept, 'accept-language': 'ja' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toContain('このページはありません');
    expect(page.body).toContain('href="/play"');
    expect(page.headers.get('content-security-policy')).not.toBeNull();
    const told = await app.rest(`GET ${path}`);
    expect([told.status, told.body.error.code]).toEqual([400, 'INVALID_INPUT']);
  });
});
