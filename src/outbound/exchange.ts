import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

import type { Way } from './way.js';

export interface Letter {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export interface Answer {
  /** HTTP status; 3xx too, as redirects are not followed. */
  readonly status: number;
  /** Seconds to wait before the next request, a day at most; null: the answer does not say. */
  readonly retryAfter: number | null;
  /** The beginning of the answer, as one line of at most 200 characters; empty where the answer is compressed. */
  readonly text: string;
}

const MOST_BYTES = 4_096;
const MOST_CHARACTERS = 200;
const DAY_SECONDS = 86_400;

/** The seconds of a `Retry-After` header, which contains seconds or an HTTP date. */
export function retryAfterOf(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const date = /^[A-Z][a-z]+, .* GMT$/.test(header) ? Date.parse(header) : NaN;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((date - now) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), DAY_SECONDS);
}

/**
 * A text that can be shown: without control characters, characters that change the direction of writing, or line
 * breaks.
 */
export function plainText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  const line = text.replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '');
  return [...line.trim()].slice(0, MOST_CHARACTERS).join('');
}

/** The first bytes of the body; then the connection is closed, however much would follow. */
async function beginning(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MOST_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES);
}

async function answerOf(response: IncomingMessage): Promise<Answer> {
  const bytes = await beginning(response);
  const coding = response.headers['content-encoding'] ?? 'identity';
  return {
    status: response.statusCode ?? 0,
    retryAfter: retryAfterOf(response.headers['retry-after'], Date.now()),
    text: coding === 'identity' ? plainText(bytes) : '',
  };
}

/** Sends one POST. When the signal aborts, the connection is closed, at whatever point it is. */
export function exchange(way: Way, letter: Letter, signal: AbortSignal): Promise<Answer> {
  const { target, agent, lookup } = way;
  const open = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const headers = { ...letter.headers, 'accept-encoding': 'identity' };
    const request = open(target, { method: 'POST', headers, agent, lookup, signal });
    request.on('error', reject);
    request.on('response', (response) => answerOf(response).then(resolve, reject));
    // Without this, Node would wait for nothing more on a connection that switches to another protocol.
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error(`${target.host} speaks another protocol`));
    });
    request.end(letter.body);
  });
}
