import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import pg from 'pg';
import WebSocket from 'ws';

import { Traffic } from '../../src/admission/traffic.js';
import { MovesRepository } from '../../src/games/store/moves.repository.js';
import { inSpan, isTraced } from '../../src/observing/spans.js';
import { RULESETS } from '../../src/rules/index.js';
import { http } from './http.js';
import { quickGame, quickPlay, resign } from './quick-games.js';
import { createDatabase, METRICS_TOKEN, startApp, type TestApp } from './support.js';
import { deployment, offerToy, startToy } from './toy-games.js';
import { until } from './waiting.js';

offerToy();

const apps: TestApp[] = [];
const open = async (variables: Record<string, string> = {}): Promise<TestApp> => {
  const app = await startApp(variables);
  apps.push(app);
  return app;
};
afterAll(async () => {
  for (const app of apps) await app.stop();
});

describe('over capacity', () => {
  it('requests are refused with a hint when to come back, and accepted ones are answered', async () => {
    const app = await open({ MAX_IN_FLIGHT: '2' });
    const game = await startToy(app);
    const moves = app.app.get(MovesRepository);
    const { record } = moves;
    let go: () => void = () => undefined;
    const held = new Promise<void>((done) => (go = done));
    moves.record = async (...row) => held.then(() => record.apply(moves, row));
    const accepted = [
      game.red.play([deployment('red')[0]], { version: 1 }),
      game.blue.play([deployment('blue')[0]], { version: 1 }),
    ];
    await until(() => app.app.get(Traffic).inFlight === 2);
    const rest = await app.rest('GET /v1/rulesets');
    expect([rest.status, rest.body.error?.code, rest.headers.get('retry-after')]).toEqual([
      503,
      'UNAVAILABLE',
      '1',
    ]);
    const graphql = await app.graphql('{ me { id } }');
    expect([graphql.status, graphql.errors?.[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE']);
    expect((await app.rest('GET /health/live')).status).toBe(200);
    go();
    expect((await Promise.all(accepted)).map(({ __typename }) => __typename)).toEqual([
      'Played',
      'Played',
    ]);
    await until(() => app.app.get(Traffic).inFlight === 0);
    expect((await app.rest('GET /v1/rulesets')).status).toBe(200);
  });

  it('one game takes so many submissions at once and no more', async () => {
    const app = await open({ IN_FLIGHT_PER_ADDRESS: '0' });
    const game = await startToy(app);
    const moves = app.app.get(MovesRepository);
    const { record } = moves;
    let go: () => void = () => undefined;
    const held = new Promise<void>((done) => (go = done));
    moves.record = async (...row) => held.then(() => record.apply(moves, row));
    const [place] = deployment('red');
    const codes = await Promise.all(
      Array.from({ length: 160 }, () =>
        game.red.play([place], { version: 1, requestId: randomUUID() }).then(
          ({ __typename, code }) => code ?? __typename,
          (error: Error) => {
            // The first one waits for this.
            go();
            return /"code":"(\w+)".*"retryAfter":1/.exec(error.message)?.[1] ?? error.message;
          },
        ),
      ),
    );
    expect(new Set(codes)).toEqual(new Set(['Played', 'ILLEGAL_ACTION', 'UNAVAILABLE']));
    expect(codes.filter((code) => code === 'Played')).toHaveLength(1);
  }, 60_000);

  it('subscribers are refused too, and let in when there is room', async () => {
    const app = await open({ MAX_SUBSCRIBERS: '1' });
    const game = await startToy(app);
    const stream = game.spectator.changes(0);
    await stream.next();
    const refused = await app.rest(`GET /v1/games/${game.id}/events`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    await stream.return();
    await until(() => app.app.get(Traffic).subscribers === 0);
    const again = game.spectator.changes(0);
    expect((await again.next()).value?.gameChanged.version).toBe(1);
    await again.return();
  });

  it('subscribers of one address have their share and no more, over either way', async () => {
    const app = await open({ SUBSCRIBERS_PER_ADDRESS: '2' });
    const game = await startToy(app);
    const streams = [game.spectator.changes(0), game.spectator.changes(0)];
    for (const stream of streams) await stream.next();
    const refused = await app.rest(`GET /v1/games/${game.id}/events`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    await expect(game.spectator.changes(0).next()).rejects.toThrow('UNAVAILABLE');
    const leave = app.app.get(Traffic).subscribe('192.0.2.1');
    leave();
    for (const stream of streams) await stream.return();
    await until(() => app.app.get(Traffic).subscribers === 0);
    const again = game.spectator.changes(0);
    expect((await again.next()).value?.gameChanged.version).toBe(1);
    await again.return();
  });

  it('operations inside an open WebSocket are counted as well', async () => {
    const app = await open({ RATE_LIMIT: '5' });
    const socket = new WebSocket(
      `${app.url.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    );
    await once(socket, 'open');
    const answers: any[] = [];
    socket.on('message', (data) => answers.push(JSON.parse(String(data))));
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await until(() => answers.length > 0);
    for (let i = 0; i < 8; i++)
      socket.send(
        JSON.stringify({ id: `${i}`, type: 'subscribe', payload: { query: '{ me { id } }' } }),
      );
    await until(() => answers.filter(({ type }) => type === 'error').length >= 3);
    const [refused] = answers.filter(({ type }) => type === 'error');
    expect(refused.payload[0].extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: expect.any(Number),
    });
    socket.close();
  });
});

interface Service {
  readonly child: ChildProcess;
  readonly url: string;
  output(): string;
}

/** What is broken on purpose is so in the service too. */
const fault = process.env['FAULT'];
const broken = fault ? { NODE_OPTIONS: `--import=${pathToFileURL(resolve(fault)).href}` } : {};

async function launch(databaseUrl: string, variables: Record<string, string>): Promise<Service> {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: databaseUrl,
    DATA_DIR: '.data/traffic',
    PORT: '0',
    RATE_LIMIT: '0',
    ...broken,
    ...variables,
  };
  const child = spawn(process.execPath, ['dist/src/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += String(chunk)));
  const end = Date.now() + 60_000;
  while (!/http:\S+\/graphql/.test(text)) {
    if (Date.now() > end) throw new Error(text);
    await new Promise((done) => setTimeout(done, 20));
  }
  return { child, url: /http:\S+(?=\/graphql)/.exec(text)![0], output: () => text };
}

const post = async (url: string, query: string, variables: object = {}, token?: string) =>
  (await http(url, 'POST /graphql', { body: { query, variables }, token })).body;

interface HeldMove {
  /** What the client is answered in the end. */
  readonly answer: Promise<any>;
  /** Lets the database go on. */
  release(): Promise<void>;
}

/** A move whose row the database may not write yet: its request is in flight. */
async function heldMove(url: string, databaseUrl: string): Promise<HeldMove> {
  const up = async () => (await post(url, 'mutation { signUp(name: "P") { token } }')).data.signUp;
  const [one, two] = [(await up()).token, (await up()).token];
  const [rules] = RULESETS;
  const input = { ruleset: rules!.id, scenario: rules!.scenarios[0]!.id };
  const create = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
  const { id } = (await post(url, create, { input }, one)).data.createGame;
  await post(url, 'mutation ($id: ID!) { joinGame(gameId: $id) { id } }', { id }, two);
  const read = 'query ($id: ID!) { game(id: $id) { version choices { action } } }';
  const games = await Promise.all(
    [one, two].map(async (token) => ({
      token,
      ...(await post(url, read, { id }, token)).data.game,
    })),
  );
  const { token, version, choices } = games.find((game) => game.choices.length > 0);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM games WHERE id = $1 FOR UPDATE', [id]);
  const given = { gameId: id, requestId: randomUUID(), version, actions: [choices[0].action] };
  const play = 'mutation ($input: PlayInput!) { play(input: $input) { __typename } }';
  const answer = post(url, play, { input: given }, token);
  answer.catch(() => undefined);
  const waiting = `SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await until(async () => {
    // Within a transaction Postgres shows again what it has shown once.
    await client.query('SELECT pg_stat_clear_snapshot()');
    return (await client.query(waiting)).rowCount === 1;
  });
  return { answer, release: () => client.query('COMMIT').then(() => client.end()) };
}

describe('SIGTERM', () => {
  it('answers the request that is in flight, and only then ends', async () => {
    const database = await createDatabase();
    const { child, url } = await launch(database.url, { LOG_LEVEL: 'silent' });
    const { answer, release } = await heldMove(url, database.url);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await until(async () => (await http(url, 'GET /health/ready')).status === 503);
    await release();
    expect((await answer).data).toEqual({ play: { __typename: 'Played' } });
    expect((await exit)[0]).toBe(0);
    await database.drop();
  }, 90_000);

  it('sent twice ends at once: the request that is in flight is lost', async () => {
    const database = await createDatabase();
    const { child, url } = await launch(database.url, { LOG_LEVEL: 'silent' });
    const { answer, release } = await heldMove(url, database.url);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await until(async () => (await http(url, 'GET /health/ready')).status === 503);
    // Sooner it would be the same signal, heard twice.
    await new Promise((done) => setTimeout(done, 1_000));
    child.kill('SIGTERM');
    await expect(answer).rejects.toThrow();
    expect((await exit)[0]).toBe(1);
    await release();
    await database.drop();
  }, 90_000);

  it('lets no new request in, says so to who listens, and ends in good order', async () => {
    const database = await createDatabase();
    const { child, url } = await launch(database.url, { LOG_LEVEL: 'silent', DRAIN_SECONDS: '1' });
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    const closed = once(socket, 'close');
    child.kill('SIGTERM');
    const exit = once(child, 'exit');
    await new Promise((done) => setTimeout(done, 300));
    const late = await http(url, 'GET /v1/rulesets');
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await http(url, 'GET /health/ready')).status).toBe(503);
    expect((await http(url, 'GET /health/live')).status).toBe(200);
    expect((await closed)[0]).toBe(1001);
    expect((await exit)[0]).toBe(0);
    await database.drop();
  }, 90_000);
});

describe('the log of the service, at its most talkative', () => {
  it('holds request ids and no secret: no token, seed, share, invitation or hidden piece', async () => {
    const database = await createDatabase();
    const { child, url, output } = await launch(database.url, { LOG_LEVEL: 'trace' });
    const up = async () =>
      (await post(url, 'mutation { signUp(name: "P") { token player { id } } }')).data.signUp;
    const [one, two] = [await up(), await up()];
    const key = (
      await post(url, 'mutation { createApiToken(name: "bot") { token } }', {}, one.token)
    ).data.createApiToken.token;
    const rules = RULESETS[0]!;
    const input = {
      ruleset: rules.id,
      scenario: rules.scenarios[0]!.id,
      private: true,
      seed: '5b'.repeat(32),
      entropy: 'share-of-the-chance',
    };
    const create =
      'mutation ($input: CreateGameInput!) { createGame(input: $input) { id invite } }';
    const { id, invite } = (await post(url, create, { input }, one.token)).data.createGame;
    await post(
      url,
      'mutation ($id: ID!, $invite: String) { joinGame(gameId: $id, invite: $invite) { id } }',
      { id, invite },
      two.token,
    );
    await http(url, `GET /v1/games/${id}?invite=${invite}`);
    const read = 'query ($id: ID!) { game(id: $id) { version choices { action } } }';
    const play = 'mutation ($input: PlayInput!) { play(input: $input) { __typename } }';
    const pieces = new Set<string>();
    for (let i = 0; i < 30; i++) {
      for (const { token } of [one, two]) {
        const { game } = (await post(url, read, { id }, token)).data;
        const [choice] = game.choices;
        if (!choice) continue;
        for (const value of Object.values(choice.action))
          if (/-/.test(String(value))) pieces.add(String(value));
        const given = { gameId: id, requestId: `r${i}${token.at(-1)}`, version: game.version };
        await post(url, play, { input: { ...given, actions: [choice.action] } }, token);
        await post(
          url,
          play,
          {
            input: {
              ...given,
              requestId: `x${i}`,
              actions: [{ ...choice.action, do: 'nonsense' }],
            },
          },
          token,
        );
      }
    }
    // Errors of the database carry what was sent to it.
    await post(url, 'mutation { signUp(name: "") { token } }');
    await post(url, create, { input: { ...input, position: 'nonsense' } }, one.token);
    child.kill('SIGTERM');
    await once(child, 'exit');
    const log = output();
    expect(log).toMatch(/"requestId":"[0-9a-f-]{36}"/);
    const secrets = [one.token, two.token, key, invite, input.seed, input.entropy, ...pieces];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(pieces.size).toBeGreaterThan(2);
    await database.drop();
  }, 120_000);
});

/** What is logged of no request: it goes on by itself. */
const BACKGROUND = new Set([
  'database connection lost',
  'no connection for notices',
  'a WebSocket failed',
]);

describe('what is logged while a request is served', () => {
  it('bears the id that the client was told, whatever fails', async () => {
    const database = await createDatabase();
    const { child, url, output } = await launch(database.url, { LOG_LEVEL: 'debug' });
    const { answer, release } = await heldMove(url, database.url);
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    const { code, requestId } = (await answer).errors[0].extensions;
    expect([code, requestId]).toEqual(['UNAVAILABLE', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    await release();
    await client.end();
    await http(url, 'GET /nowhere');
    await http(url, 'GET /v1/games/1?first=x');
    await post(url, '{ nonsense }');
    await post(url, '{ apiTokens { id } }');
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    const say = (message: object): void => socket.send(JSON.stringify(message));
    say({ type: 'connection_init' });
    await once(socket, 'message');
    say({ id: '1', type: 'subscribe', payload: { query: '{ apiTokens { id } }' } });
    await once(socket, 'message');
    say({ type: 'x'.repeat(300_000) });
    await once(socket, 'close');
    child.kill('SIGTERM');
    await once(child, 'exit');
    const lines = output().split('\n').filter(Boolean);
    const banner = /^(Muster is ready| {2}\S.*)$/;
    expect(lines.filter((line) => !line.startsWith('{') && !banner.test(line))).toEqual([]);
    const entries: any[] = lines
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      // What Nest says of its start.
      .filter(({ context }) => context === undefined);
    expect(entries.filter((entry) => entry.requestId === requestId)).toContainEqual(
      expect.objectContaining({
        ...{ level: 40, code: 'UNAVAILABLE', kind: 'play', gameId: expect.any(String) },
        err: expect.objectContaining({ code: '57P01' }),
      }),
    );
    const nameless = entries.filter((entry) => !/^[0-9a-f-]{36}$/.test(entry.requestId));
    expect(nameless.filter(({ msg }) => !BACKGROUND.has(msg))).toEqual([]);
    expect(entries.filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(8);
    expect(entries.filter((entry) => entry.code === 'UNAUTHENTICATED')).toHaveLength(2);
  }, 90_000);
});

describe('figures', () => {
  it('count moves, refusals, time, lag, subscribers and connections', async () => {
    const app = await open();
    const value = async (name: string): Promise<number> => {
      const { body } = await app.rest('GET /metrics', { token: METRICS_TOKEN });
      const line = String(body)
        .split('\n')
        .find((one) => one.startsWith(name));
      return Number(line?.split(' ').at(-1) ?? 0);
    };
    const rules = RULESETS[0]!;
    const before = await value(`muster_moves_total{ruleset="${rules.id}",kind="play"}`);
    const game = await quickGame(app, rules);
    await quickPlay(app, game, 1, 10);
    await resign(app, game);
    expect(await value(`muster_moves_total{ruleset="${rules.id}",kind="play"}`)).toBe(before + 10);
    expect(await value(`muster_moves_total{ruleset="${rules.id}",kind="resign"}`)).toBeGreaterThan(
      0,
    );
    const refused = await value('muster_refusals_total{code="UNAUTHENTICATED"}');
    await app.graphql('{ apiTokens { id } }');
    expect(await value('muster_refusals_total{code="UNAUTHENTICATED"}')).toBe(refused + 1);
    expect(await value('muster_move_duration_seconds_count')).toBeGreaterThan(10);
    const toy = await startToy(app);
    const stream = toy.spectator.changes(0);
    await stream.next();
    expect(await value('muster_subscribers')).toBe(1);
    expect(await value('muster_websockets')).toBe(1);
    const heard = stream.next();
    await toy.red.resign();
    await heard;
    expect(await value('muster_publish_lag_seconds_count')).toBeGreaterThan(0);
    expect(await value('database_connections')).toBeGreaterThan(0);
    await stream.return();
  });
});

interface Collector {
  readonly app: TestApp;
  /** What was sent until the service ended. */
  spans(): Promise<any[]>;
  readonly urls: string[];
}

async function collector(): Promise<Collector> {
  const bodies: any[] = [];
  const urls: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request
      .on('data', (chunk) => (text += chunk))
      .on('end', () => {
        urls.push(request.url ?? '');
        bodies.push(JSON.parse(text));
        response.end('{}');
      });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const app = await startApp({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  const spans = async () => {
    await app.stop();
    server.close();
    return bodies.flatMap(({ resourceSpans }) => resourceSpans[0].scopeSpans[0].spans);
  };
  return { app, spans, urls };
}

describe('traces', () => {
  it('are sent as OTLP over HTTP to whoever collects them, under the trace of the caller', async () => {
    const { app, spans, urls } = await collector();
    const traceId = 'ab'.repeat(16);
    await app.rest('GET /v1/rulesets?locale=ja', {
      headers: { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` },
    });
    const [span] = (await spans()).filter((one) => one.traceId === traceId);
    expect(urls[0]).toBe('/v1/traces');
    expect(span).toMatchObject({
      name: 'GET /v1/rulesets',
      parentSpanId: 'cd'.repeat(8),
      status: { code: 1 },
    });
    expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true);
  });

  it('show what is done for a move, each part within its whole, and name nobody and nothing', async () => {
    const { app, spans } = await collector();
    const game = await startToy(app);
    const input = { gameId: game.id, requestId: randomUUID(), version: 1 };
    const actions = [...deployment('red'), { do: 'bid', coin: 2 }];
    const traceId = 'ef'.repeat(16);
    await app.rest('POST /graphql', {
      token: game.red.player!.token,
      headers: { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` },
      body: {
        query: 'mutation Mine($input: PlayInput!) { play(input: $input) { __typename } }',
        variables: { input: { ...input, actions } },
      },
    });
    const changes = game.blue.changes(0);
    await changes.next();
    await changes.return();
    const all = await spans();
    const own = all.filter((one) => one.traceId === traceId);
    const nameOf = new Map(own.map(({ spanId, name }) => [spanId, name]));
    const tree = own.map(({ name, parentSpanId }) => [nameOf.get(parentSpanId) ?? '', name]);
    const expected = [
      ['', 'POST /graphql'],
      ['POST /graphql', 'graphql mutation play'],
      ['graphql mutation play', 'move play'],
      ['move play', 'move: plan'],
      ['move play', 'move: commit'],
      ['move: commit', 'postgres record-moves'],
      ['move play', 'move: publish'],
    ];
    for (const pair of expected) expect(tree).toContainEqual(pair);
    for (const { startTimeUnixNano: start, endTimeUnixNano: end } of own)
      expect(BigInt(end) >= BigInt(start)).toBe(true);
    expect(all.map(({ name }) => name)).toContain('graphql subscription gameChanged');
    const words =
      /^((GET|POST) [\w/:*.-]+|graphql (query|mutation|subscription) [\w ]+|move [a-z]+|move: [a-z]+|postgres [\w-]+)$/;
    expect(all.filter(({ name }) => !words.test(name))).toEqual([]);
    expect(JSON.stringify(all)).not.toContain(game.id);
  });

  it('cost nothing where nobody collects them: what is done is just done', async () => {
    await open();
    expect(isTraced()).toBe(false);
    const done = {};
    expect(inSpan('anything', () => done)).toBe(done);
  });
});
