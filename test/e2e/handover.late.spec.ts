import { randomUUID } from 'node:crypto';

import { LiveGamesService } from '../../src/games/live/live-games.service.js';
import { RestClient, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

/** Instances that have the game in memory and that the notice of a handover has not reached. */

let app: TestApp;
let deaf: TestApp;
beforeAll(async () => {
  app = await startApp();
  deaf = await app.sibling();
  deaf.app.get(LiveGamesService).hear = () => undefined;
});
afterAll(async () => {
  await deaf.stop();
  await app.stop();
});

const codeOf = ({ status, body }: { status: number; body: any }) => [status, body?.error?.code];
const at = (where: TestApp, { gameId, player }: RestClient) =>
  new RestClient(where, gameId, player);

/** Hands the seat over by the one instance, while the other goes on with what it knew before. */
async function handedOver({ id }: RestGame, from: RestClient): Promise<RestClient> {
  await at(deaf, from).get();
  const { body } = await from.post('/seat-offer', { knowledge: 'FULL' });
  const to = new RestClient(app, id, await app.signUp('Eve'));
  expect((await to.post('/seat-offer/take', { token: body.token })).status).toBe(200);
  return to;
}

/** A step that the seat's player takes in secret, as the set-up is. */
async function secretStep(client: RestClient, requestId = randomUUID()) {
  const { version, draft, choices } = await client.choices();
  const plan = { version, draft, actions: [choices[0]!.action] };
  const answer = await client.post('/moves', plan, requestId);
  expect(answer.status).toBe(200);
  return { plan, requestId };
}

describe('an instance that has not heard of a handover', () => {
  it('shows who had the seat nothing of it when they send a move again', async () => {
    const game = await startWar(app);
    const { plan, requestId } = await secretStep(game.us);
    const eve = await handedOver(game, game.us);
    for (let n = 0; n < 3; n++) await secretStep(eve);
    for (let n = 0; n < 2; n++) {
      const again = await at(deaf, game.us).post('/moves', plan, requestId);
      expect(codeOf(again)).toEqual([403, 'FORBIDDEN']);
    }
    expect((await at(deaf, game.us).get()).body).toEqual((await game.spectator.get()).body);
  });

  it('reads no secret step of the new player for who had the seat: the time would tell of it', async () => {
    const game = await startWar(app);
    const eve = await handedOver(game, game.us);
    for (let n = 0; n < 3; n++) await secretStep(eve);
    const { rows } = await app.pool.query(
      `SELECT seq FROM moves WHERE game_id = $1 AND kind = 'handover'`,
      [game.id],
    );
    const seen = await at(deaf, game.us).get();
    expect(deaf.app.get(LiveGamesService).peek(game.id)?.head.seq).toBe(rows[0].seq);
    expect(seen.body).toEqual((await game.spectator.get()).body);
    expect((await at(deaf, eve).choices()).draft).toBe(3);
    expect((await at(deaf, game.gb).choices()).draft).toBe(0);
  });

  it('turns the opponent away from an offer without reading secret steps', async () => {
    const game = await startWar(app);
    await at(deaf, game.gb).get();
    const { body } = await game.us.post('/seat-offer', { knowledge: 'FULL' });
    await secretStep(game.us);
    const taken = await at(deaf, game.gb).post('/seat-offer/take', { token: body.token });
    expect(codeOf(taken)).toEqual([403, 'FORBIDDEN']);
    expect(deaf.app.get(LiveGamesService).peek(game.id)?.head.seq).toBe(1);
  });

  it('does not lose the secret steps of a player whose opponent changes', async () => {
    const game = await startWar(app);
    await at(deaf, game.us).get();
    await secretStep(game.us);
    await handedOver(game, game.gb);
    await secretStep(game.us);
    const own = (await game.us.get()).body;
    expect((await at(deaf, game.us).get()).body).toEqual(own);
    expect(own.draft).toBe(2);
  });

  it('plays what the new player sends, as the first thing that it hears of them', async () => {
    const game = await startWar(app, { private: true });
    const eve = await handedOver(game, game.us);
    await secretStep(eve);
    const { version, draft, choices } = await eve.choices();
    const plan = { version, draft, actions: [choices[0]!.action] };
    expect(codeOf(await at(deaf, eve).post('/moves', plan))).toEqual([200, undefined]);
  });

  it('gives the game up for the new player, and not for who had the seat', async () => {
    const game = await startWar(app, { private: true });
    const eve = await handedOver(game, game.us);
    expect(codeOf(await at(deaf, game.us).post('/resign', {}))).toEqual([403, 'FORBIDDEN']);
    const other = await startWar(app, { private: true });
    const mallory = await handedOver(other, other.us);
    expect((await at(deaf, mallory).post('/resign', {})).status).toBe(200);
    expect((await eve.get()).body.status).toBe('RUNNING');
  });
});
