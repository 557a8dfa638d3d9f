import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

import { networkOf } from '../common/network.js';
import { Environment } from '../config/environment.js';
import { Arriving } from './arriving.js';
import { Stay } from './byte-budget.js';
import { Leaving } from './leaving.js';
import { ALWAYS } from './requests.js';
import { tooBusy, Traffic } from './traffic.js';

/** What is known of one connection. */
interface Known {
  /** The last request that has come, complete or not. */
  asked?: IncomingMessage;
  /** The last answer that was begun. */
  answer?: ServerResponse;
  /** The part of the answers that the client has not taken yet. */
  readonly unread: Stay;
  isUpgraded: boolean;
  isBeyond: boolean;
}

/**
 * Gives each network address its share of connections. For one more, an old one is closed: the oldest that waits for
 * (the rest of) a request or for its answer to be taken, or else the oldest idle one. Where all of them are working or
 * listening, the new one is admitted all the same, so that health can be asked over it; any other request on it is
 * refused.
 */
@Injectable()
export class Connections {
  private readonly open = new Map<string, Set<Socket>>();
  private readonly known = new WeakMap<object, Known>();
  private readonly arriving = new Arriving();

  constructor(
    private readonly environment: Environment,
    private readonly leaving: Leaving,
    private readonly traffic: Traffic,
  ) {}

  /**
   * Watches a server. To be called before others listen for connections, so that none is missed, and after
   * `oneAtATime`, so that the body of a request that waits for earlier ones is counted too.
   */
  watch(fastify: FastifyInstance, server: Server): void {
    server.on('connection', (socket) => this.opened(socket));
    server.on('upgrade', (_request, socket) => {
      if (this.isBeyond(socket as Socket)) socket.destroy();
      const known = this.known.get(socket);
      if (known !== undefined) known.isUpgraded = true;
    });
    server.on('request', (request) => {
      const known = this.known.get(request.socket);
      if (known !== undefined) known.asked = request;
      setImmediate(this.expect, request);
    });
    fastify.addHook('onRequest', ({ raw }, reply, done) => {
      const known = this.known.get(raw.socket);
      if (known !== undefined) known.answer = reply.raw;
      if (this.isBeyond(raw.socket) && !ALWAYS.test(raw.url ?? '')) return done(tooBusy());
      done();
    });
    this.countAnswers(fastify);
  }

  /**
   * Called one turn of the event loop after a request: most bodies have come by then, together with their head, and
   * need not be counted.
   */
  private readonly expect = (request: IncomingMessage): void => {
    if (!request.readableEnded && !request.destroyed) this.arriving.begin(request);
  };

  /**
   * Counts every answer until it has gone out whole. Streams are not counted, as they only produce what their reader
   * takes.
   */
  private countAnswers(fastify: FastifyInstance): void {
    fastify.addHook('onSend', ({ raw }, _reply, answer, done) => {
      const known = this.known.get(raw.socket);
      if (known !== undefined && (typeof answer === 'string' || Buffer.isBuffer(answer)))
        this.leaving.add(known.unread, answer.length);
      done();
    });
    fastify.addHook('onResponse', ({ raw }, _reply, done) => {
      const known = this.known.get(raw.socket);
      if (known !== undefined) this.leaving.leave(known.unread);
      done();
    });
  }

  /** Whether the client has an answer to come: to a request that came whole, or the rest of one that has begun. */
  owesAnswer(socket: Socket): boolean {
    const answer = this.known.get(socket)?.answer;
    if (answer === undefined || answer.writableFinished) return false;
    return answer.headersSent || answer.req.complete;
  }

  /** Resolves when every answer that is made has gone out or lost its connection. */
  async answered(): Promise<void> {
    const sockets = [...this.open.values()].flatMap((some) => [...some]);
    const made = sockets.map((socket) => this.known.get(socket)?.answer).filter(isOnItsWay);
    await Promise.all(made.map((answer) => once(answer, 'close')));
  }

  private opened(socket: Socket): void {
    // A client that hung up before it was admitted has no address any more.
    if (socket.remoteAddress === undefined) return void socket.destroy();
    this.traffic.come();
    const network = networkOf(socket.remoteAddress);
    const unread = new Stay(network, () => socket.destroy());
    const known: Known = { unread, isUpgraded: false, isBeyond: false };
    this.known.set(socket, known);
    const own = this.open.get(network) ?? new Set<Socket>();
    this.open.set(network, own);
    socket.once('close', () => {
      this.leaving.leave(unread);
      own.delete(socket);
      if (own.size === 0) this.open.delete(network);
    });
    const { connectionsPerAddress: share } = this.environment;
    if (share > 0 && own.size >= share) known.isBeyond = !this.cutOne(own);
    own.add(socket);
  }

  /** Closes one of these connections; false: all are working or listening. */
  private cutOne(own: Set<Socket>): boolean {
    const sockets = [...own];
    const least =
      sockets.find((socket) => this.isSlow(socket)) ??
      sockets.find((socket) => this.isIdle(socket));
    return least !== undefined && own.delete(least.destroy());
  }

  /** Whether the client has sent no request or only part of one, or does not take its answer. */
  private isSlow(socket: Socket): boolean {
    const { isUpgraded, asked, answer } = this.known.get(socket) ?? {};
    return isUpgraded === false && (asked?.complete !== true || isOnItsWay(answer));
  }

  private isIdle(socket: Socket): boolean {
    const { isUpgraded, answer } = this.known.get(socket) ?? {};
    return isUpgraded === false && answer?.writableFinished === true;
  }

  private isBeyond(socket: Socket): boolean {
    if (this.known.get(socket)?.isBeyond !== true) return false;
    const own = this.open.get(networkOf(socket.remoteAddress ?? ''));
    return (own?.size ?? 0) > this.environment.connectionsPerAddress;
  }
}

function isOnItsWay(answer: ServerResponse | undefined): answer is ServerResponse {
  return (
    answer !== undefined && answer.writableEnded && !answer.writableFinished && !answer.destroyed
  );
}
