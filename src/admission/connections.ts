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

/**
 * The connections of each address, of which it has a share. For one more, one of them is closed: the oldest that waits
 * for (the rest of) a request or for its answer to be taken, else the oldest that is idle. Where all are at work or
 * listen, the new one comes in all the same, so that health may be asked over it; anything else it asks is refused.
 */
@Injectable()
export class Connections {
  private readonly open = new Map<string, Set<Socket>>();
  /** The last request that has come on each, whole or not. */
  private readonly asked = new WeakMap<Socket, IncomingMessage>();
  /** The last answer that was begun on each. */
  private readonly answers = new WeakMap<Socket, ServerResponse>();
  private readonly upgraded = new WeakSet<object>();
  private readonly beyond = new WeakSet<object>();
  private readonly arriving = new Arriving();

  /** What each has not taken yet of the answers over it. */
  private readonly unread = new WeakMap<Socket, Stay>();

  constructor(
    private readonly environment: Environment,
    private readonly leaving: Leaving,
    private readonly traffic: Traffic,
  ) {}

  /**
   * To be called before anybody else listens for connections, so that none is missed, and after `oneAtATime`, so
   * that the body of a request that waits for those before it is counted as well.
   */
  watch(fastify: FastifyInstance, server: Server): void {
    server.on('connection', (socket) => this.opened(socket));
    server.on('upgrade', (_request, socket) => {
      if (this.isBeyond(socket as Socket)) socket.destroy();
      this.upgraded.add(socket);
    });
    server.on('request', (request) => {
      this.asked.set(request.socket, request);
      this.arriving.begin(request);
    });
    fastify.addHook('onRequest', ({ raw }, reply, done) => {
      this.answers.set(raw.socket, reply.raw);
      if (this.isBeyond(raw.socket) && !ALWAYS.test(raw.url ?? '')) return done(tooBusy());
      done();
    });
    fastify.addHook('onSend', ({ raw }, reply, answer, done) => {
      this.send(raw.socket, reply.raw, answer);
      done();
    });
  }

  /** Has part of an answer gone out, and not all of it? */
  isAnswering(socket: Socket): boolean {
    const answer = this.answers.get(socket);
    return answer !== undefined && answer.headersSent && !answer.writableFinished;
  }

  /** Over when every answer that is made has gone out, or its connection is gone. */
  async answered(): Promise<void> {
    const sockets = [...this.open.values()].flatMap((some) => [...some]);
    const made = sockets.map((socket) => this.answers.get(socket)).filter(isOnItsWay);
    await Promise.all(made.map((answer) => once(answer, 'close')));
  }

  /** A stream is no more than what its reader takes. */
  private send(socket: Socket, response: ServerResponse, answer: unknown): void {
    const stay = this.unread.get(socket);
    if (stay === undefined || !(typeof answer === 'string' || Buffer.isBuffer(answer))) return;
    response.once('finish', () => this.leaving.add(stay, -answer.length));
    this.leaving.add(stay, answer.length);
  }

  private opened(socket: Socket): void {
    // Whoever has hung up before they were let in has no address any more, and is not waited for.
    if (socket.remoteAddress === undefined) return void socket.destroy();
    this.traffic.come();
    const network = networkOf(socket.remoteAddress);
    const stay = new Stay(network, () => socket.destroy());
    this.unread.set(socket, stay);
    const own = this.open.get(network) ?? new Set<Socket>();
    this.open.set(network, own);
    socket.once('close', () => {
      this.leaving.leave(stay);
      own.delete(socket);
      if (own.size === 0) this.open.delete(network);
    });
    const { connectionsPerAddress: share } = this.environment;
    if (share > 0 && own.size >= share) this.cutOne(own, socket);
    own.add(socket);
  }

  private cutOne(own: Set<Socket>, newcomer: Socket): void {
    const sockets = [...own];
    const least =
      sockets.find((socket) => this.isSlow(socket)) ??
      sockets.find((socket) => this.isIdle(socket));
    if (least === undefined) this.beyond.add(newcomer);
    else own.delete(least.destroy());
  }

  /** Asks nothing yet, or not all of it, or does not take its answer. */
  private isSlow(socket: Socket): boolean {
    if (this.upgraded.has(socket)) return false;
    return this.asked.get(socket)?.complete !== true || isOnItsWay(this.answers.get(socket));
  }

  private isIdle(socket: Socket): boolean {
    return !this.upgraded.has(socket) && this.answers.get(socket)?.writableFinished === true;
  }

  private isBeyond(socket: Socket): boolean {
    if (!this.beyond.has(socket)) return false;
    const own = this.open.get(networkOf(socket.remoteAddress ?? ''));
    return (own?.size ?? 0) > this.environment.connectionsPerAddress;
  }
}

function isOnItsWay(answer: ServerResponse | undefined): answer is ServerResponse {
  return (
    answer !== undefined && answer.writableEnded && !answer.writableFinished && !answer.destroyed
  );
}
