import { JAPANESE } from '../../src/api-words.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
let limited: TestApp;
let document: any;
beforeAll(async () => {
  app = await startApp();
  limited = await startApp({ RATE_LIMIT: '1' });
  document = (await app.rest('GET /v1/openapi.json')).body;
});
afterAll(async () => {
  await limited.stop();
  await app.stop();
});

/** `METHOD path` and what the document says of it. */
const operations = (): [route: string, told: any][] =>
  Object.entries<any>(document.paths).flatMap(([path, methods]) =>
    Object.entries<any>(methods).map(([method, told]): [string, any] => [
      `${method.toUpperCase()} ${path}`,
      told,
    ]),
  );

const filled = (route: string): string =>
  route.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');

const isRefusal = ([status]: [string, unknown]): boolean => Number(status) >= 400;

describe('OpenAPI', () => {
  it('tells of every route what it is refused with, and what that looks like', () => {
    expect(operations().length).toBeGreaterThan(30);
    const bare = operations().filter(([, { responses }]) => !('500' in responses));
    expect(bare.map(([route]) => route)).toEqual([]);
    for (const [route, { responses }] of operations())
      for (const [status, answer] of Object.entries<any>(responses).filter(isRefusal)) {
        const { $ref } = answer.content['application/json'].schema;
        const name = $ref.replace('#/components/schemas/', '');
        expect([route, status, name]).toEqual([
          route,
          status,
          expect.stringMatching(/^(Error|Refusal|Declined)Answer$/),
        ]);
        expect(document.components.schemas[name].required).toContain('error');
      }
  });

  it('says where it is served, and of every route whether it needs a token', async () => {
    expect(document.servers).toEqual([{ url: '/' }]);
    const told = operations().map(([route, { security }]) => [
      route,
      security.length > 0 && security.every((one: object) => Object.keys(one).length > 0),
    ]);
    const found: unknown[] = [];
    for (const [route] of operations()) {
      const { status } = await app.rest(filled(route));
      found.push([route, status === 401 || (status === 403 && route === 'GET /metrics')]);
    }
    expect(told).toEqual(found);
    const schemes = Object.keys(document.components.securitySchemes);
    const named = operations().flatMap(([, { security }]) => security.flatMap(Object.keys));
    expect(new Set(named)).toEqual(new Set(schemes));
  });

  it('says where a player may send a token without having to', () => {
    const { '/v1/games/{id}': game, '/v1/rulesets': rulesets } = document.paths;
    expect(game.get.security).toHaveLength(2);
    expect(game.get.security).toEqual(expect.arrayContaining([{}, { bearer: [] }]));
    expect(rulesets.get.security).toEqual([]);
  });

  it('says of every value what it is', () => {
    const names = Object.keys(document.components.schemas);
    const refs = new Set(names.map((name) => `#/components/schemas/${name}`));
    const vague: string[] = [];
    const look = (value: any, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const isOpen = value.type === 'object' && !value.properties && !value.additionalProperties;
      const isNowhere = value.$ref !== undefined && !refs.has(value.$ref);
      if (isOpen || isNowhere || value.$ref?.endsWith('/Object')) vague.push(path);
      for (const [key, inner] of Object.entries<any>(value))
        look(inner, `${path} ${inner?.name ?? key}`);
    };
    look(document, '');
    expect(vague).toEqual([]);
  });

  it('offers the language on every route, since every refusal is in one', async () => {
    const dumb = operations().filter(
      ([route, { parameters = [] }]) =>
        route.includes(' /v1/') && parameters.every(({ name }: any) => name !== 'locale'),
    );
    expect(dumb.map(([route]) => route)).toEqual([]);
    const { token } = await app.signUp();
    const heard: [string, string][] = [];
    for (const [route] of operations().filter(([one]) => one.includes(' /v1/'))) {
      const { body } = await app.rest(`${filled(route)}?locale=ja`, { token });
      if (body?.error !== undefined) heard.push([route, body.error.message]);
    }
    expect(heard.length).toBeGreaterThan(20);
    for (const one of heard) expect(one).toEqual([one[0], expect.stringMatching(/[ぁ-ん]/)]);
  });

  /** What may be wrong with any request, whatever it asks for. */
  const WRONG: readonly [what: string, query: string, options: object, at: () => TestApp][] = [
    ['no token', '', {}, () => app],
    ['a bad token', '', { token: 'mst_none' }, () => app],
    ['an unknown parameter', '?nothing=1', {}, () => app],
    ['too many requests', '', {}, () => limited],
    ['a large body', '', { body: { name: 'x'.repeat(300_000) } }, () => app],
    ['an empty body', '', { body: {} }, () => app],
    ['a body that is none', '', { body: 7 }, () => app],
  ];

  it.each(WRONG)('tells what %s gives, of every route', async (_what, query, options, at) => {
    const { token } = await app.signUp();
    const untold: unknown[] = [];
    for (const [route, { responses }] of operations()) {
      const hasBody = !route.startsWith('GET') && !route.startsWith('DELETE');
      if ('body' in options && !hasBody) continue;
      const signed = 'body' in options ? { token } : {};
      const { status } = await at().rest(filled(route) + query, {
        ...signed,
        ...options,
        headers: { 'idempotency-key': 'one' },
      });
      if (!(String(status) in responses)) untold.push([route, status]);
    }
    expect(untold).toEqual([]);
  });

  it('tells what a key that lacks the scope gives, of every route', async () => {
    const { token } = await app.signUp();
    const keys = await Promise.all(
      ['read', 'account'].map((scope) =>
        app.rest('POST /v1/tokens', { token, body: { name: scope, scopes: [scope] } }),
      ),
    );
    const untold: unknown[] = [];
    for (const { body } of keys)
      for (const [route, { responses }] of operations()) {
        const { status } = await app.rest(filled(route), { token: body.token });
        if (!(String(status) in responses)) untold.push([route, status]);
      }
    expect(untold).toEqual([]);
  });

  it('says every sentence in Japanese too, and nothing that it no longer says', async () => {
    const sentences = (of: unknown): string[] => {
      if (typeof of !== 'object' || of === null) return [];
      return Object.entries(of).flatMap(([name, value]) =>
        ['description', 'summary'].includes(name) && typeof value === 'string'
          ? [value]
          : sentences(value),
      );
    };
    const isCode = (text: string) => /^[A-Z_, ]*$/.test(text);
    const said = new Set(sentences(document).filter((text) => !isCode(text)));
    expect(Object.keys(JAPANESE).filter((text) => !said.has(text))).toEqual([]);
    const { body } = await app.rest('GET /v1/openapi.json?locale=ja');
    const english = sentences(body).filter(
      (text) => !isCode(text) && !/[ぁ-んァ-ヶ一-龠]/.test(text),
    );
    expect(english).toEqual([]);
    const page = await app.rest('GET /v1/docs', { headers: { 'accept-language': 'ja' } });
    expect(page.body).toContain('lang="ja"');
    expect((await app.rest('GET /v1/docs/page.js?locale=ja')).body).toContain(
      'openapi.json?locale=ja',
    );
  });
});
