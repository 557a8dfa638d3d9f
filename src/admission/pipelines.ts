import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { networkOf } from '../common/network.js';
import type { Traffic } from './traffic.js';

/** Requests that a connection may send ahead while one of its own is answered. Stock clients send none. */
export const MAX_AHEAD = 8;

/** The requests of one connection. */
interface Line {
  isBeingAnswered: boolean;
  isCut: boolean;
  /** By their answers. */
  readonly ahead: ServerResponse[];
}

/** Set by the parser where something else than HTTP/1.1 is offered. */
interface Incoming extends IncomingMessage {
  upgrade?: boolean | null;
}

/** Node's parser of a connection: nothing that is documented. */
interface Parser {
  /** Called with each request when its head has come. */
  onIncoming?: (request: Incoming, keepsAlive: boolean) => number;
}

/** Java's own client, and `curl --http2`, offer HTTP/2 with their first request, and want an answer all the same. */
const isNotTakenUp = ({ method, headers }: Incoming): boolean =>
  method !== 'CONNECT' && headers.upgrade?.toLowerCase() !== 'websocket';

/** What `onIncoming` says where something else than HTTP follows: the parser reads no further. */
const NO_MORE = 2;

/**
 * Hands the requests of one connection on one at a time: the next when the answer before it has gone out whole. So
 * nothing more is done for a client who sends many at once and takes no answer, and a connection that sends more than
 * {@link MAX_AHEAD} ahead is cut, and not read on. To be called when `server` has its handler; who listens to it
 * afterwards hears of every request when it comes.
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
  /** In turn, since Node takes some time over each request of a connection that ends before their answers. */
  const cut = (line: Line, socket: Socket): void => {
    line.isCut = true;
    socket.pause();
    traffic.inTurn(networkOf(socket.remoteAddress ?? ''), socket, () => socket.destroy());
  };

  /**
   * Node parses all that has come at once before anybody is told of it, and would make a request and an answer of each
   * of hundreds that nobody will look at.
   */
  server.on('connection', (socket: Socket) => {
    const line: Line = { isBeingAnswered: false, isCut: false, ahead: [] };
    lines.set(socket, line);
    const { parser } = socket as { parser?: Parser };
    const onIncoming = parser?.onIncoming?.bind(parser);
    if (parser === undefined || onIncoming === undefined) return;
    parser.onIncoming = (request, keepsAlive) => {
      // Node would hand on whatever is offered to whoever listens for WebSockets, and it would be cut.
      if (request.upgrade === true && isNotTakenUp(request)) request.upgrade = false;
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
