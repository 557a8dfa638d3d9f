import { SenderService } from '../../src/notices/sending/sender.service.js';
import { DeliveriesRepository } from '../../src/notices/store/deliveries.repository.js';
import { PlayerHours } from '../../src/time/player-hours.js';
import { Browser, type PushPlace, startPushPlace } from './push-service.js';
import { AT_HOME, type Receiver, settledAll, startReceiver } from './receiver.js';
import { startWar } from './rest-games.js';
import { type SmtpSink, startSmtpSink } from './smtp-sink.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** Whose endpoint was paused is told of it elsewhere. */

const HOME = 'https://muster.example';
let app: TestApp;
let time: TimeMachine;
let place: PushPlace;
let sink: SmtpSink;
let receiver: Receiver;
let count = 0;
beforeAll(async () => {
  [place, sink, receiver] = await Promise.all([startPushPlace(), startSmtpSink(), startReceiver()]);
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'Muster <games@muster.example>' };
  app = await startApp({ ...AT_HOME, ...mail, PUBLIC_URL: HOME });
  time = timeMachine(app);
});
afterAll(async () => {
  await app.stop();
  await Promise.all([place.stop(), sink.stop(), receiver.stop()]);
});
beforeEach(() => {
  place.pushed.length = 0;
  place.status = 201;
  sink.letters.length = 0;
  sink.answer = '250 ok';
  receiver.answer = 204;
});

const look = (): void => app.app.get(SenderService).look();
const until_ = (holds: () => boolean | Promise<boolean>): Promise<void> =>
  until(() => (look(), holds()));

async function browserOf(token: string, headers: object = {}): Promise<Browser> {
  const browser = new Browser(`${place.origin}/push/paused-${(count += 1)}`);
  const query = `mutation ($input: PushInput!) { subscribePush(input: $input) { id } }`;
  const body = JSON.stringify({
    query,
    variables: { input: { ...browser.input, kinds: ['GAME_BEGUN'] } },
  });
  const all = { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers };
  expect((await fetch(`${app.url}/graphql`, { method: 'POST', headers: all, body })).status).toBe(
    200,
  );
  return browser;
}

async function addressOf({ token }: TestPlayer, locale = 'EN'): Promise<string> {
  const address = `paused${(count += 1)}@mail.example`;
  const set = `mutation ($input: MailAddressInput!) { setMailAddress(input: $input) { state } }`;
  await app.ask(set, { input: { address, locale } }, token);
  await until(() => sink.letters.some(({ to }) => to === address));
  const { text } = sink.letters.find(({ to }) => to === address)!;
  await app.rest(`POST ${/\/mail\/confirm\/[\w-]+/.exec(text)![0]}`);
  sink.letters.length = 0;
  return address;
}

async function endpointOf(token: string, gameId: string, path = '/hook?key=secret') {
  const url = receiver.url.replace('/hook', path);
  const { id } = (await app.rest('POST /v1/endpoints', { body: { url }, token })).body.endpoint;
  const body = { endpointId: id, gameId, kinds: ['game.ended'] };
  expect((await app.rest('POST /v1/followers', { body, token })).status).toBe(201);
  return id as string;
}

const stateOf = async (id: string): Promise<string> =>
  (await app.pool.query('SELECT state FROM endpoints WHERE id = $1', [id])).rows[0].state;

/** A webhook that was tried once, in vain, and what else its player is told by. */
async function failing(answer = 500) {
  const { us, gb, id } = await startWar(app);
  const player = us.player!;
  const endpoint = await endpointOf(player.token, id);
  receiver.answer = answer;
  await gb.post('/resign', undefined);
  const text = 'SELECT tries FROM deliveries WHERE endpoint_id = $1';
  const tries = async () => (await app.pool.query(text, [endpoint])).rows[0]?.tries;
  await until(async () => (await tries()) === 1);
  await settledAll(app);
  return { player, endpoint, since: time.now() };
}

async function pausedNow(endpoint: string): Promise<void> {
  time.pass(5 * DAY + HOUR);
  await until_(async () => (await stateOf(endpoint)) === 'PAUSED');
}

/** What other endpoints of players were written about pauses, as states. */
const told = async ({ id }: TestPlayer): Promise<string[]> => {
  const text = `SELECT d.state FROM deliveries d JOIN endpoints e ON e.id = d.endpoint_id
    WHERE e.player_id = $1 AND d.kind = 'endpoint.paused'`;
  return (await app.pool.query(text, [id])).rows.map(({ state }) => state).sort();
};

const allSent = async (player: TestPlayer, many: number): Promise<void> => {
  await until_(async () => (await told(player)).join() === Array(many).fill('SENT').join());
};

