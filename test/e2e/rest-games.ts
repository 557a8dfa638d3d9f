import { randomUUID } from 'node:crypto';

import type { Action } from '../../src/rules/index.js';
import type { RestAnswer, TestApp, TestPlayer } from './support.js';
import type { Client } from './toy-games.js';

export interface Choices {
  readonly version: number;
  readonly draft: number;
  readonly choices: readonly {
    readonly action: Action;
    readonly label: string;
    readonly words: readonly string[];
  }[];
}

/** A player or spectator who uses REST in one game. */
export class RestClient {
  readonly path: string;

  constructor(
    readonly app: TestApp,
    readonly gameId: string,
    readonly player?: TestPlayer,
  ) {
    this.path = `/v1/games/${gameId}`;
  }

  get<T = any>(what = '', headers: Record<string, string> = {}): Promise<RestAnswer<T>> {
    return this.app.rest(`GET ${this.path}${what}`, { headers, ...this.token() });
  }

  post<T = any>(
    what: string,
    body: unknown,
    requestId: string = randomUUID(),
  ): Promise<RestAnswer<T>> {
    const headers = { 'idempotency-key': requestId };
    return this.app.rest(`POST ${this.path}${what}`, { body, headers, ...this.token() });
  }

  async choices(): Promise<Choices> {
    return (await this.get<Choices>('/choices')).body;
  }

  private token(): { token?: string } {
    return this.player === undefined ? {} : { token: this.player.token };
  }
}

export interface RestGame {
  readonly id: string;
  readonly us: RestClient;
  readonly gb: RestClient;
  readonly spectator: RestClient;
}

/** Two players in a game of War of 1812, at version 1. */
export async function startWar(app: TestApp, order: object = {}): Promise<RestGame> {
  const [one, two] = [await app.signUp('Dearborn'), await app.signUp('Prevost')];
  const body = { ruleset: 'columbia1812', scenario: 'campaign', seat: 'us', ...order };
  const made = await app.rest('POST /v1/games', { body, token: one.token });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { id, invite } = made.body;
  const joined = await app.rest(`POST /v1/games/${id}/seats/gb`, {
    body: invite === null ? {} : { invite },
    token: two.token,
  });
  if (joined.status !== 201) throw new Error(JSON.stringify(joined.body));
  const of = (player?: TestPlayer) => new RestClient(app, id, player);
  return { id, us: of(one), gb: of(two), spectator: of() };
}

/** Plays choices, chosen by `pick`, until `until` returns true or the game is over; returns how many were played. */
export async function playOn(
  clients: readonly RestClient[],
  pick: (choices: Choices['choices']) => number,
  until: (count: number) => boolean | Promise<boolean>,
): Promise<number> {
  for (let count = 0; ; count++) {
    if (await until(count)) return count;
    const played = await playOnce(clients, pick);
    if (!played) return count;
  }
}

async function playOnce(
  clients: readonly RestClient[],
  pick: (choices: Choices['choices']) => number,
): Promise<boolean> {
  for (const client of clients) {
    const { version, draft, choices } = await client.choices();
    if (choices.length === 0) continue;
    const action = choices[pick(choices)]?.action;
    const { status, body } = await client.post('/moves', { version, draft, actions: [action] });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return true;
  }
  return false;
}

/** A random chooser that chooses the same for the same seed. */
export function picker(seed: number): (choices: { readonly length: number }) => number {
  let state = seed;
  return ({ length }) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * length);
  };
}
/** A move that a player with choices can make now; it can be sent with `send` to any instance, any number of times. */
export async function nextMove(clients: readonly Client[]) {
  for (const client of clients) {
    const { version, choices } = await client.read();
    const [choice] = choices;
    if (choice === undefined) continue;
    const requestId = randomUUID();
    const body = { version, actions: [choice.action] };
    const send = (app: TestApp) =>
      new RestClient(app, client.gameId, client.player!).post('/moves', body, requestId);
    return { client, version, requestId, send };
  }
  throw new Error('nobody has a choice');
}
