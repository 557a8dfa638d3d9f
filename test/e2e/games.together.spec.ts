import { type GameRecord, verifyRecord } from '../../src/games/proof/record.js';
import { seeded } from '../../src/rules/index.js';
import { startApp, type TestApp } from './support.js';
import { offerToy, playOn, startGame, startToy } from './toy-games.js';

offerToy();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const RECORD = 'query ($id: ID!) { game(id: $id) { version dice { record } } }';

it('moves of many games at the same time share a transaction, and each is written as it was made', async () => {
  const games = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      i % 2 ? startToy(app) : startGame(app, { ruleset: 'columbia1812', scenario: 'campaign' }),
    ),
  );
  const clients = games.map((game) => ('red' in game ? [game.red, game.blue] : [...game.clients]));
  const before = await largest();
  await Promise.all(clients.map((two, i) => playOn(two, seeded(i), 60)));
  expect(before).toBe(1);
  expect(await largest()).toBeGreaterThan(2);
  await Promise.all(clients.map(async ([one]) => one?.resign()));
  for (const { id, spectator } of games) {
    const { game } = await spectator.ask(RECORD, { id });
    const record = game.dice.record as GameRecord;
    expect(verifyRecord(record)).toEqual([]);
    expect(record.rows.filter(({ secret }) => !secret).at(-1)?.version).toBe(game.version);
  }
}, 180_000);

/** Moves that one transaction has written, at most. */
async function largest(): Promise<number> {
  const { rows } = await app.pool.query(
    'SELECT max(n)::int AS n FROM (SELECT count(*) AS n FROM moves GROUP BY xmin) counts',
  );
  return rows[0].n;
}
