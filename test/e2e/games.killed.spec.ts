import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { type GameRecord, verifyRecord } from '../../src/games/proof/record.js';
import { seeded } from '../../src/rules/index.js';
import { http } from './http.js';
import { createDatabase, type TestApp } from './support.js';
import { type Answer, Client } from './toy-games.js';

interface Service {
  readonly process: ChildProcess;
  readonly ask: TestApp['ask'];
}

const dataDir = mkdtempSync(join(tmpdir(), 'muster-killed-'));
let database: Awaited<ReturnType<typeof createDatabase>>;
let service: Service;

beforeAll(async () => {
  database = await createDatabase();
  service = await launch();
});
afterAll(async () => {
  await kill(service);
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The built service in a process of its own. */
async function launch(): Promise<Service> {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, ['dist/src/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let banner = '';
  while (!banner.includes('/graphql')) banner += String((await once(child.stdout!, 'data'))[0]);
  const url = /http:\S+(?=\/graphql)/.exec(banner)![0];
  const ask: Service['ask'] = async (query, variables, token) => {
    const { body } = await http(url, 'POST /graphql', { body: { query, variables }, token });
    const { data, errors } = body;
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  return { process: child, ask };
}

async function kill({ process: child }: Service): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

interface Sent {
  readonly client: Client;
  readonly actions: readonly unknown[];
  readonly given: { readonly requestId: string; readonly version: number };
}

const withoutGame = ({ game: _, ...receipt }: Answer) => receipt;

it('a service killed at any moment loses nothing it acknowledged and does nothing twice', async () => {
  const pick = seeded(1814);
  const JOIN = 'mutation ($id: ID!) { joinGame(gameId: $id) { id } }';
  const CREATE =
    'mutation { createGame(input: {ruleset: "columbia1812", scenario: "campaign"}) { id } }';
  const up = async () =>
    (await service.ask('mutation { signUp(name: "P") { token player { id name } } }')).signUp;
  const players = (await Promise.all([up(), up()])).map(({ token, player }) => ({
    token,
    ...player,
  }));
  const { id } = (await service.ask(CREATE, {}, players[0].token)).createGame;
  await service.ask(JOIN, { id }, players[1].token);

  const acknowledged: { sent: Sent; answer: Answer }[] = [];
  const here = (player: any) =>
    new Client({ ask: (...args) => service.ask(...args) } as TestApp, player, id);
  const clients = players.map(here);
  for (let round = 0; round < 4; round++) {
    let doubtful: Sent | undefined;
    let killed: Promise<void> | undefined;
    const enough = acknowledged.length + 6 + pick(6);
    try {
      for (;;) {
        for (const client of clients) {
          const { version, choices } = await client.read();
          const choice = choices[pick(choices.length || 1)];
          if (choice === undefined) continue;
          doubtful = {
            client,
            actions: [choice.action],
            given: { requestId: randomUUID(), version },
          };
          // Moves go on meanwhile: it is as likely in the midst of one as between two.
          if (acknowledged.length >= enough) killed ??= sleep(pick(30)).then(() => kill(service));
          acknowledged.push({
            sent: doubtful,
            answer: await client.play(doubtful.actions, doubtful.given),
          });
          doubtful = undefined;
        }
      }
    } catch (error) {
      if (killed === undefined) throw error;
      await killed;
    }
    service = await launch();
    if (doubtful !== undefined) {
      const answer = await doubtful.client.play(doubtful.actions, doubtful.given);
      expect(answer.__typename).toBe('Played');
      acknowledged.push({ sent: doubtful, answer });
    }
    for (const { sent, answer } of acknowledged) {
      expect(withoutGame(await sent.client.play(sent.actions, sent.given))).toEqual(
        withoutGame(answer),
      );
    }
  }
  expect(acknowledged.length).toBeGreaterThan(20);
  await clients[0]!.resign();
  const { game } = await service.ask('query ($id: ID!) { game(id: $id) { dice { record } } }', {
    id,
  });
  const record = game.dice.record as GameRecord;
  expect(verifyRecord(record)).toEqual([]);
  const written = record.rows.flatMap(({ requestId, kind }) =>
    kind === 'play' ? [requestId] : [],
  );
  expect(written).toEqual(acknowledged.map(({ sent }) => sent.given.requestId));
}, 120_000);
