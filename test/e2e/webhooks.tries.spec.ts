import { Webhook } from 'standardwebhooks';

import { SenderService } from '../../src/notices/sending/sender.service.js';
import { AT_HOME, type Receiver, settledAll, startReceiver } from './receiver.js';
import { playOn, type RestGame, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** What becomes of webhooks that are not taken. */

let app: TestApp;
let time: TimeMachine;
beforeAll(async () => {
  app = await startApp(AT_HOME);
  time = timeMachine(app);
});
afterAll(() => app.stop());

const MINUTE = 60_000;

/** A player at war whose endpoint hears of each change. */
interface Scene {
  readonly war: RestGame;
  readonly receiver: Receiver;
  readonly endpointId: string;
  readonly secret: string;
  readonly token: string;
}

let scene: Scene;
beforeEach(async () => {
  const [war, receiver] = [await startWar(app), await startReceiver()];
  const { token } = war.us.player!;
  const made = await app.rest('POST /v1/endpoints', { body: { url: receiver.url }, token });
  const { endpoint, secret } = made.body;
  const body = { endpointId: endpoint.id, gameId: war.id, kinds: ['game.changed'] };
  await app.rest('POST /v1/followers', { body, token });
  receiver.received.length = 0;
  scene = { war, receiver, endpointId: endpoint.id, secret, token };
});
afterEach(() => scene.receiver.stop());

const rest = (route: string, body?: object) => app.rest(route, { body, token: scene.token });

/** Something happens that there is to tell; gives the version. */
async function move(war = scene.war): Promise<number> {
  const { us, gb, spectator } = war;
  const version = async () => (await spectator.get()).body.version as number;
  // Deliveries are listed by when they were made.
  time.pass(1);
  const before = await version();
  await playOn(
    [us, gb],
    () => 0,
    async () => (await version()) > before,
  );
  return version();
}

const deliveries = async (wish = '') =>
  (await rest(`GET /v1/endpoints/${scene.endpointId}/deliveries${wish}`)).body as any[];
const endpoint = async () =>
  ((await rest('GET /v1/endpoints')).body as any[]).find(({ id }) => id === scene.endpointId);
const tries = async () => (await deliveries()).map((one) => one.tries as number);
const look = () => app.app.get(SenderService).ring();

/** Lets time go by, and waits until there were so many tries at what was told first. */
async function triedAfter(ms: number, count: number): Promise<void> {
  time.pass(ms);
  look();
  await until(async () => (await tries()).at(-1) === count);
}

describe('a webhook that is not taken', () => {
  it('is sent again under the same id, ever later, and what comes after it waits', async () => {
    const { receiver } = scene;
    receiver.answer = 500;
    const first = await move();
    await until(async () => (await tries()).at(-1) === 1);
    const second = await move();
    await until(async () => (await deliveries()).length === 2);
    await triedAfter(6_000 * 1.2, 2);
    await triedAfter(5 * MINUTE * 1.2, 3);
    expect((await endpoint()).failingSince).not.toBeNull();
    receiver.answer = 204;
    time.pass(30 * MINUTE * 1.2);
    look();
    await until(async () => (await deliveries('?state=SENT')).length === 2);
    const came = receiver.received.map(({ body, headers }) => [
      body.data.game.version,
      headers['webhook-id'],
    ]);
    const [[, id] = []] = came;
    expect(came.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => [first, id]));
    expect(came.slice(4).map(([version]) => version)).toEqual([second]);
    expect((await endpoint()).failingSince).toBeNull();
    expect((await deliveries())[1]).toMatchObject({ state: 'SENT', tries: 4, status: 204 });
  });

  it('is given up after ten times; the next one says so, and both can be had again', async () => {
    const { receiver, war } = scene;
    receiver.answer = (response) => void response.writeHead(400).end('no such room\u0007 here');
    const first = await move();
    await until(async () => (await tries()).at(-1) === 1);
    const second = await move();
    await until(async () => (await deliveries()).length === 2);
    const waits = [5_000, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map((h) => h * HOUR)];
    for (const [i, wait] of waits.entries()) {
      if (i === waits.length - 1) receiver.answer = 204;
      if (i < waits.length - 1) await triedAfter(wait * 1.2, i + 2);
    }
    receiver.answer = (response, { body }) =>
      void response.writeHead(body.data.game.version === first ? 400 : 204).end();
    time.pass(24 * HOUR * 1.2);
    look();
    await until(async () => (await deliveries('?state=SENT')).length > 0);
    const [dead] = await deliveries('?state=DEAD');
    expect(dead).toMatchObject({ version: first, tries: 10, status: 400 });
    expect(receiver.received.at(-1)?.body.data).toMatchObject({
      game: { version: second },
      missed: { from: first, to: first },
    });
    const ids = (await deliveries()).map(({ id }) => id);
    receiver.answer = 204;
    receiver.received.length = 0;
    const again = await rest(`POST /v1/deliveries/${dead.id}/redeliver`);
    expect(again.body).toMatchObject({ id: dead.id });
    await until(() => receiver.received.length === 1);
    expect(receiver.received[0]?.body.data).toMatchObject({ game: { version: first } });
    expect(receiver.received[0]?.body.data).not.toHaveProperty('missed');
    await until(async () => (await deliveries('?state=SENT')).length === 2);
    const replayed = await rest(`POST /v1/endpoints/${scene.endpointId}/replay`, {
      gameId: war.id,
      after: first - 1,
    });
    expect(replayed.body).toEqual({ deliveries: 2, through: second });
    // Whatever else it follows.
    await rest('POST /v1/followers', { endpointId: scene.endpointId, kinds: ['game.begun'] });
    const whole = await rest(`POST /v1/endpoints/${scene.endpointId}/replay`, {
      gameId: war.id,
      after: 0,
    });
    expect(whole.body).toEqual({ deliveries: second + 1, through: second });
    const told = (): unknown[] => receiver.received.map(({ headers }) => headers['webhook-id']);
    await until(() => new Set(told()).size === second + 1);
    expect(told()).toEqual(expect.arrayContaining(ids));
  });

  it('tells in words what came back, and no more of it than helps', async () => {
    scene.receiver.answer = (response) =>
      void response.writeHead(500).end(`\u0000<b>${'x'.repeat(10_000)}`);
    await move();
    await until(async () => (await tries()).at(-1) === 1);
    const [{ status, error }] = (await deliveries()) as [{ status: number; error: string }];
    expect(status).toBe(500);
    expect(error).toMatch(/<b>x+/);
    expect(error.length).toBeLessThanOrEqual(200);
  });

  it('comes no sooner than the receiver asks for, whatever else there is for it', async () => {
    const { receiver } = scene;
    receiver.answer = (response) => void response.writeHead(429, { 'retry-after': '7200' }).end();
    await move();
    await until(async () => (await tries()).at(-1) === 1);
    receiver.answer = 204;
    time.pass(HOUR);
    look();
    await move();
    await until(async () => (await deliveries()).length === 2);
    expect(receiver.received).toHaveLength(1);
    time.pass(HOUR + MINUTE);
    look();
    await until(async () => (await deliveries('?state=SENT')).length === 2);
  });

  it.each([
    [429, 0],
    [502, 0],
    [503, 0],
    [504, 0],
    [500, 1],
  ])('with %i and Retry-After lets %i of another game come meanwhile', async (status, count) => {
    const { receiver, endpointId } = scene;
    const other = await startWar(app);
    await rest('POST /v1/followers', { endpointId, gameId: other.id, kinds: ['game.changed'] });
    const of = ({ id }: RestGame): number =>
      receiver.received.filter(({ body }) => body.data.game.id === id).length;
    receiver.answer = (response) =>
      void response.writeHead(status, { 'retry-after': '7200' }).end();
    await move();
    await until(async () => (await tries()).at(-1) === 1);
    // The health of the endpoint is stored after the result.
    await until(async () => (await endpoint()).failingSince !== null);
    receiver.answer = 204;
    await move(other);
    await until(async () => (await deliveries()).length === 2);
    time.pass(HOUR);
    app.app.get(SenderService).look();
    if (count > 0) await until(() => of(other) === count);
    else await settledAll(app);
    expect([of(scene.war), of(other)]).toEqual([1, count]);
    time.pass(HOUR + MINUTE);
    app.app.get(SenderService).look();
    await until(() => of(scene.war) === 2 && of(other) === 1);
  });

  it('is the last where the receiver says that it is gone, until it is there again', async () => {
    const { receiver, endpointId } = scene;
    receiver.answer = 410;
    await move();
    await until(async () => (await endpoint()).state === 'GONE');
    time.pass(DAY);
    look();
    await move();
    const refused = await rest(`POST /v1/endpoints/${endpointId}/resume`);
    expect([refused.status, refused.body.error.code]).toEqual([422, 'ENDPOINT_FAILED']);
    receiver.answer = 204;
    receiver.received.length = 0;
    const resumed = await rest(`POST /v1/endpoints/${endpointId}/resume`);
    expect(resumed.body.state).toBe('ACTIVE');
    await until(async () => (await deliveries('?state=SENT')).length > 0);
    expect(receiver.received[0]?.body.type).toBe('endpoint.test');
  });

  it('is put by where nothing has arrived for five days', async () => {
    const { receiver } = scene;
    receiver.answer = 500;
    await move();
    await until(async () => (await tries()).at(-1) === 1);
    await triedAfter(5 * DAY + HOUR, 2);
    await until(async () => (await endpoint()).state === 'PAUSED');
    receiver.answer = 204;
    await move();
    time.pass(DAY);
    look();
    await until(async () => (await deliveries('?state=WAITING')).length === 2);
    expect((await rest(`POST /v1/endpoints/${scene.endpointId}/resume`)).body.state).toBe('ACTIVE');
    await until(async () => (await deliveries('?state=SENT')).length === 2);
  });
});

