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

const PATH = '/v1/players/me/hours';
const OWN = 'present { zone windows { day from to } } next { zone } nextFrom';
const SET = `mutation ($hours: WakingHoursInput) { setWakingHours(hours: $hours) { ${OWN} } }`;
const CLOCK = `query ($id: ID!) { game(id: $id) { clock { seats { seat turn { left }
  running { since until asleepUntil notCounted { why time } } } } } }`;

/** From a time of the day in UTC, on all days. */
const waking = (from: string, to: string) => ({
  zone: 'UTC',
  windows: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to })),
});
const post = (body: object, { token }: TestPlayer) => app.rest(`POST ${PATH}`, { body, token });
const told = async ({ token }: TestPlayer, at = app) =>
  (await at.rest(`GET ${PATH}`, { token })).body;
const clockOf = async (id: string, seat: string) => {
  const { clock } = (await app.ask(CLOCK, { id })).game;
  return clock.seats.find((one: any) => one.seat === seat);
};

const OPERATIONS = RULESETS.find(({ id }) => id === 'ops1812')!;

/** Moves the time on to that hour of a day in UTC. */
function goTo(hour: number): void {
  const today = time.now() % DAY;
  time.pass((hour * HOUR - today + DAY) % DAY);
}

/** Operations, where one side moves; the other begins its spell when that is done. */
async function begun(clock: string): Promise<RestGame> {
  return startWar(app, { ruleset: 'ops1812', scenario: 'campaign', clock });
}

/** Plays on until the other seat owes; returns the players of both. */
async function handedOver(game: RestGame) {
  const first = (await game.us.choices()).choices.length > 0 ? 'us' : 'gb';
  const other = first === 'us' ? 'gb' : 'us';
  while ((await game[other].choices()).choices.length === 0) {
    const { version, draft, choices } = await game[first].choices();
    await game[first].post('/moves', { version, draft, actions: [choices[0]!.action] });
  }
  return { first, other } as const;
}

