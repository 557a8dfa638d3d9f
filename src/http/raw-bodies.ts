import { Transform } from 'node:stream';

import type { FastifyInstance, FastifyRequest, preParsingHookHandler } from 'fastify';

const kept = new WeakMap<object, Buffer[]>();

/** Of routes of whose requests it is signed what came, letter for letter. */
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

/** Empty where the request had no body. */
export const rawBodyOf = ({ raw }: FastifyRequest): Buffer => Buffer.concat(kept.get(raw) ?? []);
