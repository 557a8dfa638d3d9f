import { randomUUID } from 'node:crypto';

import { picker, playOn, type RestClient, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
let open: RestGame;
let hidden: RestGame;
beforeAll(async () => {
  app = await startApp();
  open = await startWar(app);
  hidden = await startWar(app, { private: true });
  for (const { us, gb } of [open, hidden]) await playOn([us, gb], picker(11), (done) => done === 9);
});
afterAll(() => app.stop());

interface Picture {
  readonly id: string;
  readonly version: number;
  readonly svg: string;
}

const get = ({ player }: RestClient, query: string) =>
  app.rest<any>(`GET /v1/boards?${query}`, player && { token: player.token });

async function boards(client: RestClient, ids: readonly string[], more = ''): Promise<Picture[]> {
  const { status, body } = await get(client, `ids=${ids.join(',')}${more}`);
  expect(status).toBe(200);
  return body;
}

const ASK = `query ($ids: [ID!]!, $width: Int) {
  boards(ids: $ids, width: $width, locale: JA) { id gameId version svg }
}`;

describe('small pictures of many games', () => {
  it('are those that each reader sees of one game, without ground and furniture', async () => {
    for (const client of [open.us, open.gb, open.spectator]) {
      const [one, ...more] = await boards(client, [open.id], '&width=300');
      const wish = '?layer=pieces&furniture=none&width=300';
      const { version } = (await client.get('')).body;
      const svg = (await client.get(`/board.svg${wish}`)).body;
      expect([one, more]).toEqual([{ id: open.id, version, svg }, []]);
    }
    const seen = [open.us, open.gb, open.spectator].map((one) => boards(one, [open.id]));
    expect(new Set((await Promise.all(seen)).map(([one]) => one!.svg)).size).toBe(3);
  });

  it('come over both interfaces alike, each under an id of its width and language', async () => {
    const ids = [hidden.id, open.id];
    const { player } = hidden.us;
    const asked = await app.ask(ASK, { ids, width: 300 }, player!.token);
    const told = await boards(hidden.us, ids, '&width=300&locale=ja');
    expect(asked.boards).toEqual(
      told.map(({ id, ...one }) => ({ id: `${id}:300:ja`, gameId: id, ...one })),
    );
    expect(told.map(({ id }) => id)).toEqual(ids);
    const usual = await app.ask(ASK, { ids }, player!.token);
    expect(usual.boards[0].id).toBe(`${hidden.id}:390:ja`);
  });

  it('leave out what their reader may not see, as what does not exist or has not begun', async () => {
    const { body: waiting } = await app.rest('POST /v1/games', {
      body: { ruleset: 'columbia1812', scenario: 'campaign', seat: 'us' },
      token: open.us.player!.token,
    });
    const ids = [hidden.id, randomUUID(), 'nothing', waiting.id, open.id];
    for (const client of [open.us, open.spectator])
      expect((await boards(client, ids)).map(({ id }) => id)).toEqual([open.id]);
    expect((await boards(hidden.gb, ids)).map(({ id }) => id)).toEqual([hidden.id, open.id]);
    const same = await get(open.spectator, `ids=${hidden.id}`);
    const none = await get(open.spectator, `ids=${randomUUID()}`);
    expect([same.text, same.headers.get('etag')]).toEqual(['[]', none.headers.get('etag')]);
  });

  it('hold a game once that is asked for twice', async () => {
    expect(await boards(open.us, [open.id, open.id])).toHaveLength(1);
  });

  it('are of twenty games at most', async () => {
    const many = (count: number) => Array.from({ length: count }, () => randomUUID());
    expect(await boards(open.us, many(20))).toEqual([]);
    const { status, body } = await get(open.us, `ids=${many(21).join(',')}`);
    expect([status, body.error.code]).toEqual([400, 'INVALID_INPUT']);
    for (const [ids, width] of [
      [many(21), 300],
      [[], 300],
      [many(1), 199],
      [many(1), 801],
    ]) {
      const { errors } = await app.graphql(ASK, { ids, width });
      expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    }
  });

  it.each([
    '',
    'ids=',
    'ids=a,,b',
    'ids=a&ids=b',
    'ids=a&width=199',
    'ids=a&width=801',
    'ids=a%20b',
  ])('are refused for "%s"', async (query) => {
    const { status, body } = await get(open.spectator, query);
    expect([status, body.error?.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('need not be sent again while they are the same', async () => {
    const route = `GET /v1/boards?ids=${open.id}`;
    const { headers } = await app.rest(route);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await app.rest(route, { headers: known })).status).toBe(304);
  });
});

describe('what they count as', () => {
  it('is a drawing for each game that is asked for, whether or not it is there', async () => {
    const close = await startApp({ PICTURES_PER_MINUTE: '4' });
    const { token } = await close.signUp();
    const ids = Array.from({ length: 20 }, () => randomUUID()).join(',');
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++)
      statuses.push((await close.rest(`GET /v1/boards?ids=${ids}`, { token })).status);
    await close.stop();
    expect(statuses).toEqual([200, 200, 429]);
  });
});
