import { randomUUID } from 'node:crypto';

import { startApp, type TestApp } from './support.js';
import { offerToy } from './toy-games.js';

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

const CREATE = `mutation ($input: CreateGameInput!, $requestId: ID) {
  createGame(input: $input, requestId: $requestId) { id invite }
}`;
const INPUT = { ruleset: 'toy', scenario: 'standard' };

interface Made {
  readonly requestId?: string;
  readonly input?: object;
  readonly at?: TestApp;
}

const made = async (token: string, { requestId, input = {}, at = app }: Made) => {
  const variables = { input: { ...INPUT, ...input }, requestId };
  const { data, errors } = await at.graphql(CREATE, variables as never, token);
  return errors?.[0]?.extensions.code ?? (data as any).createGame;
};

const count = async (playerId: string): Promise<number> =>
  (await app.pool.query('SELECT 1 FROM games WHERE creator_id = $1', [playerId])).rows.length;

describe('a game asked for again', () => {
  it('with the same request id is the same game, with its invitation', async () => {
    const { id, token } = await app.signUp('Brock');
    const request = { requestId: randomUUID(), input: { private: true } };
    const first = await made(token, request);
    expect(first.invite).toMatch(/^[\w-]{32}$/);
    expect(await made(token, request)).toEqual(first);
    expect(await made(token, { ...request, at: other })).toEqual(first);
    expect(await count(id)).toBe(1);
  });

  it('at once, at two instances, is one game', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, token } = await app.signUp('Dearborn');
      const requestId = randomUUID();
      const games = await Promise.all(
        [app, other, app, other].map((at) => made(token, { requestId, at })),
      );
      expect(new Set(games.map((game) => game.id)).size).toBe(1);
      expect(await count(id)).toBe(1);
    }
  });

  it('with another body is refused', async () => {
    const { id, token } = await app.signUp('Hull');
    const requestId = randomUUID();
    await made(token, { requestId });
    expect(await made(token, { requestId, input: { seat: 'blue' } })).toBe('REQUEST_ID_REUSED');
    expect(await count(id)).toBe(1);
  });

  it('by another player, or without a request id, is a new game', async () => {
    const [one, two] = [await app.signUp('One'), await app.signUp('Two')];
    const requestId = randomUUID();
    const games = [
      await made(one.token, { requestId }),
      await made(two.token, { requestId }),
      await made(one.token, {}),
      await made(one.token, {}),
    ];
    expect(new Set(games.map((game) => game.id)).size).toBe(4);
  });

  it('over REST is the game made over GraphQL', async () => {
    const { token } = await app.signUp('Perry');
    const requestId = randomUUID();
    const { id } = await made(token, { requestId });
    const post = (body: object, key: string) =>
      app.rest('POST /v1/games', { body, token, headers: { 'idempotency-key': key } });
    const again = await post(INPUT, requestId);
    expect([again.status, again.body.id]).toEqual([201, id]);
    const reused = await post({ ...INPUT, seat: 'blue' }, requestId);
    expect([reused.status, reused.body.error.code]).toEqual([409, 'REQUEST_ID_REUSED']);
    expect((await post(INPUT, 'é'.repeat(3))).status).toBe(400);
  });
});
