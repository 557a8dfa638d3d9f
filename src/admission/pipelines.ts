import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { networkOf } from '../common/network.js';
import type { Traffic } from './traffic.js';

/** Requests that a connection may send ahead while one of its own is answered. Stock clients send none. */
export const MAX_AHEAD = 8;

type Exchange = readonly [IncomingMessage, ServerResponse];

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
  /** What follows on each connection that is being answered. */
  const ahead = new WeakMap<Socket, Exchange[]>();
  const cutting = new WeakSet<Socket>();

  const begin = (socket: Socket, [request, response]: Exchange): void => {
    response.once('close', () => follow(socket));
    for (const handle of handlers) handle.call(server, request, response);
  };
  const isOver = (socket: Socket): boolean => socket.destroyed || cutting.has(socket);
  const follow = (socket: Socket): void => {
    const next = isOver(socket) ? undefined : ahead.get(socket)?.shift();
    if (next === undefined) return void ahead.delete(socket);
    begin(socket, next);
  };
  /** In turn, since Node takes some time over each request of a connection that ends before their answers. */
  const cut = (socket: Socket): void => {
    cutting.add(socket.pause());
    traffic.inTurn(networkOf(socket.remoteAddress ?? ''), socket, () => socket.destroy());
  };

  /**
   * Node parses all that has come at once before anybody is told of it, and would make a request and an answer of each
   * of hundreds that nobody will look at.
   */
  server.on('connection', (socket: Socket) => {
    const { parser } = socket as { parser?: Parser };
    const onIncoming = parser?.onIncoming?.bind(parser);
    if (parser === undefined || onIncoming === undefined) return;
    parser.onIncoming = (request, keepsAlive) => {
      // Node would hand on whatever is offered to whoever listens for WebSockets, and it would be cut.
      if (request.upgrade === true && isNotTakenUp(request)) request.upgrade = false;
      if ((ahead.get(socket)?.length ?? 0) < MAX_AHEAD) return onIncoming(request, keepsAlive);
      cut(socket);
      return NO_MORE;
    };
  });

  server.on('request', (request, response) => {
    const { socket } = request;
    if (isOver(socket)) return;
    const waiting = ahead.get(socket);
    if (waiting === undefined) {
      ahead.set(socket, []);
      begin(socket, [request, response]);
    } else if (waiting.length < MAX_AHEAD) waiting.push([request, response]);
    else cut(socket);
  });
}
