import { randomUUID } from 'node:crypto';

import { RULESETS } from '../../src/rules/index.js';
import { bodyFor, called, type GameRoute, gameRoutes } from './game-faces.js';
import { type HttpOptions } from './http.js';
import { type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
let game: RestGame;
let hidden: RestGame;
let before: unknown;

const everything = async () => {
  const { rows } = await app.pool.query(
    'SELECT (SELECT count(*) FROM moves) AS moves, (SELECT count(*) FROM games) AS games, (SELECT sum(seq) FROM games) AS seq, (SELECT count(*) FROM seats) AS seats',
  );
  return rows;
};

beforeAll(async () => {
  app = await startApp();
  game = await startWar(app);
  hidden = await startWar(app, { private: true });
  before = await everything();
});
afterAll(async () => {
  expect(await everything()).toEqual(before);
  await app.stop();
});

const MADISON = RULESETS.find(({ id }) => id === 'madison')!;
const NOWHERE = '00000000-0000-4000-8000-000000000000';
const key = () => ({ 'idempotency-key': randomUUID() });

async function call(route: string, options: HttpOptions = {}) {
  const { status, body } = await app.rest(route, {
    ...options,
    headers: { ...key(), ...options.headers },
  });
  const { requestId, ...error } = body.error ?? {};
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.js:\d|\bat .+\(/);
  return { status, error };
}

describe('every route about a game', () => {
  const PARTS = { seat: 'us', verb: 'fire', use: 'event' };
  const to = (route: GameRoute, id: string) => called(route, { ...PARTS, id });

  it('answers a stranger to a private game as if there were none', async () => {
    const { token } = await app.signUp();
    for (const route of await gameRoutes(app)) {
      const options = { token, ...bodyFor(route) };
      const real = await call(to(route, hidden.id), options);
      expect([...route, real.status, real.error.code]).toEqual([...route, 404, 'NOT_FOUND']);
      for (const id of [NOWHERE, 'x', '%00', "'%20OR%201=1"])
        expect([...route, await call(to(route, id), options)]).toEqual([...route, real]);
    }
  });

  it('refuses a token that is not ours', async () => {
    for (const route of await gameRoutes(app)) {
      const options = { token: 'x.y.z', ...bodyFor(route) };
      const { status, error } = await call(to(route, game.id), options);
      expect([...route, status, error.code]).toEqual([...route, 401, 'UNAUTHENTICATED']);
    }
  });
});

/** Routes that take a body, of every kind, each with a token and a request id. */
const POSTED: readonly string[] = [
  'POST /v1/games/:id/combat/odds',
  'POST /v1/games/:id/seats/us',
  'POST /v1/games/:id/moves',
  'POST /v1/games/:id/undo',
  'POST /v1/games/:id/resign',
  'POST /v1/games/:id/combat/fire',
  'POST /v1/games',
  'POST /v1/players',
  'POST /v1/players/named',
  'POST /v1/players/recover',
  'POST /v1/players/recover/session',
  'POST /v1/push/stop',
  'POST /v1/tokens',
  'POST /v1/rulesets/ops1812/combat/odds',
  'POST /v1/games/:id/cards/event',
  'POST /v1/tournaments',
  'POST /v1/tournaments/:id/acts',
];
const FIELDS = ['version', 'draft', 'actions', 'combat', 'options', 'position', 'name', 'x'];

describe('a body', () => {
  const nested = (deep: number): string => '['.repeat(deep) + ']'.repeat(deep);
  const send = async (route: string, body: string) => {
    const headers = { 'content-type': 'application/json', ...key() };
    const token = game.us.player?.token;
    const answer = await app.rest(route.replace(':id', game.id), { headers, token, body });
    return [route, answer.status, answer.body.error?.code];
  };
  // It takes no body, so none is looked at.
  const resigns = (route: string) => route.endsWith('/resign');

  it.each(POSTED.filter((route) => !resigns(route)))(
    'nested 100,000 deep is INVALID_INPUT: %s',
    async (route) => {
      const refused = [route, 400, 'INVALID_INPUT'];
      expect(await send(route, nested(100_000))).toEqual(refused);
      for (const field of FIELDS)
        expect(await send(route, `{"${field}":${nested(100_000)}}`)).toEqual(refused);
      expect(await send(route, '{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000))).toEqual(refused);
    },
  );

  it.each(POSTED.filter((route) => !resigns(route)))(
    'that is or holds an endless list is told so in one sentence: %s',
    async (route) => {
      const endless = JSON.stringify(Array.from({ length: 60_000 }, () => ({})));
      const many = JSON.stringify(
        Array.from({ length: 100 }, () => Array.from({ length: 500 }, () => [])),
      );
      for (const list of [endless, many]) {
        expect(await send(route, list)).toEqual([route, 400, 'INVALID_INPUT']);
        for (const field of FIELDS)
          expect(await send(route, `{"${field}":${list}}`)).toEqual([route, 400, 'INVALID_INPUT']);
      }
    },
  );

  it.each(POSTED.filter((route) => !resigns(route)))(
    'with thousands of fields is told so in one sentence: %s',
    async (route) => {
      const wide = JSON.stringify(
        Object.fromEntries(Array.from({ length: 6_000 }, (_, i) => [`f${i}`, 1])),
      );
      expect(await send(route, wide)).toEqual([route, 400, 'INVALID_INPUT']);
      const { error } = await call(route.replace(':id', game.id), {
        ...{ body: JSON.parse(wide), token: game.us.player?.token ?? '' },
      });
      expect(error.message.length).toBeLessThan(200);
    },
  );

  it.each(POSTED.filter((route) => !resigns(route)))(
    'with text that cannot be stored is INVALID_INPUT: %s',
    async (route) => {
      for (const text of ['\\u0000', '\\ud800'])
        for (const field of [...FIELDS, text])
          expect(await send(route, `{"${field}":"columbia1812 1 ${text}"}`)).toEqual([
            ...[route, 400, 'INVALID_INPUT'],
          ]);
    },
  );

  it('of a position with NUL in a comment is told why', async () => {
    const order = { ruleset: 'columbia1812', scenario: 'campaign' };
    const position = 'columbia1812 1\ntime 1812 turn 1 first us stage naval active us\n# \0';
    const token = game.us.player?.token ?? '';
    const { error } = await call('POST /v1/games', { body: { ...order, position }, token });
    expect(error.message).toContain('text may hold neither the character NUL');
  });
});

describe('a submission', () => {
  const WRONG: readonly (readonly [what: string, body: unknown])[] = [
    ['moves', {}],
    ['moves', { version: 1 }],
    ['moves', { version: 1, actions: [] }],
    ['moves', { version: 1, actions: { do: 'done' } }],
    ['moves', { version: 1, actions: 'done' }],
    ['moves', { version: '1', actions: [{ do: 'done' }] }],
    ['moves', { version: 1.5, actions: [{ do: 'done' }] }],
    ['moves', { version: 1, draft: 'x', actions: [{ do: 'done' }] }],
    ['moves', { version: 1, actions: [{ do: 'done' }], force: true }],
    ['moves', { version: 1, actions: Array(501).fill({ do: 'done' }) }],
    ['moves', { version: 1, actions: [null] }],
    ['moves', { version: 1, actions: ['done'] }],
    ['moves', { version: 1, actions: [{ do: 'constructor' }] }],
    ['moves', { version: 1, actions: [{ do: 'place', unit: '__proto__', town: 'york' }] }],
    [
      'moves',
      { version: 1, actions: [{ do: 'place', unit: 'us-6th-infantry', town: 'york', more: 1 }] },
    ],
    ['undo', {}],
    ['undo', { version: null }],
    ['undo', { version: 1, gameId: NOWHERE }],
    ['combat/fire', {}],
    ['combat/fire', { version: 1, requestId: 'x' }],
    ['combat/assignLoss', { version: 1, unit: 7 }],
    ['combat/assignLoss', { version: 1, unit: 'x'.repeat(101) }],
    ['combat/retreat', { version: 1, to: ['york'] }],
    ['combat/surrender', { version: 1 }],
    ['combat/constructor', { version: 1 }],
  ];

  it.each(WRONG)('to %s of %j is INVALID_INPUT', async (what, body) => {
    const token = game.us.player?.token ?? '';
    const { status, error } = await call(`POST /v1/games/${game.id}/${what}`, { body, token });
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it.each([
    ['moves', {}, 'actions is missing; version is missing.'],
    ['moves', { version: 1, actions: { do: 'done' } }, 'actions must be an array.'],
    ['cards/event', {}, 'card is missing; version is missing.'],
    ['cards/event', { version: 1, card: 7 }, 'card must be'],
    ['cards/play', {}, 'use must be one of the following values: event, '],
    ['combat/surrender', {}, 'verb must be one of the following values: accept, '],
    ['combat/assignLoss', {}, 'version is missing.'],
  ])('to %s of %j is told why: %s', async (what, body, why) => {
    const token = game.us.player?.token ?? '';
    const { error } = await call(`POST /v1/games/${game.id}/${what}`, { body, token });
    expect(error.message).toContain(`Correct the request: ${why}`);
  });

  it('is told in Japanese which values there are', async () => {
    const { error } = await call(`POST /v1/games/${game.id}/cards/play?locale=ja`, {
      body: { version: 1, card: 'c1' },
      token: game.us.player?.token ?? '',
    });
    expect(error.message).toContain('use: 次のいずれかにしてください(event, ');
  });

  it.each([undefined, '', ' ', 'a b', 'ä', 'x'.repeat(101)])(
    'with the key %j is INVALID_INPUT',
    async (given) => {
      const body = { version: 1, actions: [{ do: 'done' }] };
      const headers = given === undefined ? {} : { 'idempotency-key': given };
      const options = { headers, body, token: game.us.player?.token };
      for (const what of ['moves', 'undo', 'resign', 'combat/fire']) {
        const answer = await app.rest(`POST /v1/games/${game.id}/${what}`, options);
        expect([what, answer.status, answer.body.error.code]).toEqual([what, 400, 'INVALID_INPUT']);
      }
    },
  );

  it('without a token is UNAUTHENTICATED, of a stranger FORBIDDEN', async () => {
    const { token } = await app.signUp();
    for (const [what, body] of [
      ['moves', { version: 1, actions: [{ do: 'done' }] }],
      ['undo', { version: 1 }],
      ['resign', undefined],
      ['combat/accept', { version: 1 }],
    ] as const) {
      const options = body === undefined ? {} : { body };
      const none = await call(`POST /v1/games/${game.id}/${what}`, options);
      expect([what, none.status, none.error.code]).toEqual([what, 401, 'UNAUTHENTICATED']);
      const foreign = await call(`POST /v1/games/${game.id}/${what}`, { ...options, token });
      expect([what, foreign.status, foreign.error.code]).toEqual([what, 403, 'FORBIDDEN']);
    }
  });

  it('of 10 MB is PAYLOAD_TOO_LARGE', async () => {
    const body = { version: 1, actions: [{ do: 'x'.repeat(10_000_000) }] };
    const { status, error } = await call(`POST /v1/games/${game.id}/moves`, {
      body,
      token: game.us.player?.token ?? '',
    });
    expect([status, error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('in the wrong turn is NOT_YOUR_DECISION or stale, and says so in Japanese', async () => {
    for (const client of [game.us, game.gb]) {
      const { version, choices } = await client.choices();
      const headers = { 'accept-language': 'ja' };
      const at = choices.length > 0 ? version + 3 : version;
      const body = { version: at, actions: [{ do: 'done' }] };
      const { status, error } = await call(`POST ${client.path}/moves`, {
        body,
        headers,
        token: client.player?.token ?? '',
      });
      expect([status, error.code]).toEqual([
        409,
        choices.length > 0 ? 'STALE_VERSION' : 'NOT_YOUR_DECISION',
      ]);
      expect(error.message).toMatch(/[\u3040-\u30ff]/);
    }
  });
});

describe('a new game', () => {
  it.each([
    [{}],
    [{ ruleset: 'columbia1812' }],
    [{ ruleset: 7, scenario: 'campaign' }],
    [{ ruleset: 'columbia1812', scenario: 'campaign', admin: true }],
    [{ ruleset: 'columbia1812', scenario: 'campaign', seat: 'fr' }],
    [{ ruleset: 'columbia1812', scenario: 'campaign', seed: 'abc' }],
    [{ ruleset: 'columbia1812', scenario: 'campaign', options: { simultaneous: 'yes' } }],
    [{ ruleset: 'columbia1812', scenario: 'campaign', position: 'x' }],
    [{ ruleset: 'columbia1812', scenario: 'winter' }],
    [[]],
    ['x'],
  ])('of %j is INVALID_INPUT', async (body) => {
    const { status, error } = await call('POST /v1/games', {
      body,
      token: game.us.player?.token ?? '',
    });
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it.each([
    [{}, 'ruleset is missing.'],
    [{ ruleset: 'madison' }, 'the scenarios of madison are entire-war, 1813-1814, 1814.'],
    [
      { ruleset: 'madison', scenario: 7 },
      'the scenarios of madison are entire-war, 1813-1814, 1814.',
    ],
    [
      { ruleset: 'madison', scenario: '1814', options: { fog: true } },
      `the scenario 1814 has no option fog; its options are ${Object.keys(MADISON.options).join(', ')}.`,
    ],
  ])('of %j is told why: %s', async (body, why) => {
    const { error } = await call('POST /v1/games', { body, token: game.us.player?.token ?? '' });
    expect(error.message).toBe(`Correct the request: ${why}`);
  });

  it('of an unknown ruleset is NOT_FOUND, without a token UNAUTHENTICATED', async () => {
    const body = { ruleset: 'chess', scenario: 'campaign' };
    const unknown = await call('POST /v1/games', { body, token: game.us.player?.token ?? '' });
    expect([unknown.status, unknown.error.code]).toEqual([404, 'NOT_FOUND']);
    expect((await call('POST /v1/games', { body })).error.code).toBe('UNAUTHENTICATED');
  });
});

describe('a new event', () => {
  const EVENT = { name: 'x', ruleset: 'columbia1812', scenarios: ['campaign'] };
  const at = (ms: number): string => new Date(Date.now() + ms).toISOString();
  const WHOLE = { ...EVENT, startsAt: at(3_600_000) };

  it.each([
    [{}],
    [EVENT],
    [{ ...WHOLE, startsAt: 'soon' }],
    [{ ...WHOLE, startsAt: at(300 * 24 * 3_600_000).replace(/-.*/, '-02-30T12:00:00Z') }],
    [{ ...WHOLE, startsAt: at(24 * 3_600_000).replace(/\d\d:\d\d:.*/, '24:00:00Z') }],
    [{ ...WHOLE, startsAt: at(-60_000) }],
    [{ ...WHOLE, startsAt: at(400 * 86_400_000) }],
    [{ ...WHOLE, name: ' ' }],
    [{ ...WHOLE, name: 'x'.repeat(81) }],
    [{ ...WHOLE, name: 'a\u202eb' }],
    [{ ...WHOLE, name: '\u200b' }],
    [{ ...WHOLE, name: '\u3164 \u2800' }],
    [{ ...WHOLE, name: 'a\u2028b' }],
    [{ ...WHOLE, scenarios: [] }],
    [{ ...WHOLE, scenarios: ['winter'] }],
    [{ ...WHOLE, scenarios: 'campaign' }],
    [{ ...WHOLE, options: { fog: true } }],
    [{ ...WHOLE, clock: 'none at all' }],
    [{ ...WHOLE, format: 'KNOCKED' }],
    [{ ...WHOLE, rounds: 0 }],
    [{ ...WHOLE, rounds: 1.5 }],
    [{ ...WHOLE, mostEntries: 1 }],
    [{ ...WHOLE, mostEntries: 2_001 }],
    [{ ...WHOLE, roundHours: 0 }],
    [{ ...WHOLE, graceHours: -1 }],
    [{ ...WHOLE, tiebreaks: ['BH', 'BH'] }],
    [{ ...WHOLE, tiebreaks: ['HEIGHT'] }],
    [{ ...WHOLE, lines: [0] }],
    [{ ...WHOLE, owner: NOWHERE }],
    [[]],
  ])('of %j is INVALID_INPUT', async (body) => {
    const { status, error } = await call('POST /v1/tournaments', {
      ...{ body, token: game.us.player?.token ?? '' },
    });
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('of an unknown ruleset is NOT_FOUND', async () => {
    const body = { ...WHOLE, ruleset: 'chess' };
    const { error } = await call('POST /v1/tournaments', {
      ...{ body, token: game.us.player?.token ?? '' },
    });
    expect(error.code).toBe('NOT_FOUND');
  });

  it.each([
    [{}],
    [{ acts: [] }],
    [{ acts: 'open' }],
    [{ acts: ['open'] }],
    [{ acts: [null] }],
    [{ acts: Array(501).fill({ kind: 'enter' }) }],
    [{ acts: [{ kind: 'open' }], version: 0 }],
    [{ acts: [{ kind: 'open' }], version: 'x' }],
    [{ acts: [{ kind: 'open' }], reason: 'x'.repeat(501) }],
    [{ acts: [{ kind: 'open' }], preview: 'yes' }],
    [{ acts: [{ kind: 'open' }], force: true }],
  ])('gets acts: %j is INVALID_INPUT', async (body) => {
    const { status, error } = await call(`POST /v1/tournaments/${NOWHERE}/acts`, {
      ...{ body, token: game.us.player?.token ?? '' },
    });
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it.each(['', '/standings', '/facts', '/acts', '/export.json', '/entries.csv', '/calendar.ics'])(
    'that is nowhere is NOT_FOUND: %s',
    async (of) => {
      for (const id of [NOWHERE, 'x', '%00', "'%20OR%201=1", 'x'.repeat(99)]) {
        const { status, error } = await call(`GET /v1/tournaments/${id}${of}`, {
          token: game.us.player?.token ?? '',
        });
        expect([id, status, error.code]).toEqual([id, 404, 'NOT_FOUND']);
      }
    },
  );
});

describe('a query', () => {
  it.each([
    '/v1/games?first=0',
    '/v1/games?first=x',
    '/v1/games?mine=maybe',
    '/v1/games?status=WON',
    '/v1/games?ruleset=a%20b',
    '/v1/games?after=x',
    '/v1/games?limit=3',
    '/v1/games?first=1&first=2',
    '/v1/rulesets?locale=fr',
    '/v1/rulesets?all=1',
    '/v1/games/:id?at=-1',
    '/v1/games/:id?at=1.5',
    '/v1/games/:id?at=9999999999',
    '/v1/games/:id?version=1',
    '/v1/games/:id/choices?at=1',
    '/v1/games/:id/log?after=x',
    '/v1/games/:id/log?first=1001',
    '/v1/games/:id/decks?at=1',
    '/v1/games/:id/combat?first=1',
    '/v1/games/:id/record?x=1',
    '/v1/tournaments?first=0',
    '/v1/tournaments?phase=WON',
    '/v1/tournaments?after=x',
    '/v1/tournaments?mine=maybe',
    '/v1/tournaments/:id?at=0',
    '/v1/tournaments/:id/standings?at=x',
    '/v1/tournaments/:id/facts?first=1001',
    '/v1/tournaments/:id/facts?after=-1',
    '/v1/tournaments/:id/standings.csv?bom=yes',
    '/v1/tournaments/:id/standings.svg?first=201',
    '/v1/tournaments/:id/bracket.svg?first=2',
    '/v1/tournaments/:id/export.json?at=1',
  ])('%s is INVALID_INPUT', async (route) => {
    const { status, error } = await call(`GET ${route.replace(':id', game.id)}`);
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it.each([
    ['/v1/games?first=abc', 'first must be a whole number.'],
    ['/v1/games/:id?at=x', 'at must be a whole number.'],
    ['/v1/games/:id?at=9999999999', 'at must not be greater than 2147483647.'],
    ['/v1/games?first=0', 'first must not be less than 1.'],
  ])('%s is told why: %s', async (route, why) => {
    const { error } = await call(`GET ${route.replace(':id', game.id)}`);
    expect(error.message).toBe(`Correct the request: ${why}`);
  });

  it.each([
    ['POST /v1/games?private=true', { ruleset: 'columbia1812', scenario: 'campaign' }, 'private'],
    ['POST /v1/games/:id/seats/gb?invite=x', {}, 'invite'],
    ['POST /v1/games/:id/moves?version=1', { version: 1, actions: [{ do: 'done' }] }, 'version'],
    ['POST /v1/games/:id/undo?version=1', { version: 1 }, 'version'],
    ['POST /v1/games/:id/resign?sure=1', undefined, 'sure'],
    ['POST /v1/games/:id/combat/fire?x=1', { version: 1 }, 'x'],
    ['POST /v1/games/:id/cards/event?x=1', { version: 1, card: 'c1' }, 'x'],
    ['POST /v1/players?name=x', { name: 'x' }, 'name'],
    ['DELETE /v1/tokens/1?all=true', undefined, 'all'],
    ['POST /v1/tournaments?name=x', {}, 'name'],
    ['POST /v1/tournaments/:id/acts?x=1', { acts: [{ kind: 'open' }] }, 'x'],
  ])('of what changes something is refused: %s', async (route, body, field) => {
    const { status, error } = await call(route.replace(':id', game.id), {
      ...{ token: game.us.player?.token ?? '', ...(body !== undefined && { body }) },
    });
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(error.message).toContain(`${field} does not belong in the address`);
  });

  it('of what only looks at the head of an answer is that of a GET', async () => {
    expect((await app.rest('HEAD /v1/games?first=1')).status).not.toBe(400);
  });

  it('of what changes something may name a language', async () => {
    const token = game.us.player?.token ?? '';
    const { error } = await call(`POST /v1/games/${game.id}/moves?locale=ja`, { body: {}, token });
    expect(error.message).toMatch(/[\u3040-\u30ff]/);
  });

  it.each([
    '/v1/rulesets/chess',
    '/v1/rulesets/chess/rules/C1812-9.1',
    '/v1/rulesets/columbia1812/rules/constructor',
    '/v1/games/:id/board.gif',
  ])('%s is NOT_FOUND', async (route) => {
    const { status, error } = await call(`GET ${route.replace(':id', game.id)}`);
    expect([status, error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('for a picture of a game that has not begun is NOT_STARTED', async () => {
    const board = async (id: string, query: string) => {
      const { status, error } = await call(`GET /v1/games/${id}/board.svg${query}`);
      return [status, error.code];
    };
    expect(await board(game.id, '?at=0')).toEqual([409, 'NOT_STARTED']);
  });
});
