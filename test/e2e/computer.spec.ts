import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { GamesService } from '../../src/games/games.service.js';
import { type GameRecord, verifyRecord } from '../../src/games/proof/record.js';
import { type Json, PLAYER_NAMES, type Ruleset, RULESETS, seeded } from '../../src/rules/index.js';
import { LONG } from '../long.js';
import { closeToHidden, secretScenario } from './quick-games.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startApp({ DATABASE_POOL: '5' });
  other = await app.sibling();
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const CREATE = `mutation ($input: CreateGameInput!, $requestId: ID) { createGame(input: $input, requestId: $requestId) {
  id status version seats { id: seat player { id name } bot { level } } } }`;
const WAR = { ruleset: 'columbia1812', scenario: 'campaign' };

/** In a scenario in which something is hidden; where little ever is, close to it. */
const against = (level: string, rules: Ruleset) => ({
  ruleset: rules.id,
  ...(closeToHidden(rules) ?? { scenario: secretScenario(rules) }),
  seat: rules.seats[0],
  seatBots: rules.seats.slice(1).map((seat) => ({ seat, level })),
});

/** Plays at random for the person, until `limit` rows are written or the game is over. */
async function playAgainst(
  at: TestApp,
  { id: player }: TestPlayer,
  gameId: string,
  limit: number,
): Promise<void> {
  const service = at.app.get(GamesService);
  const pick = seeded(9);
  for (let waited = 0; waited < 3_000;) {
    const game = await service.read(player, gameId);
    if (game.seq >= limit || game.status === 'FINISHED') return;
    const choices = await game.choices();
    if (choices.length === 0) {
      waited += 1;
      await sleep(5);
      continue;
    }
    waited = 0;
    const actions = [choices[pick(choices.length)] as unknown as Json];
    const { version } = game;
    const outcome = await service.play(
      { playerId: player, address: null },
      {
        ...{ gameId, requestId: randomUUID(), version, actions },
      },
    );
    if (!outcome.ok && outcome.refusal.code !== 'STALE_VERSION')
      throw new Error(outcome.refusal.code);
  }
  throw new Error('the computer does not play');
}

/** Rows of the seats that the computer has, of this game. */
async function botRows(gameId: string): Promise<{ id: string; n: number }[]> {
  const { rows } = await app.pool.query(
    `SELECT m.request_id AS id, count(*)::int AS n FROM moves m JOIN games g ON g.id = m.game_id
     WHERE g.id = $1 AND g.bots ? m.seat GROUP BY 1 ORDER BY min(m.seq)`,
    [gameId],
  );
  return rows;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 1_000; i++) {
    if (await holds()) return;
    await sleep(10);
  }
  throw new Error('it has not come to that');
}

describe.each(RULESETS.map((rules) => [rules.id, rules] as const))('in %s', (_, rules) => {
  it.each(PLAYER_NAMES)('the computer plays its seat as %s', async (level) => {
    const player = await app.signUp();
    const { createGame } = await app.ask(CREATE, { input: against(level, rules) }, player.token);
    expect(createGame.status).toBe('RUNNING');
    expect(createGame.seats).toEqual([
      { id: rules.seats[0], player: { id: player.id, name: player.name }, bot: null },
      {
        id: rules.seats[1],
        player: { id: expect.any(String), name: `Computer (${level})` },
        bot: { level },
      },
    ]);
    await playAgainst(app, player, createGame.id, LONG ? 5_000 : 24);
    const rows = await botRows(createGame.id);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ id, n }) => n === 1 && /^bot-\d+-\d+$/.test(id))).toBe(true);
  });
});

it('a game against the computer is whole when it is over, and is left alone from then on', async () => {
  const player = await app.signUp();
  const input = against('random', RULESETS[0]!);
  const { createGame } = await app.ask(CREATE, { input }, player.token);
  await playAgainst(app, player, createGame.id, 30);
  const answer = await app.ask(
    'mutation ($gameId: ID!) { resign(gameId: $gameId, requestId: "r") { __typename } }',
    { gameId: createGame.id },
    player.token,
  );
  expect(answer.resign.__typename).toBe('Played');
  const { game } = await app.ask(
    'query ($id: ID!) { game(id: $id) { status dice { record } } }',
    { id: createGame.id },
    player.token,
  );
  expect(game.status).toBe('FINISHED');
  expect(verifyRecord(game.dice.record as GameRecord)).toEqual([]);
  const before = await botRows(createGame.id);
  await sleep(100);
  expect(await botRows(createGame.id)).toEqual(before);
});

