import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

const packed = promisify(gzip);

/**
 * Drawings and the files of the page. Not JSON: what holds a token or an invitation beside a name that somebody chose
 * would tell the one by how small the other makes it.
 */
const TYPES = /^(image\/svg\+xml|text\/javascript|text\/css)\b/;
/** Bytes from which on it is worth the while. */
const LEAST = 1_024;

const takesGzip = (accepted: string | undefined): boolean =>
  /(^|[\s,])gzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted ?? '');

/** Sends drawings in less than a fifth of their bytes to whoever can unpack them. */
export function compressDrawings(server: FastifyInstance): void {
  server.addHook('onSend', async ({ headers }, reply, payload) => {
    if (!TYPES.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || payload.length < LEAST || !takesGzip(headers['accept-encoding']))
      return payload;
    const body = await packed(payload, { level: 5 });
    void reply.header('content-encoding', 'gzip').header('content-length', body.length);
    // The same drawing in other bytes.
    const tag = reply.getHeader('etag');
    if (typeof tag === 'string') void reply.header('etag', tag.replace(/^"/, 'W/"'));
    return body;
  });
}
