import { randomUUID } from 'node:crypto';

import type { Clock } from '../../src/clocks/clock.js';
import { GamesService } from '../../src/games/games.service.js';
import { PlayService } from '../../src/games/play/play.service.js';
import { verifyRecord } from '../../src/games/proof/record.js';
import { replayFaults } from '../../src/games/proof/replay.js';
import { owed, RULESETS, seeded } from '../../src/rules/index.js';
import { Wall } from '../../src/time/wall.js';
import { LONG } from '../long.js';
import { positionWhere, WAR } from './positions.js';
import { quickPlay, recordOf, resign } from './quick-games.js';
import { type RestClient, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';
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

const SHOWN = `clock { preset whenEmpty now frozen
  seats { seat turn { left increment cap } interrupt { left } running { kind since until notCounted { why time } } }
  ranOut { seat at abandonedAt } } deadline`;
const GAME = `query ($id: ID!, $at: Int) { game(id: $id, at: $at) { version status outcome { winner reason } ${SHOWN} } }`;

/** `CLOCK_RACES=10000 npm test -- e2e/clocks` plays so many. */
const RACES = Number(process.env['CLOCK_RACES'] ?? (LONG ? 100 : 20));
const OPERATIONS = { ruleset: 'ops1812', scenario: 'campaign' };

const seen = async (id: string, at?: number) => (await app.ask(GAME, { id, at })).game;
const leftOf = ({ clock }: any) =>
  Object.fromEntries(clock.seats.map((one: any) => [one.seat, one.turn.left]));
const codeOf = ({ status, body }: { status: number; body: any }) => [status, body.error?.code];

/** Who owes the decision, and who waits. */
async function sides({ us, gb }: RestGame) {
  const usOwes = (await us.choices()).choices.length > 0;
  return usOwes ? { mover: us, waiter: gb } : { mover: gb, waiter: us };
}

/** War of 1812: Operations, where nobody steps in secret, at a decision of one side. */
async function timed(clock: string): Promise<RestGame> {
  const game = await startWar(app, { ...OPERATIONS, clock });
  while ((await game.us.get()).body.owed.length > 1) await move((await sides(game)).mover);
  return game;
}

/** Its answer; what is played is chosen before `then`. */
async function move(mover: RestClient, then = () => {}) {
  const { version, draft, choices } = await mover.choices();
  then();
  return mover.post('/moves', { version, draft, actions: [choices[0]!.action] });
}

async function rowsOf(
  id: string,
): Promise<{ kind: string; clock: Clock | null; secret: boolean }[]> {
  const text = `SELECT kind, body::jsonb -> 'clock' AS clock, secret FROM moves WHERE game_id = $1 ORDER BY seq`;
  return (await app.pool.query(text, [id])).rows;
}

describe('a game with a clock', () => {
  it('shows it to everybody, at both interfaces', async () => {
    const { id, us, spectator } = await startWar(app, { clock: 'daily' });
    const { clock, deadline } = await seen(id);
    expect(clock).toMatchObject({
      preset: 'daily',
      whenEmpty: 'CLAIM',
      frozen: null,
      ranOut: null,
    });
    expect(clock.now).toBe(new Date(time.now()).toISOString());
    const budget = { left: 'P5D', increment: 'PT12H', cap: 'P5D' };
    const until = new Date(time.now() + 5 * DAY).toISOString();
    const running = { kind: 'TURN', since: clock.now, until, notCounted: [] };
    expect(clock.seats[0]).toEqual({
      seat: 'us',
      turn: budget,
      interrupt: { left: 'P2D' },
      running,
    });
    expect(deadline).toBe(until);
    const { body } = await us.get();
    expect(body.clock.seats[0]).toMatchObject({ seat: 'us', turn: budget });
    expect(body.clock.seats[0].running).toEqual({ ...running, kind: 'turn', asleepUntil: null });
    expect([body.deadline, (await spectator.get()).body.clock]).toEqual([until, body.clock]);
  });

  it('is one only where it was asked for', async () => {
    for (const order of [{}, { clock: 'none' }]) {
      const { us, gb } = await startWar(app, order);
      expect((await us.get()).body).toMatchObject({ clock: null, deadline: null });
      expect(codeOf(await gb.post('/claim', {}))).toEqual([409, 'NOT_OUT_OF_TIME']);
      expect(codeOf(await gb.post('/time', { time: 'PT1H' }))).toEqual([409, 'CLOCK_FULL']);
    }
    const { token } = await app.signUp();
    const body = { ruleset: 'columbia1812', scenario: 'campaign', clock: 'blitz' };
    const refused = await app.rest('POST /v1/games', { body, token });
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      expect.stringMatching(/clock.*live-60, fast, daily, slow, none/),
    ]);
  });

  it('charges whoever owes, and tells a look back what it was then', async () => {
    const game = await timed('daily');
    const { mover } = await sides(game);
    const before = await seen(game.id);
    await move(mover, () => time.pass(30 * HOUR));
    const after = await seen(game.id);
    const seat = mover === game.us ? 'us' : 'gb';
    expect(leftOf(before)[seat]).toBe('P5D');
    expect(['P3DT18H', 'P4DT6H']).toContain(leftOf(after)[seat]);
    expect(leftOf(await seen(game.id, before.version))).toEqual(leftOf(before));
  });

  it('has none for a seat that the computer plays', async () => {
    const { token } = await app.signUp();
    const seatBots = [{ seat: 'gb', level: 'random' }];
    const body = {
      ruleset: 'columbia1812',
      scenario: 'campaign',
      seat: 'us',
      clock: 'fast',
      seatBots,
    };
    const { clock } = (await app.rest('POST /v1/games', { body, token })).body;
    expect(clock.seats.map(({ seat }: any) => seat)).toEqual(['us']);
  });

  it('gives its rematch the same', async () => {
    const { us, gb } = await startWar(app, { clock: 'slow' });
    await us.post('/resign', {});
    await us.post('/rematch', {});
    expect((await gb.post('/rematch', {})).body.clock).toMatchObject({ preset: 'slow' });
  });
});

