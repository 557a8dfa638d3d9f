import { getIntrospectionQuery } from 'graphql';

import { startApp, type TestApp } from './support.js';

/** What a document may ask for, by each of the ways it can come. */

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const many = (count: number, of: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => of(i)).join(' ');

const underSchema = (names: number): string =>
  `{ __schema { ${many(names, (i) => `a${i}: types { fields { args { type { name } } } }`)} } }`;

const BOMBS: readonly (readonly [string, string])[] = [
  ['the schema under many names', underSchema(50)],
  ['the schema in a fragment', `{ ...f } fragment f on Query ${underSchema(50)}`],
  [
    'roots in a fragment',
    `{ ...f } fragment f on Query { ${many(60, (i) => `a${i}: rulesets { id }`)} }`,
  ],
  ['many operations', many(60, (i) => `query Q${i} { rulesets { clauses { title } } }`)],
  [
    'lists in lists',
    '{ games(first: 100) { nodes { log(first: 1000) { text rolls { dice } } } } }',
  ],
  ['too deep a list', `{ rule(ruleset: ${'['.repeat(1_500)}`],
];

type Answer = {
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string };
  }[];
};

async function posted(query: string, accept = '*/*'): Promise<[number, Answer]> {
  const headers = { accept, 'accept-language': 'ja' };
  const { status, body } = await app.rest<Answer>('POST /graphql', { headers, body: { query } });
  return [status, body];
}

async function got(query: string): Promise<[number, Answer]> {
  const headers = { 'apollo-require-preflight': 'true', 'accept-language': 'ja' };
  const asked = new URLSearchParams({ query }).toString();
  const { status, body } = await app.rest<Answer>(`GET /graphql?${asked}`, { headers });
  return [status, body];
}

describe.each(BOMBS)('%s', (_, query) => {
  it('is refused in few words, in no time, however it comes', async () => {
    const began = Date.now();
    const answers = [await posted(query), await posted(query, 'application/graphql-response+json')];
    if (query.length < 8_000) answers.push(await got(query));
    for (const [status, { errors }] of answers) {
      expect([status, errors?.map(({ extensions }) => extensions.code)]).toEqual([
        400,
        ['INVALID_INPUT'],
      ]);
      expect(errors?.[0]?.message).toMatch(/クエリが大きすぎます。.+は\d+、上限は\d+です。$/);
    }
    await expect(app.subscribe(query).next()).rejects.toMatchObject([
      { extensions: { code: 'INVALID_INPUT' }, message: expect.stringContaining('too large') },
    ]);
    expect(Date.now() - began).toBeLessThan(15_000);
  });
});

describe('a document of ordinary size', () => {
  it('that asks for the whole schema is answered, also by GET', async () => {
    for (const ask of [posted, got]) {
      const [status, { errors }] = await ask(getIntrospectionQuery());
      expect([status, errors]).toEqual([200, undefined]);
    }
  });

  it('is told what is wrong with it', async () => {
    for (const ask of [posted, got]) {
      const [status, { errors }] = await ask('{ nope me { password } }');
      expect([status, errors?.length]).toEqual([400, 2]);
    }
  });
});

describe('variables that are wrong in every member', () => {
  it.each([1, 15])('are told so in few words, also the %sth time', async (times) => {
    const query = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
    const input = Object.fromEntries(
      Array.from({ length: 190 }, (_, i) => [`x${i}`, 'x'.repeat(1_250)]),
    );
    for (let i = 1; i < times; i++)
      await app.graphql(query, { input: { ruleset: 'none', scenario: 'none' } });
    const { status, errors } = await app.graphql(query, { input });
    expect([status, new Set(errors?.map(({ extensions }) => extensions.code))]).toEqual([
      400,
      new Set(['INVALID_INPUT']),
    ]);
    expect(JSON.stringify(errors).length).toBeLessThan(4_000);
  });
});

it('lists are weighed for as much as the rulesets bring', async () => {
  const { rulesets } = await app.ask(
    '{ rulesets { clauses { id } cards { id } scenarios { id } } }',
  );
  const { LISTS } = await import('../../src/graphql/weights.js');
  for (const list of ['clauses', 'cards', 'scenarios']) {
    const all = rulesets.reduce((sum: number, one: any) => sum + one[list].length, 0);
    const weighed = LISTS.get('Query.rulesets')!.usual * LISTS.get(`Ruleset.${list}`)!.usual;
    expect([list, all <= weighed]).toEqual([list, true]);
  }
});
