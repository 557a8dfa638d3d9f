import { setTimeout as sleep } from 'node:timers/promises';

import { SenderService } from '../../src/notices/sending/sender.service.js';
import { AT_HOME, type Receiver, settledAll, startReceiver } from './receiver.js';
import { picker, playOn, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';
import { DAY, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** A receiver that fails at random for a day, two instances of the service that send to it, and three games. */

const STEP = 20 * 60_000;
const GAMES = 3;
/** Within so much, as a rule, an instance that looks has taken what is due. */
const TAKEN_MS = 40;
const WHOLE_TEST = 180_000;

let app: TestApp;
let other: TestApp;
let time: TimeMachine;
let receiver: Receiver;
beforeAll(async () => {
  app = await startApp(AT_HOME);
  other = await app.sibling();
  time = timeMachine(app, other);
  receiver = await startReceiver();
});
afterAll(async () => {
  await other.stop();
  await app.stop();
  await receiver.stop();
});

const pick = picker(24);
/** What is done with a webhook; each of them has read it, and one has taken it. */
const WAYS: readonly Exclude<Receiver['answer'], number>[] = [
  (response) => void response.writeHead(204).end(),
  (response) => void response.writeHead(500).end(),
  (response) => void response.writeHead(503, { 'retry-after': '1800' }).end(),
  // It has been taken, but nobody hears of it.
  (response) => void response.socket?.destroy(),
];

/** A game whose one player has a webhook that hears of each change. */
async function followed(): Promise<RestGame> {
  const war = await startWar(app, { ruleset: 'ops1812', scenario: 'campaign' });
  const { token } = war.us.player!;
  const made = await app.rest('POST /v1/endpoints', { body: { url: receiver.url }, token });
  const body = { endpointId: made.body.endpoint.id, gameId: war.id, kinds: ['game.changed'] };
  expect((await app.rest('POST /v1/followers', { body, token })).status).toBe(201);
  return war;
}

const step = ({ us, gb }: RestGame): Promise<unknown> =>
  playOn([us, gb], pick, (count) => count === 1);
const waiting = async (): Promise<number> =>
  (await app.pool.query(`SELECT FROM deliveries WHERE state = 'WAITING'`)).rowCount ?? 0;

async function passes(): Promise<void> {
  time.pass(STEP);
  for (const one of [app, other]) one.app.get(SenderService).look();
  await sleep(TAKEN_MS);
  await settledAll(app);
}

/** Of a game, what came for the first time, in order: its version. An id brings the same each time. */
function heard(id: string): number[] {
  const known = new Map<string, string>();
  const versions: number[] = [];
  for (const { headers, body } of receiver.received) {
    if (body.data.game?.id !== id) continue;
    const { missed: _, ...data } = body.data;
    const [name, told] = [String(headers['webhook-id']), JSON.stringify(data)];
    if (known.has(name)) expect(told).toBe(known.get(name));
    else versions.push(body.data.game.version);
    known.set(name, told);
  }
  return versions;
}

it(
  'a receiver that fails at random for a day hears of each version once by its id, and in order',
  async () => {
    const wars = [];
    for (let nth = 0; nth < GAMES; nth++) wars.push(await followed());
    receiver.answer = (...given) => WAYS[pick(WAYS)]!(...given);
    for (let at = 0; at < DAY; at += STEP) {
      if (pick([1, 2]) === 0) await step(wars[pick(wars)]!);
      await passes();
    }
    receiver.answer = 204;
    for (let at = 0; at < 3 * DAY && (await waiting()) > 0; at += STEP) await passes();
    expect(await waiting()).toBe(0);
    let versions = 0;
    for (const { id, spectator } of wars) {
      const { version } = (await spectator.get()).body;
      await until(() => heard(id).at(-1) === version);
      expect(heard(id)).toEqual(Array.from({ length: version - 1 }, (_, i) => i + 2));
      versions += version - 1;
    }
    expect(versions).toBeGreaterThan(20);
    expect(receiver.received.length).toBeGreaterThan(versions * 1.5);
  },
  WHOLE_TEST,
);