/** Games in whose first moves somebody steps in secret. */
const SECRET = ['columbia1812', 'madison'];

describe('the log', () => {
  const count = LONG ? 8 : 2;

  it.each(RULESETS.map((rules) => [rules.id, rules] as const))(
    '%s: adds up to the clock at every version, and secret rows have none',
    async (_, rules) => {
      let secret = 0;
      for (let seed = 1; seed <= count; seed++) {
        const players = [(await app.signUp()).id, (await app.signUp()).id];
        const service = app.app.get(GamesService);
        const order = {
          ruleset: rules.id,
          scenario: rules.scenarios[0]!.id,
          clock: 'daily' as const,
        };
        const { id } = await service.create(players[0]!, order, { address: '' });
        await service.join(players[1]!, id);
        const game = { id, players };
        const random = seeded(seed);
        for (let moves = 0; moves < 60; moves += 1) {
          time.pass(random(20 * HOUR));
          await quickPlay(app, game, seed * 1_000 + moves, 1);
        }
        const rows = await rowsOf(id);
        secret += rows.filter((row) => row.secret).length;
        expect(rows.map(({ clock }) => clock === null)).toEqual(rows.map(({ secret }) => secret));
        const {
          rows: [now],
        } = await app.pool.query('SELECT clock FROM games WHERE id = $1', [id]);
        expect(now.clock).toEqual(rows.findLast(({ secret }) => !secret)!.clock);
        await resign(app, game);
        const record = await recordOf(app, game);
        expect([verifyRecord(record), replayFaults(record, rules)]).toEqual([[], []]);
        const altered = structuredClone(record) as any;
        altered.rows.at(-2).clock = altered.rows.at(-1).clock;
        expect(verifyRecord(altered)).not.toEqual([]);
      }
      expect(secret > 0).toBe(SECRET.includes(rules.id));
    },
    60_000,
  );
});

