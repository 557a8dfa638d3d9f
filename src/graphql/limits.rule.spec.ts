import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';

import { limitsRule } from './limits.rule.js';

const schema = buildSchema('type Query { a: Query  b: Int }');

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
    expect(complaints(bomb)).toEqual([`The query is too large: fields ${2 ** 40}, at most 600.`]);
  });

  it('survives fragments that spread each other', () => {
    const cycle = '{ ...f } fragment f on Query { ...g } fragment g on Query { ...f }';
    expect(complaints(cycle)).toEqual([]);
  });
});
