import type { FastifyInstance, FastifyReply } from 'fastify';

/** No cache keeps it: it is for one caller, and old after the next move. */
export const KEPT_NOWHERE = 'private, no-store';
/** What nearly every answer depends on, and be it that a token is refused. */
const DEPENDS_ON = ['Authorization', 'Accept-Language'];

/** Of an answer that any cache on the way may hand to others, its route alone knows what it depends on. */
const isForOneReader = (keeping: string): boolean => /\b(private|no-store)\b/.test(keeping);

/**
 * Every answer is for its reader alone unless its route says otherwise: a route that forgets to say anything would have
 * a cache on the way hand one seat's answer to the other. An error is kept by nobody, whatever its route says.
 */
export function keepPrivate(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    tellCaches(reply);
    done();
  });
}

/** For what comes to no route, and so to no hook. */
export function tellCaches(reply: FastifyReply): FastifyReply {
  const said = reply.statusCode < 400 ? reply.getHeader('cache-control') : undefined;
  const keeping = said === undefined ? KEPT_NOWHERE : String(said);
  void reply.header('cache-control', keeping);
  if (!isForOneReader(keeping)) return reply;
  const vary = reply.getHeader('vary');
  return reply.header('vary', vary === undefined ? DEPENDS_ON.join(', ') : withAll(String(vary)));
}

function withAll(vary: string): string {
  const told = vary.split(',').flatMap((name) => name.trim() || []);
  const known = new Set(told.map((name) => name.toLowerCase()));
  return [...told, ...DEPENDS_ON.filter((name) => !known.has(name.toLowerCase()))].join(', ');
}
