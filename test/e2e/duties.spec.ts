import type { Type } from '@nestjs/common';

import { AwayTeller } from '../../src/away/away-teller.service.js';
import { type KindName, KINDS } from '../../src/duties/kinds.js';
import { standings, worst } from '../../src/duties/read.js';
import type { Standing } from '../../src/duties/standing.js';
import { BotsService } from '../../src/games/bots/bots.service.js';
import { GameLocks } from '../../src/games/bots/game-locks.js';
import { PlayService } from '../../src/games/play/play.service.js';
import { Timekeeper } from '../../src/games/timekeeping/timekeeper.service.js';
import { SenderService } from '../../src/notices/sending/sender.service.js';
import { DeliveriesRepository } from '../../src/notices/store/deliveries.repository.js';
import { FollowersRepository } from '../../src/notices/store/followers.repository.js';
import { RemindersService } from '../../src/notices/telling/reminders.service.js';
import { TellerService } from '../../src/notices/telling/teller.service.js';
import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { run } from './backup-command.js';
import { AT_HOME, type Receiver, settledAll, startReceiver } from './receiver.js';
import { type RestClient, type RestGame, startWar } from './rest-games.js';
import { METRICS_TOKEN, startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** All that must happen later: what waits, what is overdue, held and failed. */

let app: TestApp;
let time: TimeMachine;
let receiver: Receiver;
let count = 0;
beforeAll(async () => {
  [app, receiver] = [await startApp(AT_HOME), await startReceiver()];
  time = timeMachine(app);
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});

const MINUTE = 60_000;
const OPERATIONS = { ruleset: 'ops1812', scenario: 'campaign' };

/** What the service does by itself, which a test lets rest; `work` is done in its place. */
function resting(service: Type, method: string, work: () => Promise<unknown> = async () => []) {
  const own = app.app.get(service);
  return jest.spyOn(own, method as never).mockImplementation(work as never);
}
const fails = (): Promise<never> => Promise.reject(new Error('as planned'));

const standing = async (kind: KindName): Promise<Standing> =>
  (await standings(app.pool, time.now())).find((one) => one.kind === kind)!;
const worstOf = (kind: KindName) => worst(app.pool, kind, time.now());
const NONE = { overdue: 0, oldest: null, held: 0, failed: 0, isLate: false };

/** One is overdue, at first for so long as may be, then for longer, as time goes by. */
async function expectOverdue(kind: KindName, what: string): Promise<void> {
  const { look, bound } = KINDS[kind];
  const { oldest, ...one } = await standing(kind);
  expect(one).toMatchObject({ overdue: 1, failed: 0, isLate: false });
  expect((await worstOf(kind)).overdue).toEqual([
    { id: expect.any(String), what, since: time.now() - oldest!, tries: null, error: null },
  ]);
  time.pass(look + bound);
  expect(await standing(kind)).toMatchObject({ overdue: 1, isLate: true });
}

async function mover({ us, gb }: RestGame): Promise<RestClient> {
  return (await us.choices()).choices.length > 0 ? us : gb;
}

/** One decision is made, so that there is something to tell. */
async function moved(game: RestGame): Promise<void> {
  const client = await mover(game);
  const { version, draft, choices } = await client.choices();
  const { status } = await client.post('/moves', {
    ...{ version, draft, actions: [choices[0]!.action] },
  });
  expect(status).toBe(200);
}

/** A game of which one player is told by a webhook. */
async function followed(...kinds: string[]): Promise<RestGame> {
  receiver.answer = 204;
  const game = await startWar(app, OPERATIONS);
  const { token } = game.us.player!;
  const made = await app.rest('POST /v1/endpoints', { body: { url: receiver.url }, token });
  const body = { endpointId: made.body.endpoint.id, gameId: game.id, kinds };
  await app.rest('POST /v1/followers', { body, token });
  return game;
}

/** What the test before had to tell is sent, and that is written down. */
async function noneWaits(): Promise<void> {
  await until(async () => {
    const { waiting, held } = await standing('deliveries');
    return waiting === 0 && held === 0;
  });
}

async function act({ token }: TestPlayer, event: string, kind: string): Promise<void> {
  const headers = { 'idempotency-key': `request-${(count += 1)}` };
  const body = { acts: [{ kind }] };
  const answer = await app.rest(`POST /v1/tournaments/${event}/acts`, { token, headers, body });
  expect(answer.body).not.toHaveProperty('error');
}

async function event(): Promise<{ owner: TestPlayer; id: string }> {
  const owner = await app.signUp();
  const startsAt = new Date(time.now() + DAY).toISOString();
  const order = { name: 'Lakes', ruleset: 'ops1812', scenarios: ['campaign'], legs: 'SINGLE' };
  const { body } = await app.rest('POST /v1/tournaments', {
    ...{ token: owner.token, body: { ...order, startsAt } },
  });
  await act(owner, body.id, 'open');
  return { owner, id: body.id };
}

describe('what must happen later', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    // What a test has left is done.
    await settledAll(app);
  });

  it('clocks: overdue, then failed while the game cannot be ended, then done', async () => {
    const idle = resting(Timekeeper, 'look', async () => 0);
    const { id } = await startWar(app, { ...OPERATIONS, clock: 'live-60' });
    expect(await standing('clocks')).toEqual({ kind: 'clocks', waiting: 1, ...NONE });
    const { rows } = await app.pool.query('SELECT deadline FROM game_times WHERE game_id = $1', [
      id,
    ]);
    time.pass(rows[0].deadline.getTime() - time.now() + 2_000);
    await expectOverdue('clocks', 'ops1812');
    const stuck = resting(PlayService, 'timeOut', fails);
    idle.mockRestore();
    await time.look();
    expect(await standing('clocks')).toMatchObject({ waiting: 1, overdue: 0, failed: 1 });
    const [one] = (await worstOf('clocks')).failed;
    expect(one).toEqual({
      ...{ id, what: 'ops1812', since: rows[0].deadline.getTime(), tries: null },
      error: 'it is tried again each minute',
    });
    stuck.mockRestore();
    time.pass(MINUTE);
    await time.look();
    expect(await standing('clocks')).toEqual({ kind: 'clocks', waiting: 0, ...NONE });
  });

  it('decisions of the computer: overdue, held by whoever thinks, done', async () => {
    const idle = resting(BotsService, 'expect');
    const { token } = await app.signUp();
    const body = { ...OPERATIONS, seat: 'us', seatBots: [{ seat: 'gb', level: 'greedy' }] };
    const made = await app.rest('POST /v1/games', { body, token });
    expect(made.status).toBe(201);
    const { id } = made.body;
    const bot = `UPDATE game_times SET bots_owe = $2 WHERE game_id = $1`;
    await app.pool.query(bot, [id, true]);
    time.pass(5_000);
    await expectOverdue('computer', 'ops1812');
    await app.app.get(GameLocks).hold(id, async () => {
      expect(await standing('computer')).toMatchObject({ overdue: 0, held: 1, isLate: false });
    });
    idle.mockRestore();
    await app.pool.query(bot, [id, false]);
    expect(await standing('computer')).toEqual({ kind: 'computer', waiting: 0, ...NONE });
  });

  it('turns to be told: overdue, failed again and again, told', async () => {
    const idle = resting(RemindersService, 'look');
    const game = await followed('game.your_turn');
    const spells = async () => (await app.pool.query('SELECT FROM spells')).rowCount;
    while ((await spells()) === 0) {
      await moved(game);
      await app.app.get(TellerService).catchUp([game.id]);
    }
    time.pass(25_000);
    await expectOverdue('turns', 'ops1812');
    const unknown = resting(FollowersRepository, 'ofGame', fails);
    idle.mockRestore();
    const reminders = app.app.get(RemindersService);
    time.pass(2 * MINUTE);
    await reminders.look();
    expect(await standing('turns')).toMatchObject({ waiting: 1, overdue: 0, failed: 1 });
    expect((await worstOf('turns')).failed).toMatchObject([
      { what: 'ops1812', error: 'it is tried again each minute' },
    ]);
    unknown.mockRestore();
    time.pass(MINUTE);
    await reminders.look();
    expect(await standing('turns')).toEqual({ kind: 'turns', waiting: 0, ...NONE });
  });

  it('news to be told to followers: overdue, told', async () => {
    const game = await followed('game.changed');
    const idle = ['tell', 'catchUp'].map((method) => resting(TellerService, method));
    await moved(game);
    time.pass(MINUTE + 1_000);
    await expectOverdue('news', 'ops1812');
    for (const one of idle) one.mockRestore();
    await app.app.get(TellerService).catchUp([game.id]);
    expect(await standing('news')).toEqual({ kind: 'news', waiting: 0, ...NONE });
  });

  it('deliveries: overdue, held, given up, and made up for; and endpoints that fail', async () => {
    const game = await followed('game.changed');
    await noneWaits();
    const idle = resting(SenderService, 'ring');
    await moved(game);
    await until(async () => (await standing('deliveries')).waiting > 0);
    time.pass(2_000);
    const { host } = new URL(receiver.url);
    await expectOverdue('deliveries', `webhook ${host}`);
    // Its last try; the receiver takes its time.
    await app.pool.query(`UPDATE deliveries SET tries = 9 WHERE state = 'WAITING'`);
    let refuse = (): void => undefined;
    receiver.answer = (response) =>
      void (refuse = () => response.writeHead(400).end('secret words'));
    idle.mockRestore();
    const sender = app.app.get(SenderService);
    const held = receiver.received.length;
    sender.ring();
    await until(() => receiver.received.length > held);
    expect(await standing('deliveries')).toMatchObject({ overdue: 0, held: 1, isLate: false });
    refuse();
    await until(async () => (await standing('endpoints')).failed === 1);
    expect(await standing('deliveries')).toMatchObject({ waiting: 0, overdue: 0, failed: 1 });
    expect((await worstOf('deliveries')).failed).toEqual([
      {
        ...{ id: expect.any(String), what: `webhook ${host}`, since: time.now() },
        ...{ tries: 10, error: 'answered 400' },
      },
    ]);
    expect((await worstOf('endpoints')).failed).toMatchObject([
      { what: `webhook ${host}`, error: 'it is tried again' },
    ]);
    receiver.answer = 204;
    await moved(game);
    await until(async () => {
      sender.look();
      return (await standing('deliveries')).failed === 0;
    });
    await until(async () => (await standing('endpoints')).failed === 0);
    expect(await standing('deliveries')).toEqual({ kind: 'deliveries', waiting: 0, ...NONE });
  });

  it('deliveries: what is held for a digest, past its hour', async () => {
    const asleep = resting(DeliveriesRepository, 'gather');
    await followed('game.changed');
    await settledAll(app);
    const { rowCount } = await app.pool.query(
      `INSERT INTO deliveries (id, endpoint_id, source_id, version, kind, place, body, state, tries, created_at, quiet_until)
       SELECT gen_random_uuid(), f.endpoint_id, f.game_id, 1, 'game.request', 16, '{}', 'HELD', 0, $1, $2
       FROM followers f, generate_series(1, 2) ORDER BY f.created_at DESC LIMIT 2`,
      [new Date(time.now()), new Date(time.now() + HOUR)],
    );
    expect([rowCount, await standing('deliveries')]).toMatchObject([2, { waiting: 1, overdue: 0 }]);
    time.pass(HOUR + 2_000);
    await expectOverdue('deliveries', 'digest');
    asleep.mockRestore();
    await app.app.get(DeliveriesRepository).gather(time.now());
    expect(await standing('deliveries')).toMatchObject({ waiting: 0, overdue: 0 });
  });

  it('deliveries that wait for another to the same player, or for their receiver, are not overdue', async () => {
    const game = await followed('game.changed');
    await noneWaits();
    const idle = resting(SenderService, 'ring');
    await moved(game);
    await until(async () => (await standing('deliveries')).waiting > 0);
    time.pass(HOUR);
    expect(await standing('deliveries')).toMatchObject({ overdue: 1, isLate: true });
    const set = (column: string, at: Date | null) =>
      app.pool.query(`UPDATE endpoints SET ${column} = $1`, [at]);
    await set('rests_until', new Date(time.now() + 1_000));
    expect(await standing('deliveries')).toMatchObject({ waiting: 1, overdue: 0 });
    await set('rests_until', null);
    const other = await app.pool.query(
      `INSERT INTO delivery_lines (endpoint_id, source_id, due, held_until, revision)
       SELECT endpoint_id, (SELECT g.id FROM games g WHERE g.id <> l.source_id LIMIT 1), due, $1, 1
       FROM delivery_lines l WHERE due IS NOT NULL RETURNING source_id`,
      [new Date(time.now() + MINUTE)],
    );
    expect(await standing('deliveries')).toMatchObject({ waiting: 1, overdue: 0, held: 1 });
    const { source_id } = other.rows[0];
    await app.pool.query('DELETE FROM delivery_lines WHERE source_id = $1', [source_id]);
    idle.mockRestore();
    app.app.get(SenderService).ring();
    await until(async () => (await standing('deliveries')).waiting === 0);
  });

  it('days away of which games are to be told: overdue, told', async () => {
    const idle = resting(AwayTeller, 'look');
    const { id, token } = await app.signUp();
    const since = new Date(time.now() - 400 * DAY);
    await app.pool.query('UPDATE players SET created_at = $2 WHERE id = $1', [id, since]);
    const { status } = await app.rest('POST /v1/players/me/away', { body: { days: 3 }, token });
    expect(status).toBe(200);
    expect(await standing('away')).toEqual({ kind: 'away', waiting: 1, ...NONE });
    time.pass(21_000);
    await expectOverdue('away', 'days away');
    idle.mockRestore();
    await app.app.get(AwayTeller).look();
    expect(await standing('away')).toEqual({ kind: 'away', waiting: 0, ...NONE });
  });

  it('what events do by themselves, and results that they have to count: overdue, done', async () => {
    const idle = resting(KeeperService, 'look');
    const { owner, id } = await event();
    expect(await standing('events')).toEqual({ kind: 'events', waiting: 1, ...NONE });
    for (let i = 0; i < 2; i++) await act(await app.signUp(), id, 'enter');
    time.pass(DAY + 2_000);
    await expectOverdue('events', 'open');
    for (const kind of ['start', 'pair', 'publish']) await act(owner, id, kind);
    expect(await standing('events')).toMatchObject({ waiting: 1, ...NONE });
    const { rows } = await app.pool.query('SELECT game_id FROM tournament_games');
    await app.pool.query(
      `UPDATE games SET status = 'FINISHED', outcome = '{"winner": "us", "reason": "resigned"}' WHERE id = $1`,
      [rows[0].game_id],
    );
    time.pass(2_000);
    await expectOverdue('results', `event ${id}`);
    idle.mockRestore();
    await app.app.get(KeeperService).look();
    expect(await standing('results')).toEqual({ kind: 'results', waiting: 0, ...NONE });
  });
});

