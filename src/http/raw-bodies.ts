import { Transform } from 'node:stream';

import type { FastifyInstance, FastifyRequest, preParsingHookHandler } from 'fastify';

import { BODY_LIMIT, FILE_LIMIT } from '../errors/body-limits.js';
import { appError } from '../errors/errors.js';

const kept = new WeakMap<object, Buffer[]>();

/** Keeps the raw bytes of the bodies of these routes, to verify signatures over them. */
export function keepRawBody(server: FastifyInstance, routes: readonly string[]): void {
  server.addHook('onRoute', (route) => {
    if (routes.includes(route.url)) route.preParsing = keep;
  });
}

const keep: preParsingHookHandler = (request, _reply, payload, done) => {
  const chunks: Buffer[] = [];
  kept.set(request.raw, chunks);
  const passing = new Transform({
    transform: (chunk: Buffer, _encoding, pass) => {
      chunks.push(chunk);
      pass(null, chunk);
    },
  });
  payload.once('error', (error) => passing.destroy(error));
  done(null, payload.pipe(passing));
};

/** How many unparsed bodies are kept at once. */
const MOST_UNPARSED = 8;

/** Leaves the bodies of this route unparsed, as they may be large: its handler finds the raw one. */
export function leaveUnparsed(server: FastifyInstance, path: string): void {
  const inside = new Set<object>();
  server.addHook('onRoute', (route) => {
    if (route.url !== path) return;
    route.bodyLimit = FILE_LIMIT;
    route.preParsing = (request, reply, payload, done) => {
      const announced = request.headers['content-length'];
      const limit = announced === undefined ? BODY_LIMIT : FILE_LIMIT;
      if (Number(announced ?? 0) > limit) return done(tooLarge(limit));
      reply.raw.once('close', () => inside.delete(request.raw));
      const isTaken = (): boolean => {
        // Whoever hung up has left already, and would never give the place back.
        if (reply.raw.destroyed || inside.size >= MOST_UNPARSED) return false;
        inside.add(request.raw);
        return true;
      };
      const aside = new Aside(limit, isTaken);
      kept.set(request.raw, aside.chunks);
      payload.once('error', (error) => aside.destroy(error));
      done(null, payload.pipe(aside));
    };
  });
}

const tooLarge = (limit: number): Error => appError('PAYLOAD_TOO_LARGE', { limit });

/** Takes a body aside, and passes on that there is none: `{}`. */
class Aside extends Transform {
  readonly chunks: Buffer[] = [];
  /** Fastify compares it with what the header of the request announces. */
  receivedEncodedLength = 0;

  constructor(
    private readonly limit: number,
    /** Called when the body has come; false: there is no room for it. */
    private readonly isTaken: () => boolean,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: string, pass: (error?: Error) => void): void {
    this.receivedEncodedLength += chunk.length;
    if (this.receivedEncodedLength > this.limit) return pass(tooLarge(this.limit));
    this.chunks.push(chunk);
    pass();
  }

  override _flush(pass: (error: Error | null, rest?: string) => void): void {
    if (this.isTaken()) return pass(null, '{}');
    this.chunks.length = 0;
    pass(appError('UNAVAILABLE'));
  }
}

/** The raw body; empty where the request had none. */
export const rawBodyOf = ({ raw }: FastifyRequest): Buffer => Buffer.concat(kept.get(raw) ?? []);
