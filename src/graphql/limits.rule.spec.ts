import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';

import { limitsRule } from './limits.rule.js';

const schema = buildSchema(
  'type Query { a: Query  b: Int  view: Int  games(first: Int): [Query]  log(first: Int): [Query] }',
);

function complaints(query: string): string[] {
  return validate(schema, parse(query), [limitsRule]).map(({ message }) => message);
}

function nested(depth: number): string {
  return `${'{ a '.repeat(depth)}{ b }${' }'.repeat(depth)}`;
}

describe('limitsRule', () => {
  it('lets ordinary queries and introspection through', () => {
    expect(complaints(nested(11))).toEqual([]);
    expect(complaints(getIntrospectionQuery())).toEqual([]);
  });

  it('refuses depth, also through fragments', () => {
    expect(complaints(nested(12))).toEqual(['The query is too large: depth 13, at most 12.']);
    const split = `query ${nested(6).replace('{ b }', '{ ...f }')} fragment f on Query ${nested(6)}`;
    expect(complaints(split)).toEqual(['The query is too large: depth 13, at most 12.']);
  });

  it('refuses many aliases', () => {
    const aliases = Array.from({ length: 61 }, (_, i) => `x${i}: b`).join(' ');
    expect(complaints(`{ a { ${aliases} } }`)).toEqual([
      'The query is too large: aliases 61, at most 60.',
    ]);
  });

  it('counts a fragment as often as it is spread, without writing it out', () => {
    const levels = Array.from(
      { length: 40 },
      (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`,
    ).join(' ');
    const bomb = `{ ...f0 } ${levels} fragment f40 on Query { b }`;
    expect(complaints(bomb)).toEqual([
      `The query is too large: fields ${2 ** 40}, at most 600.`,
      `The query is too large: cost ${2 ** 40}, at most 20000.`,
    ]);
  });

  it('survives fragments that spread each other', () => {
    const cycle = '{ ...f } fragment f on Query { ...g } fragment g on Query { ...f }';
    expect(complaints(cycle)).toEqual([]);
  });

  it('counts what is asked of every item of a list', () => {
    expect(complaints('{ games(first: 100) { a { b } view log(first: 1) { b } } }')).toEqual([]);
    expect(complaints('{ games(first: 100) { log(first: 1000) { b } } }')).toEqual([
      'The query is too large: cost 102001, at most 20000.',
    ]);
    const twenty = Array.from({ length: 20 }, (_, i) => `x${i}: games(first: 100) { view }`);
    expect(complaints(`{ ${twenty.join(' ')} }`)).toEqual([
      'The query is too large: cost 40020, at most 20000.',
    ]);
  });

  it('takes a variable for the most it may be', () => {
    const query = 'query ($n: Int) { games(first: $n) { log(first: $n) { b } } }';
    expect(complaints(query)).toEqual(['The query is too large: cost 102001, at most 20000.']);
    expect(complaints('{ games { log { b } } }')).toEqual([]);
  });
});
