import type { ApolloServerPlugin } from '@apollo/server';
import { getVariableValues, GraphQLError } from 'graphql';

import type { GraphqlContext } from '../language/request.js';
import { fits, inOrder, tooLarge } from './answers.js';
import { COERCION, subscriptionOverHttp, unfit } from './documents.js';
import { formatError } from './format-error.js';

/** The error with the HTTP status of a refusal: Apollo would answer 500 to an error that a hook throws. */
const refusal = ({ message, nodes, originalError }: GraphQLError): GraphQLError =>
  new GraphQLError(message, {
    nodes: nodes ?? null,
    originalError: originalError ?? null,
    extensions: { http: { status: 400 } },
  });

/**
 * Limits that Apollo itself lacks: on variables, on the number of errors about them, and on the size of an answer.
 * Errors are put in the order of their fields, as on the fast way.
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
