import { type BlockList, isIP } from 'node:net';

import { invalidInput } from '../errors/errors.js';
import { isIn, isPublic } from './addresses.js';

export interface Rules {
  /** Private networks that may be reached all the same, over `http:` and at any port. */
  readonly networks: BlockList;
}

const LONGEST = 2_000;

const FAULTS = {
  length: {
    en: 'the URL may be no longer than 2,000 characters.',
    ja: 'URLは2,000文字以内にしてください。',
  },
  form: {
    en: 'give a whole URL, such as https://example.com/hook.',
    ja: 'https://example.com/hook のような完全なURLを指定してください。',
  },
  scheme: {
    en: 'the URL must begin with https://.',
    ja: 'URLは https:// で始まらなければなりません。',
  },
  user: {
    en: 'the URL may hold no user name and no password.',
    ja: 'URLにユーザー名やパスワードを含めることはできません。',
  },
  port: {
    en: 'the port of the URL must be 443, or 1024 or above.',
    ja: 'URLのポートは443か、1024以上でなければなりません。',
  },
  host: {
    en: 'the URL must name a host of the public internet.',
    ja: 'URLには公開インターネット上のホストを指定してください。',
  },
} as const;

function check(good: boolean, fault: keyof typeof FAULTS): asserts good {
  if (!good) throw invalidInput(FAULTS[fault]);
}

/** The name or address of a host, without the brackets of IPv6 and without a final dot. */
export function hostOf(target: URL): string {
  return target.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

const NAME = /^[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*$/;
/** Names that are known only in local networks: of one part, or below a reserved name. */
const HOME = /^[^.]*$|\.(localhost|local|internal|localdomain|home\.arpa)$/;

/** Throws where this is no URL of the public internet, as far as it can be told before its name is resolved. */
export function assertPublicTarget(target: URL): void {
  const [host, port] = [hostOf(target), Number(target.port || 443)];
  check(target.protocol === 'https:', 'scheme');
  check(port === 443 || port >= 1024, 'port');
  check(isIP(host) ? isPublic(host) : !HOME.test(host), 'host');
}

/**
 * Checks a URL that a stranger has given, and returns it as it will be used. The addresses of its name are checked when
 * it is resolved.
 *
 * @throws INVALID_INPUT with a sentence that says what is wrong with it.
 */
export function assertTarget(url: string, { networks }: Rules): URL {
  check(url.length <= LONGEST, 'length');
  check(URL.canParse(url), 'form');
  const target = new URL(url);
  // Characters beyond ASCII become longer when they are encoded.
  check(target.href.length <= LONGEST, 'length');
  check(/^https?:$/.test(target.protocol), 'scheme');
  check(target.username === '' && target.password === '', 'user');
  const host = hostOf(target);
  check(isIP(host) !== 0 || (NAME.test(host) && host.length <= 253), 'host');
  // A name may lead into a private network that is allowed.
  const mayBePrivate = isIP(host) ? isIn(networks, host) : networks.rules.length > 0;
  if (!mayBePrivate) assertPublicTarget(target);
  return target;
}
