import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';

import { PLAIN } from '../common/plain.decorator.js';
import type { GraphqlContext } from '../language/request.js';

type Resolve = GraphQLFieldResolver<unknown, GraphqlContext>;

/** What is marked as `Plain` is called without what Nest puts around it. */
export function withPlainFields(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    const plain = field.extensions[PLAIN] as Resolve | undefined;
    if (plain) field.resolve = plain;
  }
  return schema;
}
