import type { ApolloServerPlugin } from '@apollo/server';
import { getVariableValues, GraphQLError } from 'graphql';

import type { GraphqlContext } from '../language/request.js';
import { fits, inOrder, tooLarge } from './answers.js';
import { COERCION, subscriptionOverHttp, unfit } from './documents.js';
import { formatError } from './format-error.js';

/** The error, with the status that Apollo is to answer: of what a hook throws it would make 500. */
const refusal = ({ message, nodes, originalError }: GraphQLError): GraphQLError =>
  new GraphQLError(message, {
    nodes: nodes ?? null,
    originalError: originalError ?? null,
    extensions: { http: { status: 400 } },
  });

/**
 * What Apollo itself does not bound: variables, the number of errors about them, and the size of an answer. Errors
 * stand in the order of their fields, as on the fast way.
 */
export const limits: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ request, operation, schema }) => {
      if (operation?.operation === 'subscription') throw refusal(subscriptionOverHttp());
      const variables = request.variables ?? {};
      const refused = unfit(variables);
      if (refused !== undefined) throw refusal(refused);
      const { variableDefinitions = [] } = operation ?? {};
      const { errors } = getVariableValues(schema, variableDefinitions, variables, {
        maxErrors: COERCION.maxCoercionErrors,
      });
      if (errors?.[0] !== undefined) throw refusal(errors[0]);
    },
    willSendResponse: async ({ response: { body }, contextValue }) => {
      if (body.kind !== 'single') return;
      const { errors } = body.singleResult;
      if (errors !== undefined) body.singleResult.errors = inOrder(errors);
      if (!fits(JSON.stringify(body.singleResult)))
        body.singleResult = { errors: [formatError(tooLarge(), contextValue)] };
    },
  }),
};
