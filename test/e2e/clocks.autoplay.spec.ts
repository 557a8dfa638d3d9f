import { randomUUID } from 'node:crypto';

import { BotsService } from '../../src/games/bots/bots.service.js';
import { PlayService } from '../../src/games/play/play.service.js';
import { verifyRecord } from '../../src/games/proof/record.js';
import { replayFaults } from '../../src/games/proof/replay.js';
import { GameBus } from '../../src/games/streams/game-bus.js';
import { owed, RULESETS, type Seat, type State } from '../../src/rules/index.js';
import { Wall } from '../../src/time/wall.js';
import { secretStep } from './clock.js';
import { positionWhere, WAR } from './positions.js';
import { recordOf } from './quick-games.js';
import { RestClient, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';
import { DAY, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

let app: TestApp;
let sibling: TestApp;
let time: TimeMachine;
const held: { readonly mockRestore: () => void }[] = [];
beforeAll(async () => {
  app = await startApp();
  sibling = await app.sibling();
  time = timeMachine(app, sibling);
});
afterEach(() => held.splice(0).forEach((one) => one.mockRestore()));
afterAll(async () => {
  await sibling.stop();
  await app.stop();
});

interface Computer {
  expect: (...args: unknown[]) => void;
  lookAround: () => Promise<void>;
}
const computerAt = ({ app: one }: TestApp) => one.get<Computer>(BotsService);

/** Keeps the computer from answering at these instances, until the test is over or the function is called. */
function hold(...apps: readonly TestApp[]): () => void {
  const spies = apps.map((one) => jest.spyOn(computerAt(one), 'expect').mockReturnValue());
  held.push(...spies);
  return () => spies.forEach((spy) => spy.mockRestore());
}

/** Keeps that instance from acting on clocks that are empty, until the test is over. */
const stopTime = ({ app: one }: TestApp) =>
  jest.spyOn(one.get(PlayService), 'timeOut').mockResolvedValue();

const OPERATIONS = { ruleset: 'ops1812', scenario: 'campaign' };
const AUTOPLAY = { clock: 'fast', whenEmpty: 'AUTOPLAY' };
const COMPUTER = /^autoplay-/;

interface Row {
  readonly kind: string;
  readonly seat: string | null;
  readonly secret: boolean;
  readonly id: string | null;
}
async function rowsOf(id: string): Promise<Row[]> {
  const text =
    'SELECT kind, seat, secret, request_id AS id FROM moves WHERE game_id = $1 ORDER BY seq';
  return (await app.pool.query<Row>(text, [id])).rows;
}
const autoplaysOf = async (id: string) =>
  (await rowsOf(id)).filter(({ kind }) => kind === 'autoplay').length;
const owedIn = async ({ spectator }: RestGame): Promise<string[]> =>
  (await spectator.get()).body.owed;

const seatOf = ({ us }: RestGame, client: RestClient) => (client === us ? 'us' : 'gb');
const clockOf = async ({ spectator }: RestGame, seat: string) =>
  (await spectator.get()).body.clock.seats.find((one: any) => one.seat === seat);

async function move(mover: RestClient) {
  const { version, draft, choices } = await mover.choices();
  return mover.post('/moves', { version, draft, actions: [choices[0]!.action] });
}

/** War of 1812: Operations, where nobody steps in secret, at a decision of one side: who owes it, and who waits. */
async function timed(order: object = {}) {
  const game = await startWar(app, { ...OPERATIONS, ...AUTOPLAY, ...order });
  for (;;) {
    const usOwes = (await game.us.choices()).choices.length > 0;
    const [silent, other] = usOwes ? [game.us, game.gb] : [game.gb, game.us];
    if ((await owedIn(game)).length === 1)
      return { ...game, silent, other, seat: seatOf(game, silent) };
    await move(silent);
  }
}

/** Plays for the other side until the silent one alone owes a decision. */
async function untilSilent(game: Awaited<ReturnType<typeof timed>>): Promise<void> {
  while (String(await owedIn(game)) !== game.seat)
    if ((await move(game.other)).status !== 200) throw new Error('the other side cannot move');
}

/** Lets the clock run out, and the computer answer, until the other side has the turn. */
async function answered(game: Awaited<ReturnType<typeof timed>>): Promise<void> {
  time.pass(4 * DAY);
  await time.look();
  await until(async () => !(await owedIn(game)).includes(game.seat));
}

async function expectProven(id: string, ruleset: string) {
  const record = await recordOf(app, { id, players: [] });
  const rules = RULESETS.find((one) => one.id === ruleset)!;
  expect([verifyRecord(record), replayFaults(record, rules)]).toEqual([[], []]);
  return { record, rules };
}

describe('a game in which the computer answers for an empty clock', () => {
  it('goes on for three spells; the fourth can be claimed, and the record adds up', async () => {
    const game = await timed();
    const before = (await game.spectator.get()).body;
    expect(before.clock).toMatchObject({ whenEmpty: 'AUTOPLAY', ranOut: null });
    for (let spell = 1; spell <= 3; spell++) {
      await answered(game);
      const clock = await clockOf(game, game.seat);
      expect([clock.autoplays, clock.running]).toEqual([spell, null]);
      await untilSilent(game);
    }
    const count = (await rowsOf(game.id)).length;
    time.pass(4 * DAY);
    await time.look();
    expect((await rowsOf(game.id)).length).toBe(count);
    const { clock } = (await game.spectator.get()).body;
    expect(clock.ranOut).toMatchObject({ seat: game.seat, abandonedAt: expect.any(String) });
    expect((await game.other.post('/claim', {})).status).toBe(200);
    expect((await game.spectator.get()).body.outcome).toMatchObject({
      reason: 'timeout',
      winner: seatOf(game, game.other),
    });
    const rows = await rowsOf(game.id);
    const own = rows.slice(rows.findIndex(({ kind }) => kind === 'autoplay'));
    expect(own.filter(({ seat }) => seat === game.seat).every(({ id }) => COMPUTER.test(id!))).toBe(
      true,
    );
    const { record, rules } = await expectProven(game.id, 'ops1812');
    const early = structuredClone(record) as any;
    early.rows.find(({ kind }: Row) => kind === 'autoplay').kind = 'clock';
    expect(replayFaults(early, rules)).not.toEqual([]);
  }, 60_000);

  it('says so in the log in both languages, and nothing of what is answered', async () => {
    const release = hold(app, sibling);
    const game = await timed();
    time.pass(4 * DAY);
    await time.look();
    const at = (await game.spectator.get()).body;
    expect(at).toMatchObject({ status: 'RUNNING', owed: [game.seat], deadline: null });
    const said = async (locale: string) =>
      (await game.spectator.get(`/log?locale=${locale}`)).body.entries.at(-1);
    expect((await said('en')).text).toMatch(/ran out of time: the computer answers for them/);
    expect((await said('ja')).text).toContain('コンピューターが代わりに答えます');
    const asked = `query ($id: ID!) { game(id: $id) { clock { whenEmpty seats { seat autoplays running { kind } } } } }`;
    const { clock } = (await app.ask(asked, { id: game.id })).game;
    expect(clock.seats).toContainEqual({ seat: game.seat, autoplays: 1, running: null });
    const { rows } = await app.pool.query(
      "SELECT body::jsonb -> 'patch' AS patch FROM moves WHERE game_id = $1 AND kind = 'autoplay'",
      [game.id],
    );
    expect(rows).toEqual([{ patch: [] }]);
    release();
  });

  it('cannot be claimed, nor given time, while the computer is to answer', async () => {
    hold(app, sibling);
    const game = await timed();
    const claim = async (locale: string) => {
      const { id, other } = game;
      const headers = { 'idempotency-key': randomUUID(), 'accept-language': locale };
      const { token } = other.player!;
      return app.rest(`POST /v1/games/${id}/claim`, { body: {}, headers, token });
    };
    const looking = [app, sibling].map(stopTime);
    held.push(...looking);
    time.pass(4 * DAY);
    const refused = await claim('en');
    expect([refused.status, refused.body.error.code]).toEqual([409, 'NOT_OUT_OF_TIME']);
    expect(refused.body.error.message).toContain('the computer answers');
    expect((await claim('ja')).body.error.message).toContain('コンピューターが答えます');
    looking.forEach((one) => one.mockRestore());
    await time.look();
    expect((await claim('en')).body.error.code).toBe('NOT_OUT_OF_TIME');
    expect((await game.other.post('/time', { time: 'PT12H' })).body.error.code).toBe('CLOCK_FULL');
  });

  it('leaves a move that is written first alone', async () => {
    const game = await timed();
    const looking = [app, sibling].map(stopTime);
    held.push(...looking);
    time.pass(4 * DAY);
    expect((await move(game.silent)).status).toBe(200);
    looking.forEach((one) => one.mockRestore());
    await untilSilent(game);
    await time.look();
    expect(await autoplaysOf(game.id)).toBe(0);
  });

  it('counts the answer of a player who comes back before the computer has answered', async () => {
    const release = hold(app, sibling);
    const game = await timed();
    time.pass(4 * DAY);
    await time.look();
    expect(await autoplaysOf(game.id)).toBe(1);
    expect((await move(game.silent)).status).toBe(200);
    release();
    await Promise.all([app, sibling].map((one) => computerAt(one).lookAround()));
    await until(async () => !(await owedIn(game)).includes(game.seat));
    await untilSilent(game);
    expect((await clockOf(game, game.seat)).running).not.toBeNull();
    expect((await move(game.silent)).status).toBe(200);
    await game.other.post('/resign', {});
    await expectProven(game.id, 'ops1812');
  });

  it('is answered once for each decision, however many instances look at once', async () => {
    const release = hold(app, sibling);
    const game = await timed();
    time.pass(4 * DAY);
    const both = [app, sibling];
    await Promise.all(both.map((one) => one.app.get(PlayService).timeOut(game.id)));
    expect(await autoplaysOf(game.id)).toBe(1);
    release();
    await Promise.all(both.map((one) => computerAt(one).lookAround()));
    await until(async () => !(await owedIn(game)).includes(game.seat));
    await game.other.post('/resign', {});
    await expectProven(game.id, 'ops1812');
  });

  it('is answered by whoever starts next, where the process that knew of it is gone', async () => {
    hold(app, sibling);
    const game = await timed();
    time.pass(4 * DAY);
    await time.look();
    const owing = 'SELECT bots_owe FROM game_times WHERE game_id = $1';
    expect((await app.pool.query(owing, [game.id])).rows).toEqual([{ bots_owe: true }]);
    const next = await app.sibling();
    next.app.get(Wall).now = () => time.now();
    await until(async () => !(await owedIn(game)).includes(game.seat));
    await next.stop();
    expect((await app.pool.query(owing, [game.id])).rows).toEqual([{ bots_owe: false }]);
  });

  it('goes on with another player who takes the seat meanwhile: it is a spell of theirs', async () => {
    const release = hold(app, sibling);
    const game = await timed();
    time.pass(4 * DAY);
    await time.look();
    const { token } = (await game.silent.post('/seat-offer', { knowledge: 'FULL' })).body;
    const eve = new RestClient(app, game.id, await app.signUp('Eve'));
    expect((await eve.post('/seat-offer/take', { token })).status).toBe(200);
    const clock = await clockOf(game, game.seat);
    expect([clock.autoplays, clock.turn.left, clock.running?.kind]).toEqual([1, 'P1DT12H', 'turn']);
    const count = (await rowsOf(game.id)).length;
    release();
    await Promise.all([app, sibling].map((one) => computerAt(one).lookAround()));
    expect((await move(eve)).status).toBe(200);
    expect((await rowsOf(game.id)).length).toBe(count + 1);
    await game.other.post('/resign', {});
    await expectProven(game.id, 'ops1812');
  });

  it('is won by the clock in no record before the computer has had its turns', async () => {
    const game = await timed({ whenEmpty: 'CLAIM' });
    time.pass(4 * DAY);
    expect((await game.other.post('/claim', {})).status).toBe(200);
    const { record, rules } = await expectProven(game.id, 'ops1812');
    const altered = structuredClone(record) as any;
    for (const { clock } of altered.rows) if (clock) clock.whenEmpty = 'AUTOPLAY';
    expect(replayFaults(altered, rules)).toEqual([expect.stringContaining('was to answer')]);
  });

  it('is counted as one in which the time ran out, and for nobody who took the seat later', async () => {
    const game = await timed();
    await answered(game);
    const told = async ({ player }: RestClient) =>
      (await app.rest(`GET /v1/players/${player!.id}/reliability`)).body;
    await game.other.post('/resign', {});
    expect(await told(game.silent)).toMatchObject({ games: 1, finished: 0, timedOut: 1 });
    expect(await told(game.other)).toMatchObject({ games: 1, finished: 1, timedOut: 0 });
    const passed = await timed();
    await answered(passed);
    const offer = await passed.silent.post('/seat-offer', { knowledge: 'FULL' });
    const eve = new RestClient(app, passed.id, await app.signUp('Eve'));
    await eve.post('/seat-offer/take', { token: offer.body.token });
    await passed.other.post('/resign', {});
    expect(await told(eve)).toMatchObject({ games: 1, finished: 1, timedOut: 0 });
  });
});

/** Whether a side answers step by step, or once, without the other seeing what. */
const isUnseen = (state: State, seat: Seat): boolean => secretStep(state, [seat]) !== null;

/** `draft`: one side declares something step by step, unseen; `seal`: both sides answer unseen. */
const SCENES = ['draft', 'seal'] as const;

describe.each(SCENES)('an answer in secret (%s)', (scene) => {
  const state = positionWhere(
    (one, actions) =>
      actions > 20 &&
      owed(WAR, one).length === (scene === 'draft' ? 1 : 2) &&
      'agenda' in WAR.readPosition(WAR.writePosition(one)) &&
      owed(WAR, one).every((seat) => isUnseen(one, seat)),
    3,
  );

  /** A game in which the computer is to answer for one side: that side, and the enemy. */
  async function begin() {
    // Under a seal the other clock is empty as well: nobody shall answer for it.
    held.push(...[app, sibling].map(stopTime));
    const position = WAR.writePosition(state);
    const game = await startWar(app, { ...AUTOPLAY, position, seed: '5'.repeat(64) });
    time.pass(4 * DAY);
    await PlayService.prototype.timeOut.call(app.app.get(PlayService), game.id);
    const isUs = (await clockOf(game, 'us')).autoplays === 1;
    return { game, own: isUs ? game.us : game.gb, enemy: isUs ? game.gb : game.us };
  }

  /** All that somebody else is told of a game, but for what is another in each game; times count from `began`. */
  async function told(game: RestGame, client: RestClient, began: number) {
    const answers = await Promise.all(
      ['', '/log?locale=en', '/choices', '/board.svg', '/requests'].map(async (what) => {
        const { status, body } = await client.get(what);
        return [what, status, body];
      }),
    );
    const players = [game.us, game.gb].flatMap(({ player }) => [player!.id, player!.name]);
    return [game.id, ...players]
      .reduce((text, one) => text.replaceAll(one, 'ID'), JSON.stringify(answers))
      .replace(/[0-9a-f]{32,}/g, 'HEX')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (at) => `T+${Date.parse(at) - began}`);
  }

  /** What the enemy and everybody hear where the side is silent at first, and then one answer is given for it. */
  async function story(answer: (game: RestGame, own: RestClient) => Promise<unknown>) {
    const began = time.now();
    const { game, own, enemy } = await begin();
    const published = jest.spyOn(app.app.get(GameBus), 'publish');
    const of = () => Promise.all([enemy, game.spectator].map((one) => told(game, one, began)));
    const before = await of();
    const last = (await rowsOf(game.id)).length;
    await answer(game, own);
    const after = await of();
    const calls = published.mock.calls.filter(([id]) => id === game.id).length;
    published.mockRestore();
    const text = `SELECT body::jsonb -> 'actions' AS actions, request_id AS id, secret FROM moves
      WHERE game_id = $1 AND seq > $2 ORDER BY seq`;
    const { rows } = await app.pool.query(text, [game.id, last]);
    return { heard: { before, after, calls }, rows };
  }

  let release: () => void;
  /** Has the computer answer once in a game. */
  async function answerOnce({ id }: RestGame): Promise<void> {
    const count = (await rowsOf(id)).length;
    release();
    await computerAt(app).lookAround();
    release = hold(app, sibling);
    await until(async () => (await rowsOf(id)).length > count);
  }

  it('tells others what the player’s own would have told', async () => {
    release = hold(app, sibling);
    const one = await story(answerOnce);
    const byComputer = { id: expect.stringMatching(COMPUTER), secret: true };
    expect(one.rows).toEqual([{ actions: [expect.anything()], ...byComputer }]);
    const other = await story(async (_, own) => {
      const [{ actions }] = one.rows;
      const { version, draft } = await own.choices();
      expect((await own.post('/moves', { version, draft, actions })).status).toBe(200);
    });
    expect(JSON.stringify(other.heard) === JSON.stringify(one.heard)).toBe(true);
    expect(one.heard.calls).toBe(0);
    expect(other.rows).toEqual([{ ...one.rows[0], id: expect.not.stringMatching(COMPUTER) }]);
  });

  it('can be taken back by the player, for whom the computer then answers again', async () => {
    release = hold(app, sibling);
    const { game, own } = await begin();
    await answerOnce(game);
    const { version } = (await own.get()).body;
    const undone = await own.post('/undo', { version });
    expect([undone.status, undone.body.error]).toEqual([200, undefined]);
    await answerOnce(game);
    const answers = (await rowsOf(game.id)).filter(({ id }) => COMPUTER.test(id ?? ''));
    expect(answers).toHaveLength(2);
  });
});

describe('what is agreed on', () => {
  it('is shown while the game is open, and kept by its rematch', async () => {
    const { token } = await app.signUp();
    const body = { ruleset: 'columbia1812', scenario: 'campaign', ...AUTOPLAY };
    const made = (await app.rest('POST /v1/games', { body, token })).body;
    expect([made.status, made.clock.whenEmpty]).toEqual(['OPEN', 'AUTOPLAY']);
    const create =
      'mutation ($input: CreateGameInput!) { createGame(input: $input) { clock { preset whenEmpty } } }';
    const input = { ...body, clock: 'live-60', whenEmpty: 'CLAIM' };
    expect((await app.ask(create, { input }, token)).createGame.clock).toEqual({
      preset: 'live-60',
      whenEmpty: 'CLAIM',
    });
    const { us, gb } = await startWar(app, AUTOPLAY);
    await us.post('/resign', {});
    await us.post('/rematch', {});
    expect((await gb.post('/rematch', {})).body.clock).toMatchObject({
      preset: 'fast',
      whenEmpty: 'AUTOPLAY',
    });
  });

  it.each([{}, { clock: 'none' }])('is nothing without a clock: %j', async (order) => {
    const { token } = await app.signUp();
    const body = { ruleset: 'columbia1812', scenario: 'campaign', whenEmpty: 'AUTOPLAY', ...order };
    const said = async (locale: string) => {
      const headers = { 'accept-language': locale };
      const { status, body: answer } = await app.rest('POST /v1/games', { body, token, headers });
      return [status, answer.error.code, answer.error.message];
    };
    expect(await said('en')).toEqual([
      400,
      'INVALID_INPUT',
      expect.stringContaining('choose a clock'),
    ]);
    expect(await said('ja')).toEqual([
      400,
      'INVALID_INPUT',
      expect.stringContaining('時計を選んで'),
    ]);
    const create = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
    const { errors } = await app.graphql(create, { input: body }, token);
    expect(errors![0]!.extensions.code).toBe('INVALID_INPUT');
  });

  it.each(['', 'autoplay', 'DIRECTOR', 3, ['AUTO']])('is not %j', async (whenEmpty) => {
    const { token } = await app.signUp();
    const body = { ruleset: 'columbia1812', scenario: 'campaign', clock: 'fast', whenEmpty };
    const refused = await app.rest('POST /v1/games', { body, token });
    expect([refused.status, refused.body.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(refused.body.error.message).toContain('CLAIM, AUTO, AUTOPLAY');
    const create = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
    const { errors } = await app.graphql(create, { input: body }, token);
    expect(errors![0]!.extensions.code).toBe('INVALID_INPUT');
  });
});
