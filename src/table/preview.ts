import type { FastifyRequest } from 'fastify';

import { type GameReading, hasBegun } from '../games/index.js';
import type { Locale } from '../language/locale.js';

/** What chats show of a link to a page. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the picture; null: there is nothing to see yet, or the service does not know its own URL. */
  readonly image: string | null;
  /** URL of the board's ground, which the page asks for first, so that it can be preloaded; null: none yet. */
  readonly ground: string | null;
}

const FREE = { en: 'waits for a player', ja: '対戦相手を待っています' } as const;

type Asked = Pick<FastifyRequest, 'protocol' | 'host' | 'socket'>;

/**
 * The URL at which the service was asked, e.g. `http://127.0.0.1:3000`, if it is an address of this machine; null: it
 * is not. The Host header alone is not trusted, as the client may write anything into it.
 */
export function ownOrigin({ protocol, host, socket }: Asked): string | null {
  const address = (socket.localAddress ?? '').replace(/^::ffff:/, '');
  const isLoopback = address === '::1' || address.startsWith('127.');
  const names = [address.includes(':') ? `[${address}]` : address, isLoopback ? 'localhost' : ''];
  const isOwn = names.some((name) => name !== '' && host === `${name}:${socket.localPort}`);
  return isOwn ? `${protocol}://${host}` : null;
}

/** `origin`: the base URL of the service, e.g. `https://example.org`; null: not known, so no picture is named. */
export function previewOf(
  { id, rules, scenario, seats, version }: GameReading,
  locale: Locale,
  origin: string | null,
): Preview {
  const title = rules.scenarios.find((one) => one.id === scenario)?.title[locale] ?? scenario;
  const sides = seats.map(
    ({ seat, player }) =>
      `${rules.seatNames[seat]?.[locale] ?? seat}: ${player?.name ?? FREE[locale]}`,
  );
  return {
    title: `${rules.title[locale]} – ${title}`,
    description: sides.join(locale === 'ja' ? '、' : ', '),
    image:
      hasBegun({ version }) && origin !== null
        ? `${origin}/v1/games/${id}/board.png?width=1200&locale=${locale}`
        : null,
    ground: hasBegun({ version }) ? groundPath(rules.id, scenario, locale) : null,
  };
}

/** Exactly the URL that the page uses (`table/src/game/drawings.ts`): otherwise the ground would be loaded twice. */
const groundPath = (ruleset: string, scenario: string, locale: Locale): string =>
  `/v1/rulesets/${ruleset}/ground.svg?${new URLSearchParams({
    ...{ width: '1200', locale, furniture: 'none', scenario },
  })}`;
