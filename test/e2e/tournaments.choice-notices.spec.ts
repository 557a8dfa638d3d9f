import { LinksService } from '../../src/chat/links/links.service.js';
import { EventTellerService } from '../../src/notices/telling/event-teller.service.js';
import { Relay } from '../../src/notices/telling/relay.service.js';
import { PlayerHours } from '../../src/time/player-hours.js';
import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { type ChatPlace, startDiscord } from './chat-bots.js';
import { Browser, type PushPlace, startPushPlace } from './push-service.js';
import { AT_HOME, type Receiver, settledAll, startReceiver } from './receiver.js';
import { type Posted, type SmtpSink, startSmtpSink } from './smtp-sink.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, HOUR, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** Whoever has to strike or to bid is told so, by what tells them of their games or of the event. */

const HOME = 'https://muster.example';
const KIND = 'tournament.your_choice';
let app: TestApp;
let time: TimeMachine;
let sink: SmtpSink;
let pushes: PushPlace;
let discord: ChatPlace;
let count = 0;
beforeAll(async () => {
  [sink, pushes, discord] = await Promise.all([startSmtpSink(), startPushPlace(), startDiscord()]);
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'Muster <games@muster.example>' };
  app = await startApp({ ...AT_HOME, ...mail, ...discord.variables, PUBLIC_URL: HOME });
  time = timeMachine(app);
});
afterAll(async () => {
  await app.stop();
  for (const place of [sink, pushes, discord]) await place.stop();
});

const receivers: Receiver[] = [];
afterEach(async () => {
  await settledAll(app);
  for (const receiver of receivers.splice(0)) await receiver.stop();
});

async function direct({ token }: TestPlayer, event: string, act: object): Promise<void> {
  const headers = { 'idempotency-key': `request-${(count += 1)}` };
  const body = { acts: [act], reason: 'because' };
  const told = await app.rest(`POST /v1/tournaments/${event}/acts`, { token, headers, body });
  expect(told.body).not.toHaveProperty('error');
}

const SCENARIOS = ['entire-war', '1813-1814', '1814'];
const STRIKES = { strikes: true, budget: 20, stepHours: 24 };

/** An event of two, of whom the second strikes first; it is not published yet. */
async function event(choice: object = STRIKES) {
  const [owner, one, two] = [await app.signUp(), await app.signUp(), await app.signUp()] as const;
  const board = { ruleset: 'madison', scenarios: SCENARIOS, legs: 'SINGLE', clock: 'daily' };
  const startsAt = new Date(time.now() + DAY).toISOString();
  const wish = { name: 'Lakes', ...board, format: 'ROUND_ROBIN', startsAt, choice };
  const made = await app.rest('POST /v1/tournaments', { token: owner.token, body: wish });
  const { id, slug } = made.body;
  await direct(owner, id, { kind: 'open' });
  for (const player of [one, two]) await direct(player, id, { kind: 'enter' });
  await direct(owner, id, { kind: 'seed', entries: [1, 2] });
  await direct(owner, id, { kind: 'start' });
  const publish = async (): Promise<void> => {
    for (const kind of ['pair', 'publish']) await direct(owner, id, { kind });
    await app.app.get(KeeperService).look();
    await told(id);
  };
  return { id: id as string, slug: slug as string, owner, one, two, publish };
}

/** All that is to be told of the event is written, and what is due is sent. */
async function told(id: string): Promise<void> {
  await app.app.get(EventTellerService).followUp();
  const text = `SELECT FROM told_events e JOIN tournaments t ON t.id = e.tournament_id
    WHERE t.id = $1 AND e.version = t.seq`;
  await until(async () => (await app.pool.query(text, [id])).rowCount === 1);
  await app.app.get(Relay).look();
  await settledAll(app);
}

/** A program of that player which is told of all games, or of an event. */
async function program({ token }: TestPlayer, wish: object = {}) {
  const receiver = await startReceiver();
  receivers.push(receiver);
  const made = await app.rest('POST /v1/endpoints', { body: { url: receiver.url }, token });
  const endpointId = made.body.endpoint.id;
  const follow = (what: object) =>
    app.rest('POST /v1/followers', { body: { endpointId, ...what }, token });
  expect((await follow(wish)).status).toBe(201);
  receiver.received.length = 0;
  const steps = (): string[] =>
    receiver.received
      .filter(({ body }) => body.type === KIND)
      .map(({ body }) => `${body.data.choice.step} ${body.data.choice.scenarios.length}`);
  return { receiver, follow, steps };
}

const strike = (scenario: string) => ({ kind: 'strike', scenario });

