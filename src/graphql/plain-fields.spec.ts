import { graphql, GraphQLInt, GraphQLObjectType, GraphQLSchema } from 'graphql';

import { PLAIN } from '../common/plain.decorator.js';
import { withPlainFields } from './plain-fields.js';

it('only what is marked as plain is called as it stands', async () => {
  const [wrapped, plain] = [() => 1, () => 2];
  const fields = {
    usual: { type: GraphQLInt, resolve: wrapped },
    marked: { type: GraphQLInt, resolve: wrapped, extensions: { [PLAIN]: plain } },
  };
  const query = new GraphQLObjectType({ name: 'Query', fields });
  const schema = withPlainFields(new GraphQLSchema({ query }));
  const { data } = await graphql({ schema, source: '{ usual marked }' });
  expect(data).toEqual({ usual: 1, marked: 2 });
});
