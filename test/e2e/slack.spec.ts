import { decodePath } from '../../src/chat/menus/path.js';
import { RULESETS } from '../../src/rules/index.js';
import { openSlack, signed, type SlackPlatform } from '../../src/tools/chat-simulate/slack.js';
import { http } from './http.js';
import { picker } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

const SECRET = '8f742231b10e8888abcd99aaabbb85a5';
type Member = ReturnType<SlackPlatform['member']>;
type Seen = Awaited<ReturnType<Member['press']>>;

let slack: SlackPlatform;
let app: TestApp;
let [one, two]: Member[] = [];
const tokens = new Map<Member, string>();
beforeAll(async () => {
  slack = await openSlack({ secret: SECRET, port: 0 });
  app = await startApp({ ...slack.variables, PUBLIC_URL: 'https://muster.example' });
  [one, two] = await Promise.all([linked('U1'), linked('U2J')]);
});
afterAll(async () => {
  await app.stop();
  await slack.close();
});

const stranger = (account: string): Member => slack.member(app.url, account);

/** Plays as a new player. */
async function linked(account: string): Promise<Member> {
  const member = stranger(account);
  const code = /#code=([^\s>]+)/.exec((await member.command('link')).text)?.[1];
  const { token } = await app.signUp(`Player ${account}`);
  const made = await app.rest('POST /v1/chat/links', { body: { code }, token });
  expect(made.status).toBe(201);
  tokens.set(member, token);
  return member;
}

/** A game of the two in which chance is always the same. */
async function fixed(ruleset: string): Promise<string> {
  const chance = { seed: '07'.repeat(32), entropy: 'private' };
  const [token, other] = [tokens.get(one!), tokens.get(two!)] as [string, string];
  const { body } = await app.rest('POST /v1/games', {
    body: { ruleset, scenario: 'campaign', seat: 'us', ...chance },
    token,
  });
  const { id, invite } = body;
  const joining = { body: invite === null ? {} : { invite }, token: other };
  expect((await app.rest(`POST /v1/games/${id}/seats/gb`, joining)).status).toBe(201);
  return id;
}

const bring = (body: string, headers = signed(SECRET, body), route = 'commands') =>
  http(app.url, `POST /v1/slack/${route}`, { body, headers });
const now = (): number => Math.floor(Date.now() / 1_000);
const versionOf = async (id: string): Promise<number> =>
  (await app.rest(`GET /v1/games/${id}`)).body.version;

/** A game of the two, one of whom waits. */
async function begun(ruleset: string): Promise<string> {
  const { text } = await one!.typed(`new ${ruleset} person`);
  const [id = ''] = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(text) ?? [];
  await two!.typed(`join ${id}`);
  return id;
}

/** Whoever owes a decision, and what they may choose from. */
async function asked(game: string): Promise<{ member: Member; shown: Seen } | null> {
  for (const member of [one!, two!]) {
    const shown = await member.typed(`play ${game}`);
    if (shown.choices.length > 0) return { member, shown };
  }
  return null;
}

const FORM = 'command=%2Fmuster&text=help&team_id=T0001&user_id=U9&user_name=u&trigger_id=1.2';
const HELP = `${FORM}&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2F1`;

