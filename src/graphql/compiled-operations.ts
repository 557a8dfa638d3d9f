import type { GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import {
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

import { Lru } from '../common/lru.js';
import type { GraphqlContext } from '../common/request.js';
import { inOperation } from './operation-span.js';
import { type Posted, postedIn } from './posted.js';

/** Compiling costs as much as dozens of executions, so a query must come back before it is worth it. */
const COMPILE_AT = 3;
const LIMIT = 500;

type Compiled = (
  context: GraphqlContext,
  variables: Posted['variables'],
) => Promise<ExecutionResult>;

/** In the words of a client, which Apollo has found sound. */
interface Operation {
  uses: number;
  compiled: Compiled | undefined;
}

const keyOf = (query: string, name: string | null | undefined): string =>
  `${JSON.stringify(name ?? null)} ${query}`;

/**
 * Operations, executed by graphql-jit. Apollo looks at what is new and puts into words what fails; an operation that it has
 * found sound, and that has come back, is answered without its dozen stages.
 */
export class CompiledOperations {
  private readonly operations = new Lru<string, Operation>(LIMIT);
  /** Request → what came of it and is for Apollo to put into words. */
  private readonly failed = new WeakMap<object, Promise<ExecutionResult>>();

  /** `schema` is asked for once the server starts. */
  constructor(
    private readonly schema: () => GraphQLSchema,
    private readonly contextOf: (request: FastifyRequest) => GraphqlContext,
  ) {}

  /** Apollo executes by itself unless it believes that it serves a gateway; so graphql-jit comes in as one. */
  readonly gateway: GatewayInterface = {
    load: async () => ({ executor: (operation) => this.execute(operation) }),
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
    if (posted === null) return done();
    const { query, operationName, variables } = posted;
    const operation = this.operations.get(keyOf(query, operationName));
    if (operation?.compiled === undefined) return done();
    const result = operation.compiled(this.contextOf(request), variables);
    const leave = (): void => {
      this.failed.set(request, result);
      done();
    };
    result.then(({ data, errors }) => {
      if (errors !== undefined) return leave();
      void reply
        .header('cache-control', 'no-store')
        .header('content-type', 'application/json; charset=utf-8')
        .send(`${JSON.stringify({ data })}\n`);
    }, leave);
  };

  private async execute(asked: Parameters<GatewayExecutor>[0]): Promise<ExecutionResult> {
    const { document, source, request } = asked;
    const context = asked.context as GraphqlContext;
    const failed = this.failed.get(context.req);
    if (failed !== undefined) return standard(await failed);
    // Not the name that Apollo gives, which is none where there is no operation of the name asked for.
    const { operationName = null, variables = {} } = request;
    if (getOperationAST(document, operationName)?.operation === 'subscription')
      return { errors: [subscriptionOverHttp()] };
    const args = { schema: this.schema(), document, operationName };
    const operation = this.operation(keyOf(source ?? '', operationName));
    if (++operation.uses === COMPILE_AT) operation.compiled = compiled(args);
    return operation.compiled === undefined
      ? inOperation(args, async () =>
          execute({ ...args, contextValue: context, variableValues: variables }),
        )
      : standard(await operation.compiled(context, variables));
  }

  private operation(key: string): Operation {
    const operation = this.operations.get(key) ?? { uses: 0, compiled: undefined };
    if (operation.uses === 0) this.operations.set(key, operation);
    return operation;
  }
}

function compiled(args: ExecutionArgs): Compiled | undefined {
  const query = compileQuery(args.schema, args.document, args.operationName ?? '');
  if (!isCompiledQuery(query)) return undefined;
  return async (context, variables) =>
    inOperation(args, () => query.query(undefined, context, variables ?? {}));
}

function subscriptionOverHttp(): GraphQLError {
  return new GraphQLError('A subscription needs a WebSocket (graphql-transport-ws on this path).', {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });
}

/** graphql-jit has an error class of its own, without a code and without `toJSON`. */
function standard(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map(({ message, path, originalError, locations }) => {
    const error = new GraphQLError(message, {
      path: path ?? null,
      originalError: originalError ?? null,
    });
    return Object.defineProperty(error, 'locations', { value: locations, enumerable: true });
  });
  return { ...result, errors };
}
