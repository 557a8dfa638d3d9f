import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { dying, isOf } from './dying.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';

/** A round with its games, a substitute with their seats: all of it or nothing, wherever the process dies. */

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

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
      ...{ token: player.token, headers: { 'idempotency-key': requestId } },
      body: { acts, reason: 'illness' },
    });
  await direct(owner, `open-${(count += 1)}`, { kind: 'open' });
  for (const player of players) await direct(player, `enter-${(count += 1)}`, { kind: 'enter' });
  await direct(owner, `pair-${(count += 1)}`, { kind: 'start' }, { kind: 'pair' });
  return {
    id: body.id as string,
    publish: (key: string) => direct(owner, key, { kind: 'publish' }),
    direct: (key: string, act: object) => direct(owner, key, act),
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
  const statements = await dying(app, Infinity, () => whole.publish('whole'));
  expect(isOf(statements.at(-1)!, 'COMMIT')).toBe(true);
  expect(statements.length).toBeGreaterThan(5);
  for (let after = 1; after <= statements.length; after++) {
    const { id, publish } = await proposed();
    const before = await stored(id);
    const key = `publish-${after}`;
    const said = await dying(app, after, async () => expect((await publish(key)).status).toBe(500));
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

const PASSED = `SELECT count(*) FILTER (WHERE s.player_id = $2)::int AS seats,
    count(DISTINCT g.id) FILTER (WHERE jsonb_array_length(g.handovers) = 1)::int AS told,
    (SELECT count(*)::int FROM tournament_facts f WHERE f.tournament_id = $1 AND f.kind = 'SUBSTITUTED') AS facts,
    (SELECT count(*)::int FROM tournament_people p WHERE p.tournament_id = $1 AND p.player_id = $2) AS people
  FROM tournament_games t JOIN games g ON g.id = t.game_id JOIN seats s ON s.game_id = g.id
  WHERE t.tournament_id = $1`;

/** An event whose first round is published; `act` puts a newcomer into an entry that the director does not meet. */
async function substituting() {
  const { id, publish, direct } = await proposed();
  const { body } = await publish(`publish-${(count += 1)}`);
  const { pairings } = body.tournament.rounds[0];
  const { first } = pairings.find((one: any) => one.first !== 1 && one.second !== 1);
  const { id: player } = await app.signUp();
  const act = { kind: 'substitute', entry: first, player, knowledge: 'FULL' };
  return {
    act: (key: string) => direct(key, act),
    passed: async () => (await app.pool.query(PASSED, [id, player])).rows[0],
  };
}

test('A substitute has the entry and the seats of both its games, or none of it; and then once', async () => {
  app.app.get(KeeperService).look = () => Promise.resolve();
  const whole = await substituting();
  const statements = await dying(app, Infinity, () => whole.act('substitute-whole'));
  expect(isOf(statements.at(-1)!, 'COMMIT')).toBe(true);
  expect(statements.filter((text) => text.includes('UPDATE games SET handovers'))).toHaveLength(2);
  for (let after = 1; after <= statements.length; after++) {
    const { act, passed } = await substituting();
    const key = `substitute-${after}`;
    await dying(app, after, async () => expect((await act(key)).status).toBe(500));
    const isCommitted = after === statements.length;
    const none = { seats: 0, told: 0, facts: 0, people: 0 };
    if (!isCommitted) expect([after, await passed()]).toEqual([after, none]);
    const { status, body } = await act(key);
    expect([after, status]).toEqual([after, 201]);
    expect(body.facts.map(({ kind }: { kind: string }) => kind)).toEqual(['SUBSTITUTED']);
    expect(await passed()).toEqual({ seats: 2, told: 2, facts: 1, people: 1 });
  }
});
