import { execute, type ExecutionResult, getOperationAST, type GraphQLSchema } from 'graphql';

import type { GraphqlContext } from '../../language/request.js';
import { COERCION, type Documents, subscriptionOverHttp, unfit } from '../documents.js';
import { inOperation } from '../operation-span.js';
import { NOTHING } from '../weigh.js';
import { CompiledOperations } from './compiled-operations.js';
import type { Posted } from './posted.js';

/**
 * Answers single operations as plain JSON without Apollo, by compiled code if they come often. The answers are the same
 * as Apollo's; see docs/adr/0009-a-fast-way-before-apollo.md.
 */
export class FastOperations {
  private readonly compiled = new CompiledOperations();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly documents: Documents,
  ) {}

  /**
   * A result with errors is executed again by graphql-js, as the errors of compiled code differ from it in wording and
   * order.
   */
  async run(posted: Posted, context: GraphqlContext): Promise<ExecutionResult> {
    const { query, operationName } = posted;
    const variables = posted.variables ?? {};
    const refused = unfit(variables);
    if (refused !== undefined) return { errors: [refused] };
    const compiled = this.compiled.find(query, operationName);
    if (compiled === undefined) return this.interpret(posted, context);
    if (compiled.isMutation) context.effect = {};
    const result = await compiled.run(context, variables);
    if (result.errors !== undefined) return this.interpret(posted, context);
    // A context lives long enough to survive V8's young generation. If it kept its outcome, that would keep the whole
    // position after a move in memory.
    if (context.effect !== undefined) context.effect.outcome = undefined;
    return result;
  }

  private async interpret(
    { query, operationName = null, variables }: Posted,
    contextValue: GraphqlContext,
  ): Promise<ExecutionResult> {
    const checked = this.documents.check(query);
    if ('errors' in checked) return checked;
    const { document, weights } = checked;
    const operation = getOperationAST(document, operationName);
    if (operation?.operation === 'subscription') return { errors: [subscriptionOverHttp()] };
    const args = { schema: this.schema, document, operationName };
    const { fields, roots } = (operation && weights.get(operation)) ?? NOTHING;
    // A mutation of several fields is not compiled: when one fails, all would be carried out a second time for its
    // error; see `repeatable`.
    if (operation?.operation === 'query' || roots === 1) this.compiled.count(query, args, fields);
    return inOperation(args, async () =>
      execute({ ...args, contextValue, variableValues: variables, options: COERCION }),
    );
  }
}
