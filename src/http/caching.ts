import type { FastifyInstance, FastifyReply } from 'fastify';

/** `Cache-Control` of most answers: no cache keeps them, as they are for one caller, and old after the next move. */
export const KEPT_NOWHERE = 'private, no-store';
/** Headers that nearly every answer depends on, even if only because a token may be refused. */
const DEPENDS_ON = ['Authorization', 'Accept-Language'];

/** Whether an answer is for one reader. If not, any cache may share it, and its route has set `Vary` itself. */
const isForOneReader = (keeping: string): boolean => /\b(private|no-store)\b/.test(keeping);

/**
 * Makes every answer private unless its route says otherwise: if a route forgot to, a cache could hand one seat's
 * answer to the other seat. Errors are never cached, whatever their route says.
 */
export function keepPrivate(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    tellCaches(reply);
    done();
  });
}

/** Sets the cache headers. Called directly for answers that have no route, and so no hook. */
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