describe('waking hours', () => {
  it('are set and told over both interfaces, and hold in a week', async () => {
    const ada = await app.signUp('Ada');
    expect(await told(ada)).toEqual({ present: null, next: null, nextFrom: null });
    const hours = waking('08:00', '22:00');
    const nextFrom = new Date(time.now() + 7 * DAY).toISOString();
    const { status, body } = await post(hours, ada);
    expect([status, body]).toEqual([200, { present: null, next: hours, nextFrom }]);
    expect(await told(ada, sibling)).toEqual(body);
    time.pass(7 * DAY);
    expect(await told(ada)).toEqual({ present: hours, next: null, nextFrom: null });
    const { wakingHours } = await app.ask(`{ wakingHours { ${OWN} } }`, {}, ada.token);
    expect(wakingHours).toEqual({ present: hours, next: null, nextFrom: null });
    const { setWakingHours } = await app.ask(SET, { hours: waking('07:00', '23:00') }, ada.token);
    expect(setWakingHours.present.windows[0]).toEqual({ day: 1, from: '07:00', to: '23:00' });
    const gone = await app.rest(`DELETE ${PATH}`, { token: ada.token });
    expect([gone.status, gone.body.present]).toEqual([200, null]);
    expect((await app.ask(SET, { hours: null }, ada.token)).setWakingHours.nextFrom).toBeNull();
  });

  it.each([
    ['a zone that is none', { zone: 'Europe/Nowhere' }, /zone: there is no such time zone/],
    ['a zone by its offset', { zone: '+09:00' }, /zone: there is no such time zone/],
    ['too few', waking('08:00', '15:00'), /at least 8 hours on 5 days/],
    ['windows that end before they begin', waking('22:00', '08:00'), /each ends after it begins/],
    ['a time that is none', waking('8', '20:00'), /from must be a time/],
    ['no windows', { windows: [] }, /windows/],
    ['a day that is none', { windows: [{ day: 8, from: '00:00', to: '24:00' }] }, /day/],
    ['nothing', { windows: null }, /windows/],
    ['windows that are none', { windows: [null] }, /windows/],
    ['windows in windows', { windows: [waking('08:00', '22:00').windows] }, /windows/],
    ['a day and a half', { windows: [{ day: 1.5, from: '00:00', to: '24:00' }] }, /day/],
    ['a number without end', { windows: [{ day: 1e300, from: '00:00', to: '24:00' }] }, /day/],
    ['from the end of a day', waking('24:00', '24:00'), /each ends after it begins/],
    ['a list of times', { windows: [{ day: 1, from: ['08:00'], to: '24:00' }] }, /from/],
    ['a zone of objects', { zone: '__proto__' }, /zone: there is no such time zone/],
    ['a zone in a list', { zone: ['UTC'] }, /zone/],
    ['22 windows', { windows: Array(22).fill({ day: 1, from: '00:00', to: '24:00' }) }, /windows/],
  ])('are not %s', async (_, wrong, sentence) => {
    const ada = await app.signUp('Ada');
    const hours = { ...waking('08:00', '22:00'), ...wrong };
    const { status, body } = await post(hours, ada);
    expect([status, body.error?.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.error.message).toMatch(sentence);
    expect(await told(ada)).toEqual({ present: null, next: null, nextFrom: null });
  });

  it('stop a slow clock by night, say until when, and are in its record', async () => {
    goTo(9);
    const game = await begun('daily');
    for (const { player } of [game.us, game.gb]) await post(waking('08:00', '20:00'), player!);
    time.pass(7 * DAY);
    const { first, other } = await handedOver(game);
    const began = time.now();
    goTo(3);
    const asleep = await clockOf(game.id, other);
    const day = Math.floor(time.now() / DAY) * DAY;
    expect(asleep.running).toEqual({
      since: new Date(began).toISOString(),
      until: new Date(began + 10 * DAY).toISOString(),
      asleepUntil: new Date(day + 8 * HOUR).toISOString(),
      notCounted: [{ why: 'ASLEEP', time: 'PT7H' }],
    });
    expect(
      (await game.us.get()).body.clock.seats.find(({ seat }: any) => seat === other).running,
    ).toMatchObject({ asleepUntil: new Date(day + 8 * HOUR).toISOString() });
    goTo(12);
    expect((await clockOf(game.id, other)).running.asleepUntil).toBeNull();
    const { version, draft, choices } = await game[other].choices();
    await game[other].post('/moves', { version, draft, actions: [choices[0]!.action] });
    expect((await clockOf(game.id, other)).turn.left).toMatch(/^P4DT(9|21)H$/);
    const players = [game[first].player!.id];
    await resign(app, { id: game.id, players });
    const record = await recordOf(app, { id: game.id, players });
    expect([verifyRecord(record), replayFaults(record, OPERATIONS)]).toEqual([[], []]);
  });

  it('are told apart from a pause, in which nights are not counted again', async () => {
    goTo(9);
    const game = await begun('daily');
    for (const { player } of [game.us, game.gb]) await post(waking('08:00', '20:00'), player!);
    time.pass(7 * DAY);
    const { first, other } = await handedOver(game);
    await game[first].post('/requests', { kind: 'PAUSE', time: 'P3D' });
    const { version } = (await game.us.get()).body;
    const agreed = await game[other].post('/requests/answer', { version, agrees: true });
    expect(agreed.status).toBe(200);
    time.pass(4 * DAY);
    expect((await clockOf(game.id, other)).running.notCounted).toEqual([
      { why: 'ASLEEP', time: 'PT12H' },
      { why: 'FROZEN', time: 'P3D' },
    ]);
  });

  it('change nothing in play at one sitting', async () => {
    const game = await begun('live-60');
    for (const { player } of [game.us, game.gb]) {
      const { rowCount } = await app.pool.query(
        'INSERT INTO player_hours (player_id, present) VALUES ($1, $2)',
        [player!.id, waking('00:00', '08:00')],
      );
      expect(rowCount).toBe(1);
    }
    goTo(12);
    const { other } = await handedOver(game);
    const { running } = await clockOf(game.id, other);
    expect([running.asleepUntil, running.notCounted]).toEqual([null, []]);
  });
});
