import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

import { networkOf } from '../common/network.js';

/** How many small pieces of bodies (HTTP chunks) an address may send per second, beside the first of each request. */
export const MAX_PIECES = 4_000;
/** A piece of fewer bytes is small: it costs more than its bytes. */
const SMALL_BYTES = 256;
const SECOND_MS = 1_000;

/** How many headers a request may have, about; usual clients send fewer than thirty. */
const MAX_HEADERS = 128;

/** Indices of functions that Node's HTTP parser calls; they are undocumented. */
const [ON_HEADERS, ON_HEAD, ON_BODY] = [1, 2, 3] as const;
/** Number of headers after which the parser calls `ON_HEADERS`; the last of a request go another way. */
const AT_ONCE = 32;

interface Parser {
  [ON_HEADERS]?: ((this: Parser, headers: string[], url: string) => void) | undefined;
  [ON_HEAD]?: unknown;
  [ON_BODY]?: ((this: Parser, piece: Buffer) => void) | undefined;
  /** The last request whose head has come. */
  readonly incoming: IncomingMessage | null;
}

/**
 * Bounds what Node parses of each connection, since it does so before anything waits for its turn. Requests with more
 * than {@link MAX_HEADERS} headers are refused, as others that are too long: a short header costs as much time as a
 * long one. Connections whose bodies come in too many pieces are cut: Node copies every piece and passes it on, and a
 * megabyte of pieces of one byte would take half a second.
 */
export function boundParsing(server: Server, now = (): number => performance.now()): void {
  const isTooMany = piecesBy(now);
  const restores = new WeakMap<object, () => void>();
  const restore = (socket: object): void => {
    restores.get(socket)?.();
    restores.delete(socket);
  };
  server.on('connection', (socket: Socket) => {
    const { parser } = socket as { parser?: Parser };
    const { [ON_HEADERS]: onHeaders, [ON_HEAD]: onHead, [ON_BODY]: onBody } = parser ?? {};
    if (parser === undefined || onHeaders === undefined || onBody === undefined) return;
    parser[ON_HEADERS] = fewHeaders(onHeaders, (tooLong) =>
      server.emit('clientError', tooLong, socket),
    );
    parser[ON_BODY] = fewPieces(onBody, socket, isTooMany);
    // Node uses its parsers again, for other connections and servers.
    const usual = { [ON_HEADERS]: onHeaders, [ON_HEAD]: onHead, [ON_BODY]: onBody };
    restores.set(socket, () => Object.assign(parser, usual));
    socket.once('close', () => restore(socket));
  });
  // Then the connection gives its parser back before it closes.
  server.on('upgrade', (_request, socket) => restore(socket));
}

function fewHeaders(
  usual: NonNullable<Parser[typeof ON_HEADERS]>,
  refuse: (tooLong: Error) => void,
): NonNullable<Parser[typeof ON_HEADERS]> {
  let before: IncomingMessage | null | undefined;
  let headers = 0;
  return function (some, url) {
    if (this.incoming !== before) [before, headers] = [this.incoming, 0];
    headers += AT_ONCE;
    if (headers < MAX_HEADERS) return usual.call(this, some, url);
    // Without functions to call, the parser passes quickly over what else has come.
    this[ON_HEADERS] = this[ON_HEAD] = undefined;
    refuse(Object.assign(new Error('too many headers'), { code: 'HPE_HEADER_OVERFLOW' }));
  };
}

function fewPieces(
  usual: NonNullable<Parser[typeof ON_BODY]>,
  socket: Socket,
  isTooMany: (network: string) => boolean,
): NonNullable<Parser[typeof ON_BODY]> {
  const network = networkOf(socket.remoteAddress ?? '');
  let request: IncomingMessage | null = null;
  return function (piece) {
    const isExtra = this.incoming === request;
    request = this.incoming;
    if (!isExtra || piece.length >= SMALL_BYTES || !isTooMany(network))
      return usual.call(this, piece);
    this[ON_BODY] = undefined;
    request?.destroy();
    socket.destroy();
  };
}

/** Counts a small piece of a network; returns whether it has sent too many in this second. */
function piecesBy(now: () => number): (network: string) => boolean {
  let second = 0;
  let pieces = new Map<string, number>();
  return (network) => {
    const present = Math.floor(now() / SECOND_MS);
    if (present !== second) [second, pieces] = [present, new Map()];
    const count = (pieces.get(network) ?? 0) + 1;
    pieces.set(network, count);
    return count > MAX_PIECES;
  };
}