describe('an empty clock', () => {
  const claim = (client: { gameId: string; player?: any }, at = app) =>
    at.ask(
      `mutation ($id: ID!, $r: ID!) { claimTimeout(gameId: $id, requestId: $r) {
        ... on Played { game { status outcome { winner reason } } } ... on Refused { code message } } }`,
      { id: client.gameId, r: randomUUID() },
      client.player.token,
    );

  it('may be claimed by the opponent, and by nobody else nor before', async () => {
    const game = await timed('fast');
    const { mover, waiter } = await sides(game);
    time.pass(3 * DAY - 1);
    expect((await claim(waiter)).claimTimeout).toMatchObject({ code: 'NOT_OUT_OF_TIME' });
    time.pass(1);
    expect((await claim(mover)).claimTimeout).toMatchObject({
      code: 'NOT_OUT_OF_TIME',
      message: expect.stringContaining('your own clock'),
    });
    expect(codeOf(await game.spectator.post('/claim', {}))).toEqual([401, 'UNAUTHENTICATED']);
    const { ranOut } = (await seen(game.id)).clock;
    expect(Date.parse(ranOut.abandonedAt) - Date.parse(ranOut.at)).toBe(14 * DAY);
    await time.look();
    expect((await seen(game.id)).status).toBe('RUNNING');
    const winner = waiter === game.us ? 'us' : 'gb';
    expect((await claim(waiter)).claimTimeout.game).toEqual({
      status: 'FINISHED',
      outcome: { winner, reason: 'timeout' },
    });
    const record = await recordOf(app, { id: game.id, players: [] });
    expect(
      replayFaults(
        record,
        RULESETS.find(({ id }) => id === 'ops1812')!,
      ),
    ).toEqual([]);
    expect((await seen(game.id)).clock.ranOut).toBeNull();
    expect(codeOf(await waiter.post('/claim', {}))).toEqual([409, 'GAME_OVER']);
  });

  it('may be given time instead, or be moved on as if nothing were', async () => {
    const game = await timed('fast');
    const { mover, waiter } = await sides(game);
    time.pass(4 * DAY);
    const given = await waiter.post('/time', { time: 'PT12H' });
    expect(given.status).toBe(200);
    const { log } = (await waiter.get('/log?locale=en')).body;
    expect(log?.at(-1)?.text ?? JSON.stringify((await waiter.get('/log')).body)).toContain(
      '12 hours',
    );
    expect((await seen(game.id)).clock.ranOut).toBeNull();
    expect(codeOf(await waiter.post('/claim', {}))).toEqual([409, 'NOT_OUT_OF_TIME']);
    time.pass(12 * HOUR);
    expect((await seen(game.id)).clock.ranOut).not.toBeNull();
    expect((await move(mover)).status).toBe(200);
  });

  it('leaves what may be taken back as it was when time is given', async () => {
    const { us, gb } = await startWar(app, { clock: 'slow' });
    const pick = seeded(5);
    for (;;) {
      const { version, draft, choices } = await us.choices();
      const { action } = choices[pick(choices.length)]!;
      await us.post('/moves', { version, draft, actions: [action] });
      if (!JSON.stringify((await us.get('/undo')).body).includes('null')) break;
    }
    const [mover, waiter] = [us, gb];
    const undo = (await mover.get('/undo')).body;
    time.pass(DAY);
    expect((await waiter.post('/time', { time: 'PT12H' })).status).toBe(200);
    expect((await mover.get('/undo')).body).toEqual(undo);
  });

  it('takes no gift that is a trifle or too much, so that nobody moves a game on under its player', async () => {
    const game = await timed('fast');
    const { mover, waiter } = await sides(game);
    time.pass(10 * HOUR);
    const { version, draft, choices } = await mover.choices();
    for (const [given, said] of [
      ['PT2M', 'give between 3 hours and 10 hours'],
      ['PT11H', 'give between 3 hours and 10 hours'],
    ])
      expect((await waiter.post('/time', { time: given })).body.error).toMatchObject({
        code: 'CLOCK_FULL',
        message: expect.stringContaining(said!),
      });
    const played = { version, draft, actions: [choices[0]!.action] };
    expect((await mover.post('/moves', played)).status).toBe(200);
  });

  it('given under a seal makes no answer stale', async () => {
    const state = positionWhere((one, actions) => actions > 20 && owed(WAR, one).length === 2, 3);
    const position = WAR.writePosition(state);
    const { us, gb } = await startWar(app, { clock: 'fast', position });
    expect((await us.get()).body.owed).toEqual(['us', 'gb']);
    const { version, choices } = await gb.choices();
    for (;;) {
      const now = await us.choices();
      if (now.choices.length === 0) break;
      const actions = [now.choices[0]!.action];
      await us.post('/moves', { version: now.version, draft: now.draft, actions });
    }
    expect((await us.get()).body.owed).toEqual(['gb']);
    time.pass(DAY);
    expect((await us.post('/time', { time: 'PT12H' })).status).toBe(200);
    const answer = { version, draft: 0, actions: [choices[0]!.action] };
    expect((await gb.post('/moves', answer)).status).toBe(200);
  });

  it.each(['PT0S', 'P22D', 'soon', '', '-PT5M', 'PT1H30', 12, null])(
    'takes no time of %j',
    async (given) => {
      const { us } = await startWar(app, { clock: 'fast' });
      expect(codeOf(await us.post('/time', { time: given }))).toEqual([400, 'INVALID_INPUT']);
      const query =
        'mutation ($t: Duration!) { giveTime(gameId: "x", requestId: "y", time: $t) { __typename } }';
      const { errors } = await app.graphql(query, { t: given }, us.player!.token);
      expect(errors![0]!.extensions.code).toBe('INVALID_INPUT');
    },
  );

  it('that nobody claims abandons the game after 14 days', async () => {
    const game = await timed('fast');
    time.pass(3 * DAY + 14 * DAY - 1);
    await time.look();
    expect((await seen(game.id)).status).toBe('RUNNING');
    time.pass(1);
    await time.look();
    expect(await seen(game.id)).toMatchObject({
      status: 'FINISHED',
      outcome: { winner: null, reason: 'abandoned' },
    });
    const record = await recordOf(app, { id: game.id, players: [] });
    expect(
      replayFaults(
        record,
        RULESETS.find(({ id }) => id === 'ops1812')!,
      ),
    ).toEqual([]);
  });

  it('loses at one sitting, and what is written before counts', async () => {
    const [lost, saved] = [await timed('live-60'), await timed('live-60')];
    const { mover } = await sides(saved);
    const late = await sides(lost);
    time.pass(2 * HOUR);
    const { version, draft, choices } = await mover.choices();
    const { status } = await mover.post('/moves', {
      version,
      draft,
      actions: [choices[0]!.action],
    });
    expect(status).toBe(200);
    await time.look();
    expect((await seen(saved.id)).status).toBe('RUNNING');
    const winner = late.waiter === lost.us ? 'us' : 'gb';
    expect(await seen(lost.id)).toMatchObject({
      status: 'FINISHED',
      outcome: { winner, reason: 'timeout' },
    });
    await time.look();
    expect((await rowsOf(lost.id)).filter(({ kind }) => kind === 'timeout')).toHaveLength(1);
  });
});

