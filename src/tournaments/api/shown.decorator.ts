import { applyDecorators } from '@nestjs/common';
import { Field, Float, ID, Int, type ReturnTypeFunc } from '@nestjs/graphql';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

import { GraphQLInstant } from '../../common/instant.scalar.js';
import { GraphQLJson } from '../../common/json.scalar.js';

const KINDS = {
  id: [() => ID, { type: String }],
  text: [() => String, { type: String }],
  flag: [() => Boolean, { type: Boolean }],
  count: [() => Int, { type: 'integer' }],
  number: [() => Float, { type: Number }],
  instant: [() => GraphQLInstant, { type: String, format: 'date-time' }],
  json: [() => GraphQLJson, { type: 'object', additionalProperties: true }],
} as const satisfies Record<string, readonly [ReturnTypeFunc, ApiPropertyOptions]>;

interface How {
  readonly description?: string;
  readonly nullable?: boolean;
  /** true: a list of that kind. */
  readonly list?: boolean;
}

/** A field of an answer, declared for GraphQL and REST at once. */
export function Shown(kind: keyof typeof KINDS, how: How = {}): PropertyDecorator {
  const [type, schema] = KINDS[kind] as readonly [() => object, ApiPropertyOptions];
  const { list = false, ...rest } = how;
  return applyDecorators(
    Field((() => (list ? [type()] : type())) as ReturnTypeFunc, rest),
    ApiProperty({ ...schema, ...rest, ...(list && { isArray: true }) } as ApiPropertyOptions),
  );
}

/** A field whose value is one of a few words (an enum). */
export function ShownWord(words: readonly string[], type: () => object, how: How = {}) {
  return applyDecorators(
    Field(type as ReturnTypeFunc, how),
    ApiProperty({ enum: [...words], ...how } as ApiPropertyOptions),
  );
}

/** A field that is an object with fields of its own; `list`: a list of such objects. */
export function ShownPart(type: () => new () => object, how: How = {}): PropertyDecorator {
  const { list = false, ...rest } = how;
  return applyDecorators(
    Field((() => (list ? [type()] : type())) as ReturnTypeFunc, rest),
    // Swagger tells a function that returns the class from the class itself by the function's name, which has to be
    // `type`.
    ApiProperty({ type: () => type(), ...rest, ...(list && { isArray: true }) }),
  );
}
