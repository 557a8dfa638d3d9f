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

/** Signs of life in the time after which a connection that takes nothing is cut. */
export const BEATS = 4;

/** Answers that go on: server-sent events, ended when their reader goes or the server closes. */
@Injectable()
export class EventStreams implements OnModuleInit {
  private readonly open = new Set<AsyncIterableIterator<unknown>>();

  constructor(
    private readonly adapters: HttpAdapterHost,
    private readonly environment: Environment,
    private readonly traffic: Traffic,
  ) {}

  /** A server that closes waits for its answers to end, and these would not. */
  onModuleInit(): void {
    const server = this.adapters.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('preClose', async () => {
      for (const items of this.open) await items.return?.();
    });
  }

  /**
   * Sends what `messagesOf` makes of each item, in turn with what others ask for. The items are ended with the
   * connection.
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
    // Who has gone while they waited is not worked for.
    const made = (item: T): Promise<readonly StreamMessage[]> =>
      this.traffic.telling(network, socket, () =>
        socket.destroyed ? [] : messagesOf(item, locale),
      );
    const lines = eventStream(messagesIn(items, made), beatMs, failure);
    this.open.add(items);
    // Not when the stream is closed: that waits for the next line.
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
 * A listener may have gone while the first answer was read for them: that has been told then, and is not told again.
 */
function whenGone(connection: Socket, leave: () => void): void {
  if (connection.destroyed) leave();
  else connection.once('close', leave);
}

/** A reader who takes nothing is let go, as on any connection; they may come back with what they saw last. */
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
