import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

import { startApp, type TestApp } from './support.js';

let service: TestApp;

beforeAll(async () => {
  service = await startApp();
});

afterAll(() => service.stop());

interface Ended {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

/** examples/bot.ts as a user starts it, to its end. */
function bot(...args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['scripts/example.mjs', 'bot', ...args]);
  let [said, complained] = ['', ''];
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (complained += String(chunk)));
  return new Promise((done) => child.once('close', (code) => done({ code, said, complained })));
}

const CREATE = `mutation { createGame(input: { ruleset: "columbia1812", scenario: "campaign" }) { id } }`;
const RESIGN = `mutation ($id: ID!) { resign(gameId: $id, requestId: "enough") { __typename } }`;

async function created(token: string): Promise<string> {
  return (await service.ask(CREATE, {}, token)).createGame.id;
}

describe('the bot of the examples', () => {
  it('says how it is called where that is not said', async () => {
    const { code, said, complained } = await bot();
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(complained).toMatch(/^Usage: npm run bot .*\n$/);
  });

  it('says which address does not answer, and what to do', async () => {
    // a port that was open a moment ago and is not now
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    listener.close();
    await once(listener, 'close');
    const dead = `http://127.0.0.1:${port}`;
    const { code, said, complained } = await bot(dead, 'g', 'mst_x');
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(complained).toBe(
      `No answer from ${dead}: is Muster running there? Start it with npm start.\n`,
    );
  });

  it('tells in one sentence why it may not sit down', async () => {
    const { token } = await service.signUp();
    const id = await created(token);
    await service.ask(RESIGN, { id }, token);
    const { code, complained } = await bot(service.url, id);
    expect(code).toBe(1);
    expect(complained).toBe('That seat is taken: choose a free one or another game.\n');
  });

  it('leaves a game that is given up', async () => {
    const { token } = await service.signUp();
    const id = await created(token);
    const playing = bot(service.url, id);
    const joined = async () => (await service.rest(`GET /v1/games/${id}`)).body.status !== 'OPEN';
    while (!(await joined())) await new Promise((done) => setTimeout(done, 50));
    await service.ask(RESIGN, { id }, token);
    const { code, said, complained } = await playing;
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(JSON.parse(said)).toMatchObject({ winner: expect.anything() });
  });

  it('ends at once with its own seat in a game that was given up before it began', async () => {
    const { token } = await service.signUp();
    const id = await created(token);
    await service.ask(RESIGN, { id }, token);
    const { code, said } = await bot(service.url, id, token);
    expect({ code, said }).toEqual({ code: 0, said: 'null\n' });
  });
});
