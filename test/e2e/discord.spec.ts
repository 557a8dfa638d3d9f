import { decodePath } from '../../src/chat/menus/path.js';
import { RULESETS } from '../../src/rules/index.js';
import { type Api, bring, Member, now, signed, startApi } from './discord.js';
import { picker } from './rest-games.js';
import { startApp, type TestApp } from './support.js';
import { until } from './waiting.js';

let api: Api;
let app: TestApp;
let [one, two]: Member[] = [];
const players: string[] = [];
beforeAll(async () => {
  api = await startApi();
  app = await startApp({ ...api.variables, PUBLIC_URL: 'https://muster.example' });
  one = new Member(app, '101');
  two = new Member(app, '102');
  for (const member of [one, two]) players.push((await member.join()).id);
});
afterAll(async () => {
  await app.stop();
  await api.stop();
});

/** The first picture of a service, on a busy machine. */
const DRAWN_MS = 120_000;
const PING = '{"id":"1","type":1,"token":"t"}';
const versionOf = async (id: string): Promise<number> =>
  (await app.rest(`GET /v1/games/${id}`)).body.version;

/** A game of the two, one of whom waits. */
async function begun(ruleset: string): Promise<string> {
  const { text } = await one!.command('new', { ruleset, against: 'person' });
  const [, id = ''] =
    /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/.exec(text.replaceAll('\\', '')) ?? [];
  await two!.command('join', { game: id });
  return id;
}

/** Whoever owes a decision, and what they may choose from. */
async function asked(game: string) {
  for (const member of [one!, two!]) {
    const shown = await member.command('play', { game });
    if (shown.choices.length > 0) return { member, shown };
  }
  return null;
}

