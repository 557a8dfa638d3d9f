import { randomUUID } from 'node:crypto';

import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

import { ThinMutations, type ThinWay } from '../../src/graphql/thin/thin-mutations.js';
import { TokensService } from '../../src/players/tokens.service.js';
import { bearer } from './http.js';
import { startApp, type TestApp } from './support.js';
import { deployment, offerToy, startToy, type ToyGame } from './toy-games.js';

offerToy();

let app: TestApp;
let taken = 0;
/** Whether mutations may go the thin way. */
let open = true;
beforeAll(async () => {
  app = await startApp();
  const thin = app.app.get(ThinMutations);
  const { add } = thin;
  // The way that the service itself has laid is kept, and may be closed.
  const ways = (thin as unknown as { ways: Map<string, ThinWay> }).ways;
  for (const [field, way] of ways)
    add.call(thin, field, {
      ...way,
      begin: (...asked) => {
        const answer = open ? way.begin(...asked) : undefined;
        if (answer !== undefined) taken += 1;
        return answer;
      },
    });
});
afterAll(() => app.stop());

const GAME = 'id version draft status owed view choices { action label } undo { label }';
const RESULT = `__typename
  ... on Played { version applied stopped rolls { dice purpose } game { ${GAME} } }
  ... on Refused { code message clause { id } step better { action } version game { ${GAME} } }`;
const PLAY = `mutation ($input: PlayInput!) { play(input: $input) { ${RESULT} } }`;
const TWICE = `mutation ($input: PlayInput!, $other: PlayInput!) {
  a: play(input: $input) { ${RESULT} } b: play(input: $other) { ${RESULT} } }`;
const NOBODYS = '00000000-0000-4000-8000-000000000000';

/** How a request is sent: by which document, and over what. */
const SENDERS: Readonly<Record<string, (body: object, token?: string) => Promise<unknown>>> = {
  'over HTTP': (body, token) => posted(body, token),
  'over HTTP, in Japanese': (body, token) => posted(body, token, { 'accept-language': 'ja' }),
  "in GraphQL's own media type": (body, token) =>
    posted(body, token, { accept: 'application/graphql-response+json' }),
  'over a WebSocket': spoken,
};

/** All that a client gets, without what differs from request to request. */
async function posted(body: object, token?: string, headers: Record<string, string> = {}) {
  const answer = await app.rest('POST /graphql', { body, token, headers });
  const told = [...answer.headers].filter(([name]) => name !== 'date');
  return { status: answer.status, headers: told, text: unnamed(answer.text) };
}

const unnamed = (text: string): string =>
  text.replaceAll(/"requestId":"[^"]+"/g, '"requestId":"…"');

async function spoken(body: object, token?: string): Promise<unknown> {
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: bearer(token),
    retryAttempts: 0,
  });
  const heard: string[] = [];
  try {
    for await (const result of client.iterate(body as never)) heard.push(JSON.stringify(result));
  } catch (error) {
    heard.push(JSON.stringify(error));
  } finally {
    await client.dispose();
  }
  return heard.map(unnamed);
}

/** The same sent twice, once each way; a move is made by the first and repeated by the second. */
async function bothWays(
  send: (body: object, token?: string) => Promise<unknown>,
  body: object,
  { token, thinFirst }: { readonly token: string | undefined; readonly thinFirst: boolean },
): Promise<readonly [unknown, unknown, number]> {
  const before = taken;
  open = thinFirst;
  const one = await send(body, token);
  open = !thinFirst;
  const other = await send(body, token);
  open = true;
  return [one, other, taken - before];
}

interface Players {
  readonly game: ToyGame;
  /** Who owes nothing, who is in no game, and keys of the one who is to move. */
  readonly tokens: Readonly<Record<string, string | undefined>>;
}

async function seated(): Promise<Players> {
  const game = await startToy(app);
  const red = game.red.player?.token ?? '';
  const key = async (scopes: string[]): Promise<string> => {
    const body = { name: 'bot', scopes };
    return (await app.rest('POST /v1/tokens', { token: red, body })).body.token;
  };
  const tokens = {
    red,
    blue: game.blue.player?.token,
    stranger: (await app.signUp()).token,
    nobody: undefined,
    none: 'not-a-token',
    key: await key(['read', 'play']),
    reading: await key(['read']),
  };
  for (const token of Object.values(tokens)) await known(token);
  return { game, tokens };
}

