import type { FastifyInstance, FastifyRequest } from 'fastify';

import { networkOf } from '../common/network.js';
import { tooBusy, type Traffic } from './traffic.js';

/** Health and figures are asked for most when the service is full. */
export const ALWAYS = /^\/(health\/(live|ready)|metrics)($|\?)/;

const NETWORK = Symbol('the network that a request is counted for');
const HAS_SLOT = Symbol('whether a request has a slot');

interface Counted extends FastifyRequest {
  [NETWORK]?: string;
  [HAS_SLOT]?: boolean;
}

/**
 * A slot covers the work for a request, from its last byte until its answer is made. The connection is no part of it:
 * who sends slowly or takes their answer slowly keeps nobody out, and who hangs up has their slot taken until the work
 * for them is done, so nobody can pile up work by hanging up. A handler makes an answer whether or not somebody still
 * waits for it, so every slot is given back. An event stream is made when it begins; from then on it counts as a
 * subscriber.
 */
export function countRequests(server: FastifyInstance, traffic: Traffic): void {
  server.decorateRequest(NETWORK, undefined);
  server.decorateRequest(HAS_SLOT, false);
  // Before its body is read: what would be too much is turned away before any work is done on it.
  server.addHook('onRequest', (request: Counted, _reply, done) => {
    if (ALWAYS.test(request.url)) return done();
    const network = networkOf(request.ip);
    request[NETWORK] = network;
    done(traffic.isFullFor(network) ? tooBusy() : undefined);
  });
  server.addHook('preValidation', (request: Counted, _reply, done) => {
    const { [NETWORK]: network } = request;
    if (network === undefined) return done();
    if (traffic.isFullFor(network)) return done(tooBusy());
    const { socket } = request.raw;
    const begin = (): void => {
      // Who has hung up while they waited is not worked for.
      if (socket.destroyed) return traffic.leave(network);
      request[HAS_SLOT] = true;
      done();
    };
    // Nor told that it took too long, which the log would take for a service that does too little.
    const turnAway = (error: Error): void => {
      if (!socket.destroyed) done(error);
    };
    traffic.enter(network, socket, { begin, turnAway });
  });
  server.addHook('onSend', (request: Counted, _reply, _payload, done) => {
    const { [NETWORK]: network } = request;
    if (network !== undefined && request[HAS_SLOT] === true) traffic.leave(network);
    request[HAS_SLOT] = false;
    done();
  });
}
