import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { TestApp } from './support.js';
import { until } from './waiting.js';

/** Settings that allow webhooks to the machine of the tests. */
export const AT_HOME = { HOOK_NETWORKS: '127.0.0.0/8' };

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: any;
}

/** A fake program that receives webhooks. */
export interface Receiver {
  readonly url: string;
  /** All that came, in order, whatever the answer was. */
  readonly received: Received[];
  /** The answer from now on: a status, or a function that answers. */
  answer: number | ((response: ServerResponse, received: Received) => void);
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { url: path = '', headers } = request;
      const one = { path, headers, text, body: JSON.parse(text) };
      received.push(one);
      const { answer } = receiver;
      if (typeof answer === 'number') response.writeHead(answer).end();
      else answer(response, one);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: 204,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return receiver;
}

/**
 * Waits until deliveries that arrived are recorded: if a test lets an hour pass before that, they are sent a second
 * time.
 */
export const settledAll = ({ pool }: TestApp): Promise<void> =>
  until(async () => {
    const text = 'SELECT FROM delivery_lines WHERE held_until IS NOT NULL';
    return (await pool.query(text)).rowCount === 0;
  });
