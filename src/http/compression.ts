import { gzip } from 'node:zlib';

import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Types that are compressed: drawings and the files of the page. JSON is compressed only where it is the same for
 * everybody: beside a name that a player chose, the compressed length would give away a token or invitation (as in
 * BREACH).
 */
const TYPES = /^(image\/svg\+xml|text\/javascript|text\/css)\b/;
const JSON_TYPE = /^application\/json\b/;

const isPacked = (reply: FastifyReply): boolean => {
  const type = String(reply.getHeader('content-type') ?? '');
  const isPublic = /\bpublic\b/.test(String(reply.getHeader('cache-control') ?? ''));
  return TYPES.test(type) || (JSON_TYPE.test(type) && isPublic);
};
/** Bytes from which on compressing pays. */
const LEAST = 1_024;

const takesGzip = (accepted: string | undefined): boolean =>
  /(^|[\s,])gzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted ?? '');

/** Compresses drawings and the contents of game boxes, to less than a fifth, for clients that accept it. */
export function compressDrawings(server: FastifyInstance): void {
  server.addHook('onSend', ({ headers }, reply, payload, done) => {
    if (!isPacked(reply)) return done();
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || payload.length < LEAST || !takesGzip(headers['accept-encoding'])) return done();
    gzip(payload, { level: 5 }, (error, body) => {
      if (error !== null) return done(error);
      tellPacked(reply, body);
      done(null, body);
    });
  });
}

function tellPacked(reply: FastifyReply, body: Buffer): void {
  void reply.header('content-encoding', 'gzip').header('content-length', body.length);
  // The compressed bytes are another representation, so the ETag becomes a weak one.
  const tag = reply.getHeader('etag');
  if (typeof tag === 'string') void reply.header('etag', tag.replace(/^"/, 'W/"'));
}
