import { Resolver } from 'node:dns/promises';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

import { isIn, isPublic } from './addresses.js';
import { assertPublicTarget, assertTarget, hostOf, type Rules } from './target.js';

/** Resolves a name to all its addresses; the signal aborts the wait. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

/** A checked URL and how its socket is opened, without resolving its name again. */
export interface Way {
  readonly target: URL;
  readonly agent: HttpAgent;
  readonly lookup: LookupFunction;
}

/**
 * Asks DNS, not `/etc/hosts` (`dns.lookup`): a name server that does not answer would block one of the few threads that
 * Node uses for files and for resolving Postgres's name.
 */
export const resolveName: Resolve = async (name, signal) => {
  // RFC 6761: no server is asked for `localhost`.
  if (name === 'localhost') return ['127.0.0.1'];
  const resolver = new Resolver();
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

// Certificates are verified whatever NODE_TLS_REJECT_UNAUTHORIZED says. Connections and TLS sessions are not used
// again.
const ONCE = { keepAlive: false, maxCachedSessions: 0, rejectUnauthorized: true };
/** Agent that checks the addresses once more, by a list of its own. */
const PUBLIC = new RequestFilteringHttpsAgent({ ...ONCE, autoSelectFamily: true });
const PRIVATE = {
  'http:': new HttpAgent({ ...ONCE, autoSelectFamily: true }),
  'https:': new HttpsAgent({ ...ONCE, autoSelectFamily: true }),
};

function agentTo(target: URL, addresses: readonly string[], { networks }: Rules): HttpAgent {
  if (addresses.every((address) => isIn(networks, address)))
    return PRIVATE[target.protocol as keyof typeof PRIVATE];
  assertPublicTarget(target);
  if (addresses.every(isPublic)) return PUBLIC;
  throw new Error(`${target.host} is ${addresses.join(', ')}`);
}

/** Throws where the name has no address that the rules allow. */
export async function wayTo(
  url: string,
  rules: Rules,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<Way> {
  signal.throwIfAborted();
  const target = assertTarget(url, rules);
  const host = hostOf(target);
  const addresses = isIP(host) ? [host] : await resolve(host, signal);
  if (addresses.length === 0) throw new Error(`${host} has no address`);
  const checked = addresses.map((address) => ({ address, family: isIP(address) }));
  return {
    target,
    agent: agentTo(target, addresses, rules),
    lookup: (_name, _options, give) => give(null, checked),
  };
}
