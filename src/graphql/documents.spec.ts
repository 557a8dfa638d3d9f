import { readFileSync } from 'node:fs';

import {
  buildSchema,
  getIntrospectionQuery,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
} from 'graphql';

import { AppError } from '../errors/errors.js';
import { Documents } from './documents.js';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const documents = new Documents(schema);

/** What a reader of English is told; empty: it is sound. */
function complaints(query: string): string[] {
  const checked = documents.check(query);
  return 'errors' in checked ? checked.errors.map(({ message }) => message) : [];
}

const tooLarge = (what: string, amount: number, most: number): string[] => [
  `The query is too large: ${what} ${amount}, at most ${most}.`,
];

const many = (count: number, of: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => of(i)).join(' ');

describe('a document that is sound', () => {
  it('may ask for the whole schema, in any words that tools use', () => {
    expect(complaints(getIntrospectionQuery())).toEqual([]);
    const all = { specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true };
    const newest = { ...all, inputValueDeprecation: true, oneOf: true };
    expect(complaints(getIntrospectionQuery(newest))).toEqual([]);
  });

  it('is remembered without its tokens, and errors still say where in it they are', () => {
    const checked = documents.check('{ me { name } }');
    if ('errors' in checked) throw checked.errors[0];
    const { loc } = checked.document;
    expect([loc?.startToken, loc?.endToken]).toEqual([undefined, undefined]);
    const error = new GraphQLError('here', { nodes: checked.document.definitions });
    expect(error.locations).toEqual([{ line: 1, column: 1 }]);
  });

  it('may show all of a game at once, and a page of games', () => {
    const game = `id version draft status owed view choices { action label }
      log(first: 50) { version type text data clause { id title } rolls { dice purpose } }
      seats { id player { id name } } ruleset { id title } dice { commitment }`;
    expect(complaints(`query ($id: ID!) { game(id: $id) { ${game} } }`)).toEqual([]);
    expect(complaints(`{ games { nodes { id status seats { id player { name } } } } }`)).toEqual(
      [],
    );
    expect(complaints(`{ games(first: 100) { nodes { id view } } }`)).toEqual([]);
    expect(complaints('{ rulesets(id: "madison") { id clauses { id title summary } } }')).toEqual(
      [],
    );
    expect(complaints('{ rulesets { id cards { id title text history } } }')).toEqual([]);
  });

  it('is measured, weighed and validated once', () => {
    expect(documents.check('{ me { id name } }')).toBe(documents.check('{ me { id name } }'));
  });
});