describe('time itself', () => {
  it('tries as often as it likes, from two instances, against moves: either counts, never both', async () => {
    const faults: unknown[] = [];
    for (let race = 0; race < RACES; race++) {
      const game = await timed('live-60');
      const { mover } = await sides(game);
      const others = [app, sibling].map(
        ({ app: one }) =>
          () =>
            one.get(PlayService).timeOut(game.id),
      );
      const racing: Promise<unknown>[] = [];
      const late = race % 3;
      const moved = await move(mover, () => {
        time.pass(2 * HOUR);
        racing.push(...others.slice(late).map((look) => look()));
      });
      await Promise.all([...racing, ...others.map((look) => look())]);
      const kinds = (await rowsOf(game.id)).map(({ kind }) => kind);
      const timeouts = kinds.filter((kind) => kind === 'timeout').length;
      const isOver = (await seen(game.id)).status === 'FINISHED';
      const isFair = moved.status === 200 ? timeouts === 0 : codeOf(moved)[1] === 'GAME_OVER';
      if (timeouts > 1 || isOver !== (timeouts === 1) || !isFair) faults.push([race, moved, kinds]);
    }
    expect(faults).toEqual([]);
  }, 600_000);

  it('charges nobody for an outage, and ends no clock soon after', async () => {
    const game = await timed('live-60');
    const { mover } = await sides(game);
    const began = time.now();
    await outage(began + 600_000, began + 5 * HOUR);
    time.pass(5 * HOUR + 300_000);
    await time.look();
    const { clock, deadline } = await seen(game.id);
    const { running } = clock.seats.find((one: any) => one.running);
    expect(running.notCounted).toEqual([{ why: 'OUTAGE', time: 'PT4H50M' }]);
    expect(Date.parse(running.until)).toBe(began + HOUR + 1_000 + 4 * HOUR + 50 * 60_000);
    expect(deadline).not.toBeNull();
    await move(mover);
    const charge = Object.values((await rowsOf(game.id)).at(-1)!.clock!.seats).find(
      (one) => one.charge !== null,
    )!.charge!;
    expect(charge).toMatchObject({ ms: 15 * 60_000 - 1_000 });
    await app.pool.query('DELETE FROM outages');
    await beat();
  });

  it('writes an outage down when nobody was there, and looks at what was due meanwhile', async () => {
    const game = await timed('live-60');
    await app.pool.query("UPDATE pulses SET at = at - interval '1 hour'");
    await beat();
    const { rows } = await app.pool.query(
      'SELECT from_at AS "from", until_at AS "until" FROM outages',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].until - rows[0].from).toBeGreaterThanOrEqual(HOUR);
    await beat();
    expect((await app.pool.query('SELECT 1 FROM outages')).rowCount).toBe(1);
    expect((await seen(game.id)).status).toBe('RUNNING');
    await app.pool.query('DELETE FROM outages');
    await beat();
  });

  it('is not charged by a process that cannot tell it; games without a clock go on', async () => {
    const [game, free] = [await timed('fast'), await startWar(app, OPERATIONS)];
    const wall = app.app.get(Wall) as unknown as { measure: { believed: boolean } };
    const { measure } = wall;
    wall.measure = { ...measure, believed: false };
    try {
      expect(codeOf(await move((await sides(game)).mover))).toEqual([503, 'UNAVAILABLE']);
      expect((await move((await sides(free)).mover)).status).toBe(200);
    } finally {
      wall.measure = measure;
    }
    expect((await move((await sides(game)).mover)).status).toBe(200);
  });
});

