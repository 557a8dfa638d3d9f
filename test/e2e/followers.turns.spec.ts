import { Browser } from './push-service.js';
import { AT_HOME, type Receiver, startReceiver } from './receiver.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { until } from './waiting.js';

/** One player writes the same wish many times at once, and others ask for something meanwhile. */

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  [app, receiver] = [
    await startApp({ ...AT_HOME, STATEMENT_SECONDS: '60' }),
    await startReceiver(),
  ];
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});

/** More than the service has connections to the database. */
const MANY = 30;
const SUBSCRIBE = `mutation ($input: PushInput!) { subscribePush(input: $input) { id } }`;

/** Starts `work` many times while somebody holds the player's row and those of their endpoints; others are answered. */
async function crowded<T>({ id }: TestPlayer, work: () => Promise<T>): Promise<T[]> {
  const other = await app.signUp();
  const holder = await app.pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [id]);
    await holder.query('SELECT FROM endpoints WHERE player_id = $1 FOR UPDATE', [id]);
    const all = Promise.all(Array.from({ length: MANY }, work));
    const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await until(async () => (await holder.query(waits)).rows.length > 0);
    const asked = app.rest('GET /v1/followers', { token: other.token });
    const patience = new Promise((done) => setTimeout(done, 20_000, 'nobody is answered').unref());
    expect(await Promise.race([asked, patience])).toMatchObject({ status: 200 });
    await holder.query('ROLLBACK');
    return await all;
  } finally {
    holder.release();
  }
}

async function follower() {
  const player = await app.signUp();
  const { token } = player;
  const made = await app.rest('POST /v1/endpoints', { body: { url: receiver.url }, token });
  return { player, endpointId: made.body.endpoint.id as string };
}

describe('many wishes of one player at once', () => {
  it('to follow the same keep nobody else waiting for the database, and are one', async () => {
    const { player, endpointId } = await follower();
    const follow = () =>
      app.rest('POST /v1/followers', { body: { endpointId }, token: player.token });
    const answers = await crowded(player, follow);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('to be told in the same browser do not either', async () => {
    const player = await app.signUp();
    const { input } = new Browser(`${receiver.url}/push`);
    const subscribe = () => app.ask(SUBSCRIBE, { input }, player.token);
    await subscribe();
    const answers = await crowded(player, subscribe);
    expect(new Set(answers.map(({ subscribePush }) => subscribePush.id)).size).toBe(1);
  });
});
