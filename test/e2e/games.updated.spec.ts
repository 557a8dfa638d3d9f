import { randomUUID } from 'node:crypto';

import { startApp, type TestApp } from './support.js';
import { createGame, deployed, joinGame, offerToy, startToy, type ToyGame } from './toy-games.js';

offerToy();

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startApp();
  other = await app.sibling();
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const GAME =
  'query ($id: ID!, $at: Int) { game(id: $id, at: $at) { version updatedAt createdAt } }';
const LIST = `query ($filter: GameFilter, $first: Int, $after: String, $orderBy: GamesOrder) {
  games(filter: $filter, first: $first, after: $after, orderBy: $orderBy) {
    nodes { id updatedAt } pageInfo { hasNextPage endCursor } } }`;

const MARCH = { do: 'march', piece: 'red-sword-1', to: 'hill' };

/** What each of them reads, here and at another instance, over GraphQL and REST. */
async function updatedAt(game: ToyGame, at?: number): Promise<string> {
  const told = new Set<string>();
  for (const service of [app, other])
    for (const token of [game.red.player?.token, game.blue.player?.token, undefined]) {
      told.add((await service.ask(GAME, { id: game.id, at }, token)).game.updatedAt);
      const query = at === undefined ? '' : `?at=${at}`;
      const { body } = await service.rest(
        `GET /v1/games/${game.id}${query}`,
        token === undefined ? {} : { token },
      );
      told.add(body.updatedAt);
    }
  expect(told.size).toBe(1);
  return [...told][0]!;
}

const later = (one: string, another: string): boolean => Date.parse(one) > Date.parse(another);
/** So that what comes next comes in another millisecond. */
const pause = () => new Promise((done) => setTimeout(done, 5));

describe('updatedAt', () => {
  it('is when the game was made, then when it came to its version', async () => {
    const [one, two] = [await app.signUp(), await app.signUp()];
    const { id } = await createGame(app, one);
    const { game: open } = await app.ask(GAME, { id });
    expect(open.updatedAt).toBe(open.createdAt);
    await pause();
    await joinGame(app, two, id);
    const { game: begun } = await app.ask(GAME, { id });
    expect(later(begun.updatedAt, open.updatedAt)).toBe(true);
  });

  it('goes back with a look back', async () => {
    const game = await startToy(app);
    const begun = await updatedAt(game);
    await pause();
    await deployed(game);
    expect(later(await updatedAt(game), begun)).toBe(true);
    expect(await updatedAt(game, 1)).toBe(begun);
    const { game: before } = await app.ask(GAME, { id: game.id, at: 0 });
    expect(before.updatedAt).toBe(before.createdAt);
  });

  it('of a change is the time of that change, live and told later', async () => {
    const game = await startToy(app);
    const query = `subscription ($id: ID!) { gameChanged(gameId: $id, after: 0) { version game { updatedAt } } }`;
    const stream = app.subscribe(query, { id: game.id });
    const first = (await stream.next()).value.gameChanged;
    expect(first).toEqual({ version: 1, game: { updatedAt: await updatedAt(game, 1) } });
    const second = stream.next();
    await pause();
    await deployed(game);
    expect((await second).value.gameChanged).toEqual({
      version: 2,
      game: { updatedAt: await updatedAt(game, 2) },
    });
    await stream.return(undefined);
  });

  it('is the last change of a game that is given up before it began', async () => {
    const player = await app.signUp();
    const { id } = await createGame(app, player);
    await pause();
    const resign = 'mutation ($id: ID!) { resign(gameId: $id, requestId: "r") { __typename } }';
    await app.ask(resign, { id }, player.token);
    const { game } = await app.ask(GAME, { id });
    expect(later(game.updatedAt, game.createdAt)).toBe(true);
  });
});