describe('a command', () => {
  it('is answered where Slack has signed it', async () => {
    const { status, body } = await bring(HELP);
    expect([status, body.response_type]).toEqual([200, 'ephemeral']);
    expect(body.text).toContain('Only you see the answers.');
    expect((await bring('ssl_check=1')).text).toBe('');
  });

  it.each<[string, string, () => Record<string, string>]>([
    ['of another body', HELP.replace('U9', 'U8'), () => signed(SECRET, HELP)],
    ['of a body that reads the same', HELP.replace('%2F', '/'), () => signed(SECRET, HELP)],
    ['of six minutes ago', HELP, () => signed(SECRET, HELP, `${now() - 360}`)],
    ['of six minutes hence', HELP, () => signed(SECRET, HELP, `${now() + 360}`)],
    ['of another secret', HELP, () => signed('0'.repeat(32), HELP)],
    ['of nobody', HELP, () => ({ 'content-type': 'application/x-www-form-urlencoded' })],
  ])('is UNAUTHENTICATED with a signature %s', async (_, body, headers) => {
    for (const route of ['commands', 'actions']) {
      const answer = await bring(body, headers(), route);
      expect([answer.status, answer.body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });

  it.each([
    ['commands', 'text=help'],
    ['commands', `${FORM}&response_url=https%3A%2F%2Fhooks.slack.com.example%2F1`],
    ['commands', `${FORM}&response_url=nowhere`],
    ['actions', 'payload=x'],
    ['actions', 'payload=null'],
    ['actions', 'payload=%7B%22type%22%3A%22view_submission%22%7D'],
  ])('that is none is INVALID_INPUT: %s %s', async (route, body) => {
    const answer = await bring(body, signed(SECRET, body), route);
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('somebody who is not linked', () => {
  it('is given a page, whatever they ask for, in their language', async () => {
    const member = stranger('U3J');
    for (const text of ['play', 'link', 'board', 'new', 'move a']) {
      const shown = await member.typed(text);
      expect(shown.text).toMatch(/[\u3040-\u30ff].*<https:\/\/muster\.example\/chat\/link#code=/s);
      expect(shown.faults).toEqual([]);
    }
  });
});

describe('somebody who is linked', () => {
  it('and asks for what there is not, is told so', async () => {
    for (const text of ['sing', 'dance now'])
      expect((await one!.typed(text)).text).toContain('no such command');
    expect((await one!.press('x')).text).toContain('no such command');
    expect((await one!.typed('play x')).text).toContain('There is no such game');
    expect((await one!.typed('new')).text).toContain('/muster new madison');
  });
});

describe('a game', () => {
  it.each(RULESETS.map(({ id }) => id))('of %s is played by presses alone', async (ruleset) => {
    const game = await begun(ruleset);
    const pick = picker(7);
    const faults: string[] = [];
    let presses = 0;
    for (let turn = await asked(game); turn !== null && presses < 80; turn = await asked(game)) {
      let { shown } = turn;
      while (presses < 80 && shown.choices.length > 0) {
        shown = await turn.member.press(shown.choices[pick(shown.choices)]!);
        faults.push(...shown.faults);
        expect(shown.text).not.toMatch(/out of date|古くなって/);
        presses++;
      }
    }
    expect(faults).toEqual([]);
    expect(presses).toBe(80);
    expect(await versionOf(game)).toBeGreaterThan(10);
  });

  it('takes a press once, however often it comes, and answers a stale one with the question', async () => {
    const game = await begun('columbia1812');
    const { member, shown } = (await asked(game))!;
    let last = shown;
    const count = async (): Promise<number> => {
      const counted = `SELECT count(*)::int AS count FROM moves WHERE game_id = $1 AND kind = 'play'`;
      return (await app.pool.query(counted, [game])).rows[0].count;
    };
    for (let presses = 0; presses < 4 && (await count()) === 0; presses++) {
      const [choice] = last.choices;
      const answers = await Promise.all([1, 2].map(() => member.press(choice!, `7.${presses}`)));
      last = answers[0]!;
    }
    expect(await count()).toBe(1);
    const stale = await member.press(shown.choices[0]!);
    expect(stale.text).toMatch(/out of date|古くなって/);
    expect(stale.choices.length).toBeGreaterThan(0);
  });

  it('is not changed by `move` without a word, not even where there is one thing to do', async () => {
    const game = await fixed('ops1812');
    const isLone = ({ choices: [first = '', ...others] }: Seen): boolean =>
      others.length === 0 && decodePath(first)?.picks[0]?.field === null;
    const pick = picker(7);
    let { member, shown } = (await asked(game))!;
    for (let presses = 0; presses < 400 && !isLone(shown); presses++) {
      shown = await member.press(shown.choices[pick(shown.choices)]!);
      if (shown.choices.length === 0) ({ member, shown } = (await asked(game))!);
    }
    expect(isLone(shown)).toBe(true);
    shown = await member.typed(`play ${game}`);
    const version = await versionOf(game);
    for (const text of [`move ${game}`, `move ${game}  `]) {
      const told = await member.typed(text);
      expect([told.choices, told.faults]).toEqual([shown.choices, []]);
    }
    expect(await versionOf(game)).toBe(version);
    expect((await member.press(shown.choices[0]!)).text).not.toMatch(/out of date|古くなって/);
    expect((await member.typed(`play ${game}`)).choices).not.toEqual(shown.choices);
  });

  it('is changed by nobody who presses what another was shown', async () => {
    const game = await begun('columbia1812');
    const { shown } = (await asked(game))!;
    const version = await versionOf(game);
    const third = await linked('U4');
    expect((await third.press(shown.choices[0]!)).choices).toEqual([]);
    expect((await third.press(`resign:${game}:${version}`)).text).toContain('no seat');
    expect(await versionOf(game)).toBe(version);
  });

  it('has a board as a picture that its asker alone is shown, the same while nothing changes', async () => {
    const game = await begun('columbia1812');
    const [board, again, others] = [
      await one!.typed(`board ${game}`),
      await one!.typed(`board ${game}`),
      await two!.typed(`board ${game}`),
    ];
    expect(board.faults).toEqual([]);
    const linkIn = ({ text }: Seen) =>
      /https:\/\/muster\.example(\/v1\/pictures\/\S+\.png\?locale=(en|ja))/.exec(text)!;
    expect(linkIn(again)[0]).toBe(linkIn(board)[0]);
    expect([linkIn(board)[2], linkIn(others)[2]]).toEqual(['en', 'ja']);
    const drawn = async (seen: Seen): Promise<Buffer> => {
      const picture = linkIn(seen)[1]!.replace('.png', '.svg');
      const { status, bytes } = await http(app.url, `GET ${picture}`);
      expect(status).toBe(200);
      return bytes;
    };
    expect((await drawn(board)).equals(await drawn(others))).toBe(false);
  });

  it('is resigned when its player is sure', async () => {
    const game = await begun('columbia1812');
    const sure = await one!.typed(`resign ${game}`);
    expect((await one!.press(sure.others[0]!)).text).toContain('The game is over');
  });
});
