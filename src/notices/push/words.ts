import type { Rulesets } from '../../games/index.js';
import type { Locale } from '../../language/locale.js';
import type { NoticeKind } from '../store/kinds.js';
import { leftIn, timeLeft } from '../wording/time-left.js';
import { scenarioOf, titleOf } from '../wording/title.js';
import type { Told } from '../wording/told.js';

/** What a browser is sent, as JSON: words for whoever sees the screen, and where to go. */
export interface Push {
  readonly kind: NoticeKind;
  readonly title: string;
  readonly body: string;
  /** A path: of the page of the game, one notice is shown at a time. */
  readonly tag: string;
  readonly url: string;
  /** When it was so. */
  readonly at: string;
}

/** Nothing of where things stand: whoever is near sees the screen, too. */
export function pushOf(told: Told, rulesets: Rulesets, locale: Locale, now: number): Push {
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
  };
}
