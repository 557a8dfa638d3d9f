import { randomUUID } from 'node:crypto';

import pg from 'pg';

import { type FreezablePostgres, startFreezablePostgres } from './frozen-postgres.js';
import { nextMove } from './rest-games.js';
import { startApp, startAppOn, type TestApp } from './support.js';
import { startGame } from './toy-games.js';
import { until } from './waiting.js';

/** A second for Postgres to give up a statement, one more for the service, and some for a busy machine. */
const LIMIT_MS = 5_000;

const SECOND = { STATEMENT_SECONDS: '1' };

async function timed<T>(work: Promise<T>): Promise<{ value: T; milliseconds: number }> {
  const began = performance.now();
  return { value: await work, milliseconds: performance.now() - began };
}

const receiptOf = ({ game: _, ...receipt }: any) => receipt;

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('a Postgres that stands still', () => {
  let postgres: FreezablePostgres;
  let here: TestApp;
  let there: TestApp;

  beforeAll(async () => {
    postgres = await startFreezablePostgres();
    here = await startAppOn(postgres.url, SECOND);
    there = await here.sibling();
  });
  afterAll(async () => {
    postgres.thaw();
    await there.stop();
    await here.stop();
    await postgres.stop();
  });

  it('is told of soon, also to those who ask at the same time', async () => {
    expect((await here.rest('GET /health/ready')).status).toBe(200);
    postgres.freeze();
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => timed(here.rest('GET /health/ready'))),
    );
    postgres.thaw();
    for (const { value, milliseconds } of asked) {
      expect(value.status).toBe(503);
      expect(value.body.error.code).toBe('UNAVAILABLE');
      expect(milliseconds).toBeLessThan(4_000);
    }
    await until(async () => (await here.rest('GET /health/ready')).status === 200);
  });

  it('takes back no move and does none twice: what was under way is looked up', async () => {
    const { clients, id } = await startGame(here, {
      ruleset: 'columbia1812',
      scenario: 'campaign',
    });
    for (let round = 0; round < 3; round++) {
      const { version, requestId, client, send } = await nextMove(clients);
      postgres.freeze();
      const doubtful = await timed(send(here));
      const elsewhere = await timed(there.rest('GET /v1/games'));
      postgres.thaw();
      for (const { value, milliseconds } of [doubtful, elsewhere]) {
        expect(value.status).toBe(503);
        expect(value.body.error.code).toBe('UNAVAILABLE');
        expect(Number(value.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(milliseconds).toBeLessThan(LIMIT_MS);
      }
      const answers = [];
      for (const app of [there, here, there]) answers.push(await send(app));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const receipts = answers.map(({ body }) => receiptOf(body));
      expect(receipts[1]).toEqual(receipts[0]);
      expect(receipts[2]).toEqual(receipts[0]);
      expect(receipts[0].version).toBeGreaterThanOrEqual(version);
      const { rows } = await here.pool.query(
        'SELECT count(*)::int FROM moves WHERE game_id = $1 AND request_id = $2',
        [id, requestId],
      );
      expect(rows).toEqual([{ count: 1 }]);
      expect(await client.at(there).read()).toEqual(await client.read());
    }
  });

  it('keeps nobody from ending', async () => {
    const third = await here.sibling();
    expect((await third.rest('GET /v1/games')).status).toBe(200);
    postgres.freeze();
    const { milliseconds } = await timed(third.app.close());
    postgres.thaw();
    expect(milliseconds).toBeLessThan(LIMIT_MS);
    await third.pool.end();
  });
});

describe('a statement that takes too long', () => {
  let app: TestApp;
  let holder: pg.Client;

  beforeAll(async () => {
    app = await startApp({ ...SECOND, DATABASE_POOL: '1' });
    holder = new pg.Client(app.environment.databaseUrl);
    await holder.connect();
  });
  afterAll(async () => {
    await holder.end();
    await app.stop();
  });

  it('is given up, and ready tells true while the others wait for its connection', async () => {
    const { clients, id } = await startGame(app, { ruleset: 'columbia1812', scenario: 'campaign' });
    const { version, client, send } = await nextMove(clients);
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM games WHERE id = $1 FOR UPDATE', [id]);
    const moving = timed(send(app));
    await until(() => app.app.get(pg.Pool).idleCount === 0);
    const ready = await timed(app.rest('GET /health/ready'));
    expect(ready.value.status).toBe(200);
    const { value, milliseconds } = await moving;
    expect(value.status).toBe(503);
    expect(value.body.error.code).toBe('UNAVAILABLE');
    expect(milliseconds).toBeLessThan(LIMIT_MS);
    expect((await client.read()).version).toBe(version);
    await holder.query('COMMIT');
    expect((await send(app)).status).toBe(200);
  });

  /** What `work` answers while the table takes no row, and then twice when it does again. */
  async function besideALock<T>(table: string, work: () => Promise<T>): Promise<readonly T[]> {
    await holder.query('BEGIN');
    await holder.query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`);
    const during = await work();
    await holder.query('COMMIT');
    return [during, await work(), await work()];
  }

  it.each(['games', 'seats'])(
    'in the middle of making a game, at %s, makes none; the same again makes one',
    async (table) => {
      const { id, token } = await app.signUp();
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
      const body = { ruleset: 'columbia1812', scenario: 'campaign' };
      const counted = async (of: string) =>
        (await app.pool.query<{ count: number }>(of, [id])).rows[0]?.count;
      const games = 'SELECT count(*)::int FROM games WHERE creator_id = $1';
      const seats = 'SELECT count(*)::int FROM seats WHERE player_id = $1';
      let made: unknown[] = [];
      const [during, ...after] = await besideALock(table, async () => {
        const answer = await app.rest('POST /v1/games', { headers, body });
        made = [...made, await counted(games), await counted(seats)];
        return answer;
      });
      expect([during?.status, during?.body.error.code]).toEqual([503, 'UNAVAILABLE']);
      expect(after.map(({ status }) => status)).toEqual([201, 201]);
      expect(after[1]?.body.id).toBe(after[0]?.body.id);
      expect(made).toEqual([0, 0, 1, 1, 1, 1]);
    },
  );

  it.each(['seats', 'moves', 'snapshots'])(
    'in the middle of taking the last seat, at %s, leaves it free and the game open',
    async (table) => {
      const [first, second] = [await app.signUp(), await app.signUp()];
      const body = { ruleset: 'columbia1812', scenario: 'campaign' };
      const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
      const { id } = (await app.rest('POST /v1/games', { headers: as(first), body })).body;
      const shown: unknown[] = [];
      const [during, ...after] = await besideALock(table, async () => {
        const route = `POST /v1/games/${id}/seats/gb`;
        const answer = await app.rest(route, { headers: as(second), body: {} });
        const { status, seats } = (await app.rest(`GET /v1/games/${id}`)).body;
        shown.push([status, seats.filter((seat: any) => seat.player !== null).length]);
        return answer;
      });
      expect([during?.status, during?.body.error.code]).toEqual([503, 'UNAVAILABLE']);
      expect(after.map(({ status }) => status)).toEqual([201, 201]);
      expect(shown).toEqual([
        ['OPEN', 1],
        ['RUNNING', 2],
        ['RUNNING', 2],
      ]);
    },
  );
});
