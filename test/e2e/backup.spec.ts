import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { GamesService } from '../../src/games/games.service.js';
import { verifyRecord } from '../../src/games/proof/record.js';
import { RULESETS } from '../../src/rules/index.js';
import { run } from './backup-command.js';
import { startService } from './built-service.js';
import { http } from './http.js';
import { type QuickGame, quickPlay, resign } from './quick-games.js';
import { picker, playOn, RestClient } from './rest-games.js';
import { createDatabase, startApp, type TestApp, type TestPlayer } from './support.js';

interface Game extends QuickGame {
  readonly sitters: readonly TestPlayer[];
}

const root = mkdtempSync(join(tmpdir(), 'muster-backup-'));
chmodSync(root, 0o755);
const at = (name: string): string => join(root, name);
let app: TestApp;
let games: Game[];

beforeAll(async () => {
  app = await startApp();
  games = [];
  // Of every game one that goes on and one that is over.
  for (const { id: ruleset, scenarios } of [...RULESETS, ...RULESETS]) {
    const sitters = [await app.signUp('One'), await app.signUp('Zwei „2“ \\ 二')];
    const players = sitters.map(({ id }) => id);
    const service = app.app.get(GamesService);
    const order = { ruleset, scenario: scenarios[0]!.id };
    const { id } = await service.create(players[0]!, order, { address: '' });
    await service.join(players[1]!, id);
    games.push({ id, players, sitters });
  }
  for (const [i, game] of games.entries()) await quickPlay(app, game, i, 40);
  for (const game of games.slice(RULESETS.length)) await resign(app, game);
}, 120_000);
afterAll(async () => {
  await app.stop();
  rmSync(root, { recursive: true, force: true });
});

const here = () => ({
  databaseUrl: app.environment.databaseUrl!,
  dataDir: app.environment.dataDir,
});

async function rowsIn(url: string, text: string): Promise<any[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const LOG = 'SELECT * FROM moves ORDER BY game_id, seq';

it('what is played while it is made is in it up to one moment', async () => {
  const target = await createDatabase();
  const running = games.slice(0, RULESETS.length);
  const backup = run('backup', [at('busy')], here());
  let over = false;
  const playing = running.map(async (game, i) => {
    for (let round = 0; !over; round++) await quickPlay(app, game, 1_000 * (i + 1) + round, 5);
  });
  expect(await backup).toMatchObject({ code: 0, err: '' });
  over = true;
  await Promise.all(playing);
  const restored = await run('restore', [at('busy')], { ...here(), databaseUrl: target.url });
  expect(restored).toMatchObject({ code: 0, err: '' });
  const [then, now] = [await rowsIn(target.url, LOG), await rowsIn(here().databaseUrl, LOG)];
  expect(restored.out).toContain(`${games.length} games, ${then.length} moves, every chain holds.`);
  expect(now.length).toBeGreaterThan(then.length);
  const written = new Map(now.map((row) => [`${row.game_id} ${row.seq}`, row]));
  expect(then).toEqual(then.map((row) => written.get(`${row.game_id} ${row.seq}`)));
  await target.drop();
}, 120_000);

it('a service on what was restored answers the same, knows the tokens, and games go on', async () => {
  const asked = (url: string) =>
    Promise.all(
      games.flatMap(({ id, sitters }) =>
        [...sitters, undefined].flatMap((sitter) =>
          ['', '/choices', '/log'].map(async (what) => {
            const { status, text } = await http(url, `GET /v1/games/${id}${what}`, {
              token: sitter?.token,
            });
            return { status, text };
          }),
        ),
      ),
    );
  const [game] = games as [Game];
  const here1 = new RestClient(app, game.id, game.sitters[0]);
  const { version, draft, choices } = await here1.choices();
  const turn = choices.length > 0 ? here1 : new RestClient(app, game.id, game.sitters[1]);
  const move =
    turn === here1 ? { version, draft, actions: [choices[0]!.action] } : await firstOf(turn);
  const receipt = await turn.post('/moves', move, 'kept');
  expect(receipt.status).toBe(200);

  const backup = await run('backup', [at('whole')], here());
  expect(backup).toMatchObject({ code: 0, err: '' });
  expect(statSync(at('whole')).mode & 0o777).toBe(0o600);
  const dataDir = at('restored');
  expect(await run('restore', [at('whole')], { dataDir })).toMatchObject({ code: 0, err: '' });

  const service = await startService({ dataDir });
  try {
    const there = { rest: (route, options) => http(service.url, route, options) } as TestApp;
    expect(await asked(service.url)).toEqual(await asked(app.url));
    const again = await new RestClient(there, game.id, turn.player).post('/moves', move, 'kept');
    expect(again.body).toEqual(receipt.body);
    for (const { id, sitters } of games.slice(0, RULESETS.length)) {
      const clients = sitters.map((sitter) => new RestClient(there, id, sitter));
      expect(await playOn(clients, picker(7), (count) => count === 10)).toBe(10);
      expect((await clients[0]!.post('/resign', undefined)).status).toBe(200);
      expect(verifyRecord((await clients[0]!.get('/record')).body)).toEqual([]);
    }
    // The embedded one is read while its service goes on.
    expect(await run('backup', [at('embedded')], { dataDir })).toMatchObject({ code: 0, err: '' });
    expect((await http(service.url, 'GET /health/ready')).status).toBe(200);
  } finally {
    expect(await service.stop()).toBe(0);
  }
  // And when nothing runs.
  expect(await run('backup', [at('stopped')], { dataDir })).toMatchObject({ code: 0, err: '' });
  expect(existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
  const key = (folder: string): string => readFileSync(join(folder, 'jwt.key'), 'utf8');
  expect(key(dataDir)).toBe(key(app.environment.dataDir));
  expect(readdirSync(root).filter((name) => name.endsWith('.part'))).toEqual([]);
}, 240_000);

async function firstOf(client: RestClient) {
  const { version, draft, choices } = await client.choices();
  return { version, draft, actions: [choices[0]!.action] };
}
