import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { Webhook } from 'standardwebhooks';

import { receiver } from '../../examples/webhook.js';
import { freePort } from '../../src/tools/chaos/postgres.js';
import { http } from './http.js';
import { AT_HOME } from './receiver.js';
import { blocksIn, shell } from './shell.js';
import { startApp, type TestApp } from './support.js';
import { until } from './waiting.js';

let service: TestApp;
let port: number;
beforeAll(async () => {
  service = await startApp(AT_HOME);
  port = await freePort();
});

let child: ChildProcess | undefined;
let lines: string[] = [];
afterAll(async () => {
  child?.kill();
  await service.stop();
});

/** examples/webhook.ts as a user starts it; what ran before is ended. */
async function start(secret?: string): Promise<void> {
  if (child !== undefined) {
    const ended = once(child, 'close');
    child.kill('SIGINT');
    await ended;
  }
  const { WEBHOOK_SECRET: _, ...rest } = process.env;
  const env = secret === undefined ? rest : { ...rest, WEBHOOK_SECRET: secret };
  child = spawn(process.execPath, ['scripts/example.mjs', 'webhook', String(port)], { env });
  lines = [];
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += String(chunk);
    lines = said.split('\n').slice(0, -1);
  });
  await until(() => lines.length > 0);
  expect(lines).toEqual([`Waiting at http://127.0.0.1:${port}/`]);
}

const [serve, receive, make = '', again, play = '', replay = ''] = blocksIn(
  'examples/README.md',
  'sh',
);

/** What the third terminal knows after the steps that it has been given. */
const terminal = { TOKEN: '', ENDPOINT: '', GAME: '' };

/** Gives the lines that a step prints there. */
async function step(lines: string): Promise<string[]> {
  const json = /^json\(\).*\n/m.exec(make)?.[0] ?? '';
  const known = Object.entries({ URL: service.url, ...terminal }).map(([name, value]) =>
    [name, value].join('='),
  );
  const tell = Object.keys(terminal).map((name) => `echo "$${name}"`);
  const said = (await shell([...known, json, lines, 'echo', ...tell].join('\n'))).split('\n');
  const [TOKEN = '', ENDPOINT = '', GAME = ''] = said.slice(-4);
  Object.assign(terminal, { TOKEN, ENDPOINT, GAME });
  return said.slice(0, -4);
}

const nothingWaits = async (): Promise<boolean> => {
  const route = `GET /v1/endpoints/${terminal.ENDPOINT}/deliveries?state=WAITING` as const;
  return (await service.rest(route, { token: terminal.TOKEN })).body.length === 0;
};

it('examples/README.md leads step by step to webhooks that come once, until they are forgotten', async () => {
  expect([serve, receive, again]).toEqual([
    `HOOK_NETWORKS=${AT_HOME.HOOK_NETWORKS} npm start\n`,
    'npm run --silent webhook -- 8787\n',
    'WEBHOOK_SECRET=whsec_… npm run --silent webhook -- 8787\n',
  ]);
  await start();
  const ours = make
    .replace('http://127.0.0.1:3000', service.url)
    .replace('127.0.0.1:8787', `127.0.0.1:${port}`);
  const [secret] = await step(ours);
  await until(() => lines.length === 2);
  expect(lines[1]).toBe('endpoint.test');
  await start(secret);
  await step(play);
  await until(() => lines.length === 3);
  const { GAME } = terminal;
  const told = [
    `game.begun · ${GAME} · version 1`,
    `game.ended · ${GAME} · version 2 · The American player resigned.`,
  ];
  expect(lines.slice(1)).toEqual(told);
  const sentAgain = JSON.stringify({ deliveries: 2, through: 2 });
  expect((await step(replay))[0]).toBe(sentAgain);
  await until(nothingWaits);
  expect(lines).toHaveLength(3);
  await start(secret);
  expect((await step(replay))[0]).toBe(sentAgain);
  await until(() => lines.length === 3);
  expect(lines.slice(1)).toEqual(told);
});

it('does not take what is not signed, or signed with another secret', async () => {
  await start(`whsec_${'A'.repeat(43)}=`);
  const { ENDPOINT, TOKEN: token } = terminal;
  const { body } = await service.rest(`POST /v1/endpoints/${ENDPOINT}/test`, { token });
  expect(body).toMatchObject({ state: 'DEAD', status: 401 });
  const forged = await http(`http://127.0.0.1:${port}`, 'POST /', { body: { type: 'game.ended' } });
  expect(forged.status).toBe(401);
  expect(lines).toHaveLength(1);
});

it('prints of an event which it is, and the number of the fact', () => {
  const printed: string[] = [];
  const secret = `whsec_${'A'.repeat(43)}=`;
  const body = JSON.stringify({
    type: 'tournament.round_closed',
    data: { tournament: { id: 'e', slug: 'lakes-5a0c6f0e', version: 12 } },
  });
  const at = new Date();
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
    'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
  };
  expect(receiver(secret, (line) => printed.push(line))(headers, body)).toBe(204);
  expect(printed).toEqual(['tournament.round_closed · lakes-5a0c6f0e · version 12']);
});
