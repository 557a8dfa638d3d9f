import { RemindersService } from '../../src/notices/telling/reminders.service.js';
import { Browser, type PushPlace, startPushPlace, vapidClaims } from './push-service.js';
import { AT_HOME, settledAll } from './receiver.js';
import { type RestClient, startWar } from './rest-games.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** Notices in browsers. */

let app: TestApp;
let time: TimeMachine;
let place: PushPlace;
let count = 0;
beforeAll(async () => {
  app = await startApp(AT_HOME);
  time = timeMachine(app);
  place = await startPushPlace();
});
afterAll(async () => {
  await app.stop();
  await place.stop();
});
beforeEach(() => {
  place.pushed.length = 0;
  place.status = 201;
});

const SUBSCRIBE = `mutation ($input: PushInput!) { subscribePush(input: $input) { id url locale } }`;
const UNSUBSCRIBE = `mutation ($url: String!) { unsubscribePush(url: $url) }`;
const LISTED = `{ pushSubscriptions { id url locale } endpoints { id } followers { id } }`;

const newBrowser = (): Browser => new Browser(`${place.origin}/push/${(count += 1)}`);

async function subscribe({ token }: TestPlayer, browser: Browser, wish: object = {}) {
  const input = { ...browser.input, ...wish };
  return (await app.ask(SUBSCRIBE, { input }, token)).subscribePush as { id: string };
}

/** Those of a player, beside what is listed of webhooks. */
const listed = async ({ token }: TestPlayer) => {
  const { pushSubscriptions, endpoints, followers } = await app.ask(LISTED, {}, token);
  return { urls: pushSubscriptions.map(({ url }: any) => url).sort(), endpoints, followers };
};

/** A game by the day in which somebody has just come to owe a decision, and a browser of each, who are told of that. */
async function turn() {
  const { us, gb, id } = await startWar(app, {
    ...{ ruleset: 'ops1812', scenario: 'campaign', clock: 'daily' },
  });
  const browsers = new Map<RestClient, Browser>();
  for (const client of [us, gb]) {
    browsers.set(client, newBrowser());
    await subscribe(client.player!, browsers.get(client)!, { kinds: ['GAME_YOUR_TURN'] });
  }
  const owed = async (): Promise<string> => (await us.get()).body.owed.join();
  const first = await owed();
  const [from, to] = first === 'us' ? [us, gb] : [gb, us];
  while ((await owed()) === first) await step(from);
  await until(async () => {
    const text = `SELECT FROM told_games t JOIN games g ON g.id = t.game_id
      WHERE g.id = $1 AND t.version = g.version`;
    return (await app.pool.query(text, [id])).rowCount === 1;
  });
  return { id, mover: to, browser: browsers.get(to)! };
}

/** A game by the day in which that player owes the first decision; returns its id. */
async function owed({ token }: TestPlayer): Promise<string> {
  const order = { ruleset: 'ops1812', scenario: 'campaign', clock: 'daily' };
  const first = (await startWar(app, order)).us;
  const seat = (await first.get()).body.owed[0] as string;
  const made = await app.rest('POST /v1/games', { body: { ...order, seat }, token });
  const { id, invite } = made.body;
  const other = await app.signUp();
  const joined = await app.rest(`POST /v1/games/${id}/seats/${seat === 'us' ? 'gb' : 'us'}`, {
    ...{ body: invite === null ? {} : { invite }, token: other.token },
  });
  expect(joined.status).toBe(201);
  return id;
}

async function step(client: RestClient): Promise<void> {
  const { version, draft, choices } = await client.choices();
  await client.post('/moves', { version, draft, actions: [choices[0]?.action] });
}

async function remind(): Promise<void> {
  time.pass(20_000);
  await app.app.get(RemindersService).look();
  await until(() => place.pushed.length > 0);
}

