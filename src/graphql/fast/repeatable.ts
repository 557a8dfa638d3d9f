import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';

import type { GraphqlContext, MusterRequest } from '../../language/request.js';

type Resolve = GraphQLFieldResolver<unknown, GraphqlContext>;

/** Carries out a mutation without Nest's guards and pipes; undefined: this one needs them. */
export type Thinly = (
  field: string,
  args: Readonly<Record<string, unknown>>,
  request: MusterRequest,
) => Promise<unknown> | undefined;

/**
 * Makes mutations repeatable: if the context has an `effect`, a mutation is carried out once, however often its
 * operation is executed. Only the fields of its result are resolved again. Meant for operations of one field.
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
