import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { Client as UrqlClient, subscriptionExchange } from '@urql/core';
import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';

import { bearer } from './http.js';
import { startApp, type TestApp } from './support.js';
import { until } from './waiting.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** The wrapper as docs/api.md shows it. */
async function documented(): Promise<(client: Client) => Client> {
  const text = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  const [, code = ''] = /^```js\n(.*?)^```/ms.exec(text) ?? [];
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.resuming;
}

const QUERY = `subscription ($game: ID!, $after: Int) {
  gameChanged(gameId: $game, after: $after) { version }
}`;

interface Heard {
  readonly data?: any;
}
type Follow = (
  client: Client,
  variables: Record<string, unknown>,
  tell: (heard: Heard) => void,
) => void;

const FOLLOWERS: [string, Follow][] = [
  [
    'graphql-ws',
    (client, variables, next) =>
      void client.subscribe(
        { query: QUERY, variables },
        { next: next as never, error: () => undefined, complete: () => undefined },
      ),
  ],
  [
    'Apollo Client',
    (client, variables, next) =>
      void new ApolloClient({ cache: new InMemoryCache(), link: new GraphQLWsLink(client) })
        .subscribe({ query: gql(QUERY), variables })
        .subscribe(next),
  ],
  [
    'urql',
    (client, variables, next) =>
      void new UrqlClient({
        url: `${app.url}/graphql`,
        exchanges: [
          subscriptionExchange({
            forwardSubscription: ({ query = '', variables: sent }) => ({
              subscribe: (sink) => ({
                unsubscribe: client.subscribe({ query, variables: sent as never }, sink as never),
              }),
            }),
          }),
        ],
      })
        .subscription(QUERY, variables)
        .subscribe(next),
  ],
];

/** A graphql-ws client that comes back at once, and a way to cut its line. */
function cuttable(token: string): { client: Client; cut: () => void } {
  const lines: WebSocket[] = [];
  class Line extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      lines.push(this);
    }
  }
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Line,
    connectionParams: bearer(token),
    retryAttempts: Infinity,
    retryWait: async () => undefined,
  });
  return { client, cut: () => lines.at(-1)?.terminate() };
}

/** A game of two, and how to play it on to a later version, which it tells. */
async function begun() {
  const tokens = [(await app.signUp()).token, (await app.signUp()).token];
  const input = '{ ruleset: "columbia1812", scenario: "campaign", seat: "us" }';
  const made = await app.ask(`mutation { createGame(input: ${input}) { id } }`, {}, tokens[0]);
  const { id } = made.createGame;
  const join = 'mutation ($id: ID!) { joinGame(gameId: $id, seat: "gb") { id } }';
  await app.ask(join, { id }, tokens[1]);
  const versionNow = async (): Promise<number> =>
    (await app.rest(`GET /v1/games/${id}`, { token: tokens[0] })).body.version;
  const playOn = async (): Promise<number> => {
    const before = await versionNow();
    while ((await versionNow()) === before)
      for (const token of tokens) {
        const { body } = await app.rest(`GET /v1/games/${id}/choices`, { token });
        const [first] = body.choices;
        if (first === undefined) continue;
        const asked = { version: body.version, actions: [first.action] };
        const headers = { 'idempotency-key': randomUUID() };
        await app.rest(`POST /v1/games/${id}/moves`, { token, headers, body: asked });
      }
    return versionNow();
  };
  return { id, token: tokens[0]!, playOn };
}

describe.each(FOLLOWERS)('%s with the wrapper', (_name, follow) => {
  it('goes on where its line was cut, and hears nothing twice', async () => {
    const resuming = await documented();
    const { id, token, playOn } = await begun();
    const { client, cut } = cuttable(token);
    const versions: number[] = [];
    follow(resuming(client), { game: id, after: 0 }, ({ data }) =>
      versions.push(data?.gameChanged.version),
    );
    let last = 0;
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 3; i++) last = await playOn();
      await until(() => versions.at(-1) === last);
      cut();
    }
    last = await playOn();
    await until(() => versions.at(-1) === last);
    expect(versions).toEqual(Array.from({ length: last }, (_, i) => i + 1));
    await client.dispose();
  });
});
