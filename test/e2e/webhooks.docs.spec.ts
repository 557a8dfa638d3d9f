import { parse, print } from 'graphql';

import { waitAfter } from '../../src/notices/sending/backoff.js';
import { Relay } from '../../src/notices/telling/relay.service.js';
import { AT_HOME, type Receiver, startReceiver } from './receiver.js';
import { type RestGame, startWar } from './rest-games.js';
import { blocksIn, shell } from './shell.js';
import { startApp, type TestApp } from './support.js';
import { DAY, HOUR, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** What docs/api.md says of webhooks, tried. */
const blocks = (language: string): string[] => blocksIn('docs/api.md', language, '## Webhooks');

let app: TestApp;
let receiver: Receiver;
let war: RestGame;
let token: string;
beforeEach(async () => {
  app = await startApp(AT_HOME);
  receiver = await startReceiver();
  war = await startWar(app);
  ({ token } = war.us.player!);
});
afterEach(async () => {
  await receiver.stop();
  await app.stop();
});

/** The operation of that name, as the page has it. */
function asked<T = any>(name: string, variables: Record<string, unknown>): Promise<T> {
  const operation = blocks('graphql')
    .flatMap((block) => parse(block).definitions)
    .find((one) => 'name' in one && one.name?.value === name);
  return app.ask(print(operation!), variables, token);
}

const kindsTold = () =>
  receiver.received.map(({ body }) => body.type).filter((type) => type !== 'endpoint.test');

async function made(): Promise<{ secret: string; endpoint: string }> {
  const { secret, endpoint } = (await asked('MakeEndpoint', { url: receiver.url })).createEndpoint;
  return { secret, endpoint: endpoint.id };
}

/** All members of an object, also of those inside. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]));
};

describe('docs/api.md on webhooks', () => {
  it('has commands that make, follow, replay, pause, resume, test, rotate, list and delete', async () => {
    const [make = '', manage = ''] = blocks('sh');
    const known = `URL=${app.url} TOKEN=${token} GAME=${war.id}\njson() { node -pe "JSON.parse(fs.readFileSync(0)).$1"; }`;
    const lines = manage.trim().split('\n').join('\necho\n');
    const first = make.replace('https://bot.example/muster', receiver.url);
    const answers = (await shell(`${known}\n${first}\n${lines}`)).split('\n');
    const [replayed, paused, resumed, tested, rotated, listed, ...gone] = answers.map((answer) =>
      answer === '' ? null : JSON.parse(answer),
    );
    expect(replayed).toEqual({ deliveries: 1, through: 1 });
    expect([paused.state, resumed.state, tested.state]).toEqual(['PAUSED', 'ACTIVE', 'SENT']);
    expect(rotated.secret).toMatch(/^whsec_/);
    expect(listed.length).toBeGreaterThan(0);
    expect(gone).toEqual([null, null]);
    expect((await app.rest('GET /v1/endpoints', { token })).body).toEqual([]);
  });

  it('shows what comes, and how its signature is checked by hand, old secret and new', async () => {
    const { secret, endpoint } = await made();
    await asked('FollowOne', { endpoint, game: war.id });
    await war.gb.post('/resign', undefined);
    await until(() => kindsTold().length === 2);
    expect(kindsTold()).toEqual(['game.changed', 'game.ended']);
    const { text, headers, body } = receiver.received.at(-1)!;
    const [example = ''] = blocks('json');
    expect(shapeOf(body)).toEqual(shapeOf(JSON.parse(example)));
    const code = blocks('js')[0] ?? '';
    const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const late = { ...headers, 'webhook-timestamp': String(Date.now() / 1000 - 400) };
    expect(isGenuine(headers, text, secret)).toBe(true);
    expect(isGenuine(headers, `${text} `, secret)).toBe(false);
    expect(isGenuine(late, text, secret)).toBe(false);
    const { rotateSecret: next } = await asked('Rotate', { endpoint });
    await asked('Test', { endpoint });
    const trial = receiver.received.at(-1)!;
    for (const one of [secret, next.secret])
      expect(isGenuine(trial.headers, trial.text, one)).toBe(true);
  });

  it('tells what becomes of who pauses and resumes, and that what was gone has to be replayed', async () => {
    const { endpoint } = await made();
    await asked('FollowOne', { endpoint, game: war.id });
    expect((await asked('Pause', { endpoint })).pauseEndpoint.state).toBe('PAUSED');
    await war.us.post('/requests', { kind: 'ABORT' });
    const waiting = async () =>
      (await asked('Deliveries', { endpoint })).deliveries.map((one: any) => one.state);
    await until(async () => (await waiting()).length === 1);
    expect(kindsTold()).toEqual([]);
    await asked('Resume', { endpoint });
    await until(() => kindsTold().length === 1);
    receiver.answer = 410;
    await war.us.post('/requests/answer', { version: 2, agrees: false });
    const state = async () => (await app.rest('GET /v1/endpoints', { token })).body[0].state;
    await until(async () => (await state()) === 'GONE');
    await war.gb.post('/resign', undefined);
    await app.app.get(Relay).look();
    receiver.answer = 204;
    expect((await asked('Resume', { endpoint })).resumeEndpoint.state).toBe('ACTIVE');
    await until(() => kindsTold().length === 3);
    expect(kindsTold()).not.toContain('game.ended');
    const { replay } = await asked('Replay', { endpoint, game: war.id });
    expect(replay).toEqual({ deliveries: 5, through: 4 });
    await until(() => kindsTold().includes('game.ended'));
  });

  it('tells when it is tried again, given up, and how missed versions are told', async () => {
    const waits = Array.from({ length: 10 }, (_, i) => waitAfter(i + 1, 0.5));
    const [s, min] = [1_000, 60_000];
    expect(waits).toEqual([
      ...[5 * s, 5 * min, 30 * min],
      ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
      null,
    ]);
    const { endpoint } = await made();
    await asked('FollowOne', { endpoint, game: war.id });
    const time = timeMachine(app);
    receiver.answer = 500;
    await war.us.post('/requests', { kind: 'ABORT' });
    const first = async () => (await asked('Deliveries', { endpoint })).deliveries[0];
    for (let tries = 1; tries <= 10; tries++) {
      await until(async () => (await first())?.tries === tries);
      time.pass((waits[tries - 1] ?? 0) * 1.25);
    }
    expect(await first()).toMatchObject({ state: 'DEAD', status: 500 });
    receiver.answer = 204;
    await war.gb.post('/resign', undefined);
    await until(() => kindsTold().at(-1) === 'game.ended');
    const missed = receiver.received.map(({ body }) => body.data.missed).filter(Boolean);
    expect(missed).toEqual([{ from: 2, to: 2 }]);
  });

  it('tells that who takes nothing for five days is paused', async () => {
    const { endpoint } = await made();
    await asked('FollowOne', { endpoint, game: war.id });
    const time = timeMachine(app);
    const state = async () => (await app.rest('GET /v1/endpoints', { token })).body[0];
    receiver.answer = 500;
    await war.us.post('/requests', { kind: 'ABORT' });
    await until(async () => (await state()).failingSince !== null);
    expect((await state()).state).toBe('ACTIVE');
    time.pass(5 * DAY + HOUR);
    await until(async () => (await state()).state === 'PAUSED');
  });
});
