import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

import type { Way } from './way.js';

export interface Letter {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export interface Answer {
  /** Also 3xx: nobody follows it. */
  readonly status: number;
  /** Seconds to wait before the next request, a day at most; null = it says nothing of that. */
  readonly retryAfter: number | null;
  /** How the answer begins, in one line of at most 200 characters; empty where it is compressed. */
  readonly text: string;
}

const MOST_BYTES = 4_096;
const MOST_CHARACTERS = 200;
const DAY_SECONDS = 86_400;

/** Seconds of a `Retry-After`, which holds seconds or a date of HTTP. */
export function retryAfterOf(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const date = /^[A-Z][a-z]+, .* GMT$/.test(header) ? Date.parse(header) : NaN;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((date - now) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), DAY_SECONDS);
}

/** Letters as they can be shown: no control characters, none that turn the direction of writing, no line ends. */
export function plainText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  const line = text.replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '');
  return [...line.trim()].slice(0, MOST_CHARACTERS).join('');
}

/** The first bytes of the body; the connection is closed then, however much would follow. */
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

/** One POST. When the signal aborts, the connection is closed, at whatever point that is. */
export function exchange(way: Way, letter: Letter, signal: AbortSignal): Promise<Answer> {
  const { target, agent, lookup } = way;
  const open = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const headers = { ...letter.headers, 'accept-encoding': 'identity' };
    const request = open(target, { method: 'POST', headers, agent, lookup, signal });
    request.on('error', reject);
    request.on('response', (response) => answerOf(response).then(resolve, reject));
    // Node waits for nothing more of a connection that speaks another protocol from now on.
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error(`${target.host} speaks another protocol`));
    });
    request.end(letter.body);
  });
}
