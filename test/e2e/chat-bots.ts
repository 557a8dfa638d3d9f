import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { checkMessage as checkDiscord } from '../../src/chat/discord/limits.js';
import { checkMessage as checkSlack } from '../../src/chat/slack/limits.js';
import { isUuid } from '../../src/common/uuid.js';
import { Wall } from '../../src/time/wall.js';
import { http } from './http.js';
import type { TestApp } from './support.js';
import { until } from './waiting.js';

/** Fakes of Discord and Slack: what bots send there, and what their users press and type. */

const TEAM = 'T0001';
const SECRET = '8f742231b10e8888abcd99aaabbb85a5';
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const JSON_TYPE = { 'content-type': 'application/json' };

interface Request {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: any;
  /** The picture beside it, one character per byte; null: there is none. */
  readonly picture: string | null;
}

/** A message as its readers see it: private, or in a room. */
interface PrivateText {
  /** The user, or the room. */
  readonly to: string;
  readonly text: string;
  readonly buttons: readonly { readonly label: string; readonly id: string }[];
}

interface Reply {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ChatPlace {
  readonly app: 'discord' | 'slack';
  readonly variables: Readonly<Record<string, string>>;
  /** The variable with the bot's token. */
  readonly tokenVariable: string;
  /** Messages that were taken, in order. */
  readonly taken: PrivateText[];
  /** All requests of the bot, whatever was answered. */
  readonly requests: Request[];
  /** What a message is answered from now on; null: it is taken. */
  answer: Reply | null;
  /** The language of all users. */
  locale: string;
  /** The answers by which the app says that a user takes no messages, that the bot is not in a room, and so on. */
  readonly says: {
    readonly gone: Reply;
    readonly closed: Reply;
    readonly refused: Reply;
    readonly busy: Reply;
  };
  /** The app's id of a user. */
  account(user: string): string;
  /** What the user is told after a command or press, in that room. */
  types(app: TestApp, user: string, text: string, room?: string): Promise<PrivateText>;
  /** A board comes as its words, then how the game stands. */
  presses(app: TestApp, user: string, id: string, room?: string): Promise<PrivateText>;
  stop(): Promise<void>;
}

/** The picture in a form. `bytes`: one character per byte. */
function pictureIn(bytes: string): string | null {
  const [, rest] = bytes.split(/content-type: image\/png\r\n\r\n/i);
  // The end of a part, as a PNG itself holds no such line.
  return rest?.split('\r\n--')[0] ?? null;
}

/** What a request says; beside a picture it is one part of a form. */
function bodyOf(text: string): any {
  const part = /name="payload_json"\r\n(?:[^\r]+\r\n)*\r\n(.*)\r\n/.exec(text)?.[1] ?? text;
  return part === '' ? null : JSON.parse(part);
}

interface Kind {
  /** What is answered where nothing else is said; `message`: the request is one. */
  answered(request: Request): { readonly message: PrivateText | null; readonly body: object };
}

async function openPlace(kind: Kind) {
  const [requests, taken]: [Request[], PrivateText[]] = [[], []];
  const place = { answer: null as ChatPlace['answer'], locale: 'en-US', requests, taken };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { url: path = '', headers } = request;
      const picture = pictureIn(Buffer.concat(chunks).toString('latin1'));
      const came = { path, headers, body: bodyOf(text), picture };
      requests.push(came);
      answer(came, response);
    });
  });
  const answer = (request: Request, response: ServerResponse): void => {
    const { message, body } = kind.answered(request);
    const { answer: given } = place;
    if (message !== null && given !== null) {
      const { status, body: said = {}, headers } = given;
      response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify(said));
      return;
    }
    if (message !== null) taken.push(message);
    response.writeHead(200, JSON_TYPE).end(JSON.stringify(body));
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return Object.assign(place, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  });
}

const inDiscord = (to: string, { content = '', components = [] }: any): PrivateText => ({
  ...{ to, text: content },
  buttons: components.flatMap((row: any) =>
    row.components.flatMap(({ label, custom_id: id, options }: any) =>
      options === undefined
        ? [{ label, id }]
        : options.map((one: any) => ({ label: one.label, id: one.value })),
    ),
  ),
});