describe('an interaction', () => {
  it('is answered where Discord has signed it', async () => {
    expect(await bring(app, PING)).toMatchObject({ status: 200, body: { type: 1 } });
  });

  it.each<[string, string, Record<string, string>]>([
    ['of another body', PING.replace('"1"', '"2"'), signed(PING)],
    ['of a body that reads the same', PING.replace(',', ', '), signed(PING)],
    ['of another time', PING, { ...signed(PING), 'x-signature-timestamp': `${Number(now()) - 1}` }],
    ['of six minutes ago', PING, signed(PING, `${Number(now()) - 360}`)],
    ['of six minutes hence', PING, signed(PING, `${Number(now()) + 360}`)],
    ['of no time', PING, signed(PING, '')],
    ['of nobody', PING, { 'content-type': 'application/json' }],
    ['in part', PING, { ...signed(PING), 'x-signature-ed25519': 'ab' }],
  ])('is UNAUTHENTICATED with a signature %s', async (_, body, headers) => {
    const answer = await bring(app, body, headers);
    expect([answer.status, answer.body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('that is none is INVALID_INPUT', async () => {
    for (const body of ['7', '{"id":"1","type":2}'])
      expect((await bring(app, body)).body.error.code).toBe('INVALID_INPUT');
  });
});

describe('somebody who is not linked', () => {
  it('is given a page, whatever they ask for, in their language', async () => {
    const stranger = new Member(app, '103', 'ja');
    for (const name of ['play', 'link']) {
      const { text } = await stranger.command(name);
      expect(text).toMatch(/[\u3040-\u30ff].*\nhttps:\/\/muster\.example\/chat\/link#code=\S+$/s);
    }
    expect(await stranger.typed('move', 'a')).toEqual([]);
  });

  it('and who asks for what there is not, is told so', async () => {
    expect((await one!.command('dance')).text).toContain('no such command');
    expect((await one!.press('x')).text).toContain('no such command');
    expect((await one!.command('play', { game: 'x' })).text).toContain('There is no such game');
  });
});

describe('a game', () => {
  it.each(RULESETS.map(({ id }) => id))('of %s is played by presses alone', async (ruleset) => {
    const game = await begun(ruleset);
    const pick = picker(7);
    let decided = 0;
    for (let turn = await asked(game); turn !== null && decided < 60; turn = await asked(game)) {
      let { shown } = turn;
      for (let presses = 0; presses < 12 && shown.choices.length > 0; presses++) {
        const id = shown.choices[pick(shown.choices)]!;
        const before = decodePath(id)!;
        shown = await turn.member.press(id);
        expect(shown.text).not.toContain('out of date');
        const next = decodePath(shown.choices[0] ?? '');
        if (next?.version !== before.version || next.draft !== before.draft) decided++;
      }
    }
    expect(decided).toBeGreaterThanOrEqual(40);
    expect(await versionOf(game)).toBeGreaterThan(20);
  });

  it('takes a press once, however often it comes', async () => {
    const game = await begun('columbia1812');
    const { member, shown } = (await asked(game))!;
    const [found] = await member.typed('move', '', game);
    const again = { id: '777' };
    const answers = await Promise.all([1, 2].map(() => member.press(found!.value, again)));
    await member.press(found!.value, again);
    const rows = await app.pool.query(
      `SELECT count(*)::int AS count FROM moves WHERE game_id = $1 AND kind = 'play'`,
      [game],
    );
    expect(rows.rows[0].count).toBe(1);
    expect(answers.every(({ text }) => text.length > 0)).toBe(true);
    const stale = await member.press(shown.choices[0]!);
    expect(stale.text).toContain('out of date');
    expect(stale.choices.length).toBeGreaterThan(0);
  });

  it('is changed by nobody who presses what another was shown', async () => {
    const game = await begun('columbia1812');
    const { member, shown } = (await asked(game))!;
    const version = await versionOf(game);
    const other = member === one ? two! : one!;
    const stranger = new Member(app, '104');
    await stranger.join();
    const message = { interaction_metadata: { user: { id: member.id } } };
    expect(
      (await other.bring({ type: 3, message, data: { custom_id: shown.choices[0] } })).data.content,
    ).toContain('somebody else');
    expect((await stranger.press(shown.choices[0]!)).text).not.toContain('Which');
    expect((await stranger.press(shown.choices[0]!)).choices).toEqual([]);
    expect((await stranger.press(`resign:${game}:${version}`)).text).toContain('no seat');
    expect(await versionOf(game)).toBe(version);
  });

  it(
    'has a board that comes later, as a picture with its words',
    async () => {
      const game = await begun('columbia1812');
      api.sent.length = 0;
      expect((await one!.command('board', { game })).type).toBe(5);
      while (api.sent.length === 0) await new Promise((done) => setTimeout(done, 50));
      const [{ path, text }] = api.sent as [{ path: string; text: string }];
      expect(path).toMatch(/^PATCH \/api\/v10\/webhooks\/1234\/token\d+\/messages\/@original$/);
      expect(text).toContain('\x89PNG');
      expect(text).toContain('"filename":"board.png","description":"');
    },
    DRAWN_MS,
  );

  it(
    'has a board that comes later in words alone where Discord does not take its picture',
    async () => {
      const game = await begun('columbia1812');
      api.sent.length = 0;
      api.takesPictures = false;
      await one!.command('board', { game });
      await until(() => api.sent.length > 1);
      api.takesPictures = true;
      const [first, second] = api.sent as [{ path: string; text: string }, (typeof api.sent)[0]];
      expect([first.text.includes('\x89PNG'), second.path]).toEqual([true, first.path]);
      const body = JSON.parse(Buffer.from(second.text, 'latin1').toString());
      expect(body).not.toHaveProperty('attachments');
      expect(body.content).toContain('War of 1812');
    },
    DRAWN_MS,
  );

  it('is resigned when its player is sure', async () => {
    const game = await begun('columbia1812');
    const sure = await one!.command('resign', { game });
    expect((await one!.press(sure.others[0]!)).text).toContain('The game is over');
  });
});
