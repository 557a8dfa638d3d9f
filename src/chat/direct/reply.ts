import {
  choiceTime,
  choiceTitle,
  type ChoiceTold,
  roundOf,
} from '../../notices/wording/choice-told.js';
import { leftIn, timeLeft } from '../../notices/wording/time-left.js';
import { scenarioOf, titleOf } from '../../notices/wording/title.js';
import type { Told } from '../../notices/wording/told.js';
import type { Locale, Ruleset } from '../../rules/index.js';
import { pressed, STOP } from '../desk/presses.js';
import type { Reply } from '../desk/reply.js';
import { say } from '../desk/words.js';

/** Kinds of notices that are about a turn of the reader. */
export const TURNS = ['game.your_turn', 'game.time_low'];

/**
 * A notice as a message with a button that plays on, and one that stops such messages. Like a push it says nothing of
 * how the game stands: it pops up where people nearby see the screen too. `rules` is undefined where they are not
 * installed here.
 */
export function replyOf(
  told: Told,
  rules: Ruleset | undefined,
  locale: Locale,
  now: number,
): Reply {
  const { id: game, version } = told.data.game;
  const left = timeLeft(told, locale, now);
  const said = [titleOf(told, rules, locale), scenarioOf(told, rules, locale)];
  const word = TURNS.includes(told.type) ? 'playOn' : 'look';
  return {
    lines: [[...said, ...(left === null ? [] : [leftIn(left, locale)])].join(' · ')],
    buttons: [
      { label: say(word, locale), id: pressed({ ask: 'play', game, version }) },
      { label: say('stop', locale), id: STOP },
    ],
  };
}

/** The same about a choice for which an event waits; it is made on the page of the event. */
export function choiceReply(told: ChoiceTold, locale: Locale, now: number): Reply {
  const left = choiceTime(told, locale, now);
  const said = [choiceTitle(told, locale), roundOf(told, locale)];
  const { page } = told.data.links;
  return {
    lines: [[...said, ...(left === null ? [] : [leftIn(left, locale)])].join(' · ')],
    // Where the service does not know its own URL, its links have none.
    ...(URL.canParse(page) && { link: page }),
    buttons: [{ label: say('stop', locale), id: STOP }],
  };
}