/** When something happened, or columns of the same meaning as another of a kind. */
const PAST = [
  ...['api_tokens.created_at', 'api_tokens.last_used_at', 'api_tokens.revoked_at'],
  ...['chat_links.created_at', 'days_away.taken_at', 'deliveries.created_at'],
  ...['endpoints.created_at', 'endpoints.secret_since', 'followers.created_at'],
  ...['games.created_at', 'games_begun.at', 'moves.created_at', 'outages.from_at'],
  ...[
    'outages.until_at',
    'players.created_at',
    'players.renamed_at',
    'pulses.at',
    'tournament_facts.at',
  ],
  'tournaments.created_at',
];
/** Nothing has to be done then: whoever reads compares. */
const READ = [
  ...['api_tokens.expires_at', 'days_away.begins', 'days_away.ends', 'mail_codes.until'],
  ...['picture_links.expires_at', 'player_hours.later_from', 'seat_offers.expires_at'],
];
const OF_KINDS: { readonly [column: string]: readonly KindName[] } = {
  'game_times.deadline': ['clocks'],
  'game_times.updated_at': ['computer', 'news', 'results'],
  'spells.due': ['turns'],
  'delivery_lines.due': ['deliveries'],
  'delivery_lines.held_until': ['deliveries'],
  'deliveries.tried_at': ['deliveries'],
  'deliveries.quiet_until': ['deliveries'],
  'endpoints.rests_until': ['deliveries'],
  'endpoints.failing_since': ['endpoints'],
  'days_away.tell_at': ['away'],
  'tournaments.due': ['events'],
};