describe('a program', () => {
  it('is told once of each step in which its player has to choose, and of no other', async () => {
    const { id, slug, owner, one, two, publish } = await event();
    const own = await program(two);
    await own.follow({ tournamentId: id });
    const ofEvent = await program(one, { tournamentId: slug });
    const others = [await program(owner, { tournamentId: id }), await program(owner)];
    await publish();
    await until(() => own.steps().length === 1);
    expect(own.receiver.received.find(({ body }) => body.type === KIND)!.body).toMatchObject({
      timestamp: new Date(time.now()).toISOString(),
      data: {
        tournament: { id, slug, name: 'Lakes', ruleset: 'madison' },
        choice: {
          ...{ step: 'STRIKE', round: 1, board: 1, game: 1, scenarios: SCENARIOS },
          until: new Date(time.now() + DAY).toISOString(),
        },
        links: { page: `${HOME}/t/${slug}`, stop: expect.stringContaining('/v1/followers/') },
      },
    });
    await direct(two, id, strike('1814'));
    await told(id);
    await until(() => ofEvent.steps().length === 1);
    expect([own.steps(), ofEvent.steps()]).toEqual([['STRIKE 3'], ['STRIKE 2']]);
    await direct(one, id, strike('entire-war'));
    await told(id);
    await until(() => own.steps().length === 2 && ofEvent.steps().length === 2);
    await direct(two, id, { kind: 'bid', seat: 'gb', points: 7 });
    await told(id);
    expect([own.steps(), ofEvent.steps()]).toEqual([
      ['STRIKE 3', 'BID 1'],
      ['STRIKE 2', 'BID 1'],
    ]);
    for (const { steps } of others) expect(steps()).toEqual([]);
    const bids = ofEvent.receiver.received.filter(({ body }) => body.type === KIND);
    expect(bids.map(({ text }) => text).join()).not.toMatch(/seal|bids|points/);
  });

  it('is told where its player takes the place of one who had to choose', async () => {
    const { id, owner, publish } = await event();
    await publish();
    const heir = await app.signUp();
    const { steps } = await program(heir);
    await direct(owner, id, { kind: 'substitute', entry: 2, player: heir.id, knowledge: 'FULL' });
    await told(id);
    await until(() => steps().length === 1);
  });

  it('reads that the kind can come of its own games and of an event, and of no single game', async () => {
    const { id, one } = await event();
    const { follow } = await program(one);
    expect((await follow({ kinds: [KIND] })).body.kinds).toEqual([KIND]);
    expect((await follow({ tournamentId: id, kinds: [KIND] })).body.kinds).toEqual([KIND]);
    const body = { ruleset: 'ops1812', scenario: 'campaign', seat: 'us' };
    const game = (await app.rest('POST /v1/games', { body, token: one.token })).body.id;
    expect((await follow({ gameId: game, kinds: [KIND] })).body.error.code).toBe('INVALID_INPUT');
  });
});

/** Has the player told by mail. */
async function writes(player: TestPlayer, locale = 'EN'): Promise<() => Posted[]> {
  const address = `choice${(count += 1)}@mail.example`;
  const set = `mutation ($input: MailAddressInput!) { setMailAddress(input: $input) { state } }`;
  await app.ask(set, { input: { address, locale } }, player.token);
  await until(() => sink.letters.some(({ to }) => to === address));
  const { text } = sink.letters.find(({ to }) => to === address)!;
  await app.rest(`POST ${/\/mail\/confirm\/[\w-]+/.exec(text)![0]}`);
  return () =>
    sink.letters.filter(
      ({ to, subject }) => to === address && !/Is this|アドレスの確認/.test(subject),
    );
}

async function subscribes({ token }: TestPlayer): Promise<() => any[]> {
  const browser = new Browser(`${pushes.origin}/push/choice-${(count += 1)}`);
  const text = `mutation ($input: PushInput!) { subscribePush(input: $input) { id } }`;
  await app.ask(text, { input: browser.input }, token);
  return () =>
    pushes.pushed
      .filter(({ path }) => browser.url.endsWith(path))
      .map(({ bytes }) => browser.read(bytes));
}

async function links({ token }: TestPlayer): Promise<() => string[]> {
  const user = `${(count += 1) + 700}`;
  const account = { app: discord.app, account: discord.account(user) };
  const code = app.app.get(LinksService).pageFor(account, user, app.url).split('#code=')[1];
  expect((await app.rest('POST /v1/chat/links', { body: { code }, token })).status).toBe(201);
  return () => discord.taken.filter(({ to }) => to === user).map(({ text }) => text);
}

/** From now on the player is asleep from 22 to 8 o'clock. */
async function sleeps({ id }: TestPlayer): Promise<void> {
  const windows = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '22:00' }));
  const text = 'INSERT INTO player_hours (player_id, present) VALUES ($1, $2)';
  await app.pool.query(text, [id, { zone: 'UTC', windows }]);
  app.app.get(PlayerHours).forget(id);
}

