import { RULESETS } from '../../src/rules/index.js';
import { picker, playOn, RestClient } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe.each(RULESETS.map((rules) => [rules.id, rules] as const))('%s', (id, rules) => {
  it('names its seats and its options in both languages, over REST and GraphQL alike', async () => {
    const query = `query ($locale: Locale!) { rulesets { id optionSchema(locale: $locale)
      line(locale: $locale) seatNames { id: seat name(locale: $locale) mark }
      scenarios { id: scenario optionSchema(locale: $locale) seatNames { id: seat name(locale: $locale) mark } } } }`;
    const told = new Set<string>();
    for (const locale of ['en', 'ja'] as const) {
      const { body } = await app.rest(`GET /v1/rulesets/${id}?locale=${locale}`);
      const names = rules.seats.map((seat) => ({
        id: seat,
        name: rules.seatNames[seat]?.[locale],
        mark: rules.components.sides.find((side) => side.id === seat)?.mark,
      }));
      expect(body.line).toBe(rules.line[locale]);
      expect(body.seatNames).toEqual(names);
      const { rulesets } = await app.ask(query, { locale: locale.toUpperCase() });
      const shown = rulesets.find((one: any) => one.id === id);
      expect(body).toMatchObject({
        ...shown,
        scenarios: shown.scenarios.map((one: object) => expect.objectContaining(one)),
      });
      for (const { optionSchema, seatNames } of [shown, ...shown.scenarios])
        told.add(JSON.stringify([optionSchema.properties, seatNames]));
      const titles = Object.values(shown.optionSchema.properties).map(({ title }: any) => title);
      expect(titles).toEqual(Object.values(rules.options).map(({ title }) => title[locale]));
    }
    expect(told.size).toBeGreaterThan(1);
  });
});

const SCENARIOS = RULESETS.flatMap((rules) =>
  rules.scenarios.map(({ id }) => [rules.id, id, rules] as const),
);

describe.each(SCENARIOS)('%s, %s', (id, scenario, rules) => {
  it('can be played and looked at over REST, whatever game it is', async () => {
    const players = await Promise.all(rules.seats.map((seat) => app.signUp(seat)));
    const [first, ...others] = players;
    const body = { ruleset: id, scenario };
    const made = await app.rest('POST /v1/games', { body, token: first!.token });
    for (const [i, { token }] of others.entries())
      await app.rest(`POST /v1/games/${made.body.id}/seats/${rules.seats[i + 1]}`, { token });
    const clients = players.map((player) => new RestClient(app, made.body.id, player));
    expect(await playOn(clients, picker(13), (done) => done === 40)).toBe(40);
    for (const client of [...clients, new RestClient(app, made.body.id)]) {
      const shown = await Promise.all(
        [
          '',
          '/log',
          '/decks',
          '/combat',
          '/combat/reports',
          '/board.svg?locale=ja',
          '/board.txt',
        ].map(async (route) => [route, (await client.get(route)).status]),
      );
      expect(shown.filter(([, status]) => status !== 200)).toEqual([]);
    }
    const png = (await clients[0]!.get('/board.png?width=300')).bytes;
    expect(png.readUInt32BE(16)).toBe(300);
  });
});

const ofPoints = (verbs: string): Record<string, string> =>
  Object.fromEntries(verbs.split(' ').map((verb) => [verb, 'points']));

/** By game the verbs that say how many, and in which field. */
const COUNTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  avalon1776: ofPoints(
    'board debark disband discharge dismiss drop embark enter evacuate fetch join leave load lodge mount name post raise relieve saddle station unload withdraw',
  ),
  ops1812: { land: 'count' },
};

describe.each(RULESETS.map((rules) => [rules.id, rules] as const))('%s', (id, rules) => {
  it('tells what lies in its box in both languages, to everybody, over REST and GraphQL alike', async () => {
    const route = `GET /v1/rulesets/${id}/components`;
    const query = 'query ($locale: Locale!) { rulesets { id components(locale: $locale) } }';
    for (const locale of ['en', 'ja'] as const) {
      const { status, body, headers } = await app.rest(`${route}?locale=${locale}`);
      expect(status).toBe(200);
      expect(body.places.map(({ name }: any) => name)).toEqual(
        rules.components.places.map(({ name }) => name[locale]),
      );
      expect(body.cards.length).toBe(rules.decks.catalogue.length);
      expect(body.sides.map(({ id, name }: any) => [id, name])).toEqual(
        rules.seats.map((seat) => [seat, rules.seatNames[seat]![locale]]),
      );
      expect(body.verbs.filter(({ counts }: any) => counts.length > 0)).toEqual(
        Object.entries(COUNTED[id] ?? {}).map(([verb, field]) => ({
          ...{ id: verb, name: rules.verbs[verb]![locale], counts: [field] },
        })),
      );
      expect(JSON.stringify(body)).not.toContain('"en":');
      const { rulesets } = await app.ask(query, { locale: locale.toUpperCase() });
      expect(rulesets.find((one: any) => one.id === id).components).toEqual(body);
      const again = await app.rest(`${route}?locale=${locale}`, {
        headers: { 'if-none-match': headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    }
  });
});

it('sends the largest box packed, and to be kept for good by who names it', async () => {
  const route = 'GET /v1/rulesets/avalon1776/components';
  const { box } = (await app.rest('GET /v1/rulesets/avalon1776')).body;
  const ask = (query: string) =>
    app.rest(`${route}${query}`, { headers: { 'accept-encoding': 'gzip' } });
  for (const locale of ['en', 'ja']) {
    const { headers, body } = await ask(`?locale=${locale}&box=${box}`);
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(Number(headers.get('content-length'))).toBeLessThan(76_000);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
    expect(body.places.length).toBeGreaterThan(1_000);
  }
  const kept = async (query: string) => (await ask(query)).headers.get('cache-control');
  expect(await kept('')).toBe('public, max-age=86400');
  expect(await kept(`?box=${'0'.repeat(16)}`)).toBe('public, max-age=86400');
  expect(await kept('?version=1')).toBe('public, max-age=86400');
});

it('is not sent again to who has any of it, and whole numbers are written one way', async () => {
  const route = 'GET /v1/rulesets/columbia1812/components';
  const headers = { 'if-none-match': '*' };
  const { status, text } = await app.rest(`${route}?version=2`, { headers });
  expect([status, text]).toEqual([304, '']);
  expect((await app.rest('GET /v1/rulesets/chess/components', { headers })).status).toBe(404);
  for (const version of ['02', '+2', '2.0', '1e3', '0x2', '%202', ''])
    expect([version, (await app.rest(`${route}?version=${version}`)).status]).toEqual([
      version,
      400,
    ]);
});

it('tells of a ruleset that it does not know the box', async () => {
  const { status, body } = await app.rest('GET /v1/rulesets/chess/components');
  expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
});