describe('the kinds', () => {
  it('are all that there are: every time in the database is of a kind, past, or only read', async () => {
    const { rows } = await app.pool.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type LIKE 'timestamp%' ORDER BY 1`,
    );
    const known = [...PAST, ...READ, ...Object.keys(OF_KINDS)].sort();
    expect(rows.map(({ name }) => name).sort()).toEqual(known);
    expect(new Set(Object.values(OF_KINDS).flat())).toEqual(new Set(Object.keys(KINDS)));
    for (const [column, kinds] of Object.entries(OF_KINDS))
      for (const kind of kinds) {
        const [table = '', name = ''] = column.split('.');
        expect(KINDS[kind].rows).toMatch(new RegExp(`\\b${table}\\b`));
        expect(KINDS[kind].rows).toMatch(new RegExp(`\\b${name}\\b`));
      }
  });

  it('are in the metrics, read once in 15 seconds at most', async () => {
    const told = async (name: string) => {
      const { body } = await app.rest('GET /metrics', { token: METRICS_TOKEN });
      return Number(new RegExp(`^muster_duties_${name} (\\d+)$`, 'm').exec(body)?.[1] ?? NaN);
    };
    time.pass(15_000);
    for (const kind of Object.keys(KINDS))
      for (const name of ['overdue', 'failed'])
        expect(await told(`${name}{kind="${kind}"}`)).toBe(0);
    const idle = resting(KeeperService, 'look');
    const { id } = await event();
    time.pass(14_000);
    const due = 'UPDATE tournaments SET due = $2 WHERE id = $1';
    await app.pool.query(due, [id, new Date(0)]);
    expect(await told('overdue{kind="events"}')).toBe(0);
    time.pass(1_000);
    expect(await told('overdue{kind="events"}')).toBe(1);
    await app.pool.query(due, [id, null]);
    idle.mockRestore();
  });
});

describe('npm run duties', () => {
  const tool = (...args: string[]) =>
    run('duties', args, { databaseUrl: app.environment.databaseUrl!, dataDir: '/nowhere' });

  it('prints a table, names what is worst, and ends with 1 where nobody seems to do it', async () => {
    const quiet = await tool();
    expect([quiet.err, quiet.code]).toEqual(['', 0]);
    const lines = quiet.out.trimEnd().split('\n');
    expect(lines.slice(1, -1).map((line) => line.split(' ')[0])).toEqual(Object.keys(KINDS));
    expect(lines.at(-1)).toBe('Nothing is overdue for longer than it may be.');
    const idle = resting(Timekeeper, 'look', async () => 0);
    const { id } = await startWar(app, { ...OPERATIONS, clock: 'daily' });
    const due = `UPDATE game_times SET deadline = clock_timestamp() - $2::interval WHERE game_id = $1`;
    await app.pool.query(due, [id, '30 seconds']);
    expect((await tool()).code).toBe(0);
    await app.pool.query(due, [id, '2 hours']);
    const late = await tool();
    expect([late.err, late.code]).toEqual(['', 1]);
    expect(late.out).toContain(`clocks      ${id}  ops1812: overdue for 2 h\n`);
    expect(late.out).toMatch(/OVERDUE for longer than it may be: clocks\.\n$/);
    const json = await tool('--json');
    expect([json.err, json.code]).toEqual(['', 1]);
    const { kinds, late: names } = JSON.parse(json.out);
    expect(names).toEqual(['clocks']);
    expect(kinds[0]).toMatchObject({ kind: 'clocks', overdue: 1, isLate: true });
    expect(kinds[0].worst).toMatchObject([{ state: 'OVERDUE', id, what: 'ops1812' }]);
    idle.mockRestore();
    await time.look();
    expect((await tool()).code).toBe(0);
  });

  it('tells of an address the host alone, and nothing that its receiver said', async () => {
    const game = await followed('game.changed');
    const { token } = game.us.player!;
    await app.pool.query(
      `UPDATE endpoints SET failing_since = clock_timestamp(), address = CASE WHEN id = (
         SELECT endpoint_id FROM followers WHERE game_id = $1
       ) THEN 'https://me:hush@hooks.example:8443/hidden?key=hush' ELSE address END`,
      [game.id],
    );
    await app.pool.query(
      `UPDATE endpoints SET channel = 'mail', address = 'somebody@mail.example' WHERE id <> (
         SELECT endpoint_id FROM followers WHERE game_id = $1)`,
      [game.id],
    );
    const { out, err, code } = await tool('--json');
    // What its receiver does not take is no fault of the service.
    expect([err, code]).toEqual(['', 0]);
    expect(out).toContain('"webhook hooks.example:8443"');
    expect(out).toContain('"what":"mail"');
    for (const secret of ['hush', 'hidden', 'mail.example', 'secret words', token, 'Dearborn'])
      expect(out).not.toContain(secret);
  });

  it('says what is wrong with its arguments', async () => {
    const { code, err } = await tool('--all');
    expect([code, err]).toEqual([2, expect.stringContaining('Known are --json')]);
  });
});
