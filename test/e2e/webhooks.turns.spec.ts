import { RemindersService } from '../../src/notices/telling/reminders.service.js';
import { AT_HOME, type Receiver, settledAll, startReceiver } from './receiver.js';
import { type RestClient, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** That it is somebody's turn. */

let app: TestApp;
let sibling: TestApp;
let time: TimeMachine;
let receiver: Receiver;
beforeAll(async () => {
  app = await startApp(AT_HOME);
  sibling = await app.sibling();
  time = timeMachine(app, sibling);
});
afterAll(async () => {
  await sibling.stop();
  await app.stop();
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

/** Where nobody steps in secret: one has just come to owe a decision, and both are told of their turns. */
async function turnOf(clock: string) {
  const order = { ruleset: 'ops1812', scenario: 'campaign', clock };
  const game = await startWar(app, order);
  const { us, gb } = game;
  for (const client of [us, gb]) await follow(client);
  const owed = async () => (await us.get()).body.owed as string[];
  const first = (await owed())[0]!;
  const isOver = (seats: string[]) => seats.length === 1 && !seats.includes(first);
  while (!isOver(await owed())) await moved(first === 'us' ? us : gb);
  await settled(game);
  const seat = (await owed())[0]!;
  return { game, mover: seat === 'us' ? us : gb, waiter: seat === 'us' ? gb : us, seat };
}

async function follow({ player, gameId }: RestClient): Promise<void> {
  const { token } = player!;
  const url = `${receiver.url}/${player!.id}`;
  const made = await app.rest('POST /v1/endpoints', { body: { url }, token });
  const kinds = ['game.your_turn', 'game.time_low'];
  const body = { endpointId: made.body.endpoint.id, gameId, kinds };
  await app.rest('POST /v1/followers', { body, token });
}

async function moved(client: RestClient): Promise<void> {
  const { version, draft, choices } = await client.choices();
  await client.post('/moves', { version, draft, actions: [choices[0]?.action] });
}

/** All that has happened is told. */
const settled = ({ id }: RestGame): Promise<void> =>
  until(async () => {
    const text = `SELECT FROM told_games t JOIN games g ON g.id = t.game_id
      WHERE g.id = $1 AND t.version = g.version`;
    return (await app.pool.query(text, [id])).rowCount === 1;
  });

/** Lets time go by, for nothing that is on its way. */
async function pass(ms: number): Promise<void> {
  await settledAll(app);
  time.pass(ms);
}

async function look(): Promise<void> {
  for (const one of [app, sibling]) await one.app.get(RemindersService).look();
}

/** What came about turns, to whom. */
const told = (): [string, string][] =>
  receiver.received
    .filter(({ body }) => body.type !== 'endpoint.test')
    .map(({ body, path }) => [body.type, path.split('/').at(-1)!]);

describe('who owes a decision', () => {
  it('is told once, after it has lasted a little, and the other is not', async () => {
    const { game, mover, seat } = await turnOf('daily');
    await pass(19_000);
    await look();
    expect(told()).toEqual([]);
    await pass(1_000);
    await Promise.all([look(), look()]);
    await until(() => told().length > 0);
    expect(told()).toEqual([['game.your_turn', mover.player!.id]]);
    const { data } = receiver.received.at(-1)!.body;
    const { version } = (await mover.get()).body;
    expect(data).toMatchObject({ seat, entries: [], game: { id: game.id, version, owed: [seat] } });
    await pass(HOUR);
    await look();
    expect(told()).toHaveLength(1);
  });

  it('is told nothing where they have answered before', async () => {
    const { mover, waiter } = await turnOf('daily');
    const { version } = (await mover.get()).body;
    await pass(10_000);
    while ((await waiter.choices()).choices.length === 0) await moved(mover);
    expect((await mover.get()).body.version).toBeGreaterThan(version);
    await pass(12_000);
    await look();
    await until(async () => (await app.pool.query('SELECT FROM spells')).rowCount! > 0);
    expect(told()).toEqual([]);
    await pass(8_000);
    await look();
    await until(() => told().length > 0);
    expect(told()).toEqual([['game.your_turn', waiter.player!.id]]);
  });

  it('is told a second time when four fifths of their time are gone', async () => {
    const { mover } = await turnOf('daily');
    await pass(20_000);
    await look();
    await until(() => told().length === 1);
    await pass(4 * DAY - 60_000);
    await look();
    expect(told()).toHaveLength(1);
    await pass(60_000);
    await look();
    await until(() => told().length === 2);
    expect(told()[1]).toEqual(['game.time_low', mover.player!.id]);
    await pass(12 * HOUR);
    await look();
    expect(told()).toHaveLength(2);
  });

  it('is told that their time is low later where they were given more', async () => {
    const { mover, waiter } = await turnOf('daily');
    await pass(20_000);
    await look();
    await until(() => told().length === 1);
    await pass(3 * DAY);
    expect((await waiter.post('/time', { time: 'P2D' })).status).toBe(200);
    await pass(DAY);
    await look();
    expect(told()).toHaveLength(1);
    await pass(2 * DAY);
    await look();
    await until(() => told().length === 2);
    expect(told()[1]).toEqual(['game.time_low', mover.player!.id]);
  });

  it('is told that it is low though they began to follow in the middle of it', async () => {
    const game = await startWar(app, { ruleset: 'ops1812', scenario: 'campaign', clock: 'daily' });
    const seats = (await game.us.get()).body.owed as string[];
    await follow(seats.includes('us') ? game.us : game.gb);
    await pass(HOUR);
    await look();
    expect(told()).toEqual([]);
    await pass(4 * DAY);
    await look();
    await until(() => told().length === 1);
    expect(told()[0]?.[0]).toBe('game.time_low');
  });

  it('is told sooner where it is played live', async () => {
    const { mover } = await turnOf('live-60');
    await pass(5_000);
    await look();
    await until(() => told().length === 1);
    expect(told()).toEqual([['game.your_turn', mover.player!.id]]);
  });

  it('is told their turn once, though others ask them for something meanwhile', async () => {
    const { game, waiter } = await turnOf('daily');
    await waiter.post('/requests', { kind: 'DRAW' });
    await settled(game);
    await pass(20_000);
    await look();
    await until(() => told().length === 1);
    await pass(HOUR);
    await look();
    expect(told()).toHaveLength(1);
  });
});

describe('who takes a seat over', () => {
  const ALL = [
    ...['game.begun', 'game.changed', 'game.handed_over'],
    ...['game.your_turn', 'game.time_low'],
  ];

  it('is told from there on, that it is their turn, and that their own time is low', async () => {
    const eve = await app.signUp('Eve');
    const url = `${receiver.url}/${eve.id}`;
    const made = await app.rest('POST /v1/endpoints', { body: { url }, token: eve.token });
    const wish = { endpointId: made.body.endpoint.id, kinds: ALL };
    await app.rest('POST /v1/followers', { body: wish, token: eve.token });

    const order = { ruleset: 'ops1812', scenario: 'campaign', clock: 'daily' };
    const game = await startWar(app, order);
    for (let n = 0; n < 4; n++)
      for (const client of [game.us, game.gb])
        if ((await client.choices()).choices.length > 0) await moved(client);
    const owing = (await game.us.get()).body.owed.includes('us') ? game.us : game.gb;
    await pass(4 * DAY);
    const { body } = await owing.post('/seat-offer', { knowledge: 'FROM_NOW' });
    const { status, body: taken } = await app.rest(`POST ${owing.path}/seat-offer/take`, {
      body: { token: body.token },
      token: eve.token,
    });
    expect(status).toBe(200);
    await until(async () => (await app.pool.query('SELECT FROM spells')).rowCount! > 0);
    await until(() => told().length > 1);
    await pass(20_000);
    await look();
    await until(() => told().length > 2);
    const kinds = told().map(([kind, to]) => [kind, to === eve.id]);
    expect(kinds).toEqual([
      ['game.changed', true],
      ['game.handed_over', true],
      ['game.your_turn', true],
    ]);
    expect(receiver.received.at(-1)!.body.data.game.version).toBe(taken.version);
    // Half of five days are hers at least: four fifths of these pass.
    await pass(2 * DAY);
    await look();
    await until(() => told().length > 3);
    expect(told()[3]).toEqual(['game.time_low', eve.id]);
  });
});