/** A channel of one user has their id behind a 7; ids of rooms begin with something else. */
const channelAnswer = ({ path, body }: Request) => {
  const [, channel] = /^\/api\/v10\/channels\/7?(\d+)\/messages$/.exec(path) ?? [];
  if (channel === undefined) return { message: null, body: { id: `7${body?.recipient_id}` } };
  checkDiscord(body);
  expect(body.allowed_mentions).toEqual({ parse: [] });
  expect([body.nonce.length <= 25, body.enforce_nonce]).toEqual([true, true]);
  return { message: inDiscord(channel, body), body: { id: '1' } };
};

/** Seconds since 1970, as the service has it. */
const nowIn = ({ app }: TestApp): string => `${Math.floor(app.get(Wall).now() / 1_000)}`;

let last = 0;
const next = (): number => (last += 1);

export async function startDiscord(): Promise<ChatPlace> {
  const place = await openPlace({ answered: channelAnswer });
  /** What takes the place of an answer that was announced to the user alone. */
  const later = async (user: string, token: string): Promise<PrivateText> => {
    const path = `/api/v10/webhooks/1234/${token}/messages/@original`;
    const sent = () => place.requests.find((one) => one.path === path);
    await until(() => sent() !== undefined);
    const { body } = sent()!;
    checkDiscord(body);
    const { text, buttons } = inDiscord(user, body);
    const words = (body.attachments ?? []).map((one: any) => one.description);
    return { to: user, text: [...words, text].join('\n'), buttons };
  };
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const interact = async (
    app: TestApp,
    user: string,
    what: object,
    channel_id?: string,
  ): Promise<PrivateText> => {
    const token = `t${next()}`;
    const given = {
      ...{ id: `9${next()}`, token, channel_id, locale: place.locale },
      user: { id: user, username: user },
    };
    const body = JSON.stringify({ ...given, ...what });
    const timestamp = nowIn(app);
    const signature = sign(null, Buffer.from(timestamp + body), privateKey).toString('hex');
    const headers = {
      ...JSON_TYPE,
      ...{ 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp },
    };
    const answer = await http(app.url, 'POST /v1/discord/interactions', { body, headers });
    expect(answer.body.data.flags).toBe(64);
    if (answer.body.type === 5) return later(user, token);
    checkDiscord(answer.body.data);
    return inDiscord(user, answer.body.data);
  };
  const presses = (app: TestApp, user: string, custom_id: string, room?: string) =>
    interact(app, user, { type: 3, data: { custom_id }, message: { flags: 0 } }, room);
  return Object.assign(place, {
    app: 'discord' as const,
    tokenVariable: 'DISCORD_BOT_TOKEN',
    variables: {
      ...{ DISCORD_PUBLIC_KEY: raw.toString('hex'), DISCORD_APP_ID: '1234' },
      ...{ DISCORD_BOT_TOKEN: 'MTIz.abc.secret', DISCORD_API: `${place.url}/api` },
    },
    says: {
      gone: { status: 403, body: { code: 50_007, message: 'Cannot send messages to this user' } },
      closed: { status: 403, body: { code: 50_001, message: 'Missing Access' } },
      refused: { status: 401, body: { code: 0, message: '401: Unauthorized' } },
      busy: {
        ...{ status: 429, headers: { 'retry-after': '120' } },
        body: { message: 'You are being rate limited.', retry_after: 120, global: false },
      },
    },
    account: (user: string) => user,
    types: (app: TestApp, user: string, text: string, room?: string) => {
      const [name, value] = text.split(' ');
      const isEvent = name === 'standings' || (name === 'watch' && !isUuid(value ?? ''));
      const what = isEvent ? 'event' : 'game';
      const options = value === undefined ? [] : [{ name: what, type: 3, value }];
      const data = { name: 'muster', options: [{ name, type: 1, options }] };
      return interact(app, user, { type: 2, data }, room);
    },
    presses,
  });
}