it('a seat or a level that is not there is refused by name, over GraphQL and REST, and nothing is made', async () => {
  const { token } = await app.signUp();
  const faults: [object[], string, string][] = [
    [
      [{ seat: 'fr', level: 'greedy' }],
      'Correct the request: seatBots.0: there is no seat "fr"; the seats of columbia1812 are us, gb.',
      'リクエストを直してください: seatBots.0: 席「fr」はありません。columbia1812の席はus, gbです。',
    ],
    [
      [{ seat: 'gb', level: 'genius' }],
      'Correct the request: seatBots.0: there is no level "genius"; the levels are random, greedy.',
      'リクエストを直してください: seatBots.0: 強さ「genius」はありません。あるのはrandom, greedyです。',
    ],
    [
      [{ seat: 'us', level: 'greedy' }],
      'Correct the request: seatBots.0: the seat "us" is your own: give the computer another.',
      'リクエストを直してください: seatBots.0: 席「us」はあなた自身の席です。コンピューターには別の席を指定してください。',
    ],
    [
      [
        { seat: 'gb', level: 'greedy' },
        { seat: 'gb', level: 'random' },
      ],
      'Correct the request: seatBots.1: the seat "gb" is named twice: name each once.',
      'リクエストを直してください: seatBots.1: 席「gb」が二度指定されています。一度だけ指定してください。',
    ],
  ];
  for (const [seatBots, en, ja] of faults) {
    const input = { ...WAR, seatBots };
    const answer = await app.graphql(CREATE, { input }, token);
    expect(answer.errors?.[0]).toMatchObject({
      message: en,
      extensions: { code: 'INVALID_INPUT' },
    });
    const headers = { 'accept-language': 'ja' };
    const rest = await app.rest('POST /v1/games', { token, body: input, headers });
    expect([rest.status, rest.body]).toMatchObject([400, { error: { message: ja } }]);
  }
  for (const seatBots of ['gb', [7], [{ seat: 'gb' }], [{ seat: 'gb', level: 'greedy', x: 1 }]])
    expect((await app.rest('POST /v1/games', { token, body: { ...WAR, seatBots } })).status).toBe(
      400,
    );
  const { games } = await app.ask('{ games(filter: { mine: true }) { nodes { id } } }', {}, token);
  expect(games.nodes).toEqual([]);
});

it('one request makes one game against the computer', async () => {
  const { token } = await app.signUp();
  const input = { ...WAR, seatBots: [{ seat: 'gb', level: 'random' }] };
  const make = (at: TestApp) => at.ask(CREATE, { input, requestId: 'same' }, token);
  const [one, two] = await Promise.all([make(app), make(other)]);
  expect(two.createGame.id).toBe(one.createGame.id);
});

it('over REST the seat says who plays it', async () => {
  const { token } = await app.signUp();
  const body = { ...WAR, seatBots: [{ seat: 'gb', level: 'greedy' }] };
  const made = await app.rest('POST /v1/games', { token, body });
  expect([made.status, made.body]).toMatchObject([
    201,
    { seats: [{ bot: null }, { player: { name: 'Computer (greedy)' }, bot: { level: 'greedy' } }] },
  ]);
});

/** Makes a game as somebody at that address, over REST or GraphQL. */
async function makeFrom(localAddress: string, path: string, body: object): Promise<void> {
  const { token } = await app.signUp();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const asked = request(`${app.url}${path}`, { method: 'POST', localAddress, headers });
  asked.end(JSON.stringify(body));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
}

it('a game against the computer is known by the address that it was made from, whoever made it and how', async () => {
  const input = { ...WAR, seatBots: [{ seat: 'gb', level: 'random' }] };
  const { rows: before } = await app.pool.query('SELECT id FROM games');
  for (const address of ['127.0.0.1', '127.0.0.2']) {
    await makeFrom(address, '/v1/games', input);
    await makeFrom(address, '/graphql', { query: CREATE, variables: { input } });
  }
  const { rows } = await app.pool.query(
    'SELECT origin FROM games WHERE NOT id = ANY ($1) ORDER BY created_at, id',
    [before.map(({ id }) => id)],
  );
  const origins = rows.map(({ origin }) => origin);
  expect(origins).toEqual([origins[0], origins[0], origins[2], origins[2]]);
  expect(new Set(origins).size).toBe(2);
  expect(origins.join()).not.toContain('127.0.0');
});

it('of two instances one plays each decision, and the other goes on where that one is gone', async () => {
  const third = await app.sibling();
  const player = await third.signUp();
  const rules = RULESETS[0]!;
  const { createGame } = await third.ask(CREATE, { input: against('random', rules) }, player.token);
  await playAgainst(third, player, createGame.id, 8);
  await third.stop();
  await playAgainst(other, player, createGame.id, 24);
  const rows = await botRows(createGame.id);
  expect(rows.every(({ n }) => n === 1)).toBe(true);
  await until(async () => (await app.pool.query(HELD)).rows[0].n === 0);
});

const HELD = `SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND classid = ${0x626f74}`;

describe('games against the computer', () => {
  it('are as many as a player may have', async () => {
    const narrow = await startApp({ MAX_BOT_GAMES: '2' });
    try {
      const { token } = await narrow.signUp();
      const body = { ...WAR, seatBots: [{ seat: 'gb', level: 'random' }] };
      const make = () => narrow.rest('POST /v1/games', { token, body });
      const [first] = [await make(), await make()];
      expect((await make()).body).toMatchObject({
        error: {
          code: 'QUOTA_REACHED',
          message:
            'You have 2 games against the computer, as many as one player may have: resign from one of them first, or play it to its end.',
        },
      });
      await narrow.rest(`POST /v1/games/${first.body.id}/resign`, {
        ...{ token, body: {}, headers: { 'idempotency-key': 'r' } },
      });
      expect((await make()).status).toBe(201);
    } finally {
      await narrow.stop();
    }
  });

  it('take no more of the computer in a minute than is allowed', async () => {
    const slow = await startApp({ BOT_MOVES_PER_MINUTE: '3' });
    try {
      const player = await slow.signUp();
      const rules = RULESETS[0]!;
      const input = {
        ...against('random', rules),
        seat: rules.seats[1],
        seatBots: [{ seat: rules.seats[0], level: 'random' }],
      };
      const { createGame } = await slow.ask(CREATE, { input }, player.token);
      const count = async () =>
        (
          await slow.pool.query(
            'SELECT count(*)::int AS n FROM moves WHERE game_id = $1 AND seat = $2',
            [createGame.id, rules.seats[0]],
          )
        ).rows[0].n;
      await until(async () => (await count()) >= 3);
      await sleep(200);
      expect(await count()).toBeLessThan(6);
    } finally {
      await slow.stop();
    }
  });
});
