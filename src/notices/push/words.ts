import type { Rulesets } from '../../games/index.js';
import type { Locale, Text } from '../../language/locale.js';
import type { OwnKind } from '../store/kinds.js';
import { choiceTime, choiceTitle, type ChoiceTold, roundOf } from '../wording/choice-told.js';
import { type Paused, pausedWords } from '../wording/paused.js';
import { leftIn, timeLeft } from '../wording/time-left.js';
import { scenarioOf, titleOf } from '../wording/title.js';
import type { Told } from '../wording/told.js';

/** What is sent to a browser, as JSON: a text for whoever sees the screen, and the page to open. */
export interface Push {
  readonly kind: OwnKind | 'endpoint.paused';
  readonly title: string;
  readonly body: string;
  /** The path of the page to open. Browsers show one message per tag. */
  readonly tag: string;
  readonly url: string;
  /** When the notice was true. */
  readonly at: string;
  /** How to stop notices of that game or event in this browser; null: it is about none. */
  readonly stop: PushStop | null;
}

interface PushStop {
  /** What is written on the button. */
  readonly title: string;
  /** What is sent to the service when it is pressed. */
  readonly token: string;
}

const STOP: Text = { en: 'Stop these', ja: 'この対局の通知を止める' };
const STOP_EVENT: Text = { en: 'Stop these', ja: 'このイベントの通知を止める' };

interface Manner {
  readonly locale: Locale;
  readonly at: number;
  /** Stops such pushes in this browser. */
  readonly token: string;
}

/**
 * The text says nothing of how the game stands, as people nearby see the screen too. `token` stops those of the game.
 */
export function pushOf(told: Told, rulesets: Rulesets, { locale, at: now, token }: Manner): Push {
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

/** What a browser is sent about a choice for which an event waits. */
export function choicePush(told: ChoiceTold, { locale, at: now, token }: Manner): Push {
  const { tournament, links } = told.data;
  const left = choiceTime(told, locale, now);
  const round = roundOf(told, locale);
  return {
    kind: told.type,
    title: choiceTitle(told, locale),
    body: left === null ? round : `${round} · ${leftIn(left, locale)}`,
    tag: `/t/${tournament.slug}`,
    url: links.page,
    at: told.timestamp,
    stop: { title: STOP_EVENT[locale], token },
  };
}

/** What a browser is sent about an endpoint that was paused. */
export function pausedPush(paused: Paused, locale: Locale, home: string): Push {
  const { title, said, remedy } = pausedWords(paused, locale);
  const { type: kind, timestamp: at } = paused;
  const page = { tag: '/play', url: `${home}/play` };
  return { kind, title, body: `${said}\n${remedy}`, ...page, at, stop: null };
}
