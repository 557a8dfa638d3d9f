import type { GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface';
import {
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';

import { inOperation } from './operation-span.js';

/** Compiling costs as much as dozens of executions, so a query must come back before it is worth it. */
const COMPILE_AT = 3;
const LIMIT = 500;

interface Entry {
  uses: number;
  compiled?: CompiledQuery;
}

type Run = (args: ExecutionArgs, hash: string) => Promise<ExecutionResult>;

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  name: string,
): CompiledQuery | undefined {
  const compiled = compileQuery(schema, document, name);
  return isCompiledQuery(compiled) ? compiled : undefined;
}

function jitRunner(): Run {
  const entries = new Map<string, Entry>();
  const entryOf = (key: string): Entry => {
    const entry = entries.get(key) ?? { uses: 0 };
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > LIMIT) entries.delete(entries.keys().next().value ?? '');
    return entry;
  };
  return async (args, hash) => {
    if (getOperationAST(args.document, args.operationName)?.operation === 'subscription') {
      return { errors: [subscriptionOverHttp()] };
    }
    const name = args.operationName ?? '';
    const entry = entryOf(`${hash} ${name}`);
    if (++entry.uses === COMPILE_AT) {
      const compiled = compile(args.schema, args.document, name);
      if (compiled) entry.compiled = compiled;
    }
    return inOperation(args, async () => {
      if (!entry.compiled) return execute(args);
      const { rootValue, contextValue, variableValues } = args;
      return standard(await entry.compiled.query(rootValue, contextValue, variableValues ?? {}));
    });
  };
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

/**
 * Apollo executes by itself unless it believes that it serves a gateway; so graphql-jit comes in as one.
 * `schema` is asked for once the server starts.
 */
export function jitGateway(schema: () => GraphQLSchema): GatewayInterface {
  const run = jitRunner();
  const executor: GatewayExecutor = ({ document, operationName, queryHash, request, context }) =>
    run(
      {
        schema: schema(),
        document,
        operationName: operationName ?? null,
        contextValue: context,
        variableValues: request.variables ?? {},
      },
      queryHash,
    );
  return {
    load: async () => ({ executor }),
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: schema(), coreSupergraphSdl: '' });
      return () => {};
    },
    stop: async () => {},
  };
}