/** Only who has called before goes the thin way; a key is not trusted before what was revoked has been looked at. */
async function known(token = ''): Promise<void> {
  const tokens = app.app.get(TokensService);
  const isGood =
    (await app.graphql('{ rulesets { id } }', {}, token || undefined)).errors === undefined;
  for (let tries = 0; isGood && token !== '' && tries < 200; tries++) {
    if (tokens.atHand(`Bearer ${token}`) !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const input = (game: ToyGame, more: object = {}) => ({
  ...{ gameId: game.id, requestId: randomUUID(), version: 1 },
  ...{ actions: [deployment('red')[0]] },
  ...more,
});

describe.each(Object.entries(SENDERS))('a mutation %s', (_, send) => {
  let players: Players;
  beforeAll(async () => {
    players = await seated();
  });

  it.each([true, false])(
    'that is carried out is answered alike (the thin way first: %s)',
    async (thinFirst) => {
      const { game, tokens } = await seated();
      const plan = deployment('red');
      for (const [i, action] of plan.entries()) {
        const token = [tokens['red'], tokens['key']][i % 2];
        const body = { query: PLAY, variables: { input: input(game, { actions: [action] }) } };
        const [one, other, thin] = await bothWays(send, body, { token, thinFirst });
        expect(JSON.stringify(one)).toContain('Played');
        expect(other).toEqual(one);
        expect(thin).toBe(1);
      }
      expect((await game.red.read()).draft).toBe(plan.length);
    },
  );

  it.each<[string, object, string, number]>([
    ['an action that the rules forbid', { actions: [{ do: 'bid', coin: 99 }] }, 'red', 1],
    ['an action of no shape', { actions: ['what?'] }, 'red', 1],
    ['a plan with a step too many', { actions: [deployment('red')[0], { do: 'x' }] }, 'red', 1],
    ['another version', { version: 7 }, 'red', 1],
    ['another draft', { draft: 7 }, 'red', 1],
    ['a game that there is not', { gameId: NOBODYS }, 'red', 1],
    ['what is no game', { gameId: 'x' }, 'red', 1],
    ['who owes nothing', { actions: [{ do: 'done' }], version: 1 }, 'blue', 1],
    ['who has no seat', {}, 'stranger', 1],
    ['nobody', {}, 'nobody', 0],
    ['who has no good token', {}, 'none', 0],
    ['a key that may only read', {}, 'reading', 0],
    ['no action', { actions: [] }, 'red', 0],
    ['too many actions', { actions: Array.from({ length: 501 }, () => 1) }, 'red', 0],
    ['a request without a name', { requestId: '' }, 'red', 0],
    ['a field that there is not', { moves: 1 }, 'red', 0],
    ['a version that is none', { version: 1.5 }, 'red', 0],
    ['no version', { version: null }, 'red', 0],
    ['text that cannot be kept', { actions: ['\u0000'] }, 'red', 0],
  ])('is refused alike: %s', async (_name, more, who, thin) => {
    const { game, tokens } = players;
    const body = { query: PLAY, variables: { input: input(game, more) } };
    const [one, other, times] = await bothWays(send, body, {
      token: tokens[who],
      thinFirst: true,
    });
    expect(JSON.stringify(one)).toMatch(/Refused|errors|message/);
    expect(other).toEqual(one);
    expect(times).toBe(thin);
    expect((await game.red.read()).draft).toBe(0);
  });

  it.each<[string, string, number]>([
    ['an action that the rules forbid', '{do: "bid", coin: 99}', 1],
    ['words that are no text', '{do: bid, coin: true, of: null}', 1],
    ['text that cannot be kept', '{do: "\\u0000"}', 0],
    ['a field that would be taken for a prototype', '{__proto__: 1}', 0],
    ['lists in lists', '['.repeat(40) + ']'.repeat(40), 0],
    ['a list of too many', `[${'1,'.repeat(1_001)}]`, 0],
  ])('written into its document is refused alike: %s', async (_name, action, thin) => {
    const { game, tokens } = players;
    const asked = `gameId: "${game.id}", requestId: "${randomUUID()}", version: 1`;
    const query = `mutation { play(input: {${asked}, actions: [${action}]}) { ${RESULT} } }`;
    const way = { token: tokens['red'], thinFirst: true };
    const [one, other, times] = await bothWays(send, { query }, way);
    expect(JSON.stringify(one)).toMatch(/Refused|errors|message/);
    expect(other).toEqual(one);
    expect(times).toBe(thin);
  });

  it('beside another is answered alike, and so is a request named again for another', async () => {
    const { game, tokens } = await seated();
    const first = input(game);
    const variables = { input: first, other: { ...first, actions: [deployment('red')[1]] } };
    const body = { query: TWICE, variables };
    const [one, other, thin] = await bothWays(send, body, {
      token: tokens['red'],
      thinFirst: true,
    });
    expect(JSON.stringify(one)).toContain('REQUEST_ID_REUSED');
    expect(other).toEqual(one);
    expect(thin).toBe(2);
  });
});

it('what comes often, and is compiled, is answered alike', async () => {
  const { game, tokens } = await seated();
  const body = { query: PLAY, variables: { input: input(game) } };
  const answers: unknown[] = [];
  for (let i = 0; i < 30; i++) {
    open = i % 2 === 0;
    answers.push(await posted(body, tokens['red']));
  }
  open = true;
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

it('a key that was revoked, or a session that is over, opens the thin way no more', async () => {
  const { game, tokens } = await seated();
  const keys = (await app.rest('GET /v1/tokens', { token: tokens['red'] })).body;
  const [{ id }] = (keys.items ?? keys).filter(({ scopes }: any) => scopes.length === 2);
  await app.ask('mutation ($id: ID!) { revokeApiToken(id: $id) { id } }', { id }, tokens['red']);
  const before = taken;
  const answer = await app.graphql(PLAY, { input: input(game) }, tokens['key']);
  expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(taken).toBe(before);
});
