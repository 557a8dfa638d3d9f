import { RoomPicturesService } from '../../src/chat/direct/room-pictures.service.js';
import { LinksService } from '../../src/chat/links/links.service.js';
import { appError } from '../../src/errors/errors.js';
import { PicturesService } from '../../src/games/pictures/pictures.service.js';
import { Carriers } from '../../src/notices/sending/carriers.service.js';
import { FOLLOWED } from '../../src/notices/store/rooms.repository.js';
import { RemindersService } from '../../src/notices/telling/reminders.service.js';
import { TellerService } from '../../src/notices/telling/teller.service.js';
import { type ChatPlace, startDiscord, startSlack } from './chat-bots.js';
import { type Scene, stageOf } from './clock.js';
import { settledAll } from './receiver.js';
import { RestClient, startWar } from './rest-games.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { HOUR, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** Rooms of chats (their channels) that follow public games. */

const MINUTE = 60_000;
const DICE = { seed: '07'.repeat(32), entropy: 'private' };
const RULES = { ruleset: 'ops1812', scenario: 'campaign', ...DICE };

describe.each([
  ['Discord', startDiscord],
  ['Slack', startSlack],
])('a channel of %s', (_, startPlace) => {
  let place: ChatPlace;
  let app: TestApp;
  let time: TimeMachine;
  let count = 800;
  let room: string;
  beforeAll(async () => {
    place = await startPlace();
    app = await startApp({ ...place.variables, PUBLIC_URL: 'https://muster.example' });
    time = timeMachine(app);
    // On a slow machine a picture may take longer than messages wait for it elsewhere.
    Object.assign(app.app.get(RoomPicturesService), { patienceMs: MINUTE });
    // The first one reads the typefaces.
    const { id } = await startWar(app, RULES);
    expect((await app.rest(`GET /v1/games/${id}/board.png`, {})).status).toBe(200);
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
    await app.pool.query('DELETE FROM spells');
    time.pass(HOUR);
    place.taken.length = 0;
    place.requests.length = 0;
    room = newId();
  });

  const newId = (): string => `${(count += 1)}`;

  /** Links a new account to the player, and ends its private messages, which are tested elsewhere. */
  async function link({ token }: TestPlayer): Promise<{ user: string; keyId: string }> {
    const user = newId();
    const account = { app: place.app, account: place.account(user) };
    const code = app.app.get(LinksService).pageFor(account, user, app.url).split('#code=')[1];
    const made = await app.rest('POST /v1/chat/links', { body: { code }, token });
    expect(made.status).toBe(201);
    await app.pool.query('DELETE FROM endpoints WHERE channel = $1', [place.app]);
    return { user, keyId: made.body.keyId };
  }

  const typist = async (): Promise<string> => (await link(await app.signUp('Typist'))).user;
  const watch = async (user: string, what = '', where = room): Promise<string> =>
    (await place.types(app, user, `watch ${what}`.trim(), where)).text;
  const postsIn = (where = room) => place.taken.filter(({ to }) => to === where);
  const rows = async (sql: string): Promise<any[]> => (await app.pool.query(sql)).rows;
  const rooms = (): Promise<any[]> =>
    rows(`SELECT state FROM endpoints WHERE channel ~ '_channel'`);
  const come = (messages: number, where = room): Promise<void> =>
    until(() => postsIn(where).length >= messages && settledAll(app).then(() => true));

  /** Plays on until the game has that version. */
  async function playTo(id: string, clients: readonly RestClient[], version: number) {
    const spectator = new RestClient(app, id);
    for (;;) {
      if ((await spectator.get()).body.version >= version) return;
      for (const client of clients) {
        const { choices, draft, version: at } = await client.choices();
        if (choices.length === 0) continue;
        await client.post('/moves', { version: at, draft, actions: [choices[0]?.action] });
        break;
      }
    }
  }

  const told = (id: string): Promise<void> =>
    until(async () => {
      const text = `SELECT FROM told_games t JOIN games g ON g.id = t.game_id
        WHERE g.id = $1 AND t.version = g.version`;
      return (await app.pool.query(text, [id])).rowCount === 1;
    });

  it('is told at once that it follows a game, then of changes together, and of the end', async () => {
    const { us, gb, id } = await startWar(app, RULES);
    expect(await watch(await typist(), id)).toContain('follows War of 1812');
    expect(postsIn()).toMatchObject([
      {
        text: expect.stringContaining('as a spectator does'),
        buttons: [{ label: 'Board' }, { label: 'Follow it no more' }],
      },
    ]);
    expect(postsIn()[0]!.text).toContain(`https://muster.example/play/${id}`);
    await playTo(id, [us, gb], 4);
    await told(id);
    time.pass(MINUTE - 5_000);
    await app.app.get(RemindersService).look();
    await settledAll(app);
    expect(postsIn()).toHaveLength(1);
    time.pass(6_000);
    await come(2);
    const { body: log } = await new RestClient(app, id).get('/log');
    const heard = log.entries.filter((one: any) => one.version > 1);
    const said = postsIn()[1]!.text.replace(/\\/g, '');
    expect(heard.length).toBeGreaterThan(0);
    for (const { text } of heard.slice(-5)) expect(said).toContain(text);
    expect(said).toContain('To move: ');
    expect(await rows('SELECT state FROM deliveries ORDER BY place')).toEqual([
      ...[{ state: 'SENT' }, { state: 'SKIPPED' }, { state: 'SKIPPED' }],
    ]);
    await playTo(id, [us, gb], 5);
    await us.post('/resign', undefined);
    await come(3);
    expect(postsIn()[2]!.text).toContain('has won');
    expect(postsIn()[2]!.buttons.map(({ label }) => label)).toEqual(['Board']);
    const after = (await new RestClient(app, id).get('/log?after=4')).body.entries;
    for (const { text } of after.slice(-5))
      expect(postsIn()[2]!.text.replace(/\\/g, '')).toContain(text);
    time.pass(HOUR);
    await settledAll(app);
    expect(postsIn()).toHaveLength(3);
  });

  it('is told that a game begins, in the language of whoever asked', async () => {
    place.locale = 'ja-JP';
    const [one, two] = [await app.signUp('Dearborn'), await app.signUp('Prevost')];
    const body = { ruleset: 'columbia1812', scenario: 'campaign', seat: 'us', ...DICE };
    const { body: made } = await app.rest('POST /v1/games', { body, token: one.token });
    expect(await watch(await typist(), made.id)).toContain('観戦します');
    await app.rest(`POST /v1/games/${made.id}/seats/gb`, { body: {}, token: two.token });
    await come(2);
    expect(postsIn()[1]!.text).toMatch(/Dearborn – Prevost.*が始まりました/);
    expect(postsIn()[1]!.text).toMatch(/手番\\?: アメリカ/);
  });

  it('does not follow what is private, over or unknown, and nothing where it is no channel', async () => {
    const { us, id } = await startWar(app, { ...RULES, private: true });
    const { user } = await link(us.player!);
    expect(await watch(user, id)).toContain('That game is private');
    expect(await watch(await typist(), id)).toMatch(/no such game|does not exist|not found/i);
    const open = await startWar(app, RULES);
    expect((await place.types(app, user, `watch ${open.id}`)).text).toContain('in which you may');
    await open.us.post('/resign', undefined);
    expect(await watch(user, open.id)).toContain('over');
    expect([await rooms(), place.taken]).toEqual([[], []]);
  });

  it('that the bot may not write in follows nothing, and whoever asked is told so', async () => {
    const { id } = await startWar(app, RULES);
    const user = await typist();
    place.answer = place.says.closed;
    expect(await watch(user, id)).toContain('may not write in this channel');
    place.answer = { status: 500 };
    expect(await watch(user, id)).toContain('just now');
    expect(await rooms()).toEqual([]);
  });

  it('that throws the bot out is told no more', async () => {
    const { us, id } = await startWar(app, RULES);
    await watch(await typist(), id);
    place.answer = place.says.closed;
    await us.post('/resign', undefined);
    await until(async () => (await rooms())[0]?.state === 'GONE');
  });

  it('sees nothing of a board that somebody asks for there: they alone do', async () => {
    const { us, gb, id } = await startWar(app, RULES);
    const [player, foe, other] = [await link(us.player!), await link(gb.player!), await typist()];
    await watch(other, id);
    const [board] = postsIn()[0]!.buttons;
    const shown = [];
    for (const user of [player.user, foe.user, other])
      shown.push((await place.presses(app, user, board!.id, room)).text);
    // A player's words of the board name the cards in their hand.
    expect(new Set(shown).size).toBe(3);
    expect(postsIn()).toHaveLength(1);
  });

  it('is told no more once somebody there presses the button beneath what it was told', async () => {
    const { us, id } = await startWar(app, RULES);
    await watch(await typist(), id);
    const stop = postsIn()[0]!.buttons.at(-1)!;
    expect((await place.presses(app, newId(), stop.id, room)).text).toContain('#code=');
    expect(await rooms()).toHaveLength(1);
    expect((await place.presses(app, await typist(), stop.id, room)).text).toContain('no more');
    expect(await rooms()).toEqual([]);
    await us.post('/resign', undefined);
    await settledAll(app);
    expect(postsIn()).toHaveLength(1);
  });

  it('follows five games, each once, and anybody who is linked ends one', async () => {
    const games = [];
    for (let i = 0; i < 6; i++) games.push((await startWar(app, RULES)).id);
    const [one, other] = [await typist(), await typist()];
    for (const id of games.slice(0, 5)) expect(await watch(one, id)).toContain('from now on');
    expect(await watch(other, games[0])).toContain('already');
    expect(await watch(other, games[5])).toContain('five games and events at most');
    expect(await watch(other, games[5], newId())).toContain('from now on');
    const { buttons } = await place.types(app, other, 'watch', room);
    const ends = buttons.filter(({ id }) => id.startsWith('unwatch:'));
    expect(new Set(ends.map(({ id }) => id.split(':')[1]))).toEqual(new Set(games.slice(0, 5)));
    expect(ends[0]!.label).toMatch(/^Follow no more: War of 1812/);
    expect((await place.presses(app, other, ends[0]!.id, room)).text).toContain('no more');
    const begin = buttons.find(({ id }) => id.startsWith('watch:'))!;
    expect((await place.presses(app, other, begin.id, room)).text).toContain('from now on');
    expect(await rooms()).toHaveLength(6);
  });

  it('is found among 10,000 by its address', async () => {
    await watch(await typist(), (await startWar(app, RULES)).id);
    await app.pool.query(
      `INSERT INTO endpoints (id, player_id, channel, address, locale, secret, secret_since, state, created_at)
       SELECT gen_random_uuid(), player_id, channel, 'other ' || n, locale, 1, created_at, 'GONE', created_at
       FROM endpoints, generate_series(1, 10_000) AS n`,
    );
    await app.pool.query('ANALYZE endpoints');
    const text = `EXPLAIN ${FOLLOWED.replace('$1', `'${place.app}_channel'`).replace('$2', `'other 7'`)}`;
    const plan = (await rows(text)).map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('ix_endpoints_address');
  });

  it('is not kept from following a game by what its asker followed elsewhere and is over', async () => {
    const user = await typist();
    const { us, id } = await startWar(app, RULES);
    await watch(user, id);
    await app.pool.query(
      `WITH more AS (
         INSERT INTO endpoints (id, player_id, key_id, channel, address, locale, secret, secret_since, state, created_at)
         SELECT gen_random_uuid(), player_id, key_id, channel, 'other ' || n, locale, 1, created_at, 'ACTIVE', created_at
         FROM endpoints, generate_series(1, 49) AS n RETURNING id, created_at
       )
       INSERT INTO followers (id, endpoint_id, game_id, kinds, created_at)
       SELECT gen_random_uuid(), id, $1, '{}', created_at FROM more`,
      [id],
    );
    const next = (await startWar(app, RULES)).id;
    expect(await watch(user, next, newId())).toContain('50 games and events followed in channels');
    await us.post('/resign', undefined);
    await come(2);
    expect(await watch(user, next, newId())).toContain('from now on');
  });

  it('follows on what was begun anew while the bot still tried to tell it so the first time', async () => {
    const { id } = await startWar(app, RULES);
    const [one, other] = [await typist(), await typist()];
    const carriers = app.app.get(Carriers);
    const greeting = jest.spyOn(carriers, 'send');
    const late = new Promise<null>((resolve) => {
      greeting.mockImplementationOnce(async () => {
        const { buttons } = await place.types(app, other, 'watch', room);
        await place.presses(app, other, buttons.find((at) => at.id.includes(id))!.id, room);
        expect(await watch(other, id)).toContain('from now on');
        resolve(null);
        return null;
      });
    });
    expect(await watch(one, id)).toContain('just now');
    await late;
    greeting.mockRestore();
    expect(await rooms()).toEqual([{ state: 'ACTIVE' }]);
  });

  it('is told no more once the account that began it is unlinked; another may begin it anew', async () => {
    const { gb, id } = await startWar(app, RULES);
    const player = await app.signUp('Typist');
    const { user, keyId } = await link(player);
    await watch(user, id);
    await app.rest(`DELETE /v1/tokens/${keyId}`, { token: player.token });
    expect(await watch(await typist(), id)).toContain('from now on');
    await gb.post('/resign', undefined);
    await come(3);
    time.pass(HOUR);
    await settledAll(app);
    expect(postsIn()).toHaveLength(3);
    expect(await rooms()).toHaveLength(1);
  });

  it.each<Scene>(['draft', 'seal'])(
    'hears the same whoever asked, and nothing of a secret step (%s)',
    async (scene) => {
      const { mover, enemy, id, step: secret } = await stageOf(app, scene);
      const typists = [(await link(mover.player!)).user, (await link(enemy.player!)).user];
      typists.push(await typist());
      const places = typists.map(() => newId());
      for (const [i, user] of typists.entries()) await watch(user, id, places[i]);
      // The game is told from its beginning again, so that there is something that waits.
      await app.pool.query(`UPDATE followers SET kinds = '{game.changed,game.ended}'`);
      await app.pool.query('UPDATE told_games SET version = 0 WHERE game_id = $1', [id]);
      await app.app.get(TellerService).catchUp([id]);
      const standing = async () => [
        await rows('SELECT id, body, state, quiet_until FROM deliveries ORDER BY id'),
        await rows('SELECT endpoint_id, due, revision FROM delivery_lines ORDER BY endpoint_id'),
      ];
      await settledAll(app);
      const before = await standing();
      expect(before[0]).toHaveLength(3);
      await secret();
      await app.app.get(TellerService).catchUp([id]);
      await settledAll(app);
      expect(await standing()).toEqual(before);
      await enemy.post('/resign', undefined);
      for (const where of places) await come(2, where);
      const said = places.map((where) =>
        postsIn(where).map(({ text, buttons }) => [text, buttons]),
      );
      expect(said[0]).toHaveLength(2);
      expect([said[1], said[2]]).toEqual([said[0], said[0]]);
      const bodies = place.requests
        .filter(({ path }) => /messages$|postMessage$/.test(path))
        .map(({ body: { nonce: _nonce, channel: _channel, ...body } }) => JSON.stringify(body));
      expect(new Set(bodies).size).toBe(2);
    },
  );

  /** Requests by which the bot has written in that room. */
  const sentTo = (where: string) =>
    place.requests.filter(
      ({ path, body }) => path.endsWith(`/${where}/messages`) || body?.channel === where,
    );
  /** What is beside a message there: a file's bytes with words, or an address with words. */
  const pictureOf = ({ body, picture }: ReturnType<typeof sentTo>[number]) => {
    const [block] = body.blocks ?? [];
    if (block === undefined) return { png: picture, alt: body.attachments?.[0].description };
    return block.type === 'image' ? { url: block.image_url, alt: block.alt_text } : null;
  };
  const LOOK = 'width=900&locale=en';
  const bytesOf = async (path: string, token?: string): Promise<string> => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await fetch(app.url + path, { headers: authorization });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer()).toString('latin1');
  };

  it('sees the board as a spectator saw it at the version that the message tells', async () => {
    const { us, gb, id } = await startWar(app, RULES);
    await playTo(id, [us, gb], 3);
    const board = `/v1/games/${id}/board`;
    const [png, text] = [`${board}.png?at=3&${LOOK}`, `${board}.txt?at=3&locale=en`];
    const spectators = { png: await bytesOf(png), text: (await bytesOf(text)).trim() };
    await watch((await link(us.player!)).user, id);
    await playTo(id, [us, gb], 4);
    const [greeting, ...more] = sentTo(room);
    expect(more).toEqual([]);
    const { png: file, url, alt } = pictureOf(greeting!)!;
    expect(spectators.text.startsWith(alt.replace(/…$/, '').slice(0, 900))).toBe(true);
    const seen =
      url === undefined ? file : await bytesOf(url.replace('https://muster.example', ''));
    expect(seen).toBe(spectators.png);
    expect(seen!.slice(1, 4)).toBe('PNG');
    const own = await bytesOf(png, us.player!.token);
    expect(own).not.toBe(seen);
  });

  it('is told without a picture where none can be drawn', async () => {
    const { us, id } = await startWar(app, RULES);
    const drawing = jest.spyOn(app.app.get(PicturesService), 'png');
    drawing.mockRejectedValue(appError('UNAVAILABLE'));
    try {
      expect(await watch(await typist(), id)).toContain('follows War of 1812');
      await us.post('/resign', undefined);
      await come(2);
    } finally {
      drawing.mockRestore();
    }
    expect(sentTo(room).map(({ body, picture }) => [body.attachments, picture])).toEqual([
      ...[
        [undefined, null],
        [undefined, null],
      ],
    ]);
    expect(JSON.stringify(sentTo(room).map(({ body }) => body))).not.toContain('board.png');
  });

  it.each<Scene>(['draft', 'seal'])(
    'is told the same to the byte in two worlds that differ in a secret step (%s)',
    async (scene) => {
      const told = [];
      for (const isSecret of [false, true]) {
        const { mover, enemy, id, step } = await stageOf(app, scene);
        if (isSecret) await step();
        const where = newId();
        await watch((await link(mover.player!)).user, id, where);
        await enemy.post('/resign', undefined);
        await come(2, where);
        const sent = sentTo(where).map(({ body: { nonce: _, channel: __, ...body }, picture }) =>
          JSON.stringify([body, picture]).replaceAll(id, 'ID'),
        );
        expect(sent).toHaveLength(2);
        expect(sent[0]).toMatch(/board\.png/);
        told.push(sent);
      }
      expect(told[1]).toEqual(told[0]);
    },
  );
});
