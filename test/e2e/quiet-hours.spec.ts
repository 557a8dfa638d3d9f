import { Relay } from '../../src/notices/telling/relay.service.js';
import { RemindersService } from '../../src/notices/telling/reminders.service.js';
import { PlayerHours } from '../../src/time/player-hours.js';
import { Browser, type PushPlace, startPushPlace } from './push-service.js';
import { AT_HOME, type Receiver, settledAll, startReceiver } from './receiver.js';
import { type RestClient, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** Nobody is woken by a notice, except that their time is low. */

let app: TestApp;
let time: TimeMachine;
let place: PushPlace;
let receiver: Receiver;
let count = 0;
beforeAll(async () => {
  app = await startApp(AT_HOME);
  time = timeMachine(app);
  place = await startPushPlace();
  receiver = await startReceiver();
});
afterAll(async () => {
  await app.stop();
  await place.stop();
  await receiver.stop();
});
beforeEach(() => {
  place.pushed.length = 0;
  receiver.received.length = 0;
});

/** Goes on to the next time at which the clocks of UTC show that hour. */
async function goTo(hour: number): Promise<void> {
  await settledAll(app);
  const now = new Date(time.now());
  time.pass((((hour - now.getUTCHours() - 1 + 24) % 24) + 1) * HOUR - now.getUTCMinutes() * 60_000);
}

const FRIDAY = 5;

/** From now on the player is asleep from 22 to 8 o'clock, and after the last of these days until Monday. */
async function sleeps({ player }: RestClient, lastDay = 7): Promise<void> {
  const windows = [1, 2, 3, 4, 5, 6, 7]
    .slice(0, lastDay)
    .map((day) => ({ day, from: '08:00', to: '22:00' }));
  await app.pool.query('INSERT INTO player_hours (player_id, present) VALUES ($1, $2)', [
    player!.id,
    { zone: 'UTC', windows },
  ]);
  app.app.get(PlayerHours).forget(player!.id);
}

/** What the player's browser was told, as kinds. */
const told = (browser: Browser): string[] =>
  place.pushed
    .filter(({ path }) => browser.url.endsWith(path))
    .map(({ bytes }) => (browser.read(bytes) as { kind: string }).kind);

async function subscribed({ player }: RestClient, kinds: readonly string[]): Promise<Browser> {
  const browser = new Browser(`${place.origin}/push/quiet-${(count += 1)}`);
  const text = `mutation ($input: PushInput!) { subscribePush(input: $input) { id } }`;
  await app.ask(text, { input: { ...browser.input, kinds } }, player!.token);
  return browser;
}

const stateOf = async ({ id }: RestGame, kind: string): Promise<string[]> => {
  const text = `SELECT d.state FROM deliveries d JOIN endpoints e ON e.id = d.endpoint_id
    WHERE d.source_id = $1 AND d.kind = $2 AND e.channel = 'push'`;
  return (await app.pool.query(text, [id, kind])).rows.map(({ state }) => state);
};

const owed = async ({ us }: RestGame): Promise<string> => (await us.get()).body.owed.join();

async function passes(game: RestGame, client: RestClient): Promise<void> {
  const before = await owed(game);
  while ((await owed(game)) === before) {
    const { version, draft, choices } = await client.choices();
    await client.post('/moves', { version, draft, actions: [choices[0]?.action] });
  }
  await until(async () => {
    const text = `SELECT FROM told_games t JOIN games g ON g.id = t.game_id
      WHERE g.id = $1 AND t.version = g.version`;
    return (await app.pool.query(text, [game.id])).rowCount === 1;
  });
}

const look = (): Promise<void> => app.app.get(Relay).look();

/** A game in which it has been somebody's turn since eleven in the evening, while they sleep. */
async function night(clock = 'daily', lastDay?: number) {
  do await goTo(lastDay === undefined ? 23 : 22);
  while (lastDay !== undefined && new Date(time.now()).getUTCDay() !== lastDay);
  const game = await startWar(app, { ruleset: 'ops1812', scenario: 'campaign', clock });
  const isUs = (await owed(game)) === 'us';
  const [from, sleeper] = isUs ? [game.us, game.gb] : [game.gb, game.us];
  const browser = await subscribed(sleeper, ['GAME_YOUR_TURN', 'GAME_TIME_LOW', 'GAME_REQUEST']);
  await passes(game, from);
  await sleeps(sleeper, lastDay);
  time.pass(20_000);
  await app.app.get(RemindersService).look();
  return { game, from, sleeper, browser };
}

describe('at night', () => {
  it('a player is not told that it is their turn; they are when they wake up', async () => {
    const { game, browser } = await night();
    await goTo(7);
    await look();
    expect([told(browser), await stateOf(game, 'game.your_turn')]).toEqual([[], ['WAITING']]);
    await goTo(8);
    await look();
    await until(() => told(browser).length > 0);
    await settledAll(app);
    expect(told(browser)).toEqual(['game.your_turn']);
    expect(await stateOf(game, 'game.your_turn')).toEqual(['SENT']);
  });

  it('who plays all the same is not told in the morning of a turn that is over', async () => {
    const { game, sleeper, from, browser } = await night();
    await passes(game, sleeper);
    expect(await stateOf(game, 'game.your_turn')).toEqual(['SKIPPED']);
    await passes(game, from);
    time.pass(20_000);
    await app.app.get(RemindersService).look();
    await goTo(8);
    await look();
    await until(() => told(browser).length > 0);
    await settledAll(app);
    expect(told(browser)).toEqual(['game.your_turn']);
    expect((await stateOf(game, 'game.your_turn')).sort()).toEqual(['SENT', 'SKIPPED']);
  });

  it('who hands their seat over at night is not told in the morning of a turn that is another’s', async () => {
    const { game, sleeper, browser } = await night();
    expect(await stateOf(game, 'game.your_turn')).toEqual(['WAITING']);
    const { token } = (await sleeper.post('/seat-offer', { knowledge: 'FULL' })).body;
    const eve = await app.signUp('Eve');
    const took = await app.rest(`POST ${sleeper.path}/seat-offer/take`, {
      body: { token },
      token: eve.token,
    });
    expect(took.status).toBe(200);
    await until(async () => (await stateOf(game, 'game.your_turn')).join() === 'SKIPPED');
    await goTo(9);
    await look();
    await settledAll(app);
    expect(told(browser)).toEqual([]);
  });

  it('they are woken where their time is low, which takes the place of what waits', async () => {
    const { game, browser } = await night('fast', FRIDAY);
    // Of three days a fifth is left before Monday morning.
    time.pass(2.4 * DAY);
    expect(new Date(time.now()).getUTCHours()).toBeLessThan(8);
    await look();
    await until(() => told(browser).length > 0);
    await settledAll(app);
    await goTo(8);
    await look();
    await settledAll(app);
    expect(told(browser)).toEqual(['game.time_low']);
    expect(await stateOf(game, 'game.your_turn')).toEqual(['SKIPPED']);
  });
});

describe('nothing is held', () => {
  it('of a game at one sitting', async () => {
    const { browser } = await night('live-60');
    await until(() => told(browser).length > 0);
    expect(told(browser)).toEqual(['game.your_turn']);
  });

  it('for a program', async () => {
    const { game, sleeper, from } = await night();
    const { token } = sleeper.player!;
    const made = await app.rest('POST /v1/endpoints', { body: { url: receiver.url }, token });
    const body = { endpointId: made.body.endpoint.id, gameId: game.id, kinds: ['game.changed'] };
    await app.rest('POST /v1/followers', { body, token });
    receiver.received.length = 0;
    await passes(game, sleeper);
    await passes(game, from);
    await until(() => receiver.received.length > 0);
    expect(receiver.received[0]?.body.type).toBe('game.changed');
  });
});
