import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { checkMessage, type Sent } from '../../src/chat/discord/limits.js';
import { http } from './http.js';
import type { TestApp, TestPlayer } from './support.js';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const APP_ID = '1234';
const ROUTE = 'POST /v1/discord/interactions';
const EPHEMERAL = 64;

/** A fake of Discord's API, which receives the answers that were announced before. */
export interface Api {
  readonly sent: { readonly path: string; readonly text: string }[];
  readonly variables: Readonly<Record<string, string>>;
  /** Whether messages with a picture are refused from now on. */
  takesPictures: boolean;
  stop(): Promise<void>;
}

export async function startApi(): Promise<Api> {
  const sent: { path: string; text: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = `${request.method} ${request.url}`;
      const text = Buffer.concat(chunks).toString('latin1');
      sent.push({ path, text });
      const isTaken = api.takesPictures || !text.includes('\x89PNG');
      response.writeHead(isTaken ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const api: Api = {
    sent,
    takesPictures: true,
    variables: {
      DISCORD_PUBLIC_KEY: raw.toString('hex'),
      DISCORD_APP_ID: APP_ID,
      DISCORD_API: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    },
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return api;
}

export const now = (): string => `${Math.floor(Date.now() / 1_000)}`;

export function signed(body: string, timestamp = now()): Record<string, string> {
  const signature = sign(null, Buffer.from(timestamp + body), privateKey).toString('hex');
  return {
    'content-type': 'application/json',
    'x-signature-ed25519': signature,
    'x-signature-timestamp': timestamp,
  };
}

export const bring = (app: TestApp, body: string, headers = signed(body)) =>
  http(app.url, ROUTE, { body, headers });

let last = 0;

/** What a user sees: the text, the options to pick, and the buttons to press. */
export interface Seen {
  readonly type: number;
  readonly text: string;
  readonly choices: readonly string[];
  readonly others: readonly string[];
}

const PRIMARY = 1;

/** Reads an answer. Checks that only the user who asked sees it, and that Discord would accept it. */
function seen({ type, data = {} }: any, inPlace: boolean): Seen {
  if (type === 7 || type === 6) expect(inPlace).toBe(true);
  else expect(data.flags).toBe(EPHEMERAL);
  if (data.content !== undefined) checkMessage(data as Sent);
  const all = ((data.components ?? []) as any[]).flatMap(({ components }) => components);
  const selects = all.flatMap(({ options = [] }) => options.map((one: any) => one.value));
  const buttons = all.filter((one) => one.type === 2);
  const primary = buttons.filter(({ style }) => style === PRIMARY);
  const others = buttons.filter(({ style }) => style !== PRIMARY);
  const idsOf = (some: any[]): string[] => some.map(({ custom_id }) => custom_id);
  return {
    type,
    text: data.content ?? '',
    choices: [...selects, ...idsOf(primary)],
    others: idsOf(others),
  };
}

/** A user with an account at Discord. */
export class Member {
  constructor(
    readonly app: TestApp,
    readonly id: string,
    readonly locale = 'en-US',
  ) {}

  async bring(what: object): Promise<any> {
    last += 1;
    const user = { id: this.id, username: `user${this.id}`, global_name: null };
    const given = { id: `9${last}`, token: `token${last}`, locale: this.locale, member: { user } };
    const { status, body } = await bring(this.app, JSON.stringify({ ...given, ...what }));
    expect(status).toBe(200);
    return body;
  }

  async command(name: string, values: Record<string, string> = {}): Promise<Seen> {
    const options = Object.entries(values).map(([key, value]) => ({ name: key, type: 3, value }));
    const data = { name: 'muster', options: [{ name, type: 1, options }] };
    return seen(await this.bring({ type: 2, data }), false);
  }

  /** Presses a button of a message that only `owner` sees. */
  async press(custom_id: string, more: object = {}, owner = this.id): Promise<Seen> {
    const message = { flags: EPHEMERAL, interaction_metadata: { user: { id: owner } } };
    return seen(await this.bring({ type: 3, message, data: { custom_id }, ...more }), true);
  }

  async typed(
    name: string,
    value: string,
    game?: string,
  ): Promise<{ name: string; value: string }[]> {
    const options = [
      { name: 'what', type: 3, value, focused: true },
      ...(game === undefined ? [] : [{ name: 'game', type: 3, value: game }]),
    ];
    const data = { name: 'muster', options: [{ name, type: 1, options }] };
    const { type, data: answer } = await this.bring({ type: 4, data });
    expect(type).toBe(8);
    return answer.choices;
  }

  /** Plays as a new player from now on. */
  async join(): Promise<TestPlayer> {
    const { text } = await this.command('link');
    const code = /#code=(\S+)/.exec(text)?.[1];
    const player = await this.app.signUp(`Player ${this.id}`);
    const made = await this.app.rest('POST /v1/chat/links', {
      body: { code },
      token: player.token,
    });
    expect(made.status).toBe(201);
    return player;
  }
}
