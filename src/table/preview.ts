import type { FastifyRequest } from 'fastify';

import { type GameReading, hasBegun } from '../games/index.js';
import type { Locale } from '../language/locale.js';

/** What a link to a page is shown with where somebody shares it. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** An absolute address; null: there is nothing to see yet, or nobody knows where. */
  readonly image: string | null;
  /** The ground that the page asks for first, so that the browser has it on its way before; null: none yet. */
  readonly ground: string | null;
}

const FREE = { en: 'waits for a player', ja: '対戦相手を待っています' } as const;

type Asked = Pick<FastifyRequest, 'protocol' | 'host' | 'socket'>;

/**
 * Where the service was asked, as `http://127.0.0.1:3000`, if that is an address of its own; null: it is none, and
 * whoever asks may write into the header what they like.
 */
export function ownOrigin({ protocol, host, socket }: Asked): string | null {
  const address = (socket.localAddress ?? '').replace(/^::ffff:/, '');
  const isLoopback = address === '::1' || address.startsWith('127.');
  const names = [address.includes(':') ? `[${address}]` : address, isLoopback ? 'localhost' : ''];
  const isOwn = names.some((name) => name !== '' && host === `${name}:${socket.localPort}`);
  return isOwn ? `${protocol}://${host}` : null;
}

/** `origin`: where people find the service, as `https://example.org`; null: it is not known, so no picture is named. */
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

/** To the letter as the page has it (`table/src/game/drawings.ts`): a ground fetched twice is slower, not faster. */
const groundPath = (ruleset: string, scenario: string, locale: Locale): string =>
  `/v1/rulesets/${ruleset}/ground.svg?${new URLSearchParams({
    ...{ width: '1200', locale, furniture: 'none', scenario },
  })}`;