describe('an endpoint', () => {
  it('rests while it is paused and is told afterwards', async () => {
    const { receiver, endpointId } = scene;
    const paused = await rest(`POST /v1/endpoints/${endpointId}/pause`);
    expect(paused.body.state).toBe('PAUSED');
    const version = await move();
    await until(async () => (await deliveries()).length === 1);
    look();
    expect(receiver.received).toHaveLength(0);
    await rest(`POST /v1/endpoints/${endpointId}/resume`);
    await until(() => receiver.received.some(({ body }) => body.data.game?.version === version));
  });

  it('has its secret changed without a gap', async () => {
    const { receiver, secret: old, endpointId } = scene;
    const changed = await rest(`POST /v1/endpoints/${endpointId}/secret`);
    const { secret } = changed.body;
    expect(secret).not.toBe(old);
    // Twice by mistake, or since the answer was lost.
    const again = await rest(`POST /v1/endpoints/${endpointId}/secret`);
    expect(again.body.secret).toBe(secret);
    const isGood = (by: string): boolean => {
      const { text, headers } = receiver.received.at(-1)!;
      const [id, signature] = [headers['webhook-id'], headers['webhook-signature']];
      const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
      return (signature as string).includes(new Webhook(by).sign(id as string, at, text));
    };
    await move();
    await until(() => receiver.received.length === 1);
    expect([isGood(secret), isGood(old)]).toEqual([true, true]);
    time.pass(DAY - MINUTE);
    await move();
    await until(() => receiver.received.length === 2);
    expect([isGood(secret), isGood(old)]).toEqual([true, true]);
    time.pass(2 * MINUTE);
    await move();
    await until(() => receiver.received.length === 3);
    expect([isGood(secret), isGood(old)]).toEqual([true, false]);
  });

  it('is told again what it was told, word for word, though nothing of it is kept any more', async () => {
    const { receiver, war, endpointId } = scene;
    for (let i = 0; i < 4; i++) await move();
    await rest('POST /v1/followers', {
      ...{ endpointId, gameId: war.id },
      kinds: ['game.changed', 'game.ended'],
    });
    await war.us.post('/resign', undefined);
    await until(() => receiver.received.some(({ body }) => body.type === 'game.ended'));
    await settledAll(app);
    const told = (): unknown[] =>
      receiver.received.map(({ headers, text }) => [headers['webhook-id'], text]);
    const first = told();
    const after = receiver.received[0]!.body.data.game.version - 1;
    await app.pool.query('DELETE FROM deliveries WHERE endpoint_id = $1', [endpointId]);
    time.pass(DAY);
    receiver.received.length = 0;
    await rest(`POST /v1/endpoints/${endpointId}/replay`, { gameId: war.id, after });
    await until(() => receiver.received.length >= first.length);
    await settledAll(app);
    expect(told()).toEqual(first);
  });

  it('is told nothing once it is deleted, or follows the game no longer', async () => {
    const { receiver, endpointId } = scene;
    const [follower] = (await rest('GET /v1/followers')).body;
    expect((await rest(`DELETE /v1/followers/${follower.id}`)).status).toBe(204);
    await move();
    expect((await rest(`DELETE /v1/endpoints/${endpointId}`)).status).toBe(204);
    await move();
    look();
    expect((await rest(`GET /v1/endpoints/${endpointId}/deliveries`)).status).toBe(404);
    expect(receiver.received).toHaveLength(0);
  });
});
