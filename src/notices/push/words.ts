import type { Rulesets } from '../../games/index.js';
import type { Locale, Text } from '../../language/locale.js';
import type { GameKind } from '../store/kinds.js';
import { type Paused, pausedWords } from '../wording/paused.js';
import { leftIn, timeLeft } from '../wording/time-left.js';
import { scenarioOf, titleOf } from '../wording/title.js';
import type { Told } from '../wording/told.js';

/** What is sent to a browser, as JSON: a text for whoever sees the screen, and the page to open. */
export interface Push {
  readonly kind: GameKind | 'endpoint.paused';
  readonly title: string;
  readonly body: string;
  /** The path of the page to open. Browsers show one message per tag. */
  readonly tag: string;
  readonly url: string;
  /** When the notice was true. */
  readonly at: string;
  /** How to stop notices of that game in this browser; null: it is about none. */
  readonly stop: PushStop | null;
}

interface PushStop {
  /** What is written on the button. */
  readonly title: string;
  /** What is sent to the service when it is pressed. */
  readonly token: string;
}

const STOP: Text = { en: 'Stop these', ja: 'この対局の通知を止める' };

/**
 * The text says nothing of how the game stands, as people nearby see the screen too. `token` stops those of the game.
 */
export function pushOf(
  told: Told,
  rulesets: Rulesets,
  {
    locale,
    at: now,
    token,
  }: { readonly locale: Locale; readonly at: number; readonly token: string },
): Push {
  const { game, links } = told.data;
  const rules = rulesets.find(game.ruleset);
  const left = timeLeft(told, locale, now);
  const scenario = scenarioOf(told, rules, locale);
  return {
    kind: told.type,
    title: titleOf(told, rules, locale),
    body: left === null ? scenario : `${scenario} · ${leftIn(left, locale)}`,
    tag: `/play/${game.id}`,
    url: links.play,
    at: told.timestamp,
    stop: { title: STOP[locale], token },
  };
}

/** What a browser is sent about an endpoint that was paused. */
export function pausedPush(paused: Paused, locale: Locale, home: string): Push {
  const { title, said, remedy } = pausedWords(paused, locale);
  const { type: kind, timestamp: at } = paused;
  const page = { tag: '/play', url: `${home}/play` };
  return { kind, title, body: `${said}\n${remedy}`, ...page, at, stop: null };
}