describe('an endpoint that is paused', () => {
  it('is told of once by each other way, in the words of its reader, by its host alone', async () => {
    const { player, endpoint, since } = await failing();
    const [english, japanese] = [
      await browserOf(player.token),
      await browserOf(player.token, { 'accept-language': 'ja' }),
    ];
    const address = await addressOf(player);
    await pausedNow(endpoint);
    await allSent(player, 3);
    const { host } = new URL(receiver.url);
    const at = new Date(since).toISOString().slice(0, 16).replace('T', ' ');
    const readBy = (browser: Browser) =>
      place.pushed
        .filter(({ path }) => browser.url.endsWith(path))
        .map(({ bytes }) => browser.read(bytes) as Record<string, string>);
    expect(readBy(english)).toEqual([
      {
        ...{ kind: 'endpoint.paused', title: `Notices to ${host} were paused` },
        body: expect.stringContaining(`since ${at} UTC`),
        ...{ tag: '/play', url: `${HOME}/play`, at: new Date(time.now()).toISOString() },
        stop: null,
      },
    ]);
    expect(readBy(japanese)).toMatchObject([{ title: `${host}への通知を停止しました` }]);
    const [letter, ...more] = sink.letters.filter(({ to }) => to === address);
    expect(more).toEqual([]);
    expect(letter!.subject).toBe(`Notices to ${host} were paused`);
    expect(letter!.text).toContain(`/v1/endpoints/${endpoint}/resume`);
    expect(letter!.headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    expect(JSON.stringify([letter!.text, letter!.html, ...readBy(english)])).not.toContain(
      'secret',
    );
    time.pass(DAY);
    look();
    await app.app.get(SenderService)['taking'];
    expect([place.pushed.length, sink.letters.length]).toEqual([2, 1]);
  });

  it('is told of once where two processes find it at the same time, and again when it is paused again', async () => {
    const { player, endpoint, since } = await failing();
    await browserOf(player.token);
    const [deliveries, at] = [app.app.get(DeliveriesRepository), time.now()];
    const pausing = { failingSince: since, at, body: '{}', tellAt: at + DAY };
    await Promise.all([1, 2, 3].map(() => deliveries.pause(endpoint, pausing)));
    expect(await told(player)).toEqual(['WAITING']);
    const token = player.token;
    receiver.answer = 204;
    expect((await app.rest(`POST /v1/endpoints/${endpoint}/resume`, { token })).status).toBe(200);
    // Nothing fails there any more: whoever still thinks so is late.
    await deliveries.pause(endpoint, pausing);
    expect([await stateOf(endpoint), await told(player)]).toEqual(['ACTIVE', ['WAITING']]);
    await app.pool.query('UPDATE endpoints SET failing_since = $2 WHERE id = $1', [
      ...[endpoint, new Date(since)],
    ]);
    await deliveries.pause(endpoint, pausing);
    expect(await told(player)).toEqual(['WAITING', 'WAITING']);
  });

  it('is told of as soon as that goes, under the same name', async () => {
    const { player, endpoint } = await failing();
    const address = await addressOf(player);
    await browserOf(player.token);
    sink.answer = '451 4.3.0 not now';
    place.status = 500;
    sink.asked.length = 0;
    await pausedNow(endpoint);
    await until_(() => sink.asked.includes(address) && place.pushed.length > 0);
    await until(async () => {
      const text = `SELECT FROM deliveries d JOIN endpoints e ON e.id = d.endpoint_id
        WHERE e.player_id = $1 AND d.kind = 'endpoint.paused' AND d.tries = 1`;
      return (await app.pool.query(text, [player.id])).rowCount === 2;
    });
    expect(await told(player)).toEqual(['WAITING', 'WAITING']);
    sink.answer = '250 ok';
    place.status = 201;
    // Whoever sends it dies before that is written down: after a minute another sends it again.
    const dies = () => Promise.reject(new Error('as planned'));
    const saving = jest.spyOn(app.app.get(DeliveriesRepository), 'saveResult');
    saving.mockImplementation(dies);
    time.pass(HOUR);
    await until_(() => saving.mock.calls.length === 2);
    expect([sink.letters.length, place.pushed.length]).toEqual([1, 2]);
    saving.mockRestore();
    expect(await told(player)).toEqual(['WAITING', 'WAITING']);
    time.pass(60_000);
    await allSent(player, 2);
    expect(sink.letters.map(({ to }) => to)).toEqual([address, address]);
    const text = `SELECT d.id FROM deliveries d JOIN endpoints e ON e.id = d.endpoint_id
      WHERE e.address = $1 AND d.kind = 'endpoint.paused'`;
    const [{ id }] = (await app.pool.query(text, [address])).rows as [{ id: string }];
    for (const { headers } of sink.letters)
      expect(headers.get('message-id')).toEqual([`<${id}@muster.example>`]);
  });

  it('wakes nobody', async () => {
    const { player, endpoint } = await failing();
    await browserOf(player.token);
    const windows = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '22:00' }));
    const hours = { zone: 'UTC', windows };
    await app.pool.query('INSERT INTO player_hours (player_id, present) VALUES ($1, $2)', [
      ...[player.id, hours],
    ]);
    app.app.get(PlayerHours).forget(player.id);
    // At eleven in the evening.
    time.pass(((47 - new Date(time.now() + 5 * DAY + HOUR).getUTCHours()) % 24) * HOUR);
    await pausedNow(endpoint);
    look();
    await app.app.get(SenderService)['taking'];
    expect([await told(player), place.pushed.length]).toEqual([['WAITING'], 0]);
    time.pass(12 * HOUR);
    await allSent(player, 1);
  });

  it('is told to nothing that another key made, nor by a webhook', async () => {
    const { player, endpoint } = await failing();
    const keyed = async (): Promise<string> => {
      const make = `mutation { createApiToken(name: "bot ${(count += 1)}", scopes: [PLAY]) { token } }`;
      return (await app.ask(make, {}, player.token)).createApiToken.token;
    };
    const [own, another] = [await keyed(), await keyed()];
    await browserOf(another);
    const [mine, inPerson] = [await browserOf(own), await browserOf(player.token)];
    const key = `(SELECT key_id FROM endpoints WHERE address = $2)`;
    await app.pool.query(`UPDATE endpoints SET key_id = ${key} WHERE id = $1`, [
      endpoint,
      mine.url,
    ]);
    await pausedNow(endpoint);
    await allSent(player, 2);
    const paths = place.pushed.map(({ path }) => `${place.origin}${path}`).sort();
    expect(paths).toEqual([mine.url, inPerson.url].sort());
  });

  it('is told of nobody where it ended itself', async () => {
    const { player, endpoint } = await failing(410);
    await browserOf(player.token);
    await until_(async () => (await stateOf(endpoint)) === 'GONE');
    expect(await told(player)).toEqual([]);
  });
});