describe('the order of the last change', () => {
  const page = async (variables: object, token?: string) =>
    (await app.ask(LIST, { orderBy: 'UPDATED', ...variables }, token)).games;

  it('lists what changed last first, none twice and none that stands left out, while games move on', async () => {
    const player = await app.signUp();
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { id } = await createGame(app, player);
      await joinGame(app, await app.signUp(), id);
      ids.unshift(id);
      await pause();
    }
    const [first, second, third, fourth, fifth] = ids;
    const filter = { mine: true };
    const top = await page({ filter, first: 2 }, player.token);
    expect(top.nodes.map(({ id }: any) => id)).toEqual([first, second]);
    // One of those to come moves on, by its public version.
    await app.ask(
      'mutation ($id: ID!, $r: ID!) { resign(gameId: $id, requestId: $r) { __typename } }',
      { id: fourth, r: randomUUID() },
      player.token,
    );
    const rest = await page({ filter, first: 5, after: top.pageInfo.endCursor }, player.token);
    expect(rest.nodes.map(({ id }: any) => id)).toEqual([third, fifth]);
    const anew = await page({ filter }, player.token);
    expect(anew.nodes.map(({ id }: any) => id)).toEqual([fourth, first, second, third, fifth]);
    const rest2 = await app.rest('GET /v1/games?mine=true&order=updated&first=2', {
      token: player.token,
    });
    expect(rest2.body.games.map(({ id }: any) => id)).toEqual([fourth, first]);
    expect(rest2.body.games[0].updatedAt).toBe(anew.nodes[0].updatedAt);
    const more = await app.rest(
      `GET /v1/games?mine=true&order=updated&after=${rest2.body.endCursor}`,
      { token: player.token },
    );
    expect(more.body.games.map(({ id }: any) => id)).toEqual([second, third, fifth]);
  });

  it('does not go on where a page of another order ended', async () => {
    const player = await app.signUp();
    await createGame(app, player);
    const { pageInfo } = await page({ filter: { mine: true } }, player.token);
    const { errors } = await app.graphql(LIST, { after: pageInfo.endCursor });
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    const { status } = await app.rest('GET /v1/games?order=last');
    expect(status).toBe(400);
  });
});

describe('a secret step', () => {
  /** Everything that tells of when a game changed: to its spectator, to the enemy, to the player. */
  const told = async (games: readonly ToyGame[]) => {
    const names = new Map(games.map(({ id }, i) => [id, i] as const));
    const answers = [];
    for (const service of [app, other])
      for (const game of games)
        for (const token of [undefined, game.blue.player?.token, game.red.player?.token]) {
          const { games: list } = await service.ask(
            LIST,
            { orderBy: 'UPDATED', first: 100, filter: { ruleset: 'toy' } },
            token,
          );
          const order = list.nodes.flatMap(({ id }: any) => names.get(id) ?? []);
          const { updatedAt: at } = (await service.ask(GAME, { id: game.id }, token)).game;
          const etag = (
            await service.rest(`GET /v1/games/${game.id}`, token === undefined ? {} : { token })
          ).headers.get('etag');
          answers.push({ order, at, etag: token === game.red.player?.token ? null : etag });
        }
    return answers;
  };

  it('changes nothing of it, nor the order: neither of a draft nor under a seal', async () => {
    const [quiet, drafting, sealed] = [
      await startToy(app),
      await startToy(app),
      await startToy(app),
    ];
    await deployed(drafting);
    await pause();
    await deployed(quiet);
    const games = [quiet, drafting, sealed];
    const before = await told(games);
    await pause();
    const [march, bid] = await Promise.all([
      drafting.red.play([MARCH]),
      sealed.red.play([{ do: 'place', piece: 'red-sword-1', place: 'ford' }]),
    ]);
    expect([march.__typename, bid.__typename]).toEqual(['Played', 'Played']);
    const { rows } = await app.pool.query(
      'SELECT secret FROM moves WHERE game_id = ANY($1::uuid[]) ORDER BY created_at DESC LIMIT 2',
      [games.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ secret: true }, { secret: true }]);
    expect(await told(games)).toEqual(before);
  });
});
