import { randomUUID } from 'node:crypto';

import { DataSource } from 'typeorm';

import { GamesService } from '../../src/games/games.service.js';
import { verifyRecord } from '../../src/games/proof/record.js';
import { replayFaults } from '../../src/games/proof/replay.js';
import { SeatOfferEntity } from '../../src/games/store/entities/seat-offer.entity.js';
import { applyPatch, RULESETS } from '../../src/rules/index.js';
import { LONG } from '../long.js';
import { messagesIn } from './event-reader.js';
import { recordOf } from './quick-games.js';
import { picker, playOn, RestClient, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, type TimeMachine, timeMachine } from './time-machine.js';

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

const MADISON = { ruleset: 'madison', scenario: 'entire-war' };
const OPERATIONS = { ruleset: 'ops1812', scenario: 'campaign' };
const SEATS = ['us', 'gb'] as const;

type Knowledge = 'FULL' | 'FROM_NOW';

const codeOf = ({ status, body }: { status: number; body: any }) => [status, body?.error?.code];
const offer = (from: RestClient, knowledge: Knowledge = 'FULL') =>
  from.post('/seat-offer', { knowledge });
const take = (to: RestClient, token: string) => to.post('/seat-offer/take', { token });
const newcomer = async ({ id }: Pick<RestGame, 'id'>, name = 'Eve'): Promise<RestClient> =>
  new RestClient(app, id, await app.signUp(name));

/** Hands the seat over; returns the player who has it now and the version that it brought. */
async function handOver(game: RestGame, from: RestClient, knowledge: Knowledge = 'FULL') {
  const { body: offered } = await offer(from, knowledge);
  const to = await newcomer(game);
  const { status, body } = await take(to, offered.token);
  expect(status).toBe(200);
  return { to, version: body.version as number };
}

/** The game at the end, with a record in which everything is in order. */
async function expectProven(game: RestGame): Promise<void> {
  const record = JSON.parse(JSON.stringify(await recordOf(app, { id: game.id, players: [] })));
  const rules = RULESETS.find(({ id }) => id === record.ruleset)!;
  expect([verifyRecord(record), replayFaults(record, rules)]).toEqual([[], []]);
  // the fold of the rows is what the table says
  const { rows } = await app.pool.query(
    `SELECT g.handovers, array_agg(m.body ORDER BY m.seq) AS bodies
     FROM games g LEFT JOIN moves m ON m.game_id = g.id AND m.kind = 'handover' WHERE g.id = $1 GROUP BY g.id`,
    [game.id],
  );
  const told = rows[0].bodies.filter(Boolean).map((body: string) => {
    const { version, events } = JSON.parse(body);
    const { seat, from, to, fromName, toName, knowledge } = events[0].data;
    const [giver, taker] = [
      { id: from, name: fromName },
      { id: to, name: toName },
    ];
    return { seat, from: giver, to: taker, knowledge, version };
  });
  expect(told).toEqual(rows[0].handovers);
}

/** All that somebody is shown of a game, now or at a version. */
async function shownTo(who: RestClient, at?: number) {
  const when = at === undefined ? '' : `at=${at}`;
  const [game, log, picture] = [
    (await who.get(`?${when}`)).body,
    (await who.get(`/log?first=1000&${at === undefined ? '' : `after=${at - 1}`}`)).body,
    (await who.get(`/board.svg?${when}`)).body,
  ];
  const choices = at === undefined ? await who.get('/choices') : null;
  return { game, log, picture, choices: choices && [choices.status, choices.body] };
}

/** The changes of a game that somebody is sent after version 0, up to the present one. */
async function sentTo(who: RestClient): Promise<any[]> {
  const { version } = (await who.get()).body;
  const hangUp = new AbortController();
  const headers = who.player ? { authorization: `Bearer ${who.player.token}` } : {};
  const response = await fetch(`${app.url}${who.path}/events?after=0`, {
    headers,
    signal: hangUp.signal,
  });
  const sent: any[] = [];
  for await (const { event, data } of messagesIn(response)) {
    const { version: at, entries, patch } = data;
    if (event === 'change') sent.push({ version: at, entries, patch });
    if (data.version === version) break;
  }
  hangUp.abort();
  return sent;
}

