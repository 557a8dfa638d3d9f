import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import {
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { Context, SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';

import { BODY_LIMIT } from '../common/error-report.js';
import { invalidInput } from '../common/errors.js';
import { asLocale, localeOf } from '../common/locale.js';
import type { GraphqlContext } from '../common/request.js';
import { formatError } from './format-error.js';
import { LIMITS, limitsRule } from './limits.rule.js';

type Extra = { readonly request: IncomingMessage };
type Connection = Context<Record<string, unknown>, Extra>;

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** `connectionParams`: `authorization` as in HTTP, and `locale` if the header is not enough. */
function contextOf({ connectionParams, extra }: Connection): GraphqlContext {
  const headers = extra.request.headers;
  const authorization = text(connectionParams?.['authorization']) ?? headers.authorization;
  const locale = asLocale(connectionParams?.['locale']) ?? localeOf(headers['accept-language']);
  const req = { id: randomUUID(), headers: { authorization, 'accept-language': locale } };
  return { req, locale };
}

/** The same checks as over HTTP; an array = refused. */
function prepare(
  schema: GraphQLSchema,
  connection: Connection,
  { query, operationName, variables }: SubscribePayload,
): ExecutionArgs | readonly GraphQLError[] {
  const contextValue = contextOf(connection);
  try {
    const document = parse(query, { maxTokens: LIMITS.tokens });
    const errors = validate(schema, document, [...specifiedRules, limitsRule]);
    if (errors.length > 0) return errors.map((error) => refused(error.message, contextValue));
    if (!getOperationAST(document, operationName))
      return [refused('No such operation.', contextValue)];
    return {
      schema,
      document,
      contextValue,
      operationName: operationName ?? null,
      variableValues: variables ?? {},
    };
  } catch (error) {
    return [refused(error instanceof Error ? error.message : 'Not a query.', contextValue)];
  }
}

function refused(message: string, context: GraphqlContext): GraphQLError {
  const shown = formatError(invalidInput(message), context);
  return new GraphQLError(shown.message, { extensions: shown.extensions ?? {} });
}

function shown(errors: readonly unknown[], context: unknown): GraphQLFormattedError[] {
  return errors.map((error) => formatError(error, context as GraphqlContext));
}

/** Serves graphql-transport-ws on `path` of a running HTTP server. */
export class SubscriptionServer {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: BODY_LIMIT });
  private readonly protocol;

  constructor(schema: GraphQLSchema, server: Server, path: string) {
    this.protocol = useServer<Record<string, unknown>, Extra>(
      {
        schema,
        onSubscribe: (connection, _id, payload) => prepare(schema, connection, payload),
        onNext: (_connection, _id, _payload, args, result) =>
          result.errors &&
          ({ ...result, errors: shown(result.errors, args.contextValue) } as never),
        onError: (connection, _id, _payload, errors) =>
          errors.every((error) => 'code' in (error.extensions ?? {}))
            ? undefined
            : shown(errors, contextOf(connection)),
      },
      this.sockets,
      30_000,
    );
    server.on('upgrade', (request, socket, head) => this.upgrade(path, request, socket, head));
  }

  async close(): Promise<void> {
    await this.protocol.dispose();
  }

  private upgrade(path: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (request.url?.split('?')[0] !== path) return void socket.destroy();
    this.sockets.handleUpgrade(request, socket, head, (client) =>
      this.sockets.emit('connection', client, request),
    );
  }
}