const beat = async (): Promise<void> => {
  for (const one of [app, sibling]) await (one.app.get(Wall) as unknown as Beating).beat();
};
interface Beating {
  beat(): Promise<void>;
}

async function outage(from: number, until: number): Promise<void> {
  const values = [new Date(from), new Date(until)];
  await app.pool.query('INSERT INTO outages (from_at, until_at) VALUES ($1, $2)', values);
  await beat();
}

describe('what nobody may know', () => {
  it('no step that its seat alone knows of changes anything of a clock', async () => {
    const { id, us, gb, spectator } = await startWar(app, { clock: 'daily' });
    const pick = seeded(3);
    let steps = 0;
    for (let i = 0; i < 200 && steps < 5; i++) {
      const before = await clockSeen(id);
      for (const client of [us, gb]) {
        const { version, draft, choices } = await client.choices();
        if (choices.length === 0) continue;
        time.pass(HOUR / 4);
        const other = client === us ? gb : us;
        const shown = (await other.get()).body.clock;
        await client.post('/moves', {
          version,
          draft,
          actions: [choices[pick(choices.length)]!.action],
        });
        if ((await client.get()).body.version > version) break;
        steps += 1;
        expect((await other.get()).body.clock).toEqual(shown);
        expect((await spectator.get()).body.clock).toEqual(shown);
        expect(await clockSeen(id)).toEqual(before);
        break;
      }
    }
    expect(steps).toBe(5);
  });
});

const clockSeen = async (id: string): Promise<unknown> =>
  (
    await app.pool.query(
      'SELECT clock, deadline, updated_at FROM games JOIN game_times ON game_id = id WHERE id = $1',
      [id],
    )
  ).rows[0];