const folded = (changes: readonly any[]) =>
  changes.reduce((view, { patch }) => {
    applyPatch(view, patch);
    return view;
  }, {});

/** Whoever is to move, and the move, which can be sent to any instance any number of times. */
async function nextMove({ us, gb }: RestGame) {
  const first = await us.choices();
  const [client, { version, choices }] =
    first.choices.length > 0 ? [us, first] : [gb, await gb.choices()];
  const requestId = randomUUID();
  const plan = { version, actions: [choices[0]!.action] };
  const send = (at: TestApp) =>
    new RestClient(at, client.gameId, client.player!).post('/moves', plan, requestId);
  return { client, send };
}

describe('a seat that is handed over', () => {
  it('is that of whoever is given the token, and who had it is a spectator', async () => {
    const game = await startWar(app);
    const { body } = await offer(game.us);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{32}$/),
      offer: {
        ...{ gameId: game.id, seat: 'us', knowledge: 'FULL' },
        by: { id: game.us.player!.id, name: 'Dearborn' },
        until: new Date(time.now() + 14 * DAY).toISOString(),
      },
    });
    const eve = await newcomer(game);
    const before = await shownTo(game.us);
    const told = await eve.get(`/seat-offer?token=${body.token}`);
    expect(told.body).toMatchObject({ offer: body.offer, game: { id: game.id } });
    expect((await take(eve, body.token)).body).toEqual({ gameId: game.id, seat: 'us', version: 2 });
    expect(await shownTo(game.us)).toEqual(await shownTo(game.spectator));
    const after = await shownTo(eve);
    expect(after.choices).toEqual([200, { ...(before.choices![1] as object), version: 2 }]);
    expect(after.game.view).toEqual(before.game.view);
    expect(after.log.entries.at(-1).text).toBe('Dearborn handed the American seat over to Eve.');
    expect(after.game.handovers).toEqual([
      {
        ...{ seat: 'us', knowledge: 'FULL', version: 2 },
        from: { id: game.us.player!.id, name: 'Dearborn' },
        to: { id: eve.player!.id, name: 'Eve' },
      },
    ]);
    // once more: nothing changes
    expect((await take(eve, body.token)).body).toEqual({ gameId: game.id, seat: 'us', version: 2 });
    expect(codeOf(await take(await newcomer(game), body.token))).toEqual([404, 'NOT_FOUND']);
    const [{ action }] = (await eve.choices()).choices as any;
    const plan = { version: 2, actions: [action] };
    expect(codeOf(await game.us.post('/moves', plan))).toEqual([403, 'FORBIDDEN']);
    expect((await eve.post('/moves', { ...plan, draft: 0 })).status).toBe(200);
    expect(codeOf(await game.us.post('/resign', {}))).toEqual([403, 'FORBIDDEN']);
    await eve.post('/resign', {});
    await expectProven(game);
  });

  it('is offered, looked at, taken back and taken over GraphQL', async () => {
    const game = await startWar(app, { private: true });
    const owner = game.us.player!.token;
    const eve = await app.signUp('Eve');
    const id = game.id;
    const OFFER = `mutation ($id: ID!) { offerSeat(gameId: $id, knowledge: FROM_NOW) {
      token offer { seat knowledge until by { name } } } }`;
    const OWN = 'query ($id: ID!) { game(id: $id) { seatOffer { knowledge } } }';
    const { offerSeat } = await app.ask(OFFER, { id }, owner);
    expect(offerSeat.offer).toMatchObject({ seat: 'us', by: { name: 'Dearborn' } });
    const own = async (token: string) => (await app.ask(OWN, { id }, token)).game.seatOffer;
    expect(await own(owner)).toEqual({ knowledge: 'FROM_NOW' });
    expect(await own(game.gb.player!.token)).toBeNull();
    const { token } = offerSeat;
    const LOOK = `query ($id: ID!, $token: String!) { seatOnOffer(gameId: $id, token: $token) {
      offer { seat } game { version choices { label } ruleset { id } } } }`;
    expect((await app.ask(LOOK, { id, token }, eve.token)).seatOnOffer).toEqual({
      offer: { seat: 'us' },
      game: { version: 1, choices: [], ruleset: { id: 'columbia1812' } },
    });
    const WITHDRAW = 'mutation ($id: ID!) { withdrawSeatOffer(gameId: $id) }';
    expect(await app.ask(WITHDRAW, { id }, owner)).toEqual({ withdrawSeatOffer: id });
    expect(await own(owner)).toBeNull();
    const TAKE = `mutation ($id: ID!, $token: String!) { takeSeat(gameId: $id, token: $token) {
      choices { label } version handovers { seat from { name } to { name } knowledge version } } }`;
    const refused = await app.graphql(TAKE, { id, token }, eve.token);
    expect((refused as any).errors[0].extensions.code).toBe('NOT_FOUND');
    const again = (await app.ask(OFFER, { id }, owner)).offerSeat;
    const { choices, ...taken } = (await app.ask(TAKE, { id, token: again.token }, eve.token))
      .takeSeat;
    expect(choices.length).toBeGreaterThan(0);
    expect(taken).toEqual({
      version: 2,
      handovers: [
        {
          ...{ seat: 'us', knowledge: 'FROM_NOW', version: 2 },
          ...{ from: { name: 'Dearborn' }, to: { name: 'Eve' } },
        },
      ],
    });
    // in a private game, too, who has left it may watch
    expect((await game.us.get()).status).toBe(200);
    expect(codeOf(await game.spectator.get())).toEqual([404, 'NOT_FOUND']);
  });
});

