import { Transform } from 'node:stream';

import type { FastifyInstance, FastifyRequest, preParsingHookHandler } from 'fastify';

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

/** The raw body; empty where the request had none. */
export const rawBodyOf = ({ raw }: FastifyRequest): Buffer => Buffer.concat(kept.get(raw) ?? []);
