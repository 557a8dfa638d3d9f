import { LinksService } from '../../src/chat/links/links.service.js';
import { RemindersService } from '../../src/notices/telling/reminders.service.js';
import { type ChatPlace, startDiscord, startSlack } from './chat-bots.js';
import { settledAll } from './receiver.js';
import { type RestClient, startWar } from './rest-games.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { HOUR, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** Notices that the bots of chats bring to players in private. */

const MINUTE = 60_000;
const RULES = { ruleset: 'ops1812', scenario: 'campaign', clock: 'daily' };
const DICE = { seed: '07'.repeat(32), entropy: 'private' };

describe.each([
  ['Discord', startDiscord],
  ['Slack', startSlack],
])('a linked account of %s', (_, startPlace) => {
  let place: ChatPlace;
  let app: TestApp;
  let other: TestApp;
  let time: TimeMachine;
  let count = 0;
  beforeAll(async () => {
    place = await startPlace();
    app = await startApp({ ...place.variables, PUBLIC_URL: 'https://muster.example' });
    other = await app.sibling();
    time = timeMachine(app, other);
  });
  afterAll(async () => {
    await other.stop();
    await app.stop();
    await place.stop();
  });
  beforeEach(async () => {
    place.answer = null;
    // What the test before has set off is here, what is left over of it is over, and so is every rest.
    await settledAll(app);
    await app.pool.query('DELETE FROM endpoints');
    await app.pool.query('DELETE FROM spells');
    time.pass(HOUR);
    place.taken.length = 0;
    place.requests.length = 0;
  });

  const newUser = (): string => `${(count += 1) + 500}`;

  async function link({ token }: TestPlayer, user: string, language = 'en'): Promise<string> {
    const account = { app: place.app, account: place.account(user) };
    const code = app.app.get(LinksService).pageFor(account, user, app.url).split('#code=')[1];
    const headers = { 'accept-language': language };
    const made = await app.rest('POST /v1/chat/links', { body: { code }, token, headers });
    expect(made.status).toBe(201);
    return made.body.keyId;
  }

  const endpoints = async (user: string): Promise<{ state: string; name: string }[]> => {
    const text = `SELECT e.state, p.name FROM endpoints e JOIN players p ON p.id = e.player_id
      WHERE e.channel = $1 AND e.address = $2`;
    return (await app.pool.query(text, [place.app, place.account(user)])).rows;
  };

  /** What has become of the notices that were made. */
  const deliveries = async (): Promise<
    { state: string; tries: number; error: string | null }[]
  > => {
    const text = 'SELECT state, tries, error, status FROM deliveries ORDER BY place';
    return (await app.pool.query(text)).rows;
  };

  async function step(client: RestClient): Promise<void> {
    const { version, draft, choices } = await client.choices();
    await client.post('/moves', { version, draft, actions: [choices[0]?.action] });
  }

  const told = (id: string): Promise<void> =>
    until(async () => {
      const text = `SELECT FROM told_games t JOIN games g ON g.id = t.game_id
        WHERE g.id = $1 AND t.version = g.version`;
      return (await app.pool.query(text, [id])).rowCount === 1;
    });

  /** A game in which a linked player has just come to owe a decision, which is not told yet. */
  async function turn(language = 'en') {
    const { us, gb, id } = await startWar(app, { ...RULES, ...DICE });
    const users = new Map([us, gb].map((client) => [client, newUser()]));
    for (const [client, user] of users) await link(client.player!, user, language);
    const owed = async (): Promise<string> => (await us.get()).body.owed.join();
    const first = await owed();
    const [from, mover] = first === 'us' ? [us, gb] : [gb, us];
    while ((await owed()) === first) await step(from);
    await told(id);
    return { id, mover, waits: from, user: users.get(mover)! };
  }

  const remind = async (): Promise<void> => {
    time.pass(20_000);
    await app.app.get(RemindersService).look();
  };
  const come = (messages: number): Promise<void> =>
    until(() => place.taken.length >= messages && settledAll(app).then(() => true));
  const tried = (tries: number): Promise<void> =>
    until(async () => (await deliveries()).some((one) => one.tries >= tries));
  const sends = () => place.requests.filter(({ path }) => /messages$|postMessage$/.test(path));

  it('hears in private that it is a turn, in words alone, and plays on by a press', async () => {
    const { id, user, mover } = await turn();
    await remind();
    await come(1);
    const version = (await mover.get()).body.version;
    expect(place.taken).toEqual([
      {
        to: user,
        // Discord takes a colon for the beginning of a mark.
        text: `Your move in War of 1812${place.app === 'discord' ? '\\' : ''}: Operations · The whole war, 1812–1814 · 4 d 23 h left`,
        buttons: [
          { label: 'Play on', id: `play:${id}:${version}` },
          { label: 'Stop these messages', id: 'stop' },
        ],
      },
    ]);
    const [{ headers }] = sends() as [(typeof place.requests)[number]];
    const token = place.variables[place.tokenVariable];
    expect(headers.authorization).toBe(`${place.app === 'discord' ? 'Bot' : 'Bearer'} ${token}`);
    const shown = await place.presses(app, user, place.taken[0]!.buttons[0]!.id);
    expect(shown.text).toContain('Operations');
    expect(shown.text).not.toContain('no seat');
    time.pass(HOUR);
    await app.app.get(RemindersService).look();
    await settledAll(app);
    expect(place.taken).toHaveLength(1);
  });

  it('hears in the language of its link, and of the end', async () => {
    const { us, gb } = await startWar(app, DICE);
    const user = newUser();
    await link(us.player!, user, 'ja');
    await gb.post('/resign', undefined);
    await come(1);
    expect(place.taken).toMatchObject([
      { to: user, text: expect.stringContaining('に勝ちました') },
    ]);
    expect(place.taken[0]!.buttons.map(({ label }) => label)).toEqual([
      ...['対局を見る', 'このお知らせを止める'],
    ]);
  });

  it('hears nothing more once it says so, and again once it asks', async () => {
    const { waits, user } = await turn();
    await remind();
    await come(1);
    const { text, buttons } = await place.presses(app, user, 'stop');
    expect([text, buttons.map(({ id }) => id)]).toEqual([
      expect.stringContaining('no more of these'),
      ['notify'],
    ]);
    expect(await endpoints(user)).toEqual([]);
    const again = await place.types(app, user, 'notify');
    expect([again.text, again.buttons.map(({ id }) => id)]).toEqual([
      expect.stringContaining('From now on you are told'),
      ['stop'],
    ]);
    await place.presses(app, user, 'notify');
    expect(await endpoints(user)).toMatchObject([{ state: 'ACTIVE' }]);
    await waits.post('/resign', undefined);
    // The other player is linked too, and hears of the defeat: both have arrived before the next test begins.
    await come(3);
    expect(place.taken.some((one) => one.to === user && one.text.includes('have won'))).toBe(true);
    expect(place.taken.filter(({ to }) => to === user)).toHaveLength(2);
  });

  it('that is linked to another player hears of that one’s games alone', async () => {
    const { us, gb } = await startWar(app, DICE);
    const user = newUser();
    await link(us.player!, user);
    await link(us.player!, user);
    expect(await endpoints(user)).toMatchObject([{ state: 'ACTIVE', name: 'Dearborn' }]);
    await link(gb.player!, user);
    expect(await endpoints(user)).toMatchObject([{ state: 'ACTIVE', name: 'Prevost' }]);
    await us.post('/resign', undefined);
    await come(1);
    expect(place.taken).toHaveLength(1);
    expect(place.taken[0]!.text).toContain('You have won');
  });

  it('hears nothing once its link is ended or its key revoked', async () => {
    const { us, gb } = await startWar(app, DICE);
    const [one, two] = [newUser(), newUser()];
    await link(us.player!, one);
    const keyId = await link(gb.player!, two);
    const path = `/v1/chat/links/${place.app}/${place.account(one)}`;
    const { token } = us.player!;
    expect((await app.rest(`DELETE ${path}`, { token })).status).toBe(204);
    expect(await endpoints(one)).toEqual([]);
    await app.rest(`DELETE /v1/tokens/${keyId}`, { token: gb.player!.token });
    await us.post('/resign', undefined);
    await app.app.get(RemindersService).look();
    time.pass(2 * MINUTE);
    expect([await deliveries(), sends()]).toEqual([[], []]);
    expect((await place.types(app, two, 'notify')).text).toContain('#code=');
  });

  it('that takes no messages is told nothing more, until it asks', async () => {
    place.answer = place.says.gone;
    const { user } = await turn();
    await remind();
    await until(async () => (await endpoints(user))[0]?.state === 'GONE');
    await settledAll(app);
    time.pass(HOUR);
    await app.app.get(RemindersService).look();
    expect(sends()).toHaveLength(1);
    await place.types(app, user, 'notify');
    expect(await endpoints(user)).toMatchObject([{ state: 'ACTIVE' }]);
  });

  it('is left alone for as long as the app says, and then hears it once', async () => {
    place.answer = place.says.busy;
    await turn();
    await remind();
    await tried(1);
    await settledAll(app);
    expect(await deliveries()).toMatchObject([{ state: 'WAITING', status: 429 }]);
    place.answer = null;
    time.pass(119_000);
    const { rows } = await app.pool.query(
      'SELECT rests_until FROM endpoints WHERE rests_until > $1',
      [new Date(time.now())],
    );
    expect(rows).toHaveLength(1);
    expect(place.taken).toEqual([]);
    time.pass(2_000);
    await come(1);
    expect(place.taken).toHaveLength(1);
  });

  it.each([500, 503])('hears late where the app answers %s', async (status) => {
    place.answer = { status };
    await turn();
    await remind();
    await tried(1);
    place.answer = null;
    time.pass(2 * MINUTE);
    await come(1);
    expect(await deliveries()).toMatchObject([{ state: 'SENT', tries: 2 }]);
  });

  it('loses nothing while the bot’s token is wrong, and no try is counted', async () => {
    place.answer = place.says.refused;
    await turn();
    await remind();
    await until(() => sends().length > 0);
    expect(await deliveries()).toMatchObject([{ state: 'WAITING', tries: 0 }]);
    place.answer = null;
    time.pass(3 * MINUTE);
    await come(1);
    expect(await deliveries()).toMatchObject([{ state: 'SENT', tries: 1 }]);
  });

  it('hears nothing of a turn that is over by the time the app is there again', async () => {
    place.answer = { status: 503 };
    const { mover, id } = await turn();
    await remind();
    await tried(1);
    place.answer = null;
    const owed = async (): Promise<string> => (await mover.get()).body.owed.join();
    const before = await owed();
    while ((await owed()) === before) await step(mover);
    await told(id);
    await app.pool.query('DELETE FROM spells');
    time.pass(2 * MINUTE);
    await until(async () => (await deliveries()).every(({ state }) => state === 'SKIPPED'));
    expect(place.taken).toEqual([]);
  });

  it('is told by nobody where there is no bot', async () => {
    const quiet = await startApp({ ...place.variables, [place.tokenVariable]: '' });
    try {
      const user = newUser();
      const account = { app: place.app, account: place.account(user) };
      const page = quiet.app.get(LinksService).pageFor(account, user, quiet.url);
      const { token } = await quiet.signUp();
      const body = { code: page.split('#code=')[1] };
      expect((await quiet.rest('POST /v1/chat/links', { body, token })).status).toBe(201);
      expect((await quiet.pool.query('SELECT FROM endpoints')).rowCount).toBe(0);
      const { text } = await place.types(quiet, user, 'notify');
      expect(text).toContain('sends no messages here');
    } finally {
      await quiet.stop();
    }
  });
});
