import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';

import type { GraphqlContext, MusterRequest } from '../../language/request.js';

type Resolve = GraphQLFieldResolver<unknown, GraphqlContext>;

/** Does a mutation without what Nest puts around it; undefined: that one cannot be done so. */
export type Thinly = (
  field: string,
  args: Readonly<Record<string, unknown>>,
  request: MusterRequest,
) => Promise<unknown> | undefined;

/**
 * A mutation whose context has room for its effect is carried out once, however often it is executed: what comes after,
 * the reading of what was changed, may be done again. Meant for operations of one field.
 */
export function repeatable(schema: GraphQLSchema, thinly: Thinly): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (resolve !== undefined) field.resolve = once(resolve, thinly);
  }
  return schema;
}

const once =
  (resolve: Resolve, thinly: Thinly): Resolve =>
  (source, args, context, info) => {
    const { effect } = context;
    const work = async (): Promise<unknown> =>
      thinly(info.fieldName, args, context.req) ?? resolve(source, args, context, info);
    return effect === undefined ? work() : (effect.outcome ??= work());
  };