const inSlack = (to: string, { blocks = [] }: any): PrivateText => ({
  to,
  text: blocks.flatMap(({ text, alt_text }: any) => alt_text ?? text?.text ?? []).join('\n'),
  buttons: blocks.flatMap(({ elements = [] }: any) =>
    elements.flatMap(({ text, action_id: id, options }: any) =>
      options === undefined
        ? [{ label: text?.text, id }]
        : options.map((one: any) => ({ label: one.text.text, id: one.value })),
    ),
  ),
});

const methodAnswer =
  (language: () => string) =>
  ({ path, body }: Request) => {
    if (path === '/api/auth.test')
      return { message: null, body: { ok: true, team_id: TEAM, enterprise_id: null } };
    if (path.startsWith('/api/users.info'))
      return { message: null, body: { ok: true, user: { locale: language() } } };
    if (path !== '/api/chat.postMessage') return { message: null, body: {} };
    checkSlack(body);
    return { message: inSlack(body.channel, body), body: { ok: true } };
  };

export async function startSlack(): Promise<ChatPlace> {
  const place: Awaited<ReturnType<typeof openPlace>> = await openPlace({
    answered: methodAnswer(() => place.locale),
  });
  const bring = (app: TestApp, route: string, form: Record<string, string>) => {
    const body = new URLSearchParams(form).toString();
    const timestamp = nowIn(app);
    const seal = createHmac('sha256', SECRET).update(`v0:${timestamp}:${body}`).digest('hex');
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      ...{ 'x-slack-request-timestamp': timestamp, 'x-slack-signature': `v0=${seal}` },
    };
    return http(app.url, `POST /v1/slack/${route}`, { body, headers });
  };
  /** What the service sends to a `response_url`. */
  const sentTo = async (path: string): Promise<any> => {
    const sent = () => place.requests.find((one) => one.path === path);
    await until(() => sent() !== undefined);
    return sent()!.body;
  };
  const presses = async (
    app: TestApp,
    user: string,
    action_id: string,
    room?: string,
  ): Promise<PrivateText> => {
    const path = `/answers/${next()}`;
    const payload = JSON.stringify({
      ...{ type: 'block_actions', team: { id: TEAM }, enterprise: null, trigger_id: path },
      ...{ user: { id: user }, container: { is_ephemeral: false } },
      ...(room !== undefined && { channel: { id: room } }),
      ...{ response_url: place.url + path, actions: [{ action_id }] },
    });
    await bring(app, 'actions', { payload });
    const body = await sentTo(path);
    expect([body.response_type, body.replace_original]).toEqual(['ephemeral', false]);
    return inSlack(user, body);
  };
  const types = async (
    app: TestApp,
    user: string,
    text: string,
    channel_id = '',
  ): Promise<PrivateText> => {
    const form = {
      ...{ team_id: TEAM, user_id: user, user_name: user, trigger_id: `${next()}`, text },
      channel_id,
    };
    const path = `/answers/${next()}`;
    const answer = await bring(app, 'commands', { ...form, response_url: place.url + path });
    // What takes longer than two seconds comes by itself, after an empty answer.
    const body = answer.body.response_type === undefined ? await sentTo(path) : answer.body;
    expect(body.response_type).toBe('ephemeral');
    return inSlack(user, body);
  };
  return Object.assign(place, {
    app: 'slack' as const,
    tokenVariable: 'SLACK_BOT_TOKEN',
    variables: {
      ...{ SLACK_SIGNING_SECRET: SECRET, SLACK_BOT_TOKEN: 'xoxb-secret' },
      SLACK_API: `${place.url}/api`,
    },
    says: {
      gone: { status: 200, body: { ok: false, error: 'channel_not_found' } },
      closed: { status: 200, body: { ok: false, error: 'not_in_channel' } },
      refused: { status: 200, body: { ok: false, error: 'invalid_auth' } },
      busy: {
        ...{ status: 429, headers: { 'retry-after': '120' } },
        body: { ok: false, error: 'ratelimited' },
      },
    },
    account: (user: string) => `${TEAM}-${user}`,
    ...{ types, presses },
  });
}