describe.each([
  ['War of 1812', {}],
  ["Mr. Madison's War", MADISON],
] as const)('in %s, at whatever move a seat is handed over', (_, order) => {
  it.each(['FULL', 'FROM_NOW'] as const)(
    'who had it gets nothing of it after, and with %s who takes it what was agreed',
    async (knowledge) => {
      for (let seed = 1; seed <= (LONG ? 12 : 2); seed++) {
        const game = await startWar(app, order);
        const pick = picker(seed * 7);
        await playOn([game.us, game.gb], pick, (count) => count === 3 + seed * 7);
        const seat = SEATS[seed % 2]!;
        const from = game[seat];
        const past = new Map<number, unknown>();
        const { version: last } = (await from.get()).body;
        for (let at = 1; at < last; at++) past.set(at, (await shownTo(from, at)).game.view);
        const sentBefore = await sentTo(from);
        const { to, version } = await handOver(game, from, knowledge);
        const players = seat === 'us' ? [to, game.gb] : [game.us, to];
        await playOn(players, pick, (count) => count === 8);

        const { version: now } = (await game.spectator.get()).body;
        expect(now).toBeGreaterThan(version);
        for (let at = 1; at <= now; at++) {
          const [old, own, anybody] = [
            await shownTo(from, at),
            await shownTo(to, at),
            await shownTo(game.spectator, at),
          ];
          if (at >= version) expect(old).toEqual(anybody);
          else if (at < last) expect(old.game.view).toEqual(past.get(at));
          if (at < version && knowledge === 'FROM_NOW')
            expect([at, own.game]).toEqual([at, anybody.game]);
          if (at < version && knowledge === 'FULL') expect(own.game).toEqual(old.game);
        }
        expect(await shownTo(from)).toEqual(await shownTo(game.spectator));
        const logs = [await shownTo(to), await shownTo(game.spectator)].map(({ log }) =>
          log.entries.filter((one: any) => one.version < version),
        );
        if (knowledge === 'FROM_NOW') expect(logs[0]).toEqual(logs[1]);

        // Streams send again what they sent at the time.
        const [old, own, anybody] = [
          await sentTo(from),
          await sentTo(to),
          await sentTo(game.spectator),
        ];
        const upTo = ({ version: at }: any) => at < version;
        const since = ({ version: at }: any) => at > version;
        expect(old.filter(upTo)).toEqual(sentBefore);
        expect(old.filter(since)).toEqual(anybody.filter(since));
        expect(own.filter(upTo)).toEqual(anybody.filter(upTo));
        expect(folded(old)).toEqual((await game.spectator.get()).body.view);
        // One version more, so that a look back shows `now` without what has been drafted since.
        await to.post('/requests', { kind: 'ABORT' });
        expect(folded(own)).toEqual((await to.get(`?at=${now}`)).body.view);
        expect(folded(own)).not.toEqual(folded(old));
        await to.post('/resign', {});
        await expectProven(game);
      }
    },
    120_000,
  );
});

