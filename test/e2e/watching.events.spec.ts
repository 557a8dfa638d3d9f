import { LinksService } from '../../src/chat/links/links.service.js';
import { Relay } from '../../src/notices/telling/relay.service.js';
import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { type ChatPlace, startDiscord, startSlack } from './chat-bots.js';
import { settledAll } from './receiver.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** Rooms of chats (their channels) that follow events. */

describe.each([
  ['Discord', startDiscord],
  ['Slack', startSlack],
])('a channel of %s', (_, startPlace) => {
  let place: ChatPlace;
  let app: TestApp;
  let time: TimeMachine;
  let count = 2_000;
  let room: string;
  let user: string;
  beforeAll(async () => {
    place = await startPlace();
    app = await startApp({ ...place.variables, PUBLIC_URL: 'https://muster.example' });
    time = timeMachine(app);
  });
  afterAll(async () => {
    await app.stop();
    await place.stop();
  });
  beforeEach(async () => {
    place.answer = null;
    place.locale = 'en-US';
    await settledAll(app);
    await app.pool.query('DELETE FROM endpoints');
    place.taken.length = 0;
    room = newId();
    user = await linked(await app.signUp('Typist'));
  });

  const newId = (): string => `${(count += 1)}`;

  /** A new account that plays as that player and is told nothing in private. */
  async function linked({ token }: TestPlayer): Promise<string> {
    const account = newId();
    const known = { app: place.app, account: place.account(account) };
    const code = app.app.get(LinksService).pageFor(known, account, app.url).split('#code=')[1];
    const made = await app.rest('POST /v1/chat/links', { body: { code }, token });
    expect(made.status).toBe(201);
    await app.pool.query('DELETE FROM endpoints WHERE channel = $1', [place.app]);
    return account;
  }

  async function act({ token }: TestPlayer, event: string, ...kinds: string[]): Promise<void> {
    const { body } = await app.rest(`POST /v1/tournaments/${event}/acts`, {
      ...{ token, headers: { 'idempotency-key': `request-${(count += 1)}` } },
      body: { acts: kinds.map((kind) => ({ kind })), reason: 'So it is.' },
    });
    expect(body).not.toHaveProperty('error');
  }

  /** A draft of an event, and what is entered into it by whom. */
  async function drafted() {
    const owner = await app.signUp('Owner');
    const startsAt = new Date(time.now() + DAY).toISOString();
    const wish = { ruleset: 'ops1812', scenarios: ['campaign'], legs: 'SINGLE', startsAt };
    const made = await app.rest('POST /v1/tournaments', {
      body: { name: 'Lakes', format: 'ROUND_ROBIN', ...wish },
      token: owner.token,
    });
    const { id, slug } = made.body as { id: string; slug: string };
    return { owner, id, slug };
  }

  async function entered() {
    const event = await drafted();
    await act(event.owner, event.id, 'open');
    const players = [await app.signUp('Ann'), await app.signUp('Ben'), await app.signUp('Cid')];
    for (const player of players) await act(player, event.id, 'enter');
    return { ...event, players };
  }

  const watch = async (what: string): Promise<string> =>
    (await place.types(app, user, `watch ${what}`.trim(), room)).text;
  const posts = () => place.taken.filter(({ to }) => to === room);
  const texts = (): string[] => posts().map(({ text }) => text.replaceAll(/\\|\u200b/g, ''));
  const rooms = async (): Promise<number> =>
    (await app.pool.query(`SELECT FROM endpoints WHERE channel ~ '_channel'`)).rowCount ?? 0;

  /** What there is to tell is told. */
  async function come(messages: number): Promise<void> {
    await app.app.get(Relay).look();
    await until(() => posts().length >= messages);
    await settledAll(app);
    expect(posts()).toHaveLength(messages);
  }

  it('is told of the beginning, of each round with its pairings, of standings and of the end', async () => {
    const { owner, id, slug, players } = await entered();
    expect(await watch(slug)).toContain('follows Lakes from now on');
    expect(texts()).toEqual([expect.stringContaining('This channel follows Lakes')]);
    expect(posts()[0]!.text).toContain(`https://muster.example/t/${slug}`);
    await act(owner, id, 'start');
    await come(2);
    expect(texts()[1]).toContain('Lakes has begun: 3 players, 3 rounds.');
    await act(owner, id, 'pair');
    await app.app.get(Relay).look();
    await settledAll(app);
    expect(posts()).toHaveLength(2);
    await act(owner, id, 'publish');
    await come(3);
    const { rounds, entries } = (await app.rest(`GET /v1/tournaments/${id}`, {})).body;
    const nameOf = (entry: number): string => entries[entry - 1].name;
    const [{ first, second, legs }] = rounds[0].pairings;
    expect(texts()[2]).toContain('Lakes · round 1 has begun:');
    expect(texts()[2]).toContain(`1. ${nameOf(first)} – ${nameOf(second)}`);
    expect(texts()[2]).toContain(`Without an opponent: ${nameOf(rounds[0].byes[0])}`);
    const loser = players.find(({ name }) => name === nameOf(first))!;
    const headers = { 'idempotency-key': 'resign' };
    await app.rest(`POST /v1/games/${legs[0].gameId}/resign`, { token: loser.token, headers });
    await app.app.get(KeeperService).look();
    await come(4);
    expect(texts()[3]).toContain('Lakes · round 1 is over. The standings:');
    expect(texts()[3]).toMatch(/1\. \w+ · 1/);
    await act(owner, id, 'cancel');
    await come(5);
    expect(texts()[4]).toContain('Lakes was cancelled.');
    expect(posts()[4]!.buttons.map(({ label }) => label)).toEqual(['Standings']);
  });

  it('is told no more once somebody there presses the button beneath', async () => {
    const { owner, id, slug } = await entered();
    await watch(slug);
    const { buttons } = posts()[0]!;
    expect(buttons.map(({ label }) => label)).toEqual(['Standings', 'Follow it no more']);
    const said = await place.presses(app, user, buttons[1]!.id, room);
    expect(said.text).toContain('told no more of that event');
    expect(await rooms()).toBe(0);
    await act(owner, id, 'start');
    await app.app.get(Relay).look();
    await settledAll(app);
    expect(posts()).toHaveLength(1);
  });

  it('follows by a press beneath the standings, once, and lists it to be ended', async () => {
    const { slug } = await entered();
    const { buttons } = await place.types(app, user, `standings ${slug}`, room);
    const follow = buttons.find(({ label }) => label === 'Have this channel follow it')!;
    await place.presses(app, user, follow.id, room);
    expect(await rooms()).toBe(1);
    expect((await place.presses(app, user, follow.id, room)).text).toContain('already');
    expect(await rooms()).toBe(1);
    const menu = await place.types(app, user, 'watch', room);
    expect(JSON.stringify(menu)).toContain('Follow no more: Lakes');
  });

  it('follows no draft, nothing unknown and nothing that is over', async () => {
    const { owner, id, slug } = await drafted();
    user = await linked(owner);
    expect(await watch(slug)).toContain('is a draft');
    user = await linked(await app.signUp());
    expect(await watch(slug)).toBe(await watch('lakes-00000000'));
    await act(owner, id, 'open');
    await act(owner, id, 'cancel');
    expect(await watch(slug)).toContain('Lakes is over.');
    expect([await rooms(), posts()]).toEqual([0, []]);
  });

  it('is spoken to in the language of whoever asked', async () => {
    const { owner, id, slug } = await entered();
    place.locale = 'ja-JP';
    await watch(slug);
    await act(owner, id, 'start');
    await come(2);
    expect(texts()[1]).toContain('Lakesが始まりました。参加者3名、全3回戦です。');
  });
});
