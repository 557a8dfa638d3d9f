import { DataSource } from 'typeorm';

import { GamesBegun1764892800000 } from '../../migrations/1764892800000-games-begun.js';
import { RELIABILITY } from '../../src/games/store/reliability.repository.js';
import { BOT_ACCOUNTS } from '../../src/players/bot-accounts.js';
import { RestClient, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';

let app: TestApp;
let time: TimeMachine;
beforeAll(async () => {
  app = await startApp();
  time = timeMachine(app);
});
afterAll(() => app.stop());

const OPERATIONS = { ruleset: 'ops1812', scenario: 'campaign' };
const NONE = { games: 0, finished: 0, timedOut: 0, handedOver: 0 };

/** What everybody is told of somebody, the same at both interfaces. */
async function told({ id }: Pick<TestPlayer, 'id'>) {
  const { status, body } = await app.rest(`GET /v1/players/${id}/reliability`);
  expect(status).toBe(200);
  const asked =
    'query ($id: ID!) { reliability(playerId: $id) { games finished timedOut handedOver } }';
  expect((await app.ask(asked, { id })).reliability).toEqual(body);
  return body;
}

const toldOf = async ({ us, gb }: RestGame) => [await told(us.player!), await told(gb.player!)];
const begin = (order: object = {}) => startWar(app, { ...OPERATIONS, clock: 'daily', ...order });

/** Who owes the decision, and who waits. */
async function sides({ us, gb }: RestGame): Promise<[mover: RestClient, waiter: RestClient]> {
  return (await us.choices()).choices.length > 0 ? [us, gb] : [gb, us];
}

async function take({ id }: RestGame, from: RestClient, player: TestPlayer): Promise<RestClient> {
  const { body } = await from.post('/seat-offer', { knowledge: 'FULL' });
  const to = new RestClient(app, id, player);
  expect((await to.post('/seat-offer/take', { token: body.token })).status).toBe(200);
  return to;
}

describe('how reliable a player is', () => {
  it('is nothing for who has begun nothing', async () => {
    expect(await told(await app.signUp())).toEqual(NONE);
  });

  it('tells of no game that goes on, and of one that is resigned that both have finished', async () => {
    const game = await begin();
    expect(await toldOf(game)).toEqual([NONE, NONE]);
    await game.gb.post('/resign', {});
    const one = { ...NONE, games: 1, finished: 1 };
    expect(await toldOf(game)).toEqual([one, one]);
  });

  it('counts a game that is broken off by agreement as finished', async () => {
    const game = await begin();
    await game.us.post('/requests', { kind: 'ABORT' });
    const { version } = (await game.us.get('/requests')).body.requests[0];
    await game.gb.post('/requests/answer', { version, agrees: true });
    expect((await game.us.get()).body.outcome.reason).toBe('aborted');
    expect(await told(game.us.player!)).toEqual({ ...NONE, games: 1, finished: 1 });
  });

  it.each([
    ['the opponent claims it', 'daily', 6 * DAY, (waiter: RestClient) => waiter.post('/claim', {})],
    ['nobody claims it', 'daily', 21 * DAY, () => time.look()],
    ['time itself ends it', 'live-60', 2 * HOUR, () => time.look()],
  ])('tells who let their time run out where %s', async (_, clock, ms, end) => {
    const game = await begin({ clock });
    const [mover, waiter] = await sides(game);
    time.pass(ms);
    await end(waiter);
    expect((await game.us.get()).body.status).toBe('FINISHED');
    expect(await told(mover.player!)).toEqual({ ...NONE, games: 1, timedOut: 1 });
    expect(await told(waiter.player!)).toEqual({ ...NONE, games: 1, finished: 1 });
  });

  it('tells at once that a seat was handed over; from then on it counts for who took it', async () => {
    const game = await begin({ private: true });
    const eve = await app.signUp('Eve');
    await take(game, game.us, eve);
    const left = { ...NONE, games: 1, handedOver: 1 };
    expect(await toldOf(game)).toEqual([left, NONE]);
    expect(await told(eve)).toEqual(NONE);
    const [mover] = await sides({ ...game, us: new RestClient(app, game.id, eve) });
    time.pass(6 * DAY);
    await (mover.player === eve ? game.gb : new RestClient(app, game.id, eve)).post('/claim', {});
    expect(await told(mover.player!)).toEqual({ ...NONE, games: 1, timedOut: 1 });
    expect(await told(game.us.player!)).toEqual(left);
  });

  it('forgets that a seat was handed over when it comes back', async () => {
    const game = await begin();
    const eve = await app.signUp('Eve');
    const there = await take(game, game.us, eve);
    await take(game, there, game.us.player!);
    expect(await told(game.us.player!)).toEqual(NONE);
    expect(await told(eve)).toEqual({ ...NONE, games: 1, handedOver: 1 });
    await game.us.post('/resign', {});
    expect(await told(game.us.player!)).toEqual({ ...NONE, games: 1, finished: 1 });
  });

  it('adds up what became of the games of one player', async () => {
    const player = await app.signUp();
    const [resigned, won, left, , late] = await Promise.all([1, 2, 3, 4, 5].map(() => sat(player)));
    await resigned!.us.post('/resign', {});
    await won!.gb.post('/resign', {});
    await take(left!, left!.us, await app.signUp('Eve'));
    const [mover, waiter] = await sides(late!);
    time.pass(6 * DAY);
    await waiter.post('/claim', {});
    const ended = mover === late!.us ? { finished: 2, timedOut: 1 } : { finished: 3, timedOut: 0 };
    expect(await told(player)).toEqual({ games: 4, handedOver: 1, ...ended });
  });

  /** A game of that player, who has others. */
  async function sat(player: TestPlayer): Promise<RestGame> {
    const body = { ...OPERATIONS, seat: 'us', clock: 'daily' };
    const { id } = (await app.rest('POST /v1/games', { token: player.token, body })).body;
    const other = await app.signUp();
    await app.rest(`POST /v1/games/${id}/seats/gb`, { token: other.token, body: {} });
    const [us, gb, spectator] = [player, other, undefined].map(
      (one) => new RestClient(app, id, one),
    ) as [RestClient, RestClient, RestClient];
    return { id, us, gb, spectator };
  }

  it.each([
    ['without a clock', { clock: 'none' }],
    ['of practice', { seed: 'a'.repeat(64) }],
  ])('does not count a game %s, whoever leaves it', async (_, order) => {
    const game = await begin(order);
    const eve = await app.signUp('Eve');
    const there = await take(game, game.us, eve);
    await there.post('/resign', {});
    expect([...(await toldOf(game)), await told(eve)]).toEqual([NONE, NONE, NONE]);
  });

  it('does not count a game against the computer', async () => {
    const player = await app.signUp();
    const seatBots = [{ seat: 'gb', level: 'greedy' }];
    const body = { ...OPERATIONS, seat: 'us', clock: 'daily', seatBots };
    const made = await app.rest('POST /v1/games', { token: player.token, body });
    const game = new RestClient(app, made.body.id, player);
    expect((await game.post('/resign', {})).status).toBe(200);
    expect([await told(player), await told(BOT_ACCOUNTS.greedy)]).toEqual([NONE, NONE]);
  });

  it('is asked in vain of who is none', async () => {
    for (const id of ['nobody', '00000000-0000-4000-8000-000000000000', "'; --", 'x'.repeat(90)]) {
      const rest = await app.rest(`GET /v1/players/${encodeURIComponent(id)}/reliability`);
      expect([rest.status, rest.body.error.code]).toEqual([404, 'NOT_FOUND']);
      const asked = 'query ($id: ID!) { reliability(playerId: $id) { games } }';
      const { errors } = await app.graphql(asked, { id });
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
    const me = await app.rest('GET /v1/players/me/reliability', {
      headers: { 'accept-language': 'ja' },
    });
    expect([me.status, me.body.error.message]).toEqual([
      404,
      expect.stringContaining('プレイヤー'),
    ]);
  });
});

describe('the games that count', () => {
  const BEGUN = 'SELECT game_id, player_id FROM games_begun ORDER BY 1, 2';

  it('are found by the migration where they were begun before it', async () => {
    const { rows } = await app.pool.query(BEGUN);
    expect(rows.length).toBeGreaterThan(10);
    const runner = app.app.get(DataSource).createQueryRunner();
    const migration = new GamesBegun1764892800000();
    await runner.startTransaction();
    await migration.down(runner);
    await migration.up(runner);
    await runner.commitTransaction();
    await runner.release();
    expect((await app.pool.query(BEGUN)).rows).toEqual(rows);
  });

  /** Writes `count` more games of a player at `seat`, begun later, one a minute, as copies of one game. */
  async function copies(
    { gameId, player }: RestClient,
    seat: string,
    count: number,
    status: string,
  ) {
    const columns = (
      await app.pool.query<{ names: string }>(
        `SELECT string_agg(quote_ident(attname), ', ') AS names FROM pg_attribute
         WHERE attrelid = 'games'::regclass AND attnum > 0 AND NOT attisdropped AND attname NOT IN ('id', 'status', 'request_id')`,
      )
    ).rows[0]!.names;
    await app.pool.query(
      `WITH made AS (
         INSERT INTO games (id, status, ${columns})
         SELECT gen_random_uuid(), $5, ${columns} FROM games CROSS JOIN generate_series(1, $4) WHERE id = $1
         RETURNING id, version
       ), seats AS (
         INSERT INTO seats (game_id, seat, player_id, entropy) SELECT id, $3, $2, '' FROM made
       ), last AS (
         INSERT INTO moves (game_id, seq, version, seat, kind, secret, undoable, created_at, hash, body)
         SELECT made.id, m.seq, m.version, m.seat, m.kind, m.secret, m.undoable, m.created_at, m.hash, m.body
         FROM made JOIN moves m ON m.game_id = $1 AND m.version = made.version
       )
       INSERT INTO games_begun (game_id, player_id, at)
       SELECT id, $2, now() + interval '1 year' + row_number() OVER () * interval '1 minute' FROM made`,
      [gameId, player!.id, seat, count, status],
    );
  }

  /** The plan as Postgres carries it out: each node with its index and how often it ran. */
  async function planned(playerId: string) {
    const text = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${RELIABILITY.replaceAll('$1', `'${playerId}'`)}`;
    const { rows } = await app.pool.query(text);
    const nodes: any[] = [];
    const walk = (node: any): void => {
      nodes.push(node);
      (node.Plans ?? []).forEach(walk);
    };
    walk(rows[0]['QUERY PLAN'][0].Plan);
    return nodes;
  }

  it('are the last 50, found by indexes among 10,000', async () => {
    const game = await begin({ clock: 'live-60' });
    const [mover] = await sides(game);
    time.pass(2 * HOUR);
    await time.look();
    await copies(mover, mover === game.us ? 'us' : 'gb', 10_000, 'FINISHED');
    await app.pool.query('ANALYZE games_begun, games, seats, moves');
    expect(await told(mover.player!)).toEqual({ ...NONE, games: 50, timedOut: 50 });
    const nodes = await planned(mover.player!.id);
    expect(nodes.map((node) => node['Index Name'])).toContain('ix_games_begun_player');
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
    const read = nodes[0]['Shared Hit Blocks'] + nodes[0]['Shared Read Blocks'];
    expect(read).toBeLessThan(1_500);
  });

  it('are looked for among the last 500, however many go on', async () => {
    const game = await begin();
    await game.us.post('/resign', {});
    await copies(game.us, 'us', 499, 'RUNNING');
    expect((await told(game.us.player!)).games).toBe(1);
    await copies(game.us, 'us', 1, 'RUNNING');
    expect((await told(game.us.player!)).games).toBe(0);
  });
});