describe('while a seat is handed over', () => {
  it('a stream that is open goes on with other eyes', async () => {
    const game = await startWar(app);
    const { body } = await offer(game.us);
    const eve = await newcomer(game);
    const streams = [eve, game.us].map(async (who) => {
      const CHANGES =
        'subscription ($id: ID!) { gameChanged(gameId: $id, after: 1) { version patch } }';
      for await (const { gameChanged } of app.subscribe(
        CHANGES,
        { id: game.id },
        who.player!.token,
      )) {
        return gameChanged;
      }
    });
    const [mine, spectators] = [(await game.us.get()).body.view, (await eve.get()).body.view];
    await take(eve, body.token);
    const [toEve, toOwner] = await Promise.all(streams);
    expect([toEve.version, toOwner.version]).toEqual([2, 2]);
    applyPatch(spectators, toEve.patch);
    applyPatch(mine, toOwner.patch);
    expect(spectators).toEqual((await eve.get()).body.view);
    expect(mine).toEqual((await game.spectator.get()).body.view);
    expect(mine).not.toEqual(spectators);
  });

  it('another instance that has the game in memory hears of it by the very next question', async () => {
    const game = await startWar(app);
    const there = new RestClient(sibling, game.id, game.us.player!);
    expect((await there.choices()).choices.length).toBeGreaterThan(0);
    const plan = { version: 1, actions: [(await there.choices()).choices[0]!.action] };
    const { to } = await handOver(game, game.us);
    expect(codeOf(await there.post('/moves', plan))[0]).not.toBe(200);
    expect((await there.get()).body).toEqual((await game.spectator.get()).body);
    const eve = new RestClient(sibling, game.id, to.player!);
    const { version, choices } = await eve.choices();
    const step = { version, draft: 0, actions: [choices[0]!.action] };
    expect((await eve.post('/moves', step)).status).toBe(200);
    expect(codeOf(await there.post('/moves', plan))).toEqual([403, 'FORBIDDEN']);
  });

  it('a move at the same moment counts or is refused, and nothing is written twice', async () => {
    const answers = new Set<string>();
    for (let round = 0; round < (LONG ? 60 : 12); round++) {
      const game = await startWar(app, OPERATIONS);
      const { client, send } = await nextMove(game);
      const { body } = await offer(client);
      const eve = await newcomer(game);
      const [moved, taken] = await Promise.all([
        send(round % 2 === 0 ? app : sibling),
        take(eve, body.token),
      ]);
      expect(taken.status).toBe(200);
      answers.add(String(moved.status));
      const { rows } = await app.pool.query(
        'SELECT seq, kind FROM moves WHERE game_id = $1 ORDER BY seq',
        [game.id],
      );
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((__, i) => i + 1));
      expect(rows.filter(({ kind }) => kind === 'handover')).toHaveLength(1);
      expect(rows.filter(({ kind }) => kind === 'play')).toHaveLength(moved.status === 200 ? 1 : 0);
      expect(codeOf(await send(app))).toEqual([403, 'FORBIDDEN']);
    }
    expect([...answers].every((status) => ['200', '403', '503'].includes(status))).toBe(true);
  });

  it('two who take it at the same moment do not both get it', async () => {
    const game = await startWar(app);
    const { body } = await offer(game.us);
    const two = [await newcomer(game, 'Eve'), await newcomer(game, 'Mallory')];
    const taken = await Promise.all(two.map((one) => take(one, body.token)));
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await game.spectator.get()).body.handovers).toHaveLength(1);
  });
});