/** Goes on to the next time at which the clocks of UTC show that hour. */
function goTo(hour: number): void {
  const now = new Date(time.now());
  time.pass((((hour - now.getUTCHours() - 1 + 24) % 24) + 1) * HOUR - now.getUTCMinutes() * 60_000);
}

describe('a player', () => {
  it('is told by mail, in the browser and in a chat, and can stop each for that event', async () => {
    const { id, slug, one, two, publish } = await event();
    const [letters, pushed, said] = [
      await writes(two),
      await subscribes(two),
      await links(two),
    ] as const;
    await publish();
    await until(() => letters().length + pushed().length + said().length === 3);
    const [letter] = letters() as [Posted];
    expect(letter.subject).toBe('Strike a scenario in Lakes · 1 d left');
    expect(letter.text).toContain(`To the event: ${HOME}/t/${slug}`);
    expect(letter.text).toMatch(/Until \d{4}-\d\d-\d\d \d\d:\d\d UTC\./);
    expect(pushed()).toEqual([
      expect.objectContaining({
        ...{ kind: KIND, title: 'Strike a scenario in Lakes', body: 'Round 1 · 1 d left' },
        ...{ tag: `/t/${slug}`, url: `${HOME}/t/${slug}` },
      }),
    ]);
    expect(said()).toEqual([`Strike a scenario in Lakes · Round 1 · 1 d left\n${HOME}/t/${slug}`]);
    const [stop] = /\/mail\/stop\/[\w-]+/.exec(letter.text)!;
    expect((await app.rest(`POST ${stop}`)).status).toBe(200);
    const { token } = pushed()[0].stop;
    expect((await app.rest('POST /v1/push/stop', { body: { token } })).body).toEqual({
      changed: true,
    });
    await direct(two, id, strike('1814'));
    await direct(one, id, strike('entire-war'));
    await told(id);
    await until(() => said().length === 2);
    expect(said()[1]).toContain('Bid for a side in Lakes · Round 1');
    expect([letters().length, pushed().length]).toEqual([1, 1]);
  });

  it('is told in Japanese', async () => {
    const { two, publish } = await event({ strikes: false, budget: 20, stepHours: 10 });
    const letters = await writes(two, 'JA');
    await publish();
    await until(() => letters().length === 1);
    expect(letters()[0]!.subject).toBe('Lakes: 陣営に入札してください · 残り10時間');
    expect(letters()[0]!.text).toContain('残った陣営');
  });

  it('is not woken where they can still choose when they wake up, and hears nothing of what they have chosen', async () => {
    goTo(23);
    const [late, chosen] = [await event(), await event()];
    const [hears, heard] = [await subscribes(late.two), await subscribes(chosen.two)];
    for (const { two, publish } of [late, chosen]) {
      await sleeps(two);
      await publish();
    }
    await direct(chosen.two, chosen.id, strike('1814'));
    expect([hears(), heard()]).toEqual([[], []]);
    goTo(8);
    await app.app.get(Relay).look();
    await until(() => hears().length === 1);
    await settledAll(app);
    expect([hears()[0].body, heard()]).toEqual(['Round 1 · 15 h left', []]);
  });

  it('is woken where the choice would be over by then', async () => {
    goTo(23);
    const { two, publish } = await event({ ...STRIKES, stepHours: 6 });
    const pushed = await subscribes(two);
    await sleeps(two);
    await publish();
    await until(() => pushed().length === 1);
  });

  it('is told in their letter of the day, where half of the time is left by then', async () => {
    goTo(20);
    const events = [
      await event({ ...STRIKES, stepHours: 48 }),
      await event({ ...STRIKES, stepHours: 48 }),
      await event({ ...STRIKES, stepHours: 12 }),
    ] as const;
    const [long, done, short] = events;
    const letters = [];
    for (const { two, publish } of events) {
      letters.push(await writes(two));
      const choose = 'mutation { setMailDigest(digest: true) { digest } }';
      await app.ask(choose, {}, two.token);
      await publish();
    }
    const [ofLong, ofDone, ofShort] = letters as [() => Posted[], () => Posted[], () => Posted[]];
    await until(() => ofShort().length === 1);
    await direct(done.two, done.id, strike('1814'));
    time.pass(DAY);
    await app.app.get(Relay).look();
    await until(() => ofLong().length === 1);
    await settledAll(app);
    const [letter] = ofLong() as [Posted];
    expect(letter.subject).toBe('An event waits for your choice');
    expect(letter.text).toContain('Strike a scenario in Lakes · Round 1 · 1 d left');
    expect(letter.text).toContain(`${HOME}/t/${long.slug}`);
    expect([ofDone().length, short.id]).toEqual([0, short.id]);
  });
});
