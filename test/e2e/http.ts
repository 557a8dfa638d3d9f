import type { IncomingMessage } from 'node:http';

import request from 'supertest';

/** A complete answer to a request. */
export interface HttpAnswer<T = any> {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
  /** Parsed if it is JSON, else the text; undefined for an event stream, which has no end. */
  readonly body: T;
}

export interface HttpOptions {
  /** A string is sent as it is; anything else as JSON, with the content type of JSON. */
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/**
 * `http(app.url, 'POST /v1/games', {body, token, headers})`: one request by supertest, without following redirects or
 * sending anything again.
 */
export async function http<T = any>(
  url: string,
  route: string,
  { body, token, headers = {} }: HttpOptions = {},
): Promise<HttpAnswer<T>> {
  const [method = 'GET', path = '/'] = route.split(' ');
  const isText = typeof body === 'string';
  const sent = body === undefined ? undefined : Buffer.from(isText ? body : JSON.stringify(body));
  const type = sent === undefined || isText ? {} : { 'content-type': 'application/json' };
  const agent = request(url) as unknown as Record<string, (path: string) => request.Test>;
  const asked = agent[method.toLowerCase()]!(path)
    .set({ ...type, ...bearer(token), ...headers })
    .serialize((bytes) => bytes as never)
    .buffer(true)
    .parse(whole as never);
  const answer = await (sent === undefined ? asked : asked.send(sent));
  const bytes = Buffer.isBuffer(answer.body) ? answer.body : Buffer.alloc(0);
  const text = bytes.toString();
  return {
    status: answer.status,
    headers: headersOf(answer.headers),
    bytes,
    text,
    body: bodyOf(answer.headers['content-type'] ?? '', text) as T,
  };
}

function headersOf(headers: Readonly<Record<string, string | string[]>>): Headers {
  const all = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return new Headers(all);
}

function bodyOf(type: string, text: string): unknown {
  if (type === 'text/event-stream') return undefined;
  return /json\b/.test(type) && text ? JSON.parse(text) : text;
}

/** All bytes of an answer; none of an event stream. */
function whole(answer: IncomingMessage, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  if (answer.headers['content-type'] === 'text/event-stream') {
    done(null, Buffer.alloc(0));
    answer.destroy();
    return;
  }
  answer.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
  answer.on('end', () => done(null, Buffer.concat(chunks)));
}
