import type { Rulesets } from '../../games/index.js';
import type { Locale } from '../../language/locale.js';
import {
  choiceTime,
  choiceTitle,
  type ChoiceTold,
  isChoice,
  roundOf,
} from '../wording/choice-told.js';
import { leftIn, timeLeft } from '../wording/time-left.js';
import { scenarioOf, titleOf } from '../wording/title.js';
import type { Told } from '../wording/told.js';
import { inOneLine, laidOut } from './layout.js';
import { STOP_ALL, type Words } from './words.js';

/** The body of a digest: the notices of a day, as they were told, without log lines. */
export interface Digest {
  readonly type: 'digest';
  readonly data: { readonly notices: readonly (Told | ChoiceTold)[] };
}

export const isDigest = (said: { readonly type: string }): said is Digest => said.type === 'digest';

const EN = {
  one: 'Your move in 1 game',
  many: 'Your move in {count} games',
  news: 'News of your games',
  choose: 'An event waits for your choice',
  choices: 'Events wait for your choice:',
  turns: 'It is your move:',
  requests: 'You are asked or answered:',
  ends: 'These are over:',
  others: 'And this has happened:',
  note: 'This is one letter a day, as you chose. That your time is low is told at once, and so is everything of games at one sitting.',
};

const JA: typeof EN = {
  one: '1件の対局であなたの番です',
  many: '{count}件の対局であなたの番です',
  news: '対局のお知らせ',
  choose: 'イベントであなたの選択を待っています',
  choices: 'イベントで、あなたの選択を待っています:',
  turns: 'あなたの番です:',
  requests: '申し出または返答があります:',
  ends: '終わった対局:',
  others: 'そのほかの動き:',
  note: 'ご希望により1日1通にまとめています。持ち時間が残りわずかになったときと、その場で指す対局のお知らせは、すぐに届きます。',
};

const WORDS = { en: EN, ja: JA } as const satisfies Record<Locale, typeof EN>;

type Part = 'turns' | 'requests' | 'ends' | 'others';
const PARTS: readonly Part[] = ['turns', 'requests', 'ends', 'others'];
const PART_OF: { readonly [kind in Told['type']]?: Part } = {
  'game.your_turn': 'turns',
  'game.request': 'requests',
  'game.ended': 'ends',
};

const partOf = ({ type }: Told): Part => PART_OF[type] ?? 'others';

const deadlineOf = ({ data: { game } }: Told): number =>
  game.deadline === null ? Infinity : Date.parse(game.deadline);

/** The texts of a letter about the games of a day. `links.stop`: the link that stops all letters. */
export function digestLetter(
  { data: { notices } }: Digest,
  rulesets: Rulesets,
  {
    locale,
    at,
    links,
  }: {
    readonly locale: Locale;
    readonly at: number;
    readonly links: { readonly play: (gameId: string) => string; readonly stop: string };
  },
): Words {
  const words = WORDS[locale];
  const shown = worthALine(notices.filter((told) => !isChoice(told)));
  const choices = choiceLines(notices.filter(isChoice), locale, at);
  const lineOf = (told: Told) => ({
    text: lineAbout(told, rulesets, locale, at),
    href: links.play(told.data.game.id),
  });
  const said = PARTS.flatMap((part) => {
    const those = shown.filter((told) => partOf(told) === part);
    return those.length === 0 ? [] : [words[part], ...those.map(lineOf)];
  });
  const stops = [{ text: STOP_ALL[locale], href: links.stop }];
  const turns = shown.filter((told) => partOf(told) === 'turns').length;
  const chosen = choices.length === 0 ? [] : [words.choices, ...choices];
  const parts = { said: [...chosen, ...said], notes: [words.note], stops };
  return { subject: subjectOf({ turns, choices: choices.length }, words), ...laidOut(parts) };
}

/** One line for each game and part, those with the least time first; whose turn it is knows that the game has begun. */
function worthALine(notices: readonly Told[]): Told[] {
  const turns = new Set(
    notices.filter((told) => partOf(told) === 'turns').map(({ data }) => data.game.id),
  );
  const lines = notices
    .filter(({ type, data }) => type !== 'game.begun' || !turns.has(data.game.id))
    .map((told) => [`${told.type} ${told.data.game.id}`, told] as const);
  return [...new Map(lines).values()].sort((a, b) => {
    const [first, second] = [deadlineOf(a), deadlineOf(b)];
    return first === second ? 0 : first - second;
  });
}

function lineAbout(told: Told, rulesets: Rulesets, locale: Locale, at: number): string {
  const rules = rulesets.find(told.data.game.ruleset);
  const left = partOf(told) === 'turns' ? timeLeft(told, locale, at) : null;
  const line = `${titleOf(told, rules, locale)} · ${scenarioOf(told, rules, locale)}`;
  return left === null ? line : `${line} · ${leftIn(left, locale)}`;
}

/** A line for each, those with the least time first. */
const choiceLines = (choices: readonly ChoiceTold[], locale: Locale, at: number) =>
  choices
    .toSorted((a, b) => Date.parse(a.data.choice.until) - Date.parse(b.data.choice.until))
    .map((told) => {
      const line = `${choiceTitle(told, locale)} · ${roundOf(told, locale)}`;
      const left = choiceTime(told, locale, at);
      const text = left === null ? line : `${line} · ${leftIn(left, locale)}`;
      return { text, href: told.data.links.page };
    });

function subjectOf(
  { turns, choices }: { readonly turns: number; readonly choices: number },
  { one, many, news, choose }: typeof EN,
): string {
  if (turns === 0) return choices === 0 ? news : choose;
  return inOneLine(turns === 1 ? one : many.replace('{count}', String(turns)));
}