describe('with the seat go', () => {
  it('no undo, no request and no link to a picture of the one before', async () => {
    const game = await startWar(app);
    const { client, send } = await nextMove(game);
    expect((await send(app)).status).toBe(200);
    const link = await client.post('/picture-links', { version: 1 });
    expect((await client.get('/undo')).body.undo).not.toBeNull();
    await client.post('/requests', { kind: 'ABORT' });
    const { to, version } = await handOver(game, client, 'FROM_NOW');
    expect((await to.get('/undo')).body.undo).toBeNull();
    expect(codeOf(await to.post('/undo', { version }))).toEqual([409, 'NOTHING_TO_UNDO']);
    expect((await game.spectator.get('/requests')).body.requests).toEqual([]);
    const other = client === game.us ? game.gb : game.us;
    const said = await other.post('/requests/answer', { version: version - 1, agrees: true });
    expect(codeOf(said)).toEqual([409, 'NO_REQUEST']);
    const path = new URL(link.body.url).pathname;
    expect((await app.rest(`GET ${path}`)).status).toBe(404);
    expect(codeOf(await to.post('/picture-links', { version: version - 1 }))).toEqual([
      400,
      'INVALID_INPUT',
    ]);
    expect((await to.post('/picture-links', { version })).status).toBe(201);
  });

  it('its place in the list of games', async () => {
    const game = await startWar(app);
    const mine = async ({ player }: RestClient) => {
      const { body } = await app.rest('GET /v1/games?mine=true', { token: player!.token });
      return body.games.map(({ id }: any) => id);
    };
    const { to } = await handOver(game, game.us);
    expect([await mine(game.us), await mine(to)]).toEqual([[], [game.id]]);
    const { body } = await app.rest(`GET /v1/games/${game.id}`);
    expect(body.seats[0].player.name).toBe('Eve');
  });
});

describe('the clock of a seat that is handed over', () => {
  const clockOf = async (game: RestGame, seat: string) => {
    const { clock } = (await game.spectator.get()).body;
    return clock.seats.find((one: any) => one.seat === seat);
  };
  const owing = async (game: RestGame) =>
    (await game.us.choices()).choices.length > 0 ? 'us' : 'gb';

  it('is at least half full, begins a spell of its own and is added up again', async () => {
    const game = await startWar(app, { ...OPERATIONS, clock: 'daily' });
    const seat = await owing(game);
    time.pass(4 * DAY);
    const { to } = await handOver(game, game[seat]);
    const { turn, running } = await clockOf(game, seat);
    expect(turn.left).toBe('P2DT12H');
    expect(running.since).toBe(new Date(time.now()).toISOString());
    time.pass(2 * DAY);
    const { version, draft, choices } = await to.choices();
    await to.post('/moves', { version, draft, actions: [choices[0]!.action] });
    await to.post('/resign', {});
    await expectProven(game);
    // a record in which the half is more than that is found out
    const record = JSON.parse(JSON.stringify(await recordOf(app, { id: game.id, players: [] })));
    const row = record.rows.find(({ kind }: any) => kind === 'handover');
    row.clock.seats[seat].turn.left += 1;
    const rules = RULESETS.find(({ id }) => id === record.ruleset)!;
    expect(replayFaults(record, rules)[0]).toMatch(/clock does not follow/);
  });

  it('keeps what it has where that is more, and counts to the end that it is given', async () => {
    const game = await startWar(app, { ...OPERATIONS, clock: 'daily' });
    const seat = await owing(game);
    time.pass(DAY);
    await handOver(game, game[seat]);
    expect((await clockOf(game, seat)).turn.left).toBe('P4D');
    const { deadline } = (await game.spectator.get()).body;
    expect(deadline).toBe(new Date(time.now() + 4 * DAY).toISOString());
    const { rows } = await app.pool.query('SELECT deadline FROM game_times WHERE game_id = $1', [
      game.id,
    ]);
    expect(rows[0].deadline.toISOString()).toBe(deadline);
  });

  it('is not filled up once it is empty: then the opponent may claim the game', async () => {
    const game = await startWar(app, { ...OPERATIONS, clock: 'daily' });
    const seat = await owing(game);
    const { body } = await offer(game[seat]);
    time.pass(6 * DAY);
    const eve = await newcomer(game);
    expect(codeOf(await take(eve, body.token))).toEqual([403, 'FORBIDDEN']);
    expect((await game[seat === 'us' ? 'gb' : 'us'].post('/claim', {})).status).toBe(200);
  });
});

