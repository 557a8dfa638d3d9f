import { DeskService } from '../../src/chat/desk/desk.service.js';
import { checkMessage as checkDiscord } from '../../src/chat/discord/limits.js';
import { checkMessage as checkSlack } from '../../src/chat/slack/limits.js';
import { signed } from '../../src/tools/chat-simulate/slack.js';
import { type Api, Member, startApi } from './discord.js';
import { http } from './http.js';
import { startApp, type TestApp } from './support.js';
import { until } from './waiting.js';

/** Answers that take longer than apps wait: they are announced, and follow where the app takes them. */

const SECRET = '8f742231b10e8888abcd99aaabbb85a5';
const EPHEMERAL = 64;
const HELP = 'Only you see the answers';
const LINK = '/chat/link#code=';

let api: Api;
let app: TestApp;
beforeAll(async () => {
  api = await startApi();
  const slack = { SLACK_SIGNING_SECRET: SECRET, SLACK_API: api.variables['DISCORD_API']! };
  app = await startApp({ ...api.variables, ...slack, PUBLIC_URL: 'https://muster.example' });
});
afterAll(async () => {
  await app.stop();
  await api.stop();
});
beforeEach(() => {
  api.sent.length = 0;
});
afterEach(() => jest.restoreAllMocks());

/** Holds up whatever the desk answers; returns what lets it go. */
function heldUp(): () => void {
  const desk = app.app.get(DeskService);
  const answer = desk.answer.bind(desk);
  let letGo = (): void => {};
  const gate = new Promise<void>((done) => (letGo = done));
  jest.spyOn(desk, 'answer').mockImplementation(async (...asked) => {
    await gate;
    return answer(...asked);
  });
  return letGo;
}

/** The one message that is sent once the desk is let go; before that none was. */
async function followed(letGo: () => void): Promise<{ path: string; body: any }> {
  expect(api.sent).toEqual([]);
  letGo();
  await until(() => api.sent.length > 0);
  const [{ path, text }, ...more] = api.sent as [{ path: string; text: string }];
  expect(more).toEqual([]);
  return { path, body: JSON.parse(Buffer.from(text, 'latin1').toString()) };
}

describe('a slow answer in Discord', () => {
  const help = { type: 2, data: { name: 'muster', options: [{ name: 'help', type: 1 }] } };
  const press = (message: object) => ({ type: 3, message, data: { custom_id: 'notify' } });
  const own = { flags: EPHEMERAL, interaction_metadata: { user: { id: '201' } } };
  const hidden = { type: 5, data: { flags: EPHEMERAL } };

  it.each<[string, object, object, string]>([
    ['a command is announced to the asker alone', help, hidden, HELP],
    [
      'a press on what others see is announced to the asker alone',
      press({ flags: 0 }),
      hidden,
      LINK,
    ],
    [
      'a press on what the asker alone sees is announced in its place',
      press(own),
      { type: 6 },
      LINK,
    ],
  ])('to %s, and follows by the token', async (_, what, announced, words) => {
    const letGo = heldUp();
    const token = 'late1';
    expect(await new Member(app, '201').bring({ ...what, token })).toEqual(announced);
    const { path, body } = await followed(letGo);
    expect(path).toBe(`PATCH /api/v10/webhooks/1234/${token}/messages/@original`);
    checkDiscord(body);
    expect(body.allowed_mentions).toEqual({ parse: [] });
    expect(body.content).toContain(words);
  });
});

it('what Discord could propose while somebody types is nothing where it takes too long', async () => {
  const search = jest.spyOn(app.app.get(DeskService), 'search');
  search.mockImplementation(() => new Promise(() => {}));
  expect(await new Member(app, '201').typed('play', 'inv')).toEqual([]);
  expect(search).toHaveBeenCalledTimes(1);
});

describe('a slow answer in Slack', () => {
  const home = { team_id: 'T0001', user_id: 'U1', user_name: 'u', trigger_id: '1.2' };
  const responseUrl = (): string => new URL('/answers/1', api.variables['DISCORD_API']).href;

  const bring = (route: string, form: Record<string, string>) => {
    const body = new URLSearchParams(form).toString();
    return http(app.url, `POST /v1/slack/${route}`, { body, headers: signed(SECRET, body) });
  };

  const pressed = (is_ephemeral: boolean): Record<string, string> => ({
    payload: JSON.stringify({
      ...{ type: 'block_actions', team: { id: 'T0001' }, user: { id: 'U1' }, trigger_id: '1.3' },
      ...{ container: { is_ephemeral }, response_url: responseUrl() },
      actions: [{ action_id: 'notify' }],
    }),
  });
  const typed = () => ({ ...home, text: 'help', response_url: responseUrl() });

  it.each<[string, string, () => Record<string, string>, boolean, string]>([
    ['a command', 'commands', typed, false, HELP],
    ['a press on what others see', 'actions', () => pressed(false), false, LINK],
    ['a press on what the asker alone sees', 'actions', () => pressed(true), true, LINK],
  ])(
    'to %s leaves the first one empty, and follows to its response_url for the asker alone',
    async (_, route, form, inPlace, words) => {
      const letGo = heldUp();
      const first = await bring(route, form());
      expect([first.status, first.text]).toEqual([200, '']);
      const { path, body } = await followed(letGo);
      expect(path).toBe('POST /answers/1');
      checkSlack(body);
      expect([body.response_type, body.replace_original]).toEqual(['ephemeral', inPlace]);
      expect(JSON.stringify(body.blocks)).toContain(words);
    },
  );
});
