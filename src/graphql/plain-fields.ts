import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';

import { PLAIN } from '../common/plain.decorator.js';
import type { GraphqlContext } from '../language/request.js';

type Resolve = GraphQLFieldResolver<unknown, GraphqlContext>;

/** Replaces the resolvers of fields marked `Plain` by the plain functions, without Nest's wrapper. */
export function withPlainFields(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    const plain = field.extensions[PLAIN] as Resolve | undefined;
    if (plain) field.resolve = plain;
  }
  return schema;
}
