import { DataSource, type QueryRunner } from 'typeorm';

import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';

/** A round is published with all of its games, or not at all, wherever the process dies on the way. */

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

class Died extends Error {}

const isOf = (text: string, kind: string): boolean => text.trimStart().startsWith(kind);

/**
 * The statements of the transactions that are begun while `work` goes on. After the one with that number, from 1, the
 * process is as good as dead: it says no more to the database, which takes back what was not committed.
 */
async function dying(after: number, work: () => Promise<unknown>): Promise<readonly string[]> {
  const source = app.app.get(DataSource);
  const create = source.createQueryRunner.bind(source);
  const said: string[] = [];
  source.createQueryRunner = (...mode): QueryRunner => {
    const runner = create(...mode);
    const query = runner.query.bind(runner);
    runner.query = async (text: string, ...rest: never[]) => {
      if (isOf(text, 'ROLLBACK')) return query(text, ...rest);
      said.push(text);
      const answer: unknown = await query(text, ...rest);
      if (said.length >= after) throw new Died();
      return answer;
    };
    return runner;
  };
  try {
    await work();
  } finally {
    source.createQueryRunner = create;
  }
  return said;
}

let count = 0;

/** An event of four in pairs of two games, whose first round is proposed. */
async function proposed() {
  const players: TestPlayer[] = [];
  for (let i = 0; i < 4; i++) players.push(await app.signUp());
  const [owner] = players as [TestPlayer];
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const wish = { name: 'Lakes in autumn', ruleset: 'ops1812', scenarios: ['campaign'], startsAt };
  const { body } = await app.rest('POST /v1/tournaments', { token: owner.token, body: wish });
  const direct = (player: TestPlayer, requestId: string, ...acts: object[]) =>
    app.rest(`POST /v1/tournaments/${body.id}/acts`, {
      ...{ token: player.token, headers: { 'idempotency-key': requestId }, body: { acts } },
    });
  await direct(owner, `open-${(count += 1)}`, { kind: 'open' });
  for (const player of players) await direct(player, `enter-${(count += 1)}`, { kind: 'enter' });
  await direct(owner, `pair-${(count += 1)}`, { kind: 'start' }, { kind: 'pair' });
  return {
    id: body.id as string,
    publish: (key: string) => direct(owner, key, { kind: 'publish' }),
  };
}

const TELLS = `SELECT t.seq, (SELECT count(*)::int FROM tournament_facts f WHERE f.tournament_id = t.id) AS facts,
    (SELECT count(*)::int FROM tournament_games g WHERE g.tournament_id = t.id) AS places,
    (SELECT count(*)::int FROM games) AS games
  FROM tournaments t WHERE t.id = $1`;

const stored = async (id: string): Promise<Record<string, number>> =>
  (await app.pool.query(TELLS, [id])).rows[0];

test('A round is there with all its games or not at all, wherever its publishing ends; and then once', async () => {
  app.app.get(KeeperService).look = () => Promise.resolve();
  const whole = await proposed();
  const statements = await dying(Infinity, () => whole.publish('whole'));
  expect(isOf(statements.at(-1)!, 'COMMIT')).toBe(true);
  expect(statements.length).toBeGreaterThan(5);
  for (let after = 1; after <= statements.length; after++) {
    const { id, publish } = await proposed();
    const before = await stored(id);
    const key = `publish-${after}`;
    const said = await dying(after, async () => expect((await publish(key)).status).toBe(500));
    expect(said.length).toBe(after);
    const isCommitted = after === statements.length;
    const now = await stored(id);
    if (!isCommitted) expect([after, now]).toEqual([after, before]);
    const { status, body } = await publish(key);
    expect([after, status]).toEqual([after, 201]);
    expect(body.facts.map(({ kind }: { kind: string }) => kind)).toEqual(['PUBLISHED']);
    const games = body.facts[0].data.games.flat();
    expect(await stored(id)).toEqual({
      ...{ seq: before['seq']! + 1, facts: before['facts']! + 1 },
      ...{ places: 4, games: before['games']! + 4 },
    });
    for (const game of games) {
      const { rows } = await app.pool.query('SELECT status FROM games WHERE id = $1', [game]);
      expect(rows).toEqual([{ status: 'RUNNING' }]);
    }
  }
});
