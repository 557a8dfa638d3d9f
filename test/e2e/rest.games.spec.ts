import { randomUUID } from 'node:crypto';

import { ERROR_CODES } from '../../src/errors/errors.js';
import { picker, playOn, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('a game over REST', () => {
  it('is made, joined and read as GraphQL reads it', async () => {
    const { id, us, spectator } = await startWar(app);
    const { status, body } = await us.get();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ id, ruleset: 'columbia1812', scenario: 'campaign', status: 'RUNNING', version: 1 },
      ...{ draft: 0, practice: false, unrated: false, private: false, outcome: null, invite: null },
      seats: [
        { id: 'us', player: { name: 'Dearborn' } },
        { id: 'gb', player: { name: 'Prevost' } },
      ],
    });
    const { game } = await app.ask(
      'query ($id: ID!) { game(id: $id) { view owed dice { commitment } } }',
      { id },
      us.player?.token,
    );
    expect([body.view, body.owed, body.dice.commitment]).toEqual([
      game.view,
      game.owed,
      game.dice.commitment,
    ]);
    expect((await spectator.get()).body.view).not.toEqual(body.view);
    expect((await spectator.choices()).choices).toEqual([]);
  });

  it('tells its choices in short names too, as GraphQL does', async () => {
    const { id, us } = await startWar(app);
    const { choices } = await us.choices();
    const ask = 'query ($id: ID!) { game(id: $id) { choices { words ja: words(locale: JA) } } }';
    const { game } = await app.ask(ask, { id }, us.player?.token);
    const hand = choices.find(({ action }) => action.do === 'place');
    expect(hand?.words).toHaveLength(Object.keys(hand?.action ?? {}).length);
    expect(choices.map(({ words }) => words)).toEqual(game.choices.map(({ words }: any) => words));
    const { body } = await us.get('/choices?locale=ja');
    expect(body.choices.map(({ words }: any) => words)).toEqual(
      game.choices.map(({ ja }: any) => ja),
    );
  });

  it('tells what comes of its choices, if asked, as GraphQL does', async () => {
    const { id, us, spectator } = await startWar(app);
    expect((await us.choices()).choices[0]).not.toHaveProperty('stops');
    const { body } = await us.get('/choices?stops=true');
    const ask = 'query ($id: ID!) { game(id: $id) { choices { action stops } } }';
    const { game } = await app.ask(ask, { id }, us.player?.token);
    expect(body.choices.map(({ action, stops }: any) => ({ action, stops }))).toEqual(game.choices);
    expect(new Set(body.choices.map(({ stops }: any) => stops))).toEqual(new Set([null]));
    expect((await spectator.get('/choices?stops=true')).body.choices).toEqual([]);
  });

  it('says what an undo would take back, of a plan the last step', async () => {
    const { us, gb } = await startWar(app);
    expect((await us.get('/undo')).body).toEqual({ undo: null });
    const first = await us.choices();
    const [one] = first.choices;
    await us.post('/moves', { ...{ version: first.version, draft: 0 }, actions: [one!.action] });
    const { choices, version } = await us.choices();
    expect((await us.get('/undo')).body).toEqual({ undo: { label: one!.label } });
    expect((await us.post('/undo', { version })).status).toBe(200);
    const plan = [one!.action, choices[0]!.action];
    const now = await us.choices();
    expect(now.draft).toBe(0);
    const planned = { version: now.version, actions: plan };
    expect((await us.post('/moves', planned)).status).toBe(200);
    expect((await us.get('/undo')).body).toEqual({ undo: { label: choices[0]!.label } });
    expect((await us.get('/undo?locale=ja')).body.undo.label).toMatch(/[ぁ-ん]/);
    expect((await gb.get('/undo')).body).toEqual({ undo: null });
  });

  it('foretells which choice hands over', async () => {
    const { us, gb } = await startWar(app);
    const last = async () => {
      const { choices } = (await us.get('/choices?stops=true')).body;
      return choices.find(({ stops }: any) => stops === 'OTHER_SEAT');
    };
    await playOn([us, gb], picker(3), async () => (await last()) !== undefined);
    const { version, draft } = await us.choices();
    const { action } = await last();
    const { body } = await us.post('/moves', { version, draft, actions: [action] });
    expect(body.stopped).toBe('OTHER_SEAT');
  });

  it('is listed to those it concerns', async () => {
    const { id, us } = await startWar(app);
    const list = async (query: string, token?: string) =>
      (await app.rest(`GET /v1/games?${query}`, { ...(token !== undefined && { token }) })).body;
    const mine = await list('mine=true&status=RUNNING&first=5', us.player?.token);
    expect(mine.games.map((game: any) => game.id)).toEqual([id]);
    expect(mine.games[0].view).toBeUndefined();
    expect(
      (await list('mine=false', us.player?.token)).games.map((game: any) => game.id),
    ).not.toContain(id);
    const page = await list('first=1');
    expect([page.games.length, page.hasNextPage]).toEqual([1, true]);
    const next = await list(`first=1&after=${encodeURIComponent(page.endCursor)}`);
    expect(next.games[0].id).not.toBe(page.games[0].id);
  });

  it('is played, looked back at and told in both languages', async () => {
    const { us, gb } = await startWar(app);
    const count = await playOn([us, gb], picker(7), (done) => done === 60);
    expect(count).toBe(60);
    const { body: log } = await us.get('/log?first=1000');
    expect(log.entries.length).toBeGreaterThan(3);
    const ask = 'query ($id: ID!) { game(id: $id) { log(first: 1000) { side at combat time } } }';
    const { game: told } = await app.ask(ask, { id: us.gameId }, us.player?.token);
    expect(
      log.entries.map(({ side, at, combat, time }: any) => ({ side, at, combat, time })),
    ).toEqual(told.log);
    expect(log.entries.some(({ side, at }: any) => side === 'us' && at.length > 0)).toBe(true);
    expect(log.entries.find(({ type }: any) => type === 'battle').combat).toBe('OPENS');
    expect(log.entries.find(({ type }: any) => type === 'battle-over').combat).toBe('CLOSES');
    const japanese = await us.get('/log?first=1000&locale=JA');
    expect(japanese.body.entries[0].text).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
    expect(japanese.body.entries[0].text).not.toBe(log.entries[0].text);
    const versions = log.entries.map(({ version }: any) => version);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    const later = await us.get(`/log?after=${versions[0]}&first=1000`);
    expect(later.body.entries).toEqual(
      log.entries.filter(({ version }: any) => version > versions[0]),
    );
    const then = await us.get('?at=1');
    expect([then.status, then.body.version]).toEqual([200, 1]);
    expect(then.body.view).not.toEqual((await us.get()).body.view);
  });
});

