import { verifyRecord } from '../../src/games/proof/record.js';
import { replayFaults } from '../../src/games/proof/replay.js';
import { RULESETS } from '../../src/rules/index.js';
import { dying, isOf } from './dying.js';
import { recordOf } from './quick-games.js';
import { RestClient, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

/** A seat that goes to another player: all of it or nothing, wherever the process dies. */

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

const PASSED = `SELECT
    (SELECT count(*)::int FROM seats s WHERE s.game_id = g.id AND s.player_id = $2) AS seats,
    (SELECT count(*)::int FROM moves m WHERE m.game_id = g.id AND m.kind = 'handover') AS rows,
    (SELECT count(*)::int FROM seat_offers o WHERE o.game_id = g.id) AS offers,
    jsonb_array_length(g.handovers) AS handovers
  FROM games g WHERE g.id = $1`;
const NOTHING = { seats: 0, rows: 0, offers: 1, handovers: 0 };
const ALL = { seats: 1, rows: 1, offers: 0, handovers: 1 };

/** A game in which a seat is offered to a newcomer. */
async function offered() {
  const { us, gb, id } = await startWar(app, { clock: 'daily' });
  const { token } = (await us.post('/seat-offer', { knowledge: 'FULL' })).body;
  const player = await app.signUp('Eve');
  const takeAt = (at: TestApp) =>
    new RestClient(at, id, player).post('/seat-offer/take', { token });
  const passed = async () => (await app.pool.query(PASSED, [id, player.id])).rows[0];
  return { id, gb, player, takeAt, passed };
}

/** What is wrong with the record of a game that is over. */
async function faultsOf(id: string): Promise<string[]> {
  const record = JSON.parse(JSON.stringify(await recordOf(app, { id, players: [] })));
  const rules = RULESETS.find((one) => one.id === record.ruleset)!;
  return [...verifyRecord(record), ...replayFaults(record, rules)].map(String);
}

test('A seat is taken with its row, its offer and its clock or not at all, wherever that ends; and then once', async () => {
  const whole = await offered();
  const statements = await dying(app, Infinity, () => whole.takeAt(app));
  expect(await whole.passed()).toEqual(ALL);
  expect(isOf(statements.at(-1)!, 'COMMIT')).toBe(true);
  expect(statements.length).toBeGreaterThan(5);
  for (let after = 1; after <= statements.length; after++) {
    const { id, gb, player, takeAt, passed } = await offered();
    await dying(app, after, async () => expect((await takeAt(app)).status).toBe(500));
    const isCommitted = after === statements.length;
    expect([after, await passed()]).toEqual([after, isCommitted ? ALL : NOTHING]);
    // The newcomer asks again, both the process that went on and another.
    for (const at of [sibling, app]) {
      const { status, body } = await takeAt(at);
      expect([after, status, body.seat]).toEqual([after, 200, 'us']);
      expect([after, await passed()]).toEqual([after, ALL]);
    }
    const { seats } = (await gb.get()).body;
    const [taker] = seats.filter((one: any) => one.player.id === player.id);
    expect(taker.player.name).toBe('Eve');
    await gb.post('/resign', undefined);
    expect(await faultsOf(id)).toEqual([]);
  }
});
