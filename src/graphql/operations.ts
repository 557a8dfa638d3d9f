import type { GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import {
  execute,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';

import type { Effect, GraphqlContext } from '../language/request.js';
import { answerTo, fits, inOrder, tooLarge } from './answers.js';
import { CompiledOperations } from './compiled-operations.js';
import { COERCION, Documents, unfit } from './documents.js';
import { asking } from './format-error.js';
import { inOperation } from './operation-span.js';
import { documentIn, type Posted, postedIn } from './posted.js';
import { NOTHING } from './weigh.js';

/**
 * The operations that come over HTTP. What is plain JSON is answered here; GET, other types of content and what is no
 * request at all is for Apollo to answer or to refuse, which has its operations executed here too.
 */
export class Operations {
  private readonly compiled = new CompiledOperations();
  private documents: Documents | undefined;

  /** `schema` is asked for once the server starts. */
  constructor(
    private readonly schema: () => GraphQLSchema,
    private readonly contextOf: (request: FastifyRequest) => GraphqlContext,
  ) {}

  /** Apollo executes by itself unless it believes that it serves a gateway. */
  readonly gateway: GatewayInterface = {
    load: async () => ({ executor: (asked) => this.executeFor(asked) }),
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: this.schema(), coreSupergraphSdl: '' });
      return () => {};
    },
    stop: async () => {},
  };

  /** A hook that comes before Apollo's handler. */
  readonly answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ): void => {
    const posted = postedIn(request);
    const context = this.contextOf(request);
    const send = (result: ExecutionResult): void => {
      const { status, text } = answerTo(result, context);
      void reply
        .code(status)
        .header('cache-control', 'no-store')
        .header('content-type', 'application/json; charset=utf-8')
        .send(text);
    };
    if (posted !== null) return void this.run(posted, context).then(send).catch(done);
    // Before Apollo spends anything on it.
    const text = documentIn(request);
    const checked = text === undefined ? undefined : this.check(text);
    return checked !== undefined && 'errors' in checked
      ? send(checked)
      : asking.run(context, () => done());
  };

  private check(query: string): ReturnType<Documents['check']> {
    return (this.documents ??= new Documents(this.schema())).check(query);
  }

  private async executeFor(asked: Parameters<GatewayExecutor>[0]): Promise<ExecutionResult> {
    // Not the name that Apollo gives, which is none where there is no operation of the name asked for.
    const { query = '', operationName, variables } = asked.request;
    const context = asked.context as GraphqlContext;
    const result = await this.run({ query, operationName, variables }, context);
    if (!fits(JSON.stringify(result))) return { errors: [tooLarge()] };
    return result.errors === undefined ? result : { ...result, errors: inOrder(result.errors) };
  }

  /**
   * What fails is put into words by graphql-js alone, whose list of errors is another than that of what is compiled.
   */
  private async run(posted: Posted, context: GraphqlContext): Promise<ExecutionResult> {
    const { query, operationName } = posted;
    const variables = posted.variables ?? {};
    const refused = unfit(variables);
    if (refused !== undefined) return { errors: [refused] };
    const compiled = this.compiled.find(query, operationName);
    if (compiled === undefined) return this.interpret(posted, context);
    const repeatable = { ...context, effect: {} as Effect };
    const result = await compiled(repeatable, variables);
    if (result.errors !== undefined) return this.interpret(posted, repeatable);
    // Contexts outlive the young generation; with its outcome each would take the whole position along that a move led
    // to.
    repeatable.effect.outcome = undefined;
    return result;
  }

  private async interpret(
    { query, operationName = null, variables }: Posted,
    contextValue: GraphqlContext,
  ): Promise<ExecutionResult> {
    const checked = this.check(query);
    if ('errors' in checked) return checked;
    const { document, weights } = checked;
    const operation = getOperationAST(document, operationName);
    if (operation?.operation === 'subscription') return { errors: [subscriptionOverHttp()] };
    const args = { schema: this.schema(), document, operationName };
    const { fields, roots } = (operation && weights.get(operation)) ?? NOTHING;
    // A mutation that fails would be carried out a second time to put its error into words; see `repeatable`.
    if (operation?.operation === 'query' || roots === 1) this.compiled.count(query, args, fields);
    return inOperation(args, async () =>
      execute({ ...args, contextValue, variableValues: variables, options: COERCION }),
    );
  }
}

function subscriptionOverHttp(): GraphQLError {
  return new GraphQLError('A subscription needs a WebSocket (graphql-transport-ws on this path).');
}
