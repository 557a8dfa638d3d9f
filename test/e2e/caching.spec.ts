import { connect } from 'node:net';

import type { HttpAnswer, HttpOptions } from './http.js';
import { type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
let game: RestGame;
let over: RestGame;
let routes: string[];
beforeAll(async () => {
  app = await startApp();
  [game, over] = [await startWar(app), await startWar(app)];
  await over.us.post('/resign', undefined);
  const { body } = await app.rest('GET /v1/openapi.json');
  const paths = Object.entries<any>(body.paths).flatMap(([path, item]) => (item.get ? path : []));
  routes = [...paths.flatMap(addresses), ...BESIDE];
});
afterAll(() => app.stop());

/** What a path of the document is asked as: of a game that is played, of one that is over, and of what is not there. */
function addresses(path: string): string[] {
  const ruleset = path.startsWith('/v1/rulesets');
  const ids = ruleset ? ['madison', 'none'] : [game.id, over.id, NOWHERE];
  return ids.map((id) =>
    path.replace('{id}', id).replace('{card}', 'c21').replace('{clause}', 'C1812-9.1'),
  );
}

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const OPERATION = '/graphql?query={me{name}rulesets{title}}';

/** What the document does not tell of, and questions that change an answer. */
const BESIDE = [
  ...['/', '/play', '/play/x', '/worker.js', '/manifest.webmanifest', '/table/none.js', '/nothing'],
  ...['/v1/docs', '/v1/docs/', '/v1/docs/page.js', '/v1/docs/swagger-ui.css', '/v1/openapi.json'],
  ...['/v1/games?mine=true', '/v1/games?nothing=1', '/v1/rulesets?nothing=1'],
  ...['/v1/rulesets/madison/ground.svg?part=none', '/v1/rulesets/columbia1812/rules/C1812-9.1'],
  ...['/graphql', OPERATION, '/graphql?query={nothing}', '/graphql/explorer/none.js'],
  ...['/%', '/v1/games/%zz', '/metrics', '/health/live', '/health/ready'],
];

/** Answers that any cache on the way may hand to others. Whoever adds to it says by that: they are the same for all. */
const FOR_EVERYBODY =
  /^(\/|\/play.*|\/worker\.js|\/manifest\.webmanifest|\/v1\/rulesets\/\w+\/(ground\.svg|components).*)$/;

type Sent = Readonly<Record<string, string>>;

/** Nobody, both players, and one whose token is none, each in both languages. */
function askers(): Sent[] {
  const tokens = [undefined, game.us.player!.token, game.gb.player!.token, 'nothing'];
  return tokens.flatMap((token) =>
    ['en', 'ja'].map((language) => ({
      'accept-language': language,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    })),
  );
}

const keepingOf = ({ headers }: HttpAnswer): string => headers.get('cache-control') ?? '';
const variesBy = ({ headers }: HttpAnswer): string[] =>
  (headers.get('vary') ?? '').toLowerCase().split(/,\s*/).filter(Boolean);

/** What a cache goes by to tell that it may answer one request with what it has of another. */
const keyOf = (answer: HttpAnswer, sent: Sent): string =>
  JSON.stringify(variesBy(answer).map((name) => [name, sent[name]]));

const isForAll = (answer: HttpAnswer): boolean => !/private|no-store/.test(keepingOf(answer));

/** What is wrong with how one route tells caches what to do, asked by everybody. */
async function faultsOf(route: string, options: HttpOptions = {}): Promise<unknown[]> {
  const faults: unknown[] = [];
  const kept = new Map<string, string>();
  for (const sent of askers()) {
    const answer = await app.rest(route.includes(' ') ? route : `GET ${route}`, {
      ...options,
      headers: { 'content-type': 'application/json', ...sent, ...options.headers },
    });
    const fault = (what: string): unknown =>
      faults.push([what, route, sent, answer.status, keepingOf(answer), variesBy(answer)]);
    if (answer.status >= 400 && keepingOf(answer) !== 'private, no-store') fault('keeps an error');
    if (isForAll(answer) && !FOR_EVERYBODY.test(route)) fault('is for all');
    const names = ['authorization', 'accept-language'].filter((one) =>
      variesBy(answer).includes(one),
    );
    if (!isForAll(answer) && names.length < 2) fault('does not say what it varies by');
    if (/no-store/.test(keepingOf(answer))) continue;
    const key = keyOf(answer, sent);
    if (kept.has(key) && kept.get(key) !== answer.text) fault('is handed to another');
    kept.set(key, answer.text);
  }
  return faults;
}

describe('a cache on the way', () => {
  it(
    'hands no answer of any route to somebody whose answer is another',
    async () => {
      expect(routes.length).toBeGreaterThan(60);
      const faults: unknown[] = [];
      for (const route of routes) faults.push(...(await faultsOf(route)));
      expect(faults).toEqual([]);
    },
    // One route after the other.
    120_000,
  );

  it('keeps no answer to what is posted', async () => {
    const { id } = game;
    const bodies: [route: string, body: unknown][] = [
      ['POST /graphql', { query: '{ me { name } }' }],
      ['POST /graphql', { query: '{ nothing }' }],
      ['POST /graphql', { query: '{ game(id: "none") { id } }' }],
      ['POST /graphql', 'no JSON'],
      ['POST /graphql', 'x'.repeat(400_000)],
      [`POST /v1/games/${id}/explain`, { version: 1, action: { do: 'done' } }],
      [`POST /v1/games/${id}/outlook`, { version: 1, action: { do: 'done' } }],
      [`POST /v1/games/${id}/preview`, { version: 1, draft: 0, actions: [{ do: 'done' }] }],
      [`POST /v1/games/${id}/moves`, {}],
      ['POST /v1/players', { name: 'Guest' }],
      [`PUT /v1/games/${id}`, {}],
      [`HEAD /v1/games/${id}/choices`, undefined],
    ];
    for (const [route, body] of bodies) expect(await faultsOf(route, { body })).toEqual([]);
  });

  it('asks about what it may keep for its reader, and is told that it still holds', async () => {
    const first = await game.us.get('');
    const again = await game.us.get('', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, keepingOf(again)]).toEqual([304, 'private, no-cache']);
    expect(variesBy(again)).toEqual(['authorization', 'accept-language']);
  });

  it('keeps what is the same for everybody, once for each language', async () => {
    const ground = await app.rest('GET /v1/rulesets/madison/ground.svg');
    expect(keepingOf(ground)).toBe('public, max-age=86400');
    expect(variesBy(ground)).toEqual(['accept-language', 'accept-encoding']);
  });

  it('keeps nothing that the service turns away: by the rate, or because it is full', async () => {
    const limited = await startApp({ RATE_LIMIT: '1' });
    await limited.rest('GET /v1/rulesets/madison/ground.svg');
    const refused = await limited.rest('GET /v1/rulesets/madison/ground.svg');
    await limited.stop();
    expect([refused.status, keepingOf(refused)]).toEqual([429, 'private, no-store']);
  });

  it('keeps nothing of what is no request', async () => {
    const { port, hostname } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.write('nonsense\r\n\r\n');
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('\r\ncache-control: private, no-store\r\n');
  });
});