describe('a document that is too large', () => {
  it('is measured before it is read', () => {
    expect(complaints(`{ me { id } } #${' '.repeat(40_000)}`)).toEqual(
      tooLarge('characters', 40_015, 32_768),
    );
    expect(complaints(`{ ${many(2_000, () => 'me')} }`)).toEqual(tooLarge('tokens', 2_001, 2_000));
    const titles = (count: number): string =>
      `{ rulesets { ${many(count, () => 'title(locale: EN)')} } }`;
    expect(complaints(titles(150))).toEqual([]);
    expect(complaints(titles(151))).toEqual(tooLarge('lists of arguments', 151, 150));
    for (const nest of ['{ a', '{ a(b: [', '{ a(b: {c: '])
      expect(complaints(nest.repeat(61))).toEqual(tooLarge('brackets inside each other', 61, 60));
  });

  it.each([
    ['in its place', '{ __schema { X } }'],
    ['in a fragment', '{ ...f } fragment f on Query { __schema { X } }'],
    ['inline', '{ ... on Query { ... { __schema { X } } } }'],
  ])('is too large by its questions about the schema, %s', (_, around) => {
    const x = many(40, (i) => `a${i}: types { name fields { name args { name } } }`);
    const told = complaints(around.replace('X', x));
    expect(told).toEqual([
      expect.stringMatching(/^The query is too large: cost \d+, at most 33000\.$/),
    ]);
  });

  it('counts all questions about the schema together, also those about a type', () => {
    const type = (i: number): string =>
      `a${i}: __type(name: "Game") { fields { name type { name kind fields { name } } } }`;
    expect(complaints(`{ ${type(0)} }`)).toEqual([]);
    expect(complaints(`{ ${many(20, type)} }`)).toEqual([expect.stringContaining('cost')]);
  });

  it('counts root fields inside fragments', () => {
    const roots = many(10, () => 'me { id }');
    expect(complaints(`{ ...f ...f } fragment f on Query { ${roots} }`)).toEqual([]);
    expect(complaints(`{ ...f ... { ...f } me { id } } fragment f on Query { ${roots} }`)).toEqual(
      tooLarge('root fields', 21, 20),
    );
  });

  it('counts a fragment as often as it is spread, without writing it out', () => {
    const levels = many(40, (i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`);
    const bomb = `{ ...f0 } ${levels} fragment f40 on Query { me { id } }`;
    expect(complaints(bomb)).toEqual(tooLarge('root fields', 2 ** 40, 20));
    const below = `{ me { ...f0 } } ${levels.replaceAll('Query', 'Player')} fragment f40 on Player { id }`;
    expect(complaints(below)).toEqual([expect.stringContaining('cost')]);
  });

  it('has fields, aliases and operations counted over all of it, used or not', () => {
    const fields = many(40, (i) => `fragment f${i} on Player { ${'id '.repeat(20)} }`);
    expect(complaints(`{ me { id } } ${fields}`)).toEqual(tooLarge('fields', 802, 600));
    const aliases = many(31, (i) => `a${i}: id`);
    expect(complaints(`query A { me { ${aliases} } } query B { me { ${aliases} } }`)).toEqual(
      tooLarge('aliases', 62, 60),
    );
    expect(complaints(many(21, (i) => `query Q${i} { me { id } }`))).toEqual(
      tooLarge('operations', 21, 20),
    );
  });

  it('multiplies what is asked of every item of a list, and takes a variable for the most', () => {
    const entries = (first: string): string => `log(first: ${first}) { text data }`;
    expect(complaints(`{ game(id: "x") { ${entries('1000')} } }`)).toEqual([]);
    const games = (first: string): string =>
      `games(first: ${first}) { nodes { ${entries('$n')} } }`;
    expect(complaints(`query ($n: Int) { ${games('1')} }`)).toEqual([]);
    const pictures = (of: string): string => `{ rulesets { ${of} { svg(locale: JA) en: svg } } }`;
    expect(complaints(pictures('cards(id: "c21")'))).toEqual([]);
    expect(complaints(pictures('cards'))).toEqual([expect.stringContaining('cost')]);
    expect(complaints(pictures('cards(id: null)'))).toEqual([expect.stringContaining('cost')]);
    expect(complaints(`query ($n: Int) { ${games('$n')} }`)).toEqual([
      expect.stringContaining('cost'),
    ]);
  });

  it('is told so in the language of its author', () => {
    const checked = documents.check(many(21, (i) => `query Q${i} { me { id } }`));
    const [error] = 'errors' in checked ? checked.errors : [];
    const cause = error?.originalError as AppError;
    expect([cause.code, cause.messageIn('ja')]).toEqual([
      'INVALID_INPUT',
      'リクエストを直してください: クエリが大きすぎます。操作は21、上限は20です。',
    ]);
  });
});

describe('a document that is wrong', () => {
  it('says what graphql-js says', () => {
    const query = '{ nope me { password } }';
    expect(complaints(query)).toEqual(
      validate(schema, parse(query), specifiedRules).map(({ message }) => message),
    );
    expect(complaints('{')).toEqual([expect.stringContaining('Syntax Error')]);
  });

  it('survives fragments that spread each other', () => {
    const cycle = '{ ...f } fragment f on Query { ...g } fragment g on Query { ...f }';
    expect(complaints(cycle)).toEqual(['Cannot spread fragment "f" within itself.']);
    const below = '{ __schema { ...f } } fragment f on __Schema { types { name } ...f }';
    expect(complaints(below)).toEqual(['Cannot spread fragment "f" within itself.']);
  });
});
