import { positionWhere, twinOf, WAR } from './positions.js';
import { type RestClient, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const PICTURES = ['board.svg', 'board.png', 'board.txt'];
const VIEW = `query ($id: ID!, $at: Int, $as: ID) { game(id: $id, at: $at) { id view(as: $as) } }`;

const viewOf = (client: RestClient, variables: { at?: number; as?: string }): Promise<any> =>
  app.graphql(VIEW, { id: client.gameId, ...variables }, client.player?.token);

/** What is told of the other seat, over both interfaces. */
async function told(client: RestClient, as: string): Promise<unknown[]> {
  const routes = [
    `?as=${as}`,
    `?at=1&as=${as}`,
    `/decks?as=${as}`,
    ...PICTURES.map((one) => `/${one}?as=${as}`),
  ];
  const answers = await Promise.all(routes.map((route) => client.get(route)));
  const refused = await viewOf(client, { as });
  return [
    ...answers.map(({ status, body }) => [status, body.error.code, body.error.message]),
    refused.errors.map(({ message, extensions }: any) => [extensions.code, message]),
  ];
}

const resign = ({ us }: RestGame): Promise<unknown> => us.post('/resign', {});

describe('what each seat saw', () => {
  it('is one refusal while the game goes on, whatever the world', async () => {
    const state = positionWhere((_, actions) => actions === 100, 5);
    const worlds = [state, twinOf(state, 'us', 9)].map(WAR.writePosition);
    expect(worlds[0]).not.toBe(worlds[1]);
    const [here, there] = [
      await startWar(app, { position: worlds[0] }),
      await startWar(app, { position: worlds[1] }),
    ];
    for (const as of ['us', 'gb', '*', 'nobody']) {
      const one = await told(here.us, as);
      expect(await told(there.us, as)).toEqual(one);
      expect(new Set(one.flat(2).filter((word) => typeof word === 'string'))).toEqual(
        new Set([
          'FORBIDDEN',
          'You may not do this: what each seat saw is laid open when the game is over.',
        ]),
      );
    }
  });

  it('is laid open to everybody once it is over, then and at every version before', async () => {
    const state = positionWhere((_, actions) => actions === 100, 5);
    const game = await startWar(app, { position: WAR.writePosition(state) });
    const { us, gb, spectator } = game;
    const before = (await gb.get('')).body.view;
    await resign(game);
    const [theirs, own] = [(await gb.get('')).body, (await us.get('')).body];
    expect(theirs.view).not.toEqual(own.view);
    for (const client of [us, gb, spectator]) {
      expect((await client.get('?as=gb')).body).toMatchObject({ view: theirs.view });
      expect((await client.get('?at=1&as=gb')).body.view).toEqual(before);
      expect((await viewOf(client, { as: `${game.id}:us` })).data.game.view).toEqual(own.view);
      expect((await viewOf(client, { as: 'gb', at: 1 })).data.game.view).toEqual(before);
    }
    expect((await us.get('?as=*')).body.view).toEqual((await spectator.get('')).body.view);
    for (const picture of PICTURES)
      expect((await us.get(`/${picture}?as=gb`)).bytes).toEqual(
        (await gb.get(`/${picture}`)).bytes,
      );
  });

  it('is asked for by a seat there is', async () => {
    const game = await startWar(app);
    await resign(game);
    const { status, body } = await game.us.get('?as=fr');
    expect([status, body.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.error.message).toContain('"as" must be one of us, gb, *.');
    expect((await viewOf(game.us, { as: 'fr' })).errors[0].extensions.code).toBe('INVALID_INPUT');
    for (const query of ['as=', 'as=us&as=gb', 'as=a%20b', 'as=gb&as=gb']) {
      const other = await game.us.get(`?${query}`);
      expect([other.status, other.body.error.message]).toEqual([400, body.error.message]);
      expect((await game.us.get(`/board.svg?${query}`)).status).toBe(400);
    }
  });

  it('stays hidden from whoever may not see the game', async () => {
    const game = await startWar(app, { private: true });
    await resign(game);
    expect((await game.us.get('?as=gb')).status).toBe(200);
    const { status, body } = await game.spectator.get('?as=gb');
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
  });
});
