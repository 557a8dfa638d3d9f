import type { Locale, Text } from '../../language/locale.js';
import type { Ruleset } from '../../rules/index.js';
import { type Paused, pausedWords } from '../wording/paused.js';
import { leftIn, timeLeft } from '../wording/time-left.js';
import { scenarioOf, titleOf } from '../wording/title.js';
import type { Told } from '../wording/told.js';
import { inOneLine, laidOut } from './layout.js';

interface Occasion {
  readonly locale: Locale;
  readonly at: number;
  readonly links: { readonly play: string; readonly stop: string; readonly stopGame: string };
}

export interface Words {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const EN = {
  gap: ' ',
  yours: 'It is your move.',
  others: 'It is the other side’s move.',
  timeLeft: 'Time left: {time}.',
  won: 'You won.',
  lost: 'You lost.',
  drawn: 'Nobody won.',
  play: 'To the game',
  next: 'Until you have moved there, only a clock that runs low or the end of the game is told you of it.',
  stopGame: 'No more mail about this game',
  stop: 'No more mail at all',
};

const JA: typeof EN = {
  gap: '',
  yours: 'あなたの番です。',
  others: '相手の番です。',
  timeLeft: '残り時間: {time}。',
  won: 'あなたの勝ちです。',
  lost: 'あなたの負けです。',
  drawn: '勝者はいません。',
  play: '対局を開く',
  next: 'この対局で次に行動するまでは、持ち時間が残りわずかになったときと対局が終わったときだけお知らせします。',
  stopGame: 'この対局のメールを止める',
  stop: 'すべてのメールを止める',
};

const WORDS = { en: EN, ja: JA } as const satisfies Record<Locale, typeof EN>;

/** What the link says by which all mail is stopped. */
export const STOP_ALL: Text = { en: EN.stop, ja: JA.stop };

/** The texts of a letter about a notice. `rules` is undefined where they are not installed here. */
export function wordsOf(told: Told, rules: Ruleset | undefined, occasion: Occasion): Words {
  const { locale, at, links } = occasion;
  const words = WORDS[locale];
  const title = titleOf(told, rules, locale);
  const left = timeLeft(told, locale, at);
  const subject = left === null ? title : `${title} · ${leftIn(left, locale)}`;
  const said = [standing(told.data, words), left && words.timeLeft.replace('{time}', () => left)];
  const lines = [
    `${title} · ${scenarioOf(told, rules, locale)}`,
    said.filter(Boolean).join(words.gap),
  ].filter((line) => line !== '');
  return {
    subject: inOneLine(subject),
    ...laidOut({
      said: [...lines, { text: words.play, href: links.play }],
      notes: told.type === 'game.ended' ? [] : [words.next],
      stops: [
        { text: words.stopGame, href: links.stopGame },
        { text: words.stop, href: links.stop },
      ],
    }),
  };
}

/** The texts of a letter that an endpoint was paused. `stop`: the link that stops all letters. */
export function pausedLetter(paused: Paused, locale: Locale, stop: string): Words {
  const { title, said, remedy } = pausedWords(paused, locale);
  const stops = [{ text: STOP_ALL[locale], href: stop }];
  return { subject: inOneLine(title), ...laidOut({ said: [said, remedy], stops }) };
}

function standing({ game: { outcome, owed }, seat }: Told['data'], words: typeof EN): string {
  if (outcome !== null) {
    if (outcome.winner === null) return words.drawn;
    return outcome.winner === seat ? words.won : words.lost;
  }
  if (seat === null || owed.length === 0) return '';
  return owed.includes(seat) ? words.yours : words.others;
}
