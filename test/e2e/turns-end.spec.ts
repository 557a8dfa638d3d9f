import type pg from 'pg';

import { Traffic } from '../../src/admission/traffic.js';
import { startApp, type TestApp } from './support.js';
import { until } from './waiting.js';

/** A database that stands still keeps the first of an address at work, and the second waiting for their turn. */

let app: TestApp;
let locker: pg.PoolClient;
beforeAll(async () => {
  app = await startApp({ IN_FLIGHT_PER_ADDRESS: '1', STALL_SECONDS: '2' });
});
afterAll(() => app.stop());

beforeEach(async () => {
  locker = await app.pool.connect();
  await locker.query('BEGIN; LOCK TABLE games IN ACCESS EXCLUSIVE MODE');
});
afterEach(() => locker.release(true));

const inFlight = (): number => app.app.get(Traffic).inFlight;
const free = async (): Promise<unknown> => locker.query('ROLLBACK');

const LIST = '{ games(first: 1) { nodes { id } } }';
const waiter = { code: 'UNAVAILABLE', retryAfter: 1, requestId: expect.any(String) };

describe('who waits for their turn while the database stands still', () => {
  it('is told over REST to try again, and gives their place back', async () => {
    const first = app.rest('GET /v1/games');
    await until(() => inFlight() === 1);
    const second = await app.rest('GET /v1/games');
    expect(second.status).toBe(503);
    expect(second.headers.get('retry-after')).toBe('1');
    expect(second.body.error.code).toBe('UNAVAILABLE');
    expect(inFlight()).toBe(1);
    await free();
    expect((await first).status).toBe(200);
    expect(inFlight()).toBe(0);
    expect((await app.rest('GET /v1/games')).status).toBe(200);
  });

  it('is told over GraphQL', async () => {
    const first = app.rest('GET /v1/games');
    await until(() => inFlight() === 1);
    const { status, errors } = await app.graphql(LIST);
    expect(status).toBe(503);
    expect(errors?.[0]?.extensions).toEqual(waiter);
    await free();
    expect((await first).status).toBe(200);
    expect((await app.graphql(LIST)).errors).toBeUndefined();
  });

  it('is told over a WebSocket', async () => {
    const first = app.rest('GET /v1/games');
    await until(() => inFlight() === 1);
    const asked = app.subscribe(LIST);
    await expect(asked.next()).rejects.toMatchObject([{ extensions: waiter }]);
    await free();
    expect((await first).status).toBe(200);
    expect(inFlight()).toBe(0);
  });

  it('is told over a WebSocket where another is before them there', async () => {
    const asked = [LIST, LIST].map((query) => app.subscribe(query).next());
    await expect(Promise.race(asked)).rejects.toMatchObject([{ extensions: waiter }]);
    await free();
    const ends = (await Promise.allSettled(asked)).map(({ status }) => status);
    expect(ends.sort()).toEqual(['fulfilled', 'rejected']);
    await until(() => inFlight() === 0);
  });
});
