import { AwayTeller } from '../../src/away/away-teller.service.js';
import { verifyRecord } from '../../src/games/proof/record.js';
import { replayFaults } from '../../src/games/proof/replay.js';
import { RULESETS } from '../../src/rules/index.js';
import { recordOf, resign } from './quick-games.js';
import { type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';

let app: TestApp;
let sibling: TestApp;
let time: TimeMachine;
beforeAll(async () => {
  app = await startApp();
  sibling = await app.sibling();
  time = timeMachine(app, sibling);
});
afterAll(async () => {
  await sibling.stop();
  await app.stop();
});

const PATH = '/v1/players/me/away';
const OWN = 'left blocks { id from until days }';
const TAKE = `mutation ($days: Int!, $from: DateTime) { takeDaysAway(days: $days, from: $from) { ${OWN} } }`;
const END = `mutation ($id: ID!) { endDaysAway(id: $id) { ${OWN} } }`;
const CLOCK = `query ($id: ID!) { game(id: $id) { version clock { ranOut { seat } seats { seat away
  running { until notCounted { why time } } } } log { type text } } }`;
const OPERATIONS = RULESETS.find(({ id }) => id === 'ops1812')!;

const iso = (ms: number): string => new Date(ms).toISOString();
const after = (days: number): string => iso(time.now() + days * DAY);
const take = (body: object, { token }: TestPlayer, at = app) =>
  at.rest(`POST ${PATH}`, { body, token });
const end = (id: string, { token }: TestPlayer) => app.rest(`DELETE ${PATH}/${id}`, { token });
const told = async ({ token }: TestPlayer, at = app) =>
  (await at.rest(`GET ${PATH}`, { token })).body;
const gameOf = async (id: string, at = app) => (await at.ask(CLOCK, { id })).game;
const clockOf = async (id: string, seat: string) => {
  const { clock } = await gameOf(id);
  return clock.seats.find((one: any) => one.seat === seat);
};

/** Makes somebody have been a player for so many days. */
async function older({ id }: TestPlayer, days: number): Promise<void> {
  const since = new Date(time.now() - days * DAY);
  await app.pool.query('UPDATE players SET created_at = $2 WHERE id = $1', [id, since]);
}

async function veteran(name = 'Ada'): Promise<TestPlayer> {
  const player = await app.signUp(name);
  await older(player, 400);
  return player;
}

/** A game of two old players; the seat that owes, and the one that does not. */
async function waiting(clock: string) {
  const game: RestGame = await startWar(app, { ruleset: 'ops1812', scenario: 'campaign', clock });
  for (const { player } of [game.us, game.gb]) await older(player!, 400);
  const owes = (await game.us.choices()).choices.length > 0 ? 'us' : 'gb';
  const other = owes === 'us' ? 'gb' : 'us';
  return { game, owes, other, who: game[owes].player!, against: game[other].player! } as const;
}

describe('days away', () => {
  it('are earned, taken, given up and ended early, over both interfaces and at any process', async () => {
    const ada = await app.signUp('Ada');
    expect(await told(ada)).toEqual({ left: 0, blocks: [] });
    await older(ada, 365);
    const { status, body } = await take({ days: 14, from: after(10) }, ada);
    const block = { id: expect.any(String), from: after(10), until: after(24), days: 14 };
    expect([status, body]).toEqual([200, { left: 16, blocks: [block] }]);
    expect(await told(ada, sibling)).toEqual(body);
    const { takeDaysAway } = await sibling.ask(TAKE, { days: 3 }, ada.token);
    const running = { id: expect.any(String), from: after(0), until: after(3), days: 3 };
    expect(takeDaysAway).toEqual({ left: 13, blocks: [running, block] });
    time.pass(DAY + HOUR);
    const early = await end(takeDaysAway.blocks[0].id, ada);
    expect([early.status, early.body]).toEqual([200, { left: 14, blocks: body.blocks }]);
    const { endDaysAway } = await app.ask(END, { id: body.blocks[0].id }, ada.token);
    expect(endDaysAway).toEqual({ left: 28, blocks: [] });
    expect((await app.ask(`{ daysAway { ${OWN} } }`, {}, ada.token)).daysAway).toEqual(endDaysAway);
  });

  it.each([
    ['no days', () => ({ days: 0 }), 'INVALID_INPUT', /days/],
    ['15 days', () => ({ days: 15 }), 'INVALID_INPUT', /days/],
    ['half a day', () => ({ days: 1.5 }), 'INVALID_INPUT', /days/],
    ['days that are none', () => ({ days: '3' }), 'INVALID_INPUT', /days/],
    ['nothing', () => ({}), 'INVALID_INPUT', /days/],
    ['the past', () => ({ days: 1, from: after(-0.001) }), 'INVALID_INPUT', /from: it is past/],
    ['next year', () => ({ days: 1, from: after(91) }), 'INVALID_INPUT', /within 90 days/],
    [
      'a time without its zone',
      () => ({ days: 1, from: after(1).slice(0, -1) }),
      'INVALID_INPUT',
      /from must be a date that exists and a time with its zone/,
    ],
    [
      'a day that is none',
      () => ({ days: 1, from: '2030-02-30T00:00:00Z' }),
      'INVALID_INPUT',
      /from/,
    ],
    ['twice the same', () => ({ days: 5, from: after(24) }), 'CANNOT_BE_AWAY', /away already/],
    ['more than there are', () => ({ days: 11 }), 'CANNOT_BE_AWAY', /you have 10 days left/],
  ])('are not %s', async (_, body, code, sentence) => {
    const ada = await veteran();
    await take({ days: 10, from: after(20) }, ada);
    await take({ days: 10, from: after(30) }, ada);
    const before = await told(ada);
    const refused = await take(body(), ada);
    expect(refused.body.error?.code).toBe(code);
    expect([refused.status, refused.body.error.message]).toEqual([
      code === 'INVALID_INPUT' ? 400 : 409,
      expect.stringMatching(sentence),
    ]);
    expect(await told(ada)).toEqual(before);
  });

  it('are ended by their player alone, once', async () => {
    const [ada, bea] = [await veteran(), await veteran('Bea')];
    const { body } = await take({ days: 2 }, ada);
    const [{ id }] = body.blocks;
    const none = ['nothing', '00000000-0000-4000-8000-000000000000'];
    for (const [which, who] of [[id, bea], ...none.map((one) => [one, ada])] as const) {
      const refused = await end(which, who as TestPlayer);
      expect([refused.status, refused.body.error?.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await told(ada)).toEqual(body);
    expect((await end(id, ada)).status).toBe(200);
    expect((await end(id, ada)).status).toBe(404);
    time.pass(3 * DAY);
    const over = (await take({ days: 1 }, ada)).body.blocks[0].id;
    time.pass(2 * DAY);
    expect((await end(over, ada)).status).toBe(404);
  });

  it('are spent once, however many ask at a time', async () => {
    const ada = await veteran();
    const answers = await Promise.all(
      [0, 14, 28, 42].map((from, i) =>
        take({ days: 14, from: after(from + 1) }, ada, i % 2 ? app : sibling),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect((await told(ada)).left).toBe(2);
  });
});

describe('in a game that waits for one who goes away', () => {
  it('the clock stands, the end is put off, and comes nearer when they are back; the record adds it up', async () => {
    const { game, owes, other, who, against } = await waiting('daily');
    const began = time.now();
    expect((await clockOf(game.id, owes)).running.until).toBe(iso(began + 5 * DAY));
    time.pass(DAY);
    const { body } = await take({ days: 7, from: iso(began + 2 * DAY) }, who);
    const shown = await gameOf(game.id, sibling);
    expect(shown.clock.seats.find(({ seat }: any) => seat === owes)).toMatchObject({
      away: null,
      running: { until: iso(began + 12 * DAY), notCounted: [] },
    });
    expect(shown.log.at(-1)).toMatchObject({ type: 'away' });
    expect(shown.log.at(-1).text).toMatch(/ player takes 7 days off, in which the clock stands\.$/);
    time.pass(3 * DAY);
    expect(await clockOf(game.id, owes)).toMatchObject({
      away: iso(began + 9 * DAY),
      running: { notCounted: [{ why: 'AWAY', time: 'P2D' }] },
    });
    expect((await clockOf(game.id, other)).away).toBeNull();
    const { seats } = (await game.us.get()).body.clock;
    expect(seats.find(({ seat }: any) => seat === owes).away).toBe(iso(began + 9 * DAY));
    time.pass(2 * DAY);
    expect(await time.look()).toBe(0);
    await end(body.blocks[0].id, who);
    expect(await clockOf(game.id, owes)).toMatchObject({
      away: null,
      running: { until: iso(began + 9 * DAY), notCounted: [{ why: 'AWAY', time: 'P4D' }] },
    });
    expect((await gameOf(game.id)).log.at(-1).text).toMatch(/ needs 3 days off no longer\.$/);
    time.pass(3 * DAY);
    await time.look();
    const early = await game[other].post('/claim', {});
    expect([early.status, early.body.error?.code]).toEqual([200, undefined]);
    const record = await recordOf(app, { id: game.id, players: [against.id, who.id] });
    expect(record.rows.map(({ kind }) => kind).slice(-3)).toEqual(['clock', 'clock', 'timeout']);
    expect([verifyRecord(record), replayFaults(record, OPERATIONS)]).toEqual([[], []]);
  });

  it('nothing changes where their clock is empty already', async () => {
    const { game, owes, other, who } = await waiting('fast');
    time.pass(4 * DAY);
    const { version } = await gameOf(game.id);
    expect((await take({ days: 14 }, who)).status).toBe(200);
    const { clock, ...now } = await gameOf(game.id);
    expect([now.version, clock.ranOut.seat]).toEqual([version, owes]);
    expect((await game[other].post('/claim', {})).status).toBe(200);
  });

  it('nothing changes in play at one sitting', async () => {
    const { game, owes, who } = await waiting('live-60');
    const { version } = await gameOf(game.id);
    await take({ days: 14 }, who);
    expect((await gameOf(game.id)).version).toBe(version);
    expect((await clockOf(game.id, owes)).away).toBeNull();
  });

  it('a spell that begins later knows of it, and of nothing that others take', async () => {
    const { game, owes, other, against } = await waiting('slow');
    const { version } = await gameOf(game.id);
    const until = after(14);
    await take({ days: 14 }, against);
    expect((await gameOf(game.id)).version).toBe(version);
    while ((await game[other].choices()).choices.length === 0) {
      const { version: now, draft, choices } = await game[owes].choices();
      await game[owes].post('/moves', { version: now, draft, actions: [choices[0]!.action] });
    }
    expect((await clockOf(game.id, other)).away).toBe(until);
    await resign(app, { id: game.id, players: [against.id] });
    const record = await recordOf(app, { id: game.id, players: [against.id] });
    expect(replayFaults(record, OPERATIONS)).toEqual([]);
  });

  it('is told again where the process died that was asked, and where it was told by an old one', async () => {
    const { game, owes, who } = await waiting('daily');
    const teller = sibling.app.get(AwayTeller);
    await app.pool.query(
      `INSERT INTO days_away (id, player_id, taken_at, begins, ends, days, tell_at)
      VALUES (gen_random_uuid(), $1, $2, $2, $3, 5, $2)`,
      [who.id, new Date(time.now()), new Date(time.now() + 5 * DAY)],
    );
    const until = after(5);
    await teller.look();
    expect((await clockOf(game.id, owes)).away).toBe(until);
    const { version } = await gameOf(game.id);
    time.pass(HOUR);
    await teller.look();
    expect((await gameOf(game.id)).version).toBe(version);
    const { rows } = await app.pool.query('SELECT tell_at FROM days_away WHERE player_id = $1', [
      who.id,
    ]);
    expect(rows).toEqual([{ tell_at: null }]);
  });

  it('is told until it begins, and what was given up is forgotten', async () => {
    const { game, who } = await waiting('daily');
    const { body } = await take({ days: 2, from: after(30) }, who);
    const teller = app.app.get(AwayTeller);
    const next = async () => {
      time.pass(HOUR);
      await teller.look();
      const { rows } = await app.pool.query('SELECT tell_at FROM days_away WHERE player_id = $1', [
        who.id,
      ]);
      return rows.map((row) => row.tell_at.toISOString());
    };
    expect(await next()).toEqual([body.blocks[0].from]);
    await end(body.blocks[0].id, who);
    expect(await next()).toEqual([]);
    expect((await gameOf(game.id)).log.some(({ type }: any) => type === 'away')).toBe(false);
  });
});