describe('the record of a game', () => {
  it('that has not begun opens when it is over, and of one given up there is none', async () => {
    const { token } = await app.signUp();
    const order = { body: { ruleset: 'columbia1812', scenario: 'campaign' }, token };
    const { body: game } = await app.rest('POST /v1/games', order);
    const reasons = [];
    for (const _ of [1, 2]) {
      const { status, body } = await app.rest(`GET /v1/games/${game.id}/record`);
      reasons.push([status, body.error.code, body.error.message]);
      const headers = { 'idempotency-key': randomUUID() };
      await app.rest(`POST /v1/games/${game.id}/resign`, { token, headers });
    }
    expect(reasons).toEqual([
      [403, 'FORBIDDEN', expect.stringContaining('when the game is over')],
      [403, 'FORBIDDEN', expect.stringContaining('given up before it began')],
    ]);
  });
});

describe('a move over REST', () => {
  let game: RestGame;
  beforeAll(async () => {
    game = await startWar(app);
  });

  const decider = async () => {
    const [us, gb] = [await game.us.choices(), await game.gb.choices()];
    return us.choices.length > 0 ? { client: game.us, ...us } : { client: game.gb, ...gb };
  };

  it('is played once, however often it is sent, over whichever interface', async () => {
    const { client, version, choices } = await decider();
    const requestId = randomUUID();
    const body = { version, actions: [choices[0]?.action] };
    const first = await client.post('/moves', body, requestId);
    expect([first.status, first.body.applied]).toEqual([200, 1]);
    const again = await client.post('/moves', body, requestId);
    expect(again.body).toEqual(first.body);
    const input = { gameId: game.id, requestId, ...body };
    const { play } = await app.ask(
      'mutation ($input: PlayInput!) { play(input: $input) { ... on Played { version applied } } }',
      { input },
      client.player?.token,
    );
    expect(play).toEqual({ version: first.body.version, applied: 1 });
    const { rows } = await app.pool.query(
      'SELECT 1 FROM moves WHERE game_id = $1 AND request_id = $2',
      [game.id, requestId],
    );
    expect(rows.length).toBe(1);
    const other = await client.post(
      '/moves',
      { ...body, actions: [choices[1]?.action] },
      requestId,
    );
    expect([other.status, other.body.error.code]).toEqual([409, 'REQUEST_ID_REUSED']);
  });

  it('that the rules forbid is refused with its clause, in the language of the reader', async () => {
    const { client, version, choices } = await decider();
    const { body: rulesets } = await app.rest('GET /v1/rulesets');
    const listed = new Set(choices.map(({ action }) => JSON.stringify(action)));
    const { unit, town } = rulesets[0].actionSchema.$defs;
    const verb = choices[0]?.action.do;
    const wrong = unit.enum
      .flatMap((one: string) =>
        town.enum.map((place: string) => ({ do: verb, unit: one, town: place })),
      )
      .find((action: object) => !listed.has(JSON.stringify(action)));
    const { status, body } = await client.post('/moves?locale=ja', { version, actions: [wrong] });
    expect([status, body.error.code, body.error.step]).toEqual([422, 'ILLEGAL_ACTION', 0]);
    expect(body.error.clause.id).toMatch(/^C1812-/);
    expect(body.error.message).toContain('ルール上できない行動です');
    const cited = await app.rest(
      `GET /v1/rulesets/columbia1812/rules/${body.error.clause.id}?locale=ja`,
    );
    expect(cited.body).toEqual(body.error.clause);
    const { body: alone } = await app.rest(`GET /v1/rulesets/${rulesets[0].id}`);
    expect(alone).toEqual(rulesets[0]);
  });

  it('made against another version is stale, and not for the other seat or a stranger', async () => {
    const { client, version, choices } = await decider();
    const body = { version: version + 5, actions: [choices[0]?.action] };
    const stale = await client.post('/moves', body);
    expect([stale.status, stale.body.error.code]).toEqual([409, 'STALE_VERSION']);
    expect(stale.body.error.version).toBe((await client.get()).body.version);
    const stranger = await app.signUp();
    const foreign = await app.rest(`POST ${client.path}/moves`, {
      body: { version, actions: [choices[0]?.action] },
      token: stranger.token,
      headers: { 'idempotency-key': 'x' },
    });
    expect([foreign.status, foreign.body.error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('is taken back, and a resignation ends it all', async () => {
    const { client, version, draft, choices } = await decider();
    await client.post('/moves', { version, draft, actions: [choices[0]?.action] });
    const now = (await client.get()).body;
    const undone = await client.post('/undo', { version: now.version });
    expect([undone.status, undone.body.applied]).toEqual([200, 1]);
    expect((await client.choices()).choices).toEqual(choices);
    const early = await client.get('/record');
    expect([early.status, early.body.error.code]).toEqual([403, 'FORBIDDEN']);
    const resigned = await client.post('/resign', undefined);
    expect([resigned.status, resigned.body.game.status]).toEqual([200, 'FINISHED']);
    const after = await client.post('/moves', {
      version: resigned.body.version,
      actions: [{ do: 'x' }],
    });
    expect([after.status, after.body.error.code]).toEqual([409, 'GAME_OVER']);
    const record = await game.spectator.get('/record');
    expect(record.status).toBe(200);
    expect(record.body.rows.at(-1)).toMatchObject({ kind: 'resign' });
    expect(record.body.seed).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('what was read before', () => {
  it('need not be sent again while it holds', async () => {
    const { us, gb, spectator } = await startWar(app);
    const { headers } = await us.get();
    const etag = headers.get('etag') ?? '';
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toContain('Authorization');
    const same = await us.get('', { 'if-none-match': etag });
    expect([same.status, same.body]).toEqual([304, '']);
    expect((await spectator.get('', { 'if-none-match': etag })).status).toBe(200);
    await playOn([us, gb], picker(1), (done) => done === 1);
    expect((await us.get('', { 'if-none-match': `"x", ${etag}` })).status).toBe(200);
  });
});

describe('the description of the interface', () => {
  it('names every route with its answers and errors', async () => {
    const { body } = await app.rest('GET /v1/openapi.json');
    const routes = Object.entries<any>(body.paths).flatMap(([path, methods]) =>
      Object.entries<any>(methods).map(([method, route]) => ({
        name: `${method} ${path}`,
        ...route,
      })),
    );
    const names = routes.map(({ name }) => name);
    for (const route of [
      'get /v1/rulesets',
      'get /v1/rulesets/{id}',
      'get /v1/rulesets/{id}/rules/{clause}',
      'post /v1/games',
      'get /v1/games',
      'get /v1/games/{id}',
      'post /v1/games/{id}/seats/{seat}',
      'get /v1/games/{id}/choices',
      'post /v1/games/{id}/moves',
      'post /v1/games/{id}/undo',
      'post /v1/games/{id}/resign',
      'get /v1/games/{id}/log',
      'get /v1/games/{id}/events',
      'get /v1/games/{id}/board.svg',
      'get /v1/games/{id}/board.png',
      'get /v1/games/{id}/board.txt',
      'get /v1/games/{id}/record',
    ])
      expect(names).toContain(route);
    for (const { name, responses } of routes.filter(({ name: one }) =>
      /rulesets|games/.test(one),
    )) {
      const codes = Object.values<any>(responses).flatMap(({ description }) =>
        description.split(', '),
      );
      expect([name, ERROR_CODES.filter((code) => codes.includes(code)).length > 3]).toEqual([
        name,
        true,
      ]);
      // An answer without content has its own status.
      const ok = responses[200] ?? responses[201];
      const [content] = Object.values<any>(ok?.content ?? {});
      const isDescribed = content?.schema !== undefined || responses[204] !== undefined;
      expect([name, isDescribed]).toEqual([name, true]);
    }
    const moves = body.paths['/v1/games/{id}/moves'].post;
    expect(moves.parameters.map((one: any) => one.name)).toEqual(
      expect.arrayContaining(['id', 'Idempotency-Key']),
    );
    expect(Object.keys(moves.responses)).toEqual(
      expect.arrayContaining(['200', '400', '409', '422']),
    );
    expect(moves.responses[422].content['application/json'].schema.$ref).toMatch(/RefusalAnswer$/);
  });
});
