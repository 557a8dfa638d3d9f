import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

import type { Random } from '../../rules/index.js';

export const oneOf = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

export const many = (count: number, of: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => of(i)).join(' ');

/** An enum value, which is a name in a document and a string in variables. */
class Name {
  constructor(readonly text: string) {}

  toJSON(): string {
    return this.text;
  }
}

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Values that no client should send. */
const ODD: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 2 ** 53,
  () => 1e308,
  () => 0.5,
  () => '',
  () => '\u0000',
  () => '\ud800',
  () => "' OR 1=1 --",
  () => '🎲"\\\n\u2028',
  (random) => 'x'.repeat(random(20_000)),
  (random) => '#\n'.repeat(random(20_000)),
  (random) => Array.from({ length: random(2_000) }, () => null),
  (random) => nested(random(40)),
  () => nested(1_000),
  () => ({ __proto__: null, constructor: 1 }),
  () => JSON.parse('{"__proto__": {"admin": true}}') as unknown,
  () => ({}),
  () => [],
];

export const odd = (random: Random): unknown => oneOf(random, ODD)(random);

/** A value for an argument of the type, mostly a fitting one, with `words` for texts and ids. */
export function valueFor(
  type: GraphQLInputType,
  random: Random,
  words: readonly string[],
): unknown {
  if (random(40) === 0) return odd(random);
  if (isNonNullType(type)) return valueFor(type.ofType, random, words);
  if (isListType(type)) {
    return Array.from({ length: random(4) }, () => valueFor(type.ofType, random, words));
  }
  if (isEnumType(type)) return new Name(oneOf(random, type.getValues()).name);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const given = fields.filter(({ type: of }) => isNonNullType(of) || random(3) === 0);
    return Object.fromEntries(given.map((of) => [of.name, valueFor(of.type, random, words)]));
  }
  if (type.name === 'Int') return random(10) === 0 ? random(1_000_000) : random(100);
  if (type.name === 'Float') return random(1000) / 10;
  if (type.name === 'Boolean') return random(2) === 0;
  if (type.name === 'JSON') return { do: oneOf(random, words), [oneOf(random, words)]: random(9) };
  return oneOf(random, words);
}

/** A value as it is written in a document. */
export function literal(value: unknown): string {
  if (value instanceof Name) return value.text;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, inner]) => `${name}: ${literal(inner)}`);
  return `{${fields.join(', ')}}`;
}