describe('a browser', () => {
  it('is told once that it is a move, in words that it alone can read, for as long as they are worth it', async () => {
    const { id, browser } = await turn();
    await remind();
    await settledAll(app);
    time.pass(HOUR);
    await app.app.get(RemindersService).look();
    expect(place.pushed).toHaveLength(1);
    const { path, headers, bytes } = place.pushed[0]!;
    expect(`${place.origin}${path}`).toBe(browser.url);
    expect(browser.read(bytes)).toEqual({
      kind: 'game.your_turn',
      title: 'Your move in War of 1812: Operations',
      body: 'The whole war, 1812–1814 · 4 d 23 h left',
      tag: `/play/${id}`,
      url: `/play/${id}`,
      at: expect.stringMatching(/Z$/),
      stop: { title: 'Stop these', token: expect.stringMatching(/^[\w-]{86}$/) },
    });
    expect(headers).toMatchObject({
      ...{ ttl: String((5 * DAY) / 1_000 - 20), urgency: 'high' },
      ...{ 'content-encoding': 'aes128gcm', topic: expect.stringMatching(/^[\w-]{32}$/) },
    });
    expect(bytes.length).toBeLessThan(3_000);
    expect(() => newBrowser().read(bytes)).toThrow();
  });

  it('knows who sends, and lets one notice of a game take the place of another', async () => {
    const { mover } = await turn();
    await remind();
    const { pushKey } = await app.ask('{ pushKey }', {}, mover.player!.token);
    const [first] = place.pushed;
    const claims = vapidClaims(first!.headers, pushKey);
    expect(claims).toMatchObject({ aud: place.origin, sub: 'https://muster.invalid' });
    const ahead = claims.exp - Date.now() / 1_000;
    expect([ahead > 0, ahead <= DAY / 1_000]).toEqual([true, true]);
    const other = new Browser('https://example.com').input.p256dh;
    expect(() => vapidClaims(first!.headers, other)).toThrow();
    await turn();
    await remind();
    await until(() => place.pushed.length > 1);
    expect(place.pushed[1]!.headers['topic']).not.toBe(first!.headers['topic']);
  });

  it('is told of each of its games under a topic of its own, the same for the turn and for the low clock', async () => {
    const player = await app.signUp();
    const browser = newBrowser();
    await subscribe(player, browser, { kinds: ['GAME_YOUR_TURN', 'GAME_TIME_LOW'] });
    const games = [await owed(player), await owed(player)];
    for (const [ms, many] of [
      [20_000, 2],
      [4.5 * DAY, 4],
    ] as const) {
      time.pass(ms);
      await app.app.get(RemindersService).look();
      await until(() => place.pushed.length >= many);
    }
    const topics = (id: string) =>
      place.pushed
        .map(({ bytes, headers }) => ({ ...browser.read(bytes), topic: headers['topic'] }))
        .filter(({ tag }) => tag === `/play/${id}`);
    const [one, other] = games.map(topics) as [any[], any[]];
    for (const told of [one, other])
      expect(told.map(({ kind }) => kind)).toEqual(['game.your_turn', 'game.time_low']);
    expect(one[1].topic).toBe(one[0].topic);
    expect(other[1].topic).toBe(other[0].topic);
    expect(other[0].topic).not.toBe(one[0].topic);
  });

  it.each([404, 410])(
    'that is there no longer, as %s says, is told nothing more',
    async (status) => {
      place.status = status;
      const { mover, browser } = await turn();
      expect((await listed(mover.player!)).urls).toEqual([browser.url]);
      await remind();
      await until(async () => (await listed(mover.player!)).urls.length === 0);
      const text = `SELECT state FROM endpoints WHERE address = $1`;
      expect((await app.pool.query(text, [browser.url])).rows).toEqual([{ state: 'GONE' }]);
      await subscribe(mover.player!, newBrowser());
      expect((await app.pool.query(text, [browser.url])).rows).toEqual([]);
    },
  );

  it('is told in the language in which it asked, and of the end with who has won', async () => {
    const { us, gb, id } = await startWar(app);
    const browser = newBrowser();
    const variables = { input: { ...browser.input, kinds: ['GAME_ENDED'] } };
    const headers = {
      ...{ 'content-type': 'application/json', 'accept-language': 'ja' },
      authorization: `Bearer ${us.player!.token}`,
    };
    const body = JSON.stringify({ query: SUBSCRIBE, variables });
    const made = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body });
    expect(((await made.json()) as any).data.subscribePush.locale).toBe('ja');
    await gb.post('/resign', undefined);
    await until(() => place.pushed.length > 0);
    const [{ headers: sent, bytes }] = place.pushed as [PushPlace['pushed'][number]];
    expect(browser.read(bytes)).toMatchObject({
      ...{ kind: 'game.ended', title: expect.stringMatching(/に勝ちました$/) },
      ...{ tag: `/play/${id}`, stop: { title: 'この対局の通知を止める' } },
    });
    expect(sent).toMatchObject({ ttl: String(DAY / 1_000), urgency: 'normal' });
  });
});

describe('a subscription', () => {
  it('takes the place of what there was for its URL, and stands in no list of webhooks', async () => {
    const player = await app.signUp();
    const [one, other] = [newBrowser(), newBrowser()];
    const { id } = await subscribe(player, one);
    expect((await subscribe(player, one)).id).toBe(id);
    await subscribe(player, other);
    expect(await listed(player)).toEqual({
      ...{ urls: [one.url, other.url].sort(), endpoints: [], followers: [] },
    });
    const url = `/v1/endpoints/${id}/deliveries`;
    expect((await app.rest(`GET ${url}`, { token: player.token })).status).toBe(404);
    const { unsubscribePush } = await app.ask(UNSUBSCRIBE, { url: one.url }, player.token);
    expect(unsubscribePush).toBe(id);
    expect((await listed(player)).urls).toEqual([other.url]);
  });

  it('is nobody else’s to end, and one of ten', async () => {
    const [player, stranger] = [await app.signUp(), await app.signUp()];
    for (let i = 0; i < 10; i++) await subscribe(player, newBrowser());
    const variables = { input: newBrowser().input };
    const { errors } = await app.graphql(SUBSCRIBE, variables, player.token);
    expect(errors![0]!.extensions.code).toBe('QUOTA_REACHED');
    const [url] = (await listed(player)).urls;
    await subscribe(player, new Browser(url));
    const refused = await app.graphql(UNSUBSCRIBE, { url }, stranger.token);
    expect(refused.errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect((await listed(player)).urls).toHaveLength(10);
  });

  it.each([
    ['a private address', { url: 'https://10.0.0.1/push' }, 'the URL must name a host'],
    ['another protocol', { url: 'ftp://example.com/push' }, 'https://'],
    ['a key too short', { p256dh: 'AAAA' }, '`p256dh` must be'],
    ['a key that is no point', { p256dh: `BA${'A'.repeat(85)}` }, '`p256dh` must be'],
    ['no base64url', { auth: '!!!!' }, '`auth` must be'],
    ['a secret too long', { auth: 'A'.repeat(24) }, '`auth` must be'],
    ['an address too long', { url: `https://example.com/${'a'.repeat(2_000)}` }, 'url must be'],
  ])('is refused with %s', async (_, fault, sentence) => {
    const player = await app.signUp();
    const input = { ...newBrowser().input, ...fault };
    const { errors } = await app.graphql(SUBSCRIBE, { input }, player.token);
    expect(errors![0]!.extensions.code).toBe('INVALID_INPUT');
    expect(errors![0]!.message).toContain(sentence);
    expect((await listed(player)).urls).toEqual([]);
  });
});
