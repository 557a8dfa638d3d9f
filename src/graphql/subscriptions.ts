import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import {
  type DocumentNode,
  execute,
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
import { type WebSocket, WebSocketServer } from 'ws';

import { BODY_LIMIT } from '../common/error-report.js';
import { appError, invalidInput } from '../common/errors.js';
import { asLocale, localeOf } from '../common/locale.js';
import { log } from '../common/log.js';
import { Lru } from '../common/lru.js';
import type { GraphqlContext } from '../common/request.js';
import { nextMinute, noRoom, RETRY_SECONDS, type Traffic } from '../health/traffic.js';
import { formatError } from './format-error.js';
import { LIMITS, limitsRule } from './limits.rule.js';
import { inOperation } from './operation-span.js';
import { subscribeShared } from './shared-execution.js';

type Extra = { readonly request: IncomingMessage; readonly socket: WebSocket };
type Connection = Context<Record<string, unknown>, Extra>;

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Operations that may run at once on one connection. */
const LIVE_LIMIT = 100;
const GOING_AWAY = `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${RETRY_SECONDS}\r\nConnection: close\r\n\r\n`;
/** How long a connection may outlive its token. */
const SWEEP_MS = 5_000;

const addressOf = ({ extra }: Connection): string => extra.request.socket.remoteAddress ?? '';

/** Is this `authorization` still good? */
export type IsWelcome = (authorization: string) => Promise<boolean>;

function authorizationOf({ connectionParams, extra }: Connection): string | undefined {
  return text(connectionParams?.['authorization']) ?? extra.request.headers.authorization;
}

/** `connectionParams`: `authorization` as in HTTP, and `locale` if the header is not enough. */
function contextOf(connection: Connection): GraphqlContext {
  const { connectionParams, extra } = connection;
  const language = extra.request.headers['accept-language'];
  const locale = asLocale(connectionParams?.['locale']) ?? localeOf(language);
  const authorization = authorizationOf(connection);
  const req = { id: randomUUID(), headers: { authorization, 'accept-language': locale } };
  return { req, locale };
}

/** What has passed all checks, by its text: a thousand who subscribe in the same words hold one document. */
const sound = new Lru<string, DocumentNode>(500);

function checked(
  schema: GraphQLSchema,
  query: string,
): { readonly document: DocumentNode; readonly errors: readonly GraphQLError[] } {
  const known = sound.get(query);
  if (known !== undefined) return { document: known, errors: [] };
  const document = parse(query, { maxTokens: LIMITS.tokens });
  const errors = validate(schema, document, [...specifiedRules, limitsRule]);
  if (errors.length === 0) sound.set(query, document);
  return { document, errors };
}

/** The same checks as over HTTP; an array = refused. */
function prepare(
  schema: GraphQLSchema,
  connection: Connection,
  { query, operationName, variables }: SubscribePayload,
): ExecutionArgs | readonly GraphQLError[] {
  const contextValue = contextOf(connection);
  if (Object.keys(connection.subscriptions).length > LIVE_LIMIT) {
    return [refused(`At most ${LIVE_LIMIT} operations at once on one connection.`, contextValue)];
  }
  try {
    const { document, errors } = checked(schema, query);
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

function refused(why: string | Error, context: GraphqlContext): GraphQLError {
  const shown = formatError(typeof why === 'string' ? invalidInput(why) : why, context);
  return new GraphQLError(shown.message, { extensions: shown.extensions ?? {} });
}

function shown(errors: readonly unknown[], context: unknown): GraphQLFormattedError[] {
  return errors.map((error) => formatError(error, context as GraphqlContext));
}

/** Serves graphql-transport-ws on `path` of a running HTTP server. */
export class SubscriptionServer {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: BODY_LIMIT });
  private readonly protocol;
  private readonly connections = new Set<Connection>();
  private readonly sweeper: NodeJS.Timeout;

  constructor(
    schema: GraphQLSchema,
    server: Server,
    path: string,
    private readonly isWelcome: IsWelcome,
    private readonly traffic: Traffic,
    stallSeconds: number,
  ) {
    this.protocol = useServer<Record<string, unknown>, Extra>(
      {
        schema,
        execute: (args) => inOperation(args, () => execute(args)),
        subscribe: (args) => inOperation(args, () => subscribeShared(args)),
        onConnect: (connection) => this.welcome(connection),
        onClose: (connection) => void this.connections.delete(connection),
        onSubscribe: (connection, _id, payload) => this.prepared(schema, connection, payload),
        onNext: (_connection, _id, _payload, args, result) =>
          result.errors &&
          ({ ...result, errors: shown(result.errors, args.contextValue) } as never),
        onError: (connection, _id, _payload, errors) =>
          errors.every((error) => 'code' in (error.extensions ?? {}))
            ? undefined
            : shown(errors, contextOf(connection)),
      },
      this.sockets,
      // A ping that nobody answers until the next one ends the connection.
      (stallSeconds / 2) * 1_000,
    );
    server.on('upgrade', (request, socket, head) => this.upgrade(path, request, socket, head));
    this.sweeper = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.sweeper);
    await this.protocol.dispose();
  }

  /** A connection is worth an operation: whoever opens them without end is stopped all the same. */
  private welcome(connection: Connection): boolean {
    this.connections.add(connection);
    return this.traffic.allows(addressOf(connection));
  }

  private prepared(
    schema: GraphQLSchema,
    connection: Connection,
    payload: SubscribePayload,
  ): ReturnType<typeof prepare> {
    if (this.traffic.draining) return [refused(noRoom(), contextOf(connection))];
    if (this.traffic.allows(addressOf(connection))) return prepare(schema, connection, payload);
    const tooMany = appError('RATE_LIMITED', { seconds: nextMinute() });
    return [refused(tooMany, contextOf(connection))];
  }

  /** A subscription lives long: it ends when its token expires or is revoked. */
  private async sweep(): Promise<void> {
    for (const connection of [...this.connections]) {
      const authorization = authorizationOf(connection);
      if (authorization !== undefined && !(await this.isWelcome(authorization))) {
        connection.extra.socket.close(4403, 'Forbidden');
      }
    }
  }

  private upgrade(path: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (request.url?.split('?')[0] !== path) return void socket.destroy();
    if (this.traffic.draining) return void socket.end(GOING_AWAY);
    this.sockets.handleUpgrade(request, socket, head, (client) => {
      this.traffic.sockets += 1;
      client.once('close', () => (this.traffic.sockets -= 1));
      this.sockets.emit('connection', client, request);
      // The protocol's own listener writes to the console, which is no log.
      client.removeAllListeners('error').on('error', ({ message }) => {
        log.debug({ reason: message }, 'a WebSocket failed');
      });
    });
  }
}
