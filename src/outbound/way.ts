import { Resolver } from 'node:dns/promises';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

import { isIn, isPublic } from './addresses.js';
import { assertPublicTarget, assertTarget, hostOf, type Rules } from './target.js';

/** All addresses of a name. The signal ends the wait. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

/** A checked target and how its socket is opened, without its name being resolved again. */
export interface Way {
  readonly target: URL;
  readonly agent: HttpAgent;
  readonly lookup: LookupFunction;
}

/**
 * Asks DNS, not `/etc/hosts`: a name server that keeps silent would hold one of the few threads in which Node works on
 * files and resolves the name of Postgres, too.
 */
export const resolveName: Resolve = async (name, signal) => {
  // No server is asked: RFC 6761.
  if (name === 'localhost') return ['127.0.0.1'];
  const resolver = new Resolver();
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

// Certificates are verified whatever NODE_TLS_REJECT_UNAUTHORIZED says; no connection or session serves twice.
const ONCE = { keepAlive: false, maxCachedSessions: 0, rejectUnauthorized: true };
/** Looks at the addresses once more, by a list of its own. */
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

/** Throws where there is none that the rules allow. */
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
