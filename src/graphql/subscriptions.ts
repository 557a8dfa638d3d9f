import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import {
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLFormattedError,
} from 'graphql';
import type { Context, SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';

import { Stay } from '../admission/byte-budget.js';
import type { Leaving } from '../admission/leaving.js';
import { nextMinute, RETRY_SECONDS, tooBusy, type Traffic } from '../admission/traffic.js';
import { networkOf } from '../common/network.js';
import { BODY_LIMIT } from '../errors/body-limits.js';
import { appError, invalidInput } from '../errors/errors.js';
import { asLocale, type Locale, localeOf } from '../language/locale.js';
import type { GraphqlContext, MusterRequest } from '../language/request.js';
import { log } from '../observing/log.js';
import { fitting, inOrder } from './answers.js';
import { COERCION, unfit } from './documents.js';
import type { Ways } from './fast/operations.js';
import { formatError } from './format-error.js';
import { inOperation } from './operation-span.js';
import { subscribeShared } from './shared-execution.js';
import { Unfinished } from './unfinished.js';

type Extra = {
  readonly request: IncomingMessage;
  readonly socket: WebSocket;
  /** The caller and their language, as told when the connection began. */
  asker?: Asker;
};
type Connection = Context<Record<string, unknown>, Extra>;

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** How many operations may run at once on a connection. */
const LIVE_LIMIT = 100;
const GOING_AWAY = `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${RETRY_SECONDS}\r\nConnection: close\r\n\r\n`;

const addressOf = ({ extra }: Connection): string =>
  networkOf(extra.request.socket.remoteAddress ?? '');

/** Calls `end` once `authorization` is no longer valid; resolves to a function that cancels this. */
export type WhileGood = (authorization: string, end: () => void) => Promise<() => void>;

/** A connection parameter by its name; as with headers, case does not matter. */
function paramOf({ connectionParams }: Connection, name: string): string | undefined {
  const found = Object.entries(connectionParams ?? {}).find(([key]) => key.toLowerCase() === name);
  return text(found?.[1]);
}

function authorizationOf(connection: Connection): string | undefined {
  return paramOf(connection, 'authorization') ?? connection.extra.request.headers.authorization;
}

interface Asker extends Pick<MusterRequest, 'headers'> {
  readonly ip: string;
  readonly locale: Locale;
}

/** Reads `connectionParams`: `authorization` as in HTTP, and `locale`, where the header is not enough. */
function askerOf(connection: Connection): Asker {
  const { extra } = connection;
  const language = extra.request.headers['accept-language'];
  const locale = asLocale(paramOf(connection, 'locale')) ?? localeOf(language);
  const authorization = authorizationOf(connection);
  return {
    ...{ ip: addressOf(connection), locale },
    headers: { authorization, 'accept-language': locale },
  };
}

function contextOf(connection: Connection): GraphqlContext {
  const { ip, headers, locale } = (connection.extra.asker ??= askerOf(connection));
  return { req: { id: randomUUID(), ip, headers }, locale };
}

interface Prepared extends ExecutionArgs {
  readonly cost: number;
  readonly isSubscription: boolean;
  readonly connection: Connection;
  /** The result of a query or a mutation. */
  result?: ExecutionResult;
}

/** An array means that the operation was refused. */
type Begun = Prepared | readonly GraphQLError[];

/** Makes the same checks as over HTTP. */
function prepare(
  { schema, documents }: Ways,
  connection: Connection,
  { query, operationName, variables }: SubscribePayload,
): Begun {
  const contextValue = contextOf(connection);
  if (Object.keys(connection.subscriptions).length > LIVE_LIMIT) {
    return [refused(`At most ${LIVE_LIMIT} operations at once on one connection.`, contextValue)];
  }
  const checked = documents.check(query);
  if ('errors' in checked) return checked.errors.map((error) => refused(error, contextValue));
  const large = unfit(variables);
  if (large !== undefined) return [refused(large, contextValue)];
  const { document, weights } = checked;
  const operation = getOperationAST(document, operationName);
  if (!operation) return [refused('No such operation.', contextValue)];
  return {
    cost: weights.get(operation)?.cost ?? 0,
    isSubscription: operation.operation === 'subscription',
    connection,
    schema,
    document,
    contextValue,
    operationName: operationName ?? null,
    variableValues: variables ?? {},
    options: COERCION,
  };
}

function refused(why: string | Error, context: GraphqlContext): GraphQLError {
  const shown = formatError(typeof why === 'string' ? invalidInput(why) : why, context);
  return new GraphQLError(shown.message, { extensions: shown.extensions ?? {} });
}

/** A result that tells the client why its operation was not begun. */
const failed = (error: Error): ExecutionResult => ({
  errors: [new GraphQLError(error.message, { originalError: error })],
});

function shown(errors: readonly GraphQLError[], context: unknown): GraphQLFormattedError[] {
  return inOrder(errors).map((error) => formatError(error, context as GraphqlContext));
}

/** Bytes that may be unsent to a client before its next message has to wait. */
const AHEAD = 16 * 1024;

/** Sends messages of the same moment in one write, e.g. an answer and the message that it was the last one. */
function together(stream: Socket): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Limits what a connection sends: each message by the limit of an answer, and all unsent messages of all connections by
 * {@link Leaving}.
 */
function boundAnswers(connection: Connection, leaving: Leaving): void {
  const { socket, request } = connection.extra;
  const stay = new Stay(addressOf(connection), () => socket.terminate());
  const send = socket.send.bind(socket) as (data: string, gone: () => void) => void;
  // The error of a failed send is ignored: the connection is gone, and the protocol would write to the console.
  socket.send = (data: unknown, told: unknown) => {
    const message = fitting(String(data), () => contextOf(connection));
    const next = told as () => void;
    leaving.add(stay, message.length);
    together(request.socket);
    const waits = socket.bufferedAmount > AHEAD;
    send(message, () => {
      leaving.add(stay, -message.length);
      if (waits) next();
    });
    if (!waits) next();
  };
  socket.once('close', () => leaving.leave(stay));
}

/** Serves graphql-transport-ws at `path` of a running HTTP server. */
export class SubscriptionServer {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: BODY_LIMIT });
  private readonly unfinished = new Unfinished();
  private readonly protocol;

  constructor(
    private readonly ways: Ways,
    server: Server,
    path: string,
    private readonly whileGood: WhileGood,
    private readonly traffic: Traffic,
    private readonly leaving: Leaving,
    stallSeconds: number,
  ) {
    this.protocol = useServer<Record<string, unknown>, Extra>(
      {
        schema: ways.schema,
        execute: (args) => (args as Prepared).result as ExecutionResult,
        subscribe: (args) =>
          inOperation(args, () =>
            subscribeShared(args, (args as Prepared).cost, (work) => this.told(args, work)),
          ),
        onConnect: (connection) => this.welcome(connection),
        onSubscribe: (connection, _id, payload) =>
          this.admitted(connection, () => this.begun(connection, payload)),
        onNext: (_connection, _id, _payload, args, result) =>
          result.errors &&
          ({ ...result, errors: shown(result.errors, args.contextValue) } as never),
        onError: (connection, _id, _payload, errors) =>
          errors.every((error) => 'code' in (error.extensions ?? {}))
            ? undefined
            : shown(errors, contextOf(connection)),
      },
      this.sockets,
      // A ping without a pong before the next ping ends the connection.
      (stallSeconds / 2) * 1_000,
    );
    server.on('upgrade', (request, socket, head) => this.upgrade(path, request, socket, head));
  }

  async close(): Promise<void> {
    await this.protocol.dispose();
  }

  /** Counts the connection as one operation, so that a client that opens connections without end is stopped too. */
  private welcome(connection: Connection): boolean {
    this.endWithToken(connection).catch(() => undefined);
    boundAnswers(connection, this.leaving);
    return this.traffic.allows(addressOf(connection));
  }

  private async admitted(
    connection: Connection,
    begun: () => Begun | Promise<Begun>,
  ): Promise<Begun> {
    const address = addressOf(connection);
    if (!this.traffic.allows(address)) {
      const tooMany = appError('RATE_LIMITED', { seconds: nextMinute() });
      return [refused(tooMany, contextOf(connection))];
    }
    if (this.traffic.isFullFor(address)) return [refused(tooBusy(), contextOf(connection))];
    const { socket } = connection.extra;
    const turnedAway = (error: Error): GraphQLError[] => [refused(error, contextOf(connection))];
    return this.traffic
      .working(address, socket, () =>
        // A client that hung up while it waited is not worked for, and this error does not reach it.
        socket.readyState === socket.OPEN ? begun() : turnedAway(tooBusy()),
      )
      .catch(turnedAway);
  }

  /** Queries and mutations are executed in the same turn, by the same code as over HTTP. */
  private begun(connection: Connection, payload: SubscribePayload): Begun | Promise<Begun> {
    const prepared = prepare(this.ways, connection, payload);
    if (!('document' in prepared) || prepared.isSubscription) return prepared;
    const { query, operationName, variables } = payload;
    const context = prepared.contextValue as GraphqlContext;
    return this.ways.fast.run({ query, operationName, variables }, context).then(
      (result) => Object.assign(prepared, { result }),
      (error: Error) => Object.assign(prepared, { result: failed(error) }),
    );
  }

  private told<T>(args: ExecutionArgs, work: () => T): Promise<Awaited<T>> {
    const { connection } = args as Prepared;
    return this.traffic.telling(addressOf(connection), connection.extra.socket, work);
  }

  /**
   * Closes the connection once its token is invalid, so that nothing more is begun over it. Subscriptions that are open
   * end by themselves.
   */
  private async endWithToken(connection: Connection): Promise<void> {
    const authorization = authorizationOf(connection);
    if (authorization === undefined) return;
    const { socket } = connection.extra;
    const stop = await this.whileGood(authorization, () => socket.close(4403, 'Forbidden'));
    if (socket.readyState === socket.OPEN) socket.once('close', stop);
    else stop();
  }

  private upgrade(path: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (request.url?.split('?')[0] !== path) return void socket.destroy();
    if (this.traffic.draining) return void socket.end(GOING_AWAY);
    this.sockets.handleUpgrade(request, socket, head, (client) => {
      this.traffic.sockets += 1;
      client.once('close', () => (this.traffic.sockets -= 1));
      this.unfinished.watch(client, socket as Socket);
      this.sockets.emit('connection', client, request);
      // The protocol's own listener writes to the console, which is no log.
      client.removeAllListeners('error').on('error', ({ message }) => {
        log.debug({ reason: message }, 'a WebSocket failed');
      });
    });
  }
}
