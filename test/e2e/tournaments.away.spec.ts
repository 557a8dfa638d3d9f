import { verifyRecord } from '../../src/games/proof/record.js';
import { replayFaults } from '../../src/games/proof/replay.js';
import { RULESETS } from '../../src/rules/index.js';
import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { recordOf } from './quick-games.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, type TimeMachine, timeMachine } from './time-machine.js';

/** An event may switch days away off: then they stop no clock in its games. */

let app: TestApp;
let time: TimeMachine;
let count = 0;
beforeAll(async () => {
  app = await startApp();
  time = timeMachine(app);
});
afterAll(() => app.stop());

const OPERATIONS = RULESETS.find(({ id }) => id === 'ops1812')!;
const iso = (ms: number): string => new Date(ms).toISOString();
const get = async (path: string) => (await app.rest(`GET /v1/${path}`, {})).body;

async function act({ token }: TestPlayer, event: string, ...kinds: string[]): Promise<void> {
  const { body } = await app.rest(`POST /v1/tournaments/${event}/acts`, {
    ...{ token, headers: { 'idempotency-key': `request-${(count += 1)}` } },
    body: { acts: kinds.map((kind) => ({ kind })) },
  });
  expect(body).not.toHaveProperty('error');
}

/** Somebody who has days to take. */
async function veteran(): Promise<TestPlayer> {
  const player = await app.signUp();
  await app.pool.query('UPDATE players SET created_at = $2 WHERE id = $1', [
    player.id,
    new Date(time.now() - 400 * DAY),
  ]);
  return player;
}

const away = async ({ token }: TestPlayer, days: number, from = time.now()): Promise<void> => {
  const body = { days, from: iso(from) };
  const { status } = await app.rest('POST /v1/players/me/away', { token, body });
  expect(status).toBe(200);
};

/** The game of an event of two, before which both have taken a day off; its players by seat. */
async function gameOfEvent(wish: object) {
  const players = [await veteran(), await veteran()];
  const [owner] = players as [TestPlayer];
  const startsAt = iso(time.now() + DAY);
  const about = { name: 'Lakes', ruleset: 'ops1812', scenarios: ['campaign'], legs: 'SINGLE' };
  const { body } = await app.rest('POST /v1/tournaments', {
    ...{ token: owner.token, body: { ...about, startsAt, clock: 'daily', ...wish } },
  });
  await act(owner, body.id, 'open');
  for (const player of players) await act(player, body.id, 'enter');
  for (const player of players) await away(player, 1);
  await act(owner, body.id, 'start', 'pair', 'publish');
  const event = await get(`tournaments/${body.id}`);
  const id: string = event.rounds[0].pairings[0].legs[0].gameId;
  return { id, players, event, began: time.now() };
}

/** The clock that runs: when it is empty, and until when its player is away. */
async function running(id: string) {
  const { clock } = await get(`games/${id}`);
  const { seat, running: of, away: until } = clock.seats.find((one: any) => one.running !== null);
  return { seat, until: of.until, away: until };
}

describe('days away in a game of an event', () => {
  it('stop its clocks as those of other games, if nothing else is said', async () => {
    const { id, players, event, began } = await gameOfEvent({});
    expect(event.settings.daysAway).toBe(true);
    expect(await running(id)).toMatchObject({
      until: iso(began + 6 * DAY),
      away: expect.any(String),
    });
    for (const player of players) await away(player, 3, began + 2 * DAY);
    expect((await running(id)).until).toBe(iso(began + 9 * DAY));
    const { rows } = await app.pool.query('SELECT clock FROM games WHERE id = $1', [id]);
    expect(rows[0].clock).not.toHaveProperty('daysAway');
  });

  it('do not where it has switched them off, and its record adds up', async () => {
    const { id, players, event, began } = await gameOfEvent({ daysAway: false });
    expect(event.settings.daysAway).toBe(false);
    const before = await running(id);
    expect(before).toMatchObject({ until: iso(began + 5 * DAY), away: null });
    const { version } = await get(`games/${id}`);
    for (const player of players) await away(player, 7, began + 2 * DAY);
    expect(await running(id)).toEqual(before);
    expect((await get(`games/${id}`)).version).toBe(version);
    time.pass(4 * DAY);
    const [loser] = players as [TestPlayer];
    const headers = { 'idempotency-key': 'resign' };
    await app.rest(`POST /v1/games/${id}/resign`, { token: loser.token, headers });
    await app.app.get(KeeperService).look();
    const record = await recordOf(app, { id, players: players.map((one) => one.id) });
    expect([verifyRecord(record), replayFaults(record, OPERATIONS)]).toEqual([[], []]);
    expect(record.rows.map(({ kind }) => kind)).toEqual(['start', 'resign']);
  });

  it('are switched off or on by nothing but true and false', async () => {
    const { token } = await app.signUp();
    const about = { name: 'Lakes', ruleset: 'ops1812', scenarios: ['campaign'] };
    const body = { ...about, startsAt: iso(time.now() + DAY), daysAway: 'no' };
    const told = await app.rest('POST /v1/tournaments', { token, body });
    expect([told.status, told.body.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(told.body.error.message).toContain('daysAway');
  });
});
