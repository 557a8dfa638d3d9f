import { METRICS_TOKEN, startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

function addressesIn(text: string): string[] {
  return [...text.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, address]) => address!);
}

describe('the pages for people', () => {
  it.each(['/', '/graphql', '/v1/docs'])(
    '%s asks this server only, for things it has',
    async (path) => {
      const byBrowser = { headers: { accept: 'text/html,*/*' } };
      const page = await app.rest(`GET ${path}`, byBrowser);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
      const addresses = addressesIn(page.body).map((address) => new URL(address, app.url + path));
      expect(addresses.length).toBeGreaterThan(1);
      for (const { origin, pathname } of addresses) {
        expect(origin).toBe(app.url);
        const { status } = await app.rest(`GET ${pathname}`, byBrowser);
        expect([pathname, status]).toEqual([pathname, 200]);
      }
    },
  );

  it('are found with a slash at the end too', async () => {
    const { headers, status } = await app.rest('GET /v1/docs/');
    expect([headers.get('location'), status]).toEqual(['/v1/docs', 308]);
  });

  it('describe the API as OpenAPI 3.1', async () => {
    const { body } = await app.rest('GET /v1/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(body.paths['/v1/players'].post.requestBody.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/NameInput',
    });
    expect(body.components.schemas.Session.properties.player.$ref).toMatch(/Player$/);
  });
});

describe('health', () => {
  it('is good while the database answers', async () => {
    expect((await app.rest('GET /health/live')).body).toEqual({ status: 'ok' });
    expect((await app.rest('GET /health/ready')).body).toEqual({ status: 'ok' });
  });
});

describe('health and figures', () => {
  it.each([
    ['GET /health/live', 200],
    ['GET /health/ready', 200],
    ['GET /metrics', 403],
  ])('%s looks at no token of a player', async (route, expected) => {
    expect((await app.rest(route, { token: 'nothing' })).status).toBe(expected);
  });

  it('are never shut out by the limit of requests', async () => {
    const limited = await startApp({ RATE_LIMIT: '1' });
    for (const path of ['/health/live', '/health/ready', '/metrics', '/health/live']) {
      const { status } = await limited.rest(`GET ${path}`, { token: METRICS_TOKEN });
      expect([path, status]).toEqual([path, 200]);
    }
    const others = [await limited.rest('GET /v1/rulesets'), await limited.rest('GET /v1/rulesets')];
    expect(others.map(({ status }) => status)).toEqual([200, 429]);
    await limited.stop();
  });
});

describe('metrics', () => {
  it('count the answers', async () => {
    await app.rest('GET /v1/nothing');
    const { body, headers } = await app.rest('GET /metrics', { token: METRICS_TOKEN });
    expect(headers.get('content-type')).toContain('text/plain');
    expect(body).toMatch(/^http_requests_total\{method="GET",status="404"\} [1-9]/m);
    expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  });
});

describe('figures of traffic', () => {
  it('are for nobody without the token of the monitor, though they ask from the same machine', async () => {
    const { token } = await app.signUp();
    for (const sent of [undefined, 'nothing', token]) {
      const { status, body } = await app.rest('GET /metrics', sent ? { token: sent } : {});
      expect([status, body.error.code]).toEqual([403, 'FORBIDDEN']);
      expect(JSON.stringify(body)).not.toContain('http_requests_total');
    }
  });

  it('are not in the headers of an answer', async () => {
    const { headers } = await app.rest('GET /v1/games');
    expect([...headers.keys()].filter((name) => name.includes('ratelimit'))).toEqual([]);
  });
});

describe('an address that cannot be read', () => {
  it('is INVALID_INPUT', async () => {
    const { status, body } = await app.rest('GET /v1/%zz');
    expect([status, body.error.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('a page that does not exist', () => {
  it('is NOT_FOUND, in the language of the reader', async () => {
    const { status, body } = await app.rest('GET /v1/nothing', {
      headers: { 'accept-language': 'ja' },
    });
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
    expect(body.error.message).toBe('ページは存在しないか、閲覧できません。');
  });
});
