import type { FastifyInstance, FastifyRequest } from 'fastify';

import { networkOf } from '../common/network.js';
import { tooBusy, type Traffic } from './traffic.js';

/** Paths that are always answered: health and metrics are needed most when the service is full. */
export const ALWAYS = /^\/(health\/(live|ready)|metrics)($|\?)/;

const NETWORK = Symbol('the network that a request is counted for');
const HAS_SLOT = Symbol('whether a request has a slot');

interface Counted extends FastifyRequest {
  [NETWORK]?: string;
  [HAS_SLOT]?: boolean;
}

/**
 * Gives each request a slot, which covers the work from the request's last byte until its answer is made. The
 * connection is not part of it: a client that sends or reads slowly keeps nobody out. If a client hangs up, its slot
 * stays taken until the work for it is done, so nobody can pile up work by hanging up. A handler makes its answer in
 * any case, so every slot is given back. An event stream counts as made when it begins, and as a subscriber from then
 * on.
 */
export function countRequests(server: FastifyInstance, traffic: Traffic): void {
  server.decorateRequest(NETWORK, undefined);
  server.decorateRequest(HAS_SLOT, false);
  // Before the body is read: a request that is turned away causes no work.
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
      // No work is done for a client that hung up while it waited.
      if (socket.destroyed) return traffic.leave(network);
      request[HAS_SLOT] = true;
      done();
    };
    // Nor is it told that it waited too long: in the log that would look like a service that is overloaded.
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
