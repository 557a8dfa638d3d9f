import { randomUUID } from 'node:crypto';

import { startApp, type TestApp } from './support.js';

/** What comes back often enough is answered without Apollo: nobody must be able to tell. */

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

interface Request {
  readonly body: object;
  readonly headers?: Record<string, string>;
}

/** All that a client gets, without what differs from request to request. */
async function answerTo({ body, headers = {} }: Request): Promise<unknown> {
  const answer = await app.rest('POST /graphql', { headers, body });
  const told = [...answer.headers].filter(([name]) => name !== 'date');
  const text = answer.text.replaceAll(/"requestId":"[^"]+"/g, '"requestId":"…"');
  return { status: answer.status, headers: told, text };
}

/** More often than an operation comes before it is compiled. */
const AGAIN = 14;

async function answersTo(request: Request): Promise<unknown[]> {
  const answers: unknown[] = [];
  while (answers.length < AGAIN) answers.push(await answerTo(request));
  return answers;
}

const GAME = 'query Look($id: ID!) { game(id: $id) { version } }';
const NOBODYS = '00000000-0000-4000-8000-000000000000';

const REQUESTS: readonly (readonly [string, Request])[] = [
  ['an answer', { body: { query: '{ rulesets { id } }' } }],
  ['variables that are null', { body: { query: '{ rulesets { id name } }', variables: null } }],
  ['an error of the service', { body: { query: GAME, variables: { id: NOBODYS } } }],
  ['a variable missing', { body: { query: GAME } }],
  ['a variable of another type', { body: { query: GAME, variables: { id: {} } } }],
  ['a name', { body: { query: GAME, operationName: 'Look', variables: { id: NOBODYS } } }],
  ['another name', { body: { query: GAME, operationName: 'Peek', variables: { id: NOBODYS } } }],
  [
    'one of two names',
    { body: { query: 'query A { me { id } } query B { rulesets { id } }', operationName: 'B' } },
  ],
  ['none of two names', { body: { query: 'query A { me { id } } query B { rulesets { id } }' } }],
  ['nobody signed in', { body: { query: 'mutation { createApiToken(name: "x") { token } }' } }],
  ['a token that is none', { body: { query: '{ me { id } }' }, headers: { authorization: 'x' } }],
  [
    'a refusal in Japanese',
    { body: { query: GAME, variables: { id: NOBODYS } }, headers: { 'accept-language': 'ja' } },
  ],
  [
    "GraphQL's own type",
    {
      body: { query: '{ rulesets { id } }' },
      headers: { accept: 'application/graphql-response+json' },
    },
  ],
  [
    'a type there is none of',
    { body: { query: '{ rulesets { id } }' }, headers: { accept: 'image/png' } },
  ],
  ['a list', { body: [{ query: '{ rulesets { id } }' }] }],
  ['extensions', { body: { query: '{ rulesets { id } }', extensions: { persistedQuery: {} } } }],
  ['a subscription', { body: { query: 'subscription { gameChanged(gameId: "x") { version } }' } }],
];

const FAILING: readonly (readonly [string, string])[] = [
  [
    'several fields',
    'a: game(id: $id) { id } b: game(id: "x") { id } c: rule(ruleset: "none", clause: "x") { id }',
  ],
  ['the same field twice', 'game(id: $id) { id } game(id: $id) { version }'],
  ['a field that may not be null', 'rulesets { id } decks(gameId: $id) { id }'],
  [
    'a field that may be null, before one that may not',
    'combat(gameId: $id) { kind } me { id } apiTokens { id }',
  ],
  [
    'what the rules refuse, beside a field that may be null',
    'game(id: $id) { id } combatOdds(input: {ruleset: "none", combat: {}}) { rows { result } }',
  ],
  ['arguments out of range', 'games(first: 100000) { nodes { id } } game(id: $id, at: -1) { id }'],
  [
    'fields of many lines',
    'me { id }\n b: game(id: $id) {\n id }\n a: game(id: $id) { status }\n combat(gameId: "x") { kind }',
  ],
  ['fields in fragments', '...f ... { c: game(id: $id) { id } } ...f'],
];

it.each(FAILING)(
  '%s that fail: the same list of errors the first time and the last',
  async (_, set) => {
    const fragment =
      'fragment f on Query { d: game(id: $id) { id } e: combat(gameId: "x") { kind } }';
    const query = `query ($id: ID!) { ${set} } ${set.includes('...f') ? fragment : ''}`;
    const answers = await answersTo({ body: { query, variables: { id: NOBODYS } } });
    expect(answers[0]).toMatchObject({
      status: 200,
      text: expect.stringMatching(/^{"errors":\[{.*"path":/),
    });
    expect(answers).toEqual(answers.map(() => answers[0]));
  },
);

it.each(REQUESTS)('%s: the same the first time and the last', async (_, request) => {
  const answers = await answersTo(request);
  expect(answers).toEqual(answers.map(() => answers[0]));
});

it('what a form sends is refused, however well known its words are', async () => {
  const query = '{ rulesets { id } }';
  await answersTo({ body: { query } });
  const { status } = await app.rest('POST /graphql', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ query }).toString(),
  });
  expect(status).toBe(400);
});

it('what has no operation of the name asked for is not carried out', async () => {
  const query = 'mutation One($name: String!) { signUp(name: $name) { token } }';
  const name = `none-${randomUUID()}`.slice(0, 20);
  const [first] = await answersTo({ body: { query, operationName: 'Other', variables: { name } } });
  expect(first).toMatchObject({ status: 400, text: expect.stringContaining('INVALID_INPUT') });
  const { rows } = await app.pool.query('SELECT FROM players WHERE name = $1', [name]);
  expect(rows).toHaveLength(0);
});

it('what fails is carried out once', async () => {
  const query = `mutation ($name: String!) {
    signUp(name: $name) { token }
    createApiToken(name: $name) { token }
  }`;
  const name = `once-${randomUUID()}`.slice(0, 20);
  const answers = await answersTo({ body: { query, variables: { name } } });
  expect(answers).toEqual(answers.map(() => answers[0]));
  const { rows } = await app.pool.query('SELECT FROM players WHERE name = $1', [name]);
  expect(rows).toHaveLength(AGAIN);
});

it('what fails where it is read, after it was carried out, is carried out once', async () => {
  const { token } = await app.signUp();
  const query = `mutation ($input: CreateGameInput!) {
    createGame(input: $input) { log(first: -1) { text } seats { id } more: log(first: -2) { text } }
  }`;
  const variables = { input: { ruleset: 'columbia1812', scenario: 'campaign' } };
  const headers = { authorization: `Bearer ${token}` };
  const answers = await answersTo({ body: { query, variables }, headers });
  expect(answers).toEqual(answers.map(() => answers[0]));
  expect(answers[0]).toMatchObject({
    text: expect.stringContaining('"path":["createGame","log"]'),
  });
  const { rows } = await app.pool.query('SELECT FROM games');
  expect(rows).toHaveLength(AGAIN);
});
