import { GraphQLInt, GraphQLObjectType, GraphQLSchema } from 'graphql';

import type { GraphqlContext } from '../../language/request.js';
import { Documents } from '../documents.js';
import { FastOperations } from './fast-operations.js';
import { repeatable } from './repeatable.js';

/** More often than an operation comes before it is compiled. */
const AGAIN = 14;
const CONTEXT: GraphqlContext = { req: { id: '', headers: {} }, locale: 'en' };

it('a context lets go of what a mutation came to once its answer is made', async () => {
  const contexts: GraphqlContext[] = [];
  const count = {
    type: GraphQLInt,
    resolve: (_: unknown, _args: unknown, context: GraphqlContext) => contexts.push(context),
  };
  const query = new GraphQLObjectType({ name: 'Query', fields: { none: { type: GraphQLInt } } });
  const mutation = new GraphQLObjectType({ name: 'Mutation', fields: { count } });
  const schema = repeatable(new GraphQLSchema({ query, mutation }), () => undefined);
  const operations = new FastOperations(schema, new Documents(schema));
  const posted = { query: 'mutation { count }', operationName: null, variables: null };
  for (let i = 1; i <= AGAIN; i++)
    expect(await operations.run(posted, CONTEXT)).toMatchObject({ data: { count: i } });
  const { effect } = contexts.at(-1) as GraphqlContext;
  expect(effect).toEqual({ outcome: undefined });
});

it('an operation that comes often is compiled', async () => {
  const number = { type: GraphQLInt, resolve: () => 7 };
  const query = new GraphQLObjectType({ name: 'Query', fields: { number } });
  const schema = repeatable(new GraphQLSchema({ query }), () => undefined);
  const operations = new FastOperations(schema, new Documents(schema));
  const posted = { query: '{ number }', operationName: null, variables: null };
  for (let i = 1; i <= AGAIN; i++)
    expect(await operations.run(posted, CONTEXT)).toEqual({ data: { number: 7 } });
  expect(operations['compiled'].find(posted.query, null)).toBeDefined();
});
