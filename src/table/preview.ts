import { type GameReading, hasBegun } from '../games/index.js';
import type { Locale } from '../language/locale.js';

/** What a link to a page is shown with where somebody shares it. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** An absolute address; null: there is nothing to see yet. */
  readonly image: string | null;
  /** The ground that the page asks for first, so that the browser has it on its way before; null: none yet. */
  readonly ground: string | null;
}

const FREE = { en: 'waits for a player', ja: '対戦相手を待っています' } as const;

/** `origin`: where the service was asked, as `https://example.org`. */
export function previewOf(
  { id, rules, scenario, seats, version }: GameReading,
  locale: Locale,
  origin: string,
): Preview {
  const title = rules.scenarios.find((one) => one.id === scenario)?.title[locale] ?? scenario;
  const sides = seats.map(
    ({ seat, player }) =>
      `${rules.seatNames[seat]?.[locale] ?? seat}: ${player?.name ?? FREE[locale]}`,
  );
  return {
    title: `${rules.title[locale]} – ${title}`,
    description: sides.join(locale === 'ja' ? '、' : ', '),
    image: hasBegun({ version })
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
