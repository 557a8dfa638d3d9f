import type { Socket } from 'node:net';
import { Readable } from 'node:stream';

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Traffic } from '../../admission/traffic.js';
import { networkOf } from '../../common/network.js';
import { Environment } from '../../config/environment.js';
import { reportError } from '../../errors/error-report.js';
import type { Locale } from '../../language/locale.js';
import { eventStream, type StreamMessage } from './event-stream.js';

/** How many signs of life are sent in the time after which a connection that reads nothing is cut. */
export const BEATS = 4;

/** Sends server-sent events. A stream ends when its reader leaves or the server closes. */
@Injectable()
export class EventStreams implements OnModuleInit {
  private readonly open = new Set<AsyncIterableIterator<unknown>>();

  constructor(
    private readonly adapters: HttpAdapterHost,
    private readonly environment: Environment,
    private readonly traffic: Traffic,
  ) {}

  /** A closing server waits until its responses have ended, so the open streams have to be ended first. */
  onModuleInit(): void {
    const server = this.adapters.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('preClose', async () => {
      for (const items of this.open) await items.return?.();
    });
  }

  /**
   * Sends the messages that `messagesOf` makes of each item; the work takes turns with other requests. The items are
   * ended when the connection is.
   */
  send<T>(
    [request, reply]: readonly [FastifyRequest, FastifyReply],
    locale: Locale,
    items: AsyncIterableIterator<T>,
    messagesOf: (item: T, locale: Locale) => readonly StreamMessage[],
  ): void {
    const failure = (error: unknown): StreamMessage => ({
      event: 'error',
      data: { error: reportError(error, { requestId: request.id, locale }) },
    });
    const beatMs = (this.environment.stallSeconds * 1_000) / BEATS;
    const { socket } = request.raw;
    const network = networkOf(request.ip);
    // A listener may leave while their item waits for its turn: then the work is not done.
    const made = (item: T): Promise<readonly StreamMessage[]> =>
      this.traffic.telling(network, socket, () =>
        socket.destroyed ? [] : messagesOf(item, locale),
      );
    const lines = eventStream(messagesIn(items, made), beatMs, failure);
    this.open.add(items);
    // This hangs on the socket, not on the stream: closing the stream would wait for the next line.
    whenGone(socket, () => {
      this.open.delete(items);
      void items.return?.();
    });
    write(reply, lines);
  }
}

async function* messagesIn<T>(
  items: AsyncIterableIterator<T>,
  made: (item: T) => Promise<readonly StreamMessage[]>,
): AsyncGenerator<StreamMessage, void> {
  for await (const item of items) yield* await made(item);
}

/**
 * Calls `leave` when the connection is closed. It may have closed while the first answer was read: `close` was emitted
 * by then and is not emitted again.
 */
function whenGone(connection: Socket, leave: () => void): void {
  if (connection.destroyed) leave();
  else connection.once('close', leave);
}

/**
 * Writes the stream. As on any connection, a reader who takes nothing is cut off; they may come back with the last id
 * that they saw.
 */
function write(reply: FastifyReply, lines: AsyncGenerator<string>): void {
  const stream = Readable.from(lines, { objectMode: false, highWaterMark: 1 });
  void reply
    .headers({
      'content-type': 'text/event-stream',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    .send(stream);
}
