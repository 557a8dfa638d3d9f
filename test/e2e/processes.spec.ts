import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { complaintsOf } from './metrics-lint.js';
import { createDatabase, METRICS_TOKEN } from './support.js';

const dataDir = mkdtempSync(join(tmpdir(), 'muster-processes-'));
let database: Awaited<ReturnType<typeof createDatabase>>;
let lead: ChildProcess;
let url = '';

beforeAll(async () => {
  database = await createDatabase();
  await addFailingEndpoint();
  const settings = {
    ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', PROCESSES: '2' },
    METRICS_TOKEN,
  };
  lead = spawn(process.execPath, ['dist/src/main.js'], {
    env: { ...process.env, ...settings, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let banner = '';
  while (!banner.includes('Data ')) banner += String((await once(lead.stdout!, 'data'))[0]);
  expect(banner).toContain('in 2 processes');
  url = /http:\S+(?=\/graphql)/.exec(banner)![0];
  while (workers().length < 2 || (await processesThatAnswer()) < 2) await sleep(100);
}, 60_000);

afterAll(async () => {
  if (lead.exitCode === null) lead.kill('SIGKILL');
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Something that counts as failed, once, however many processes see it. */
async function addFailingEndpoint(): Promise<void> {
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(`
    WITH owner AS (
      INSERT INTO players (id, name) VALUES (gen_random_uuid(), 'P') RETURNING id
    )
    INSERT INTO endpoints (id, player_id, channel, address, locale, secret, secret_since, state, created_at, failing_since)
    SELECT gen_random_uuid(), id, 'webhook', 'https://hooks.example/', 'en', 1, now(), 'PAUSED', now(), now() FROM owner`);
  await client.end();
}

/** Process ids of those that serve. */
function workers(): number[] {
  const children = readFileSync(`/proc/${lead.pid}/task/${lead.pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** One after another, connections go to the processes in turn. */
const connection = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });

function send(
  agent: Agent,
  path: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, method, headers }, async (response) => {
      let text = '';
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode ?? 0, body: text });
    });
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Each counts itself once among the figures of all. */
async function processesThatAnswer(): Promise<number> {
  const { body } = await send(connection(), '/metrics', { token: METRICS_TOKEN });
  return Number(/^muster_processes (\d+)$/m.exec(body)?.[1] ?? 0);
}

async function ask(agent: Agent, query: string, variables: unknown, token?: string): Promise<any> {
  const answer = await send(agent, '/graphql', {
    body: { query, variables },
    ...(token === undefined ? {} : { token }),
  });
  const { data, errors } = JSON.parse(answer.body);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const counted = async (agent: Agent): Promise<number> => {
  const { body } = await send(agent, '/metrics', { token: METRICS_TOKEN });
  return Number(/^http_requests_total\{method="GET",status="404"\} (\d+)$/m.exec(body)?.[1] ?? 0);
};

const SIGN_UP = 'mutation { signUp(name: "P") { token } }';
const CREATE =
  'mutation { createGame(input: {ruleset: "columbia1812", scenario: "campaign"}) { id } }';
const JOIN = 'mutation ($id: ID!) { joinGame(gameId: $id) { id } }';
const READ = 'query ($id: ID!) { game(id: $id) { version choices { action } } }';
const PLAY = `mutation ($input: PlayInput!) {
  play(input: $input) { ... on Played { version } ... on Refused { code } } }`;

interface Player {
  readonly agent: Agent;
  readonly token: string;
}

/** Moves of whoever owes one, each over their own connection; gives the versions as they were acknowledged. */
async function playOn(id: string, players: readonly Player[], moves: number): Promise<number[]> {
  const versions: number[] = [];
  while (versions.length < moves) {
    for (const { agent, token } of players) {
      const { version, choices } = (await ask(agent, READ, { id }, token)).game;
      if (choices.length === 0) continue;
      const actions = [choices[0].action];
      const input = { gameId: id, requestId: randomUUID(), version, actions };
      const { play } = await ask(agent, PLAY, { input }, token);
      expect(play.code).toBeUndefined();
      versions.push(play.version);
    }
  }
  return versions;
}

it('the figures are those of all processes, whichever is asked', async () => {
  const agents = [connection(), connection(), connection(), connection()];
  const before = await counted(agents[0]!);
  for (const agent of agents) expect((await send(agent, '/v1/nothing')).status).toBe(404);
  for (const agent of agents) expect(await counted(agent)).toBe(before + agents.length);
});

it('what stands in the database is told once, not by each process', async () => {
  for (const agent of [connection(), connection()]) {
    const { body } = await send(agent, '/metrics', { token: METRICS_TOKEN });
    const told = [...body.matchAll(/^muster_duties_failed\{kind="endpoints"\} (\d+)$/gm)];
    expect(told.map(([, count]) => count)).toEqual(['1']);
    expect(complaintsOf(body)).toEqual([]);
  }
});

it('one that is stuck is left out of the figures, which say how many are in them', async () => {
  // The next two connections go to the one process and the other.
  const agents = [connection(), connection()];
  for (const agent of agents) await send(agent, '/health/live');
  const [stuck] = workers();
  process.kill(stuck!, 'SIGSTOP');
  try {
    const began = Date.now();
    const token = METRICS_TOKEN;
    const { status, body } = await Promise.any(
      agents.map((agent) => send(agent, '/metrics', { token })),
    );
    expect([status, /^muster_processes (\d+)$/m.exec(body)?.[1]]).toEqual([200, '1']);
    expect(Date.now() - began).toBeLessThan(4_000);
  } finally {
    process.kill(stuck!, 'SIGCONT');
  }
  while ((await processesThatAnswer()) < 2) await sleep(100);
}, 30_000);

it('two players on different processes play one game; one process that is killed costs them nothing', async () => {
  const players: Player[] = [];
  for (const agent of [connection(), connection()]) {
    const { signUp } = await ask(agent, SIGN_UP, {});
    players.push({ agent, token: signUp.token });
  }
  const [us, gb] = players as [Player, Player];
  const { id } = (await ask(us.agent, CREATE, {}, us.token)).createGame;
  await ask(gb.agent, JOIN, { id }, gb.token);
  const versions = await playOn(id, players, 12);
  // Secret steps leave it where it is.
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
  expect(versions.at(-1)).toBeGreaterThan(versions[0]!);

  const [killed] = workers();
  process.kill(killed!, 'SIGKILL');
  while (workers().includes(killed!)) await sleep(20);
  const again = players.map(({ token }) => ({ agent: connection(), token }));
  const { version } = (await ask(again[0]!.agent, READ, { id }, us.token)).game;
  expect(version).toBe(versions.at(-1));
  while (workers().length < 2 || (await processesThatAnswer()) < 2) await sleep(100);
  expect(workers()).not.toContain(killed);
  await playOn(id, again, 4);
}, 60_000);

it('a signal to all of them at once ends them in good order', async () => {
  const ended = once(lead, 'exit');
  for (const pid of [...workers(), lead.pid!]) process.kill(pid, 'SIGTERM');
  expect(await ended).toEqual([0, null]);
  await expect(send(connection(), '/health/live')).rejects.toThrow('ECONNREFUSED');
}, 30_000);
