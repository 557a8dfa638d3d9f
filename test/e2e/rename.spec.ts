import { Renames } from '../../src/games/live/renames.service.js';
import { playOn, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

/** A player takes another name. */

let app: TestApp;
let sibling: TestApp;
beforeAll(async () => {
  app = await startApp();
  sibling = await app.sibling();
});
afterAll(async () => {
  await sibling.stop();
  await app.stop();
});

const PATH = 'POST /v1/players/me/name';
const RENAME = 'mutation ($name: String!) { rename(name: $name) { id name } }';
const codeOf = ({ status, body }: { status: number; body: any }) => [status, body.error?.code];
const dayLater = (id: string) =>
  app.pool.query(`UPDATE players SET renamed_at = renamed_at - interval '1 day' WHERE id = $1`, [
    id,
  ]);

it('is seen by everybody, in games that other instances hold, too', async () => {
  const game = await startWar(app);
  const { id, token } = game.us.player!;
  const namesAt = async (at: TestApp): Promise<string[]> => {
    const { seats } = (await at.rest(`GET /v1/games/${game.id}`)).body;
    return seats.map(({ player }: any) => player.name);
  };
  for (const at of [app, sibling])
    expect((await namesAt(at)).sort()).toEqual(['Dearborn', 'Prevost']);
  await playOn(
    [game.us, game.gb],
    () => 0,
    (count) => count === 2,
  );
  const { status, body } = await app.rest(PATH, { body: { name: 'Zebulon  Pike' }, token });
  expect([status, body]).toEqual([200, { id, name: 'Zebulon Pike' }]);
  expect((await app.rest('GET /v1/players/me', { token })).body.name).toBe('Zebulon Pike');
  for (const at of [app, sibling]) {
    await at.app.get(Renames).look();
    expect((await namesAt(at)).sort()).toEqual(['Prevost', 'Zebulon Pike']);
  }
  await playOn(
    [game.us, game.gb],
    () => 0,
    (count) => count === 2,
  );
  expect((await namesAt(app)).sort()).toEqual(['Prevost', 'Zebulon Pike']);
});

it('is taken once a day; the same name again is no other', async () => {
  const { id, token } = await app.signUp('Ada');
  expect((await app.ask(RENAME, { name: 'Bea' }, token)).rename).toEqual({ id, name: 'Bea' });
  const { status, body, headers } = await app.rest(PATH, { body: { name: 'Cleo' }, token });
  expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect((await app.rest(PATH, { body: { name: 'Bea' }, token })).body.name).toBe('Bea');
  await dayLater(id);
  const both = await Promise.all(
    ['Cleo', 'Dora'].map((name) => app.rest(PATH, { body: { name }, token })),
  );
  expect(both.map((one) => one.status).sort()).toEqual([200, 429]);
});

it('is none of the computer, none that shows nothing, and not given by a key', async () => {
  const { token } = await app.signUp('Ada');
  for (const name of ['Computer (greedy)', '', ' \u200b ', 'x'.repeat(300)])
    expect(codeOf(await app.rest(PATH, { body: { name }, token }))).toEqual([400, 'INVALID_INPUT']);
  const made = await app.ask(
    'mutation { createApiToken(name: "bot", scopes: [PLAY]) { token } }',
    {},
    token,
  );
  const key = made.createApiToken.token as string;
  expect(codeOf(await app.rest(PATH, { body: { name: 'Bea' }, token: key }))).toEqual([
    403,
    'FORBIDDEN',
  ]);
  expect(codeOf(await app.rest(PATH, { body: { name: 'Bea' } }))).toEqual([401, 'UNAUTHENTICATED']);
  expect((await app.rest('GET /v1/players/me', { token })).body.name).toBe('Ada');
});