describe('an offer', () => {
  it('is asked for with one statement, of however many games and however often', async () => {
    const games = [await startWar(app), await startWar(app), await startWar(app)];
    const eve = await app.signUp('Eve');
    for (const game of games) {
      const { body } = await offer(game.us);
      await take(new RestClient(app, game.id, eve), body.token);
    }
    const ask = jest.spyOn(app.app.get(DataSource).manager, 'findBy');
    const offers = [1, 2, 3, 4].map((n) => `o${n}: seatOffer { seat }`).join(' ');
    const LIST = `{ games(filter: { mine: true }, first: 3) { nodes { id ${offers} } } }`;
    const { nodes } = (await app.ask(LIST, {}, eve.token)).games;
    const asked = ask.mock.calls.filter(([entity]) => entity === SeatOfferEntity).length;
    ask.mockRestore();
    expect(nodes.map(({ o4 }: any) => o4)).toEqual([null, null, null]);
    // one that begins with the first question, and one for those that came meanwhile
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(2);
  });

  it.each([
    ['nothing', undefined],
    ['something else', { knowledge: 'NONE' }],
    ['a list', { knowledge: ['FULL'] }],
  ])('that says %s of what is known is refused', async (__, body) => {
    const game = await startWar(app);
    expect(codeOf(await game.us.post('/seat-offer', body ?? {}))).toEqual([400, 'INVALID_INPUT']);
    expect(
      (await app.pool.query('SELECT FROM seat_offers WHERE game_id = $1', [game.id])).rowCount,
    ).toBe(0);
  });

  it('is made by who has the seat alone, while the game goes on, and not in an event', async () => {
    const game = await startWar(app);
    expect(codeOf(await offer(await newcomer(game)))).toEqual([403, 'FORBIDDEN']);
    await app.pool.query('UPDATE games SET fixed_seats = true WHERE id = $1', [game.id]);
    await forget(game);
    const fixed = await offer(game.us);
    expect(codeOf(fixed)).toEqual([403, 'FORBIDDEN']);
    expect(fixed.body.error.message).toContain('event');
    await game.us.post('/resign', {});
    expect(codeOf(await offer(game.us))).toEqual([409, 'GAME_OVER']);
    const open = await app.rest('POST /v1/games', {
      body: { ruleset: 'columbia1812', scenario: 'campaign' },
      token: game.us.player!.token,
    });
    const waiting = new RestClient(app, open.body.id, game.us.player!);
    expect(codeOf(await offer(waiting))).toEqual([409, 'NOT_STARTED']);
  });

  /** The services read the game anew, e.g. after a change in the database. */
  async function forget({ id }: RestGame): Promise<void> {
    const service = app.app.get(GamesService) as any;
    service.reads.live.drop(id);
  }

  it('is void once it is withdrawn, replaced, old, or the game is over', async () => {
    const game = await startWar(app);
    const eve = await newcomer(game);
    const first = (await offer(game.us)).body.token;
    const second = (await offer(game.us)).body.token;
    expect(codeOf(await take(eve, first))).toEqual([404, 'NOT_FOUND']);
    const { token } = game.us.player!;
    const withdraw = () => app.rest(`DELETE ${game.us.path}/seat-offer`, { token });
    expect((await withdraw()).status).toBe(204);
    expect(codeOf(await withdraw())).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await take(eve, second))).toEqual([404, 'NOT_FOUND']);
    const third = (await offer(game.us)).body.token;
    time.pass(14 * DAY);
    expect(codeOf(await eve.get(`/seat-offer?token=${third}`))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await take(eve, third))).toEqual([404, 'NOT_FOUND']);
    const fourth = (await offer(game.us)).body.token;
    await game.us.post('/resign', {});
    expect(codeOf(await take(eve, fourth))).toEqual([409, 'GAME_OVER']);
    expect((await game.spectator.get()).body.handovers).toEqual([]);
  });

  it('is good for nobody who has or had the other seat, nor for its maker', async () => {
    const game = await startWar(app);
    const { body } = await offer(game.us);
    expect(codeOf(await take(game.us, body.token))).toEqual([403, 'FORBIDDEN']);
    expect(codeOf(await take(game.gb, body.token))).toEqual([403, 'FORBIDDEN']);
    await handOver(game, game.gb);
    expect(codeOf(await take(game.gb, body.token))).toEqual([403, 'FORBIDDEN']);
    expect((await game.spectator.get()).body.handovers).toHaveLength(1);
  });

  it('is made three times at most for one seat', async () => {
    const game = await startWar(app);
    let holder = game.us;
    for (let n = 0; n < 3; n++) holder = (await handOver(game, holder)).to;
    expect(codeOf(await offer(holder))).toEqual([403, 'FORBIDDEN']);
  });

  it('may go back to who had the seat, who sees what was agreed then', async () => {
    const game = await startWar(app);
    const first = game.us.player as TestPlayer;
    await playOn([game.us, game.gb], picker(5), (count) => count === 4);
    const { to: eve, version } = await handOver(game, game.us, 'FROM_NOW');
    await playOn([eve, game.gb], picker(6), (count) => count === 4);
    const { body } = await offer(eve, 'FROM_NOW');
    const back = (await take(new RestClient(app, game.id, first), body.token)).body.version;
    expect(back).toBeGreaterThan(version);
    for (let at = version; at < back; at++)
      expect(await shownTo(game.us, at)).toEqual(await shownTo(game.spectator, at));
    for (const at of [version - 1, back])
      expect(await shownTo(game.us, at)).not.toEqual(await shownTo(game.spectator, at));
  });

  it.each([null, 5, ['a'], { a: 1 }])(
    'is not taken by %p, and the answer says why',
    async (token) => {
      const game = await startWar(app);
      const eve = await newcomer(game);
      const taken = await eve.post('/seat-offer/take', { token });
      expect(codeOf(taken)).toEqual([400, 'INVALID_INPUT']);
      expect(taken.body.error.message).toContain('token must be a string');
    },
  );

  it.each(['', 'x'.repeat(201), 'no-such-token'])(
    'is not found by "%s", nor for a game that there is not',
    async (token) => {
      const game = await startWar(app);
      await offer(game.us);
      const eve = await newcomer(game);
      const expected = token.length > 200 ? [400, 'INVALID_INPUT'] : [404, 'NOT_FOUND'];
      expect(codeOf(await take(eve, token))).toEqual(expected);
      for (const id of ['nothing', '00000000-0000-4000-8000-000000000000']) {
        const nowhere = new RestClient(app, id, eve.player!);
        expect(codeOf(await take(nowhere, token))).toEqual(expected);
      }
      const spectator = await app.rest(`POST /v1/games/${game.id}/seat-offer/take`, {
        body: { token },
      });
      expect(codeOf(spectator)).toEqual([401, 'UNAUTHENTICATED']);
    },
  );
});
