import type { FastifyInstance } from 'fastify';

import { networkOf } from '../common/network.js';
import { tooBusy, type Traffic } from './traffic.js';

/** Health and figures are asked for most when the service is full. */
export const ALWAYS = /^\/(health\/(live|ready)|metrics)($|\?)/;

/**
 * A slot covers the work for a request, from its last byte until its answer is made. The connection is no part of it:
 * who sends slowly or takes their answer slowly keeps nobody out, and who hangs up has their slot taken until the work
 * for them is done, so nobody can pile up work by hanging up. A handler makes an answer whether or not somebody still
 * waits for it, so every slot is given back. An event stream is made when it begins; from then on it counts as a
 * subscriber.
 */
export function countRequests(server: FastifyInstance, traffic: Traffic): void {
  /** Each request that has a slot, with the network it is counted for. */
  const counted = new WeakMap<object, string>();
  // Before its body is read: what would be too much is turned away before any work is done on it.
  server.addHook('onRequest', ({ url, ip }, _reply, done) => {
    if (!ALWAYS.test(url) && traffic.isFullFor(networkOf(ip))) return done(tooBusy());
    done();
  });
  server.addHook('preValidation', (request, _reply, done) => {
    if (ALWAYS.test(request.url)) return done();
    const { socket } = request.raw;
    const network = networkOf(request.ip);
    if (traffic.isFullFor(network)) return done(tooBusy());
    const begin = (): void => {
      // Who has hung up while they waited is not worked for.
      if (socket.destroyed) return traffic.leave(network);
      counted.set(request, network);
      done();
    };
    // Nor told that it took too long, which the log would take for a service that does too little.
    const turnAway = (error: Error): void => {
      if (!socket.destroyed) done(error);
    };
    traffic.enter(network, socket, { begin, turnAway });
  });
  server.addHook('onSend', (request, _reply, _payload, done) => {
    const network = counted.get(request);
    if (network !== undefined && counted.delete(request)) traffic.leave(network);
    done();
  });
}
