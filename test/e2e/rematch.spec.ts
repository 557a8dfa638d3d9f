import type { RestClient, RestGame } from './rest-games.js';
import { startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
let sibling: TestApp;
beforeAll(async () => {
  app = await startApp({ MAX_OPEN_GAMES: '1' });
  sibling = await app.sibling();
});
afterAll(async () => {
  await sibling.stop();
  await app.stop();
});

const resign = ({ us }: { readonly us: RestClient }): Promise<unknown> => us.post('/resign', {});

async function over(order: object = {}): Promise<RestGame> {
  const game = await startWar(app, order);
  await resign(game);
  return game;
}

const press = (client: RestClient, at: TestApp = app) =>
  at.rest(`POST ${client.path}/rematch`, { token: client.player!.token });

const codeOf = ({ status, body }: { status: number; body: any }) => [status, body.error?.code];

const sitters = ({ seats }: any): unknown =>
  Object.fromEntries(seats.map(({ id, player }: any) => [id, player?.id]));

const count = async (id: string): Promise<number> =>
  Number(
    (await app.pool.query('SELECT count(*) FROM games WHERE rematch_of = $1', [id])).rows[0].count,
  );

const REMATCH = `mutation ($id: ID!) { rematch(gameId: $id) { id status seats { id seat player { id } } } }`;
const SEEN = `query ($id: ID!) { game(id: $id) { id rematch { id status } } }`;

describe('a rematch', () => {
  it('is the same game with its sides exchanged, and begins when the other presses', async () => {
    const { us, gb, spectator, id } = await over();
    const { options, scenario } = (await us.get('')).body;
    expect((await us.get('/rematch')).body).toEqual({ rematch: null, invite: null });
    const offered = await press(gb);
    expect(offered).toMatchObject({ status: 201, body: { status: 'OPEN', options, scenario } });
    expect(sitters(offered.body)).toEqual({ us: gb.player!.id });
    const again = offered.body.id;
    for (const { player } of [us, gb]) {
      const { data } = await app.graphql<any>(SEEN, { id }, player!.token);
      expect(data.game.rematch).toEqual({ id: again, status: 'OPEN' });
    }
    const { data } = await app.graphql<any>(SEEN, { id });
    expect(data.game.rematch).toBeNull();
    expect(codeOf(await spectator.get('/rematch'))).toEqual([401, 'UNAUTHENTICATED']);
    const begun = await app.graphql<any>(REMATCH, { id }, us.player!.token);
    expect(begun.data.rematch).toMatchObject({ id: again, status: 'RUNNING' });
    expect((await gb.get('/rematch')).body.rematch).toMatchObject({ id: again, status: 'RUNNING' });
    const seats = (await app.rest(`GET /v1/games/${again}`)).body;
    expect(sitters(seats)).toEqual({ us: gb.player!.id, gb: us.player!.id });
  });

  it('is one, however often and from wherever it is asked for at once', async () => {
    const { us, gb, id } = await over();
    const presses = [us, gb, us, gb].flatMap((one) => [press(one), press(one, sibling)]);
    const answers = await Promise.all(presses);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await count(id)).toBe(1);
    expect((await press(us)).body.status).toBe('RUNNING');
  });

  it('seats the other player by the ordinary way, too', async () => {
    const { us, gb } = await over();
    const { id } = (await press(us)).body;
    const joined = await app.rest(`POST /v1/games/${id}/seats/us`, {
      body: {},
      token: gb.player!.token,
    });
    expect([joined.status, joined.body.status]).toEqual([201, 'RUNNING']);
  });

  it('keeps its seat for the other player', async () => {
    const { us, gb } = await over();
    const { id } = (await press(us)).body;
    const stranger = await app.signUp('Stranger');
    const { token } = stranger;
    const refused = await app.rest(`POST /v1/games/${id}/seats/us`, { token });
    expect(codeOf(refused)).toEqual([409, 'SEAT_TAKEN']);
    expect(refused.body.error.message).toBe(
      'That seat is kept for the other player of the game before: choose another game, or make one of your own.',
    );
    const open = (await app.rest('GET /v1/games?open=true&first=100', { token })).body.games;
    expect(open.map((one: any) => one.id)).not.toContain(id);
    expect((await press(gb)).body).toMatchObject({ id, status: 'RUNNING' });
  });

  it('stays private where the game was, and its other player needs no invitation', async () => {
    const { us, gb } = await over({ private: true });
    const { id, private: isPrivate } = (await press(us)).body;
    expect(isPrivate).toBe(true);
    expect(codeOf(await app.rest(`GET /v1/games/${id}`))).toEqual([404, 'NOT_FOUND']);
    expect((await press(gb)).body).toMatchObject({ id, status: 'RUNNING' });
  });

  it('is looked at by the player whose seat it keeps, and both can ask others to watch it', async () => {
    const { us, gb, spectator } = await over({ private: true });
    const { id } = (await press(us)).body;
    const stranger = (await app.signUp('Stranger')).token;
    const look = (token?: string, how = '') =>
      app.rest(`GET /v1/games/${id}${how}`, token === undefined ? {} : { token });
    const seen = await look(gb.player!.token);
    expect([seen.status, seen.body.status]).toEqual([200, 'OPEN']);
    expect(codeOf(await look(stranger))).toEqual([404, 'NOT_FOUND']);
    const told = [await us.get('/rematch'), await gb.get('/rematch')].map(({ body }) => body);
    expect(told.map(({ rematch }) => rematch.id)).toEqual([id, id]);
    expect(told[0].invite).toMatch(/^[\w-]{32}$/);
    expect(told[1].invite).toBe(told[0].invite);
    expect((await look(stranger, `?invite=${told[0].invite}`)).status).toBe(200);
    const { data } = await app.graphql<any>(
      'query ($id: ID!) { game(id: $id) { rematch { id invite } } }',
      { id: gb.gameId },
      gb.player!.token,
    );
    expect(data.game.rematch).toEqual({ id, invite: told[0].invite });
    expect(codeOf(await spectator.get('/rematch'))).toEqual([401, 'UNAUTHENTICATED']);
    const keyed = async (scope: string) => {
      const body = { name: scope, scopes: [scope] };
      const key = (await app.rest('POST /v1/tokens', { token: gb.player!.token, body })).body;
      const { body: rest } = await app.rest(`GET ${gb.path}/rematch`, { token: key.token });
      const asked = 'query ($id: ID!) { game(id: $id) { rematch { id invite } } }';
      const { data: graph } = await app.graphql<any>(asked, { id: gb.gameId }, key.token);
      return [rest.rematch.id, rest.invite, graph.game.rematch];
    };
    expect(await keyed('read')).toEqual([id, null, { id, invite: null }]);
    expect(await keyed('play')).toEqual([id, told[0].invite, { id, invite: told[0].invite }]);
    await press(gb);
    expect((await us.get('/rematch')).body.invite).toBe(told[0].invite);
  });

  it('that was taken back before it began may be asked for anew', async () => {
    const { us, gb, id } = await over();
    const first = (await press(us)).body.id;
    await app.rest(`POST /v1/games/${first}/resign`, {
      token: us.player!.token,
      headers: { 'idempotency-key': 'back' },
    });
    expect((await gb.get('/rematch')).body.rematch).toBeNull();
    const second = (await press(gb)).body;
    expect(second).toMatchObject({ status: 'OPEN' });
    expect(second.id).not.toBe(first);
    expect(await count(id)).toBe(2);
  });

  it('against the computer begins at once', async () => {
    const player = await app.signUp('Alone');
    const body = {
      ...{ ruleset: 'columbia1812', scenario: 'campaign', seat: 'us' },
      seatBots: [{ seat: 'gb', level: 'random' }],
    };
    const { token } = player;
    const { id } = (await app.rest('POST /v1/games', { body, token })).body;
    const headers = { 'idempotency-key': 'enough' };
    await app.rest(`POST /v1/games/${id}/resign`, { token, headers });
    const again = (await app.rest(`POST /v1/games/${id}/rematch`, { token })).body;
    expect(again.status).toBe('RUNNING');
    expect(again.seats).toMatchObject([
      { id: 'us', bot: { level: 'random' } },
      { id: 'gb', bot: null, player: { id: player.id } },
    ]);
    expect((await app.rest(`POST /v1/games/${id}/rematch`, { token })).body.id).toBe(again.id);
  });

  it('is refused before the end, to others, and beyond the quota', async () => {
    const running = await startWar(app);
    expect(codeOf(await press(running.us))).toEqual([403, 'FORBIDDEN']);
    const { us, gb, id } = await over();
    const stranger = await app.signUp('Stranger');
    const { token } = stranger;
    expect(codeOf(await app.rest(`POST /v1/games/${id}/rematch`, { token }))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    const hidden = await over({ private: true });
    expect(codeOf(await app.rest(`POST ${hidden.us.path}/rematch`, { token }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(codeOf(await app.rest('POST /v1/games/none/rematch', { token }))[1]).toBe('NOT_FOUND');
    expect(codeOf(await app.rest(`POST ${us.path}/rematch`))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await count(id)).toBe(0);
    const body = { ruleset: 'columbia1812', scenario: 'campaign' };
    await app.rest('POST /v1/games', { body, token: us.player!.token });
    expect(codeOf(await press(us))).toEqual([409, 'QUOTA_REACHED']);
    expect(await count(id)).toBe(0);
    expect((await press(gb)).status).toBe(201);
  });
});
