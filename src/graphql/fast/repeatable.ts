import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';

import type { GraphqlContext } from '../../language/request.js';

type Resolve = GraphQLFieldResolver<unknown, GraphqlContext>;

/**
 * A mutation whose context has room for its effect is carried out once, however often it is executed: what comes after,
 * the reading of what was changed, may be done again. Meant for operations of one field.
 */
export function repeatable(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (resolve !== undefined) field.resolve = once(resolve);
  }
  return schema;
}

const once =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const { effect } = context;
    const work = async (): Promise<unknown> => resolve(source, args, context, info);
    return effect === undefined ? work() : (effect.outcome ??= work());
  };
