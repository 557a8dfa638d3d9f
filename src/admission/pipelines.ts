import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { networkOf } from '../common/network.js';
import type { Traffic } from './traffic.js';

/**
 * How many requests a connection may send ahead while an earlier one is answered (HTTP pipelining). Usual clients send
 * none ahead.
 */
export const MAX_AHEAD = 8;

/** The requests of one connection. */
interface Line {
  isBeingAnswered: boolean;
  isCut: boolean;
  /** The requests that wait, as their response objects. */
  readonly ahead: ServerResponse[];
}

/** The parser sets `upgrade` where the client offers a protocol other than HTTP/1.1. */
interface Incoming extends IncomingMessage {
  upgrade?: boolean | null;
}

/** Node's HTTP parser of a connection, which is undocumented. */
interface Parser {
  /** Called for each request when its head has come. */
  onIncoming?: (request: Incoming, keepsAlive: boolean) => number;
}

/**
 * Whether the offered protocol is none that the service speaks (WebSocket). Java's own client and `curl --http2` offer
 * HTTP/2 with their first request, and expect an HTTP/1.1 answer all the same.
 */
const isNotTakenUp = ({ method, headers }: Incoming): boolean =>
  method !== 'CONNECT' && headers.upgrade?.toLowerCase() !== 'websocket';

/** Value that `onIncoming` returns where something other than HTTP follows: the parser reads no further. */
const NO_MORE = 2;

/**
 * Passes the requests of a connection on one at a time: the next one when the answer before it has gone out whole. So
 * no work is done for a client that sends many requests and takes no answer. A connection that sends more than
 * {@link MAX_AHEAD} ahead is cut, and nothing more is read of it. To be called when `server` has its handler; listeners
 * that are added afterwards get every request when it comes.
 */
export function oneAtATime(server: Server, traffic: Pick<Traffic, 'inTurn'>): void {
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const lines = new WeakMap<Socket, Line>();

  const begin = (line: Line, response: ServerResponse): void => {
    line.isBeingAnswered = true;
    response.on('close', () => follow(line, response.req.socket));
    for (const handle of handlers) handle.call(server, response.req, response);
  };
  const follow = (line: Line, socket: Socket): void => {
    line.isBeingAnswered = false;
    const next = line.isCut || socket.destroyed ? undefined : line.ahead.shift();
    if (next !== undefined) begin(line, next);
  };
  /**
   * Ends a connection when its turn comes, as Node spends time on each request of a connection that ends before the
   * answers.
   */
  const cut = (line: Line, socket: Socket): void => {
    line.isCut = true;
    socket.pause();
    traffic.inTurn(networkOf(socket.remoteAddress ?? ''), socket, () => socket.destroy());
  };

  /**
   * Node parses everything that has come at once before any handler is called. Without this it would make request and
   * response objects for hundreds of requests that nobody will look at.
   */
  server.on('connection', (socket: Socket) => {
    const line: Line = { isBeingAnswered: false, isCut: false, ahead: [] };
    lines.set(socket, line);
    const { parser } = socket as { parser?: Parser };
    const onIncoming = parser?.onIncoming?.bind(parser);
    if (parser === undefined || onIncoming === undefined) return;
    parser.onIncoming = (request, keepsAlive) => {
      // Node would pass the request to the WebSocket server, which would cut the connection, or would answer it before
      // the requests that came before it.
      const isLate = line.isBeingAnswered && request.method !== 'CONNECT';
      if (request.upgrade === true && (isLate || isNotTakenUp(request))) request.upgrade = false;
      if (line.ahead.length < MAX_AHEAD) return onIncoming(request, keepsAlive);
      cut(line, socket);
      return NO_MORE;
    };
  });

  server.on('request', (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (line === undefined || line.isCut || socket.destroyed) return;
    if (!line.isBeingAnswered) begin(line, response);
    else if (line.ahead.length < MAX_AHEAD) line.ahead.push(response);
    else cut(line, socket);
  });
}
