import { verifyRecord } from '../../src/games/proof/record.js';
import { replayFaults } from '../../src/games/proof/replay.js';
import { RULESETS } from '../../src/rules/index.js';
import { recordOf } from './quick-games.js';
import { picker, type RestClient, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';

let app: TestApp;
let time: TimeMachine;
beforeAll(async () => {
  app = await startApp();
  time = timeMachine(app);
});
afterAll(() => app.stop());

const MINUTE = HOUR / 60;
const OPERATIONS = { ruleset: 'ops1812', scenario: 'campaign' };

const codeOf = ({ status, body }: { status: number; body: any }) => [status, body.error?.code];
const open = async ({ spectator }: RestGame) => (await spectator.get('/requests')).body.requests;
const ask = (from: RestClient, kind: string, given?: string) =>
  from.post('/requests', { kind, time: given });

/** Of the request that is open. */
async function answer(game: RestGame, from: RestClient, agrees: boolean) {
  const [request] = await open(game);
  return from.post('/requests/answer', { version: request?.version ?? 1, agrees });
}

const textOf = async ({ spectator }: RestGame): Promise<string> =>
  (await spectator.get('/log?first=200')).body.entries.at(-1).text;

/** Whoever is to move in a game with a clock, and the other. */
async function timed(clock = 'daily') {
  const game = await startWar(app, { ...OPERATIONS, clock });
  const { owed } = (await game.us.get()).body;
  return owed.includes('us')
    ? { game, mover: game.us, waiter: game.gb, seat: 'us' }
    : { game, mover: game.gb, waiter: game.us, seat: 'gb' };
}

/** Everything of its record is in order, and the rules lead where it says. */
async function expectProven(game: RestGame): Promise<void> {
  const record = await recordOf(app, { id: game.id, players: [] });
  expect(verifyRecord(record)).toEqual([]);
  expect(
    replayFaults(
      record,
      RULESETS.find(({ id }) => id === record.ruleset)!,
    ),
  ).toEqual([]);
}

describe('a request', () => {
  it('is seen by everybody until it is answered, and one at a time is open', async () => {
    const game = await startWar(app);
    const before = (await game.us.get()).body;
    expect((await ask(game.us, 'DRAW')).status).toBe(200);
    const [request] = await open(game);
    expect(request).toEqual({
      ...{ kind: 'DRAW', by: 'us', time: null, back: null, version: before.version + 1 },
      until: new Date(time.now() + 3 * DAY).toISOString(),
    });
    expect(await textOf(game)).toBe('The American player offers a draw.');
    for (const one of [game.us, game.gb])
      expect(codeOf(await ask(one, 'ABORT'))).toEqual([409, 'REQUEST_OPEN']);
    const GAME = 'query ($id: ID!) { game(id: $id) { requests { kind by time version } } }';
    const { requests } = (await app.ask(GAME, { id: game.id })).game;
    expect(requests).toEqual([{ kind: 'DRAW', by: 'us', time: null, version: request.version }]);
    expect((await answer(game, game.gb, false)).status).toBe(200);
    expect(await open(game)).toEqual([]);
    expect(await textOf(game)).toBe('The British player refused.');
  });

  it('is granted by the other alone, at the version that brought it', async () => {
    const game = await startWar(app);
    await ask(game.us, 'ABORT');
    const [{ version }] = await open(game);
    const say = (from: RestClient, body: object) => from.post('/requests/answer', body);
    expect(codeOf(await say(game.us, { version, agrees: true }))).toEqual([409, 'NO_REQUEST']);
    expect(codeOf(await say(game.gb, { version: version - 1, agrees: true }))).toEqual([
      409,
      'NO_REQUEST',
    ]);
    expect((await say(game.us, { version, agrees: false })).status).toBe(200);
    expect(await textOf(game)).toBe('The American player took the request back.');
    expect(codeOf(await say(game.gb, { version, agrees: true }))).toEqual([409, 'NO_REQUEST']);
  });

  it('that was not granted is not followed by another for a while, and ends by itself', async () => {
    const game = await startWar(app);
    await ask(game.us, 'DRAW');
    await answer(game, game.gb, false);
    expect(codeOf(await ask(game.us, 'ABORT'))).toEqual([409, 'CANNOT_ASK']);
    expect((await ask(game.gb, 'ABORT')).status).toBe(200);
    time.pass(3 * DAY);
    expect(await open(game)).toEqual([]);
    expect((await ask(game.us, 'ABORT')).status).toBe(200);
  });

  it('written twice, or at once, is asked for once', async () => {
    const game = await startWar(app);
    const twice = [1, 2].map(() => game.us.post('/requests', { kind: 'DRAW' }, 'same'));
    const [one, other] = await Promise.all(twice);
    expect(one?.body.version).toBe(other?.body.version);
    const both = await Promise.all([1, 2, 3].map(() => answer(game, game.gb, true)));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    await expectProven(game);
  });

  it('shows nothing of what the other has planned unseen, and takes nothing of it away', async () => {
    const game = await startWar(app);
    const pick = picker(3);
    const seen = async (client: RestClient) => {
      const { view, owed, choices, draft } = (await client.get()).body;
      return { view, owed, choices, draft };
    };
    let planned = 0;
    for (let i = 0; i < 200 && planned < 5; i++) {
      const owing = [game.us, game.gb];
      const lists = await Promise.all(owing.map((client) => client.choices()));
      const at = lists[0]!.choices.length > 0 ? 0 : 1;
      const [mover, other] = [owing[at]!, owing[1 - at]!];
      const { version, draft, choices } = lists[at]!;
      const action = choices[pick(choices)]!.action;
      await mover.post('/moves', { version, draft, actions: [action] });
      const now = await mover.choices();
      if (now.version > version || now.draft === 0) continue;
      planned++;
      time.pass(2 * DAY);
      const before = await Promise.all([other, mover, game.spectator].map(seen));
      expect((await ask(other, 'ABORT')).status).toBe(200);
      expect(await Promise.all([other, mover, game.spectator].map(seen))).toEqual(before);
      expect((await answer(game, other, false)).status).toBe(200);
      expect(await Promise.all([other, mover, game.spectator].map(seen))).toEqual(before);
    }
    expect(planned).toBe(5);
  });

  it('of a kind that there is not, or with a time that does not fit, changes nothing', async () => {
    const { game, mover } = await timed();
    const { version } = (await game.us.get()).body;
    for (const body of [
      { kind: 'MERCY' },
      { kind: 'PAUSE' },
      { kind: 'MORE_TIME', time: 'soon' },
      { kind: 'ABORT', time: 'P1D' },
    ])
      expect(codeOf(await mover.post('/requests', body))).toEqual([400, 'INVALID_INPUT']);
    expect(codeOf(await ask(mover, 'DRAW'))).toEqual([409, 'CANNOT_ASK']);
    expect(codeOf(await ask(mover, 'PAUSE', 'P15D'))).toEqual([409, 'CANNOT_ASK']);
    expect(codeOf(await ask(mover, 'MORE_TIME', 'P1D'))).toEqual([409, 'CANNOT_ASK']);
    expect((await game.us.get()).body.version).toBe(version);
    expect((await game.spectator.post('/requests', { kind: 'ABORT' })).status).toBe(401);
  });

  it('is none for the computer, nor of a clock where there is none', async () => {
    const game = await startWar(app);
    expect(codeOf(await ask(game.us, 'PAUSE', 'P1D'))).toEqual([409, 'CANNOT_ASK']);
    const player = await app.signUp('Ada');
    const body = { ...OPERATIONS, seat: 'us', seatBots: [{ seat: 'gb', level: 'random' }] };
    const made = await app.rest('POST /v1/games', { body, token: player.token });
    const asked = await app.rest(`POST /v1/games/${made.body.id}/requests`, {
      ...{ body: { kind: 'ABORT' }, token: player.token },
      headers: { 'idempotency-key': 'a' },
    });
    expect(codeOf(asked)).toEqual([409, 'CANNOT_ASK']);
  });
});

describe('what players agree on', () => {
  it.each([
    ['DRAW', 'agreed', 'Both agreed on a draw.'],
    ['ABORT', 'aborted', 'Both agreed to break the game off.'],
  ])('%s ends the game, and nobody has won', async (kind, reason, text) => {
    const game = await startWar(app);
    await ask(game.gb, kind);
    expect((await answer(game, game.us, true)).status).toBe(200);
    const { status, outcome } = (await game.us.get()).body;
    expect([status, outcome.winner, outcome.reason]).toEqual(['FINISHED', null, reason]);
    expect(await textOf(game)).toBe(text);
    expect(codeOf(await ask(game.gb, kind))).toEqual([409, 'GAME_OVER']);
    await expectProven(game);
  });

  it('PAUSE stops all clocks until it is over, and what was played meanwhile counts', async () => {
    const { game, mover, waiter, seat } = await timed();
    time.pass(DAY);
    await ask(waiter, 'PAUSE', 'P3D');
    await answer(game, mover, true);
    const clock = async () => (await game.us.get()).body.clock;
    const end = time.now() + 3 * DAY;
    expect(Date.parse((await clock()).frozen)).toBe(end);
    const until = async () => (await clock()).seats.find((one: any) => one.seat === seat).running;
    expect(Date.parse((await until()).until)).toBe(end + 4 * DAY);
    time.pass(2 * DAY);
    expect(codeOf(await ask(mover, 'PAUSE', 'P1D'))).toEqual([409, 'CANNOT_ASK']);
    time.pass(2 * DAY);
    expect((await clock()).frozen).toBeNull();
    expect((await until()).notCounted).toEqual([{ why: 'FROZEN', time: 'P3D' }]);
    time.pass(3 * DAY + MINUTE);
    expect((await waiter.post('/claim', {})).status).toBe(200);
    await expectProven(game);
  });

  it('MORE_TIME is for the clock of whoever asked', async () => {
    const { game, mover, waiter, seat } = await timed();
    time.pass(2 * DAY);
    expect(codeOf(await ask(waiter, 'MORE_TIME', 'P1D'))).toEqual([409, 'CANNOT_ASK']);
    await ask(mover, 'MORE_TIME', 'P1D');
    expect((await answer(game, waiter, true)).status).toBe(200);
    const { seats } = (await game.us.get()).body.clock;
    expect(seats.find((one: any) => one.seat === seat).turn.left).toBe('P4D');
    await game.us.post('/resign', {});
    await expectProven(game);
  });
});

describe('a record', () => {
  it('in which nobody asked for what was agreed, or the wrong player agreed, is found out', async () => {
    const game = await startWar(app);
    await ask(game.us, 'DRAW');
    await answer(game, game.gb, true);
    const record = await recordOf(app, { id: game.id, players: [] });
    const rules = RULESETS.find(({ id }) => id === record.ruleset)!;
    const asked = record.rows.at(-2)!;
    const without = { ...record, rows: record.rows.filter((row) => row !== asked) };
    expect(replayFaults(without, rules).join()).toContain('nothing was asked');
    const own = record.rows.map((row, i) =>
      i === record.rows.length - 1 ? { ...row, seat: 'us' } : row,
    );
    expect(replayFaults({ ...record, rows: own }, rules).join()).toContain('the wrong player');
  });
});
