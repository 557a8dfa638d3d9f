import { positionWhere, WAR } from './positions.js';
import { startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const DECKS = `query ($id: ID!) { decks(gameId: $id) { id: pile title ja: title(locale: JA) owner size contents } }`;

describe('decks', () => {
  it('tell each seat what is in its own piles, and everybody how large all are', async () => {
    const state = positionWhere((_, actions) => actions === 150);
    const game = await startWar(app, { position: WAR.writePosition(state) });
    const seen = await Promise.all(
      [game.us, game.gb, game.spectator].map(
        async ({ player }) => (await app.ask(DECKS, { id: game.id }, player?.token)).decks,
      ),
    );
    const [us, gb, all] = seen;
    const sizes = (piles: any[]) => piles.map(({ id, size, owner }) => ({ id, size, owner }));
    expect(sizes(us)).toEqual(sizes(all));
    expect(sizes(gb)).toEqual(sizes(all));
    const pool = (piles: any[], side: string) => piles.find(({ id }) => id === `pool-${side}`);
    expect(pool(all, 'us').size).toBeGreaterThan(0);
    expect(pool(us, 'us').contents.length).toBe(pool(us, 'us').size);
    expect(pool(us, 'us').contents).toEqual([...pool(us, 'us').contents].sort());
    for (const [piles, side] of [
      [us, 'gb'],
      [gb, 'us'],
      [all, 'us'],
      [all, 'gb'],
    ] as const)
      expect(pool(piles, side).contents).toBeNull();
    expect(pool(us, 'us')).toMatchObject({
      title: 'American remainder pool',
      ja: 'アメリカ軍の残余グループ',
    });
  });

  it('are the same over REST', async () => {
    const { id, us } = await startWar(app);
    const { decks } = await app.ask(DECKS, { id }, us.player?.token);
    const { body } = await us.get('/decks?locale=ja');
    expect(body).toEqual(decks.map(({ ja, ...pile }: any) => ({ ...pile, title: ja })));
  });

  it('are laid open as each seat saw them when the game is over, and not before', async () => {
    const { id, us, gb, spectator } = await startWar(app);
    const asked = `query ($id: ID!, $as: ID) { decks(gameId: $id, as: $as) { id pile owner size contents } }`;
    const through = (as: string) => app.graphql(asked, { id, as }, us.player?.token);
    const early = await us.get('/decks?as=gb');
    expect([early.status, early.body.error.code]).toEqual([403, 'FORBIDDEN']);
    expect((await through('gb')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await us.post('/resign', {});
    const { body: own } = await gb.get('/decks');
    expect(own.some(({ owner, contents }: any) => owner === 'gb' && contents !== null)).toBe(true);
    for (const client of [us, spectator])
      expect((await client.get('/decks?as=gb')).body).toEqual(own);
    const [theirs, ours] = await Promise.all(
      ['gb', `${id}:us`].map(async (as) => (await through(as)).data?.decks),
    );
    expect(theirs.map(({ contents }: any) => contents)).toEqual(
      own.map(({ contents }: any) => contents),
    );
    // What a client keeps by its id is not overwritten by the same pile through other eyes.
    expect(theirs[0].pile).toBe(ours[0].pile);
    expect(theirs[0].id).not.toBe(ours[0].id);
    expect((await through('fr')).errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
  });

  it('are none before the game begins, and of a private game for those invited', async () => {
    const { token } = await app.signUp();
    const order = { ruleset: 'columbia1812', scenario: 'campaign', private: true };
    const { body: made } = await app.rest('POST /v1/games', { body: order, token });
    const stranger = await app.rest(`GET /v1/games/${made.id}/decks`);
    expect([stranger.status, stranger.body.error.code]).toEqual([404, 'NOT_FOUND']);
    const invited = await app.rest(`GET /v1/games/${made.id}/decks?invite=${made.invite}`);
    expect([invited.status, invited.body]).toEqual([200, []]);
  });
});
