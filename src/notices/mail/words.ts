import { escaped } from '../../common/escaped.js';
import type { Locale } from '../../language/locale.js';
import type { Ruleset } from '../../rules/index.js';
import { leftIn, timeLeft } from '../wording/time-left.js';
import { scenarioOf, titleOf } from '../wording/title.js';
import type { Told } from '../wording/told.js';

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
    ...laidOut(lines, words, links, told.type !== 'game.ended'),
  };
}

function laidOut(
  lines: readonly string[],
  words: typeof EN,
  { play, stop, stopGame }: Occasion['links'],
  isOn: boolean,
): Pick<Words, 'text' | 'html'> {
  const notes = isOn ? [words.next] : [];
  const said = [...lines, `${words.play}: ${play}`, ...notes].join('\n\n');
  const ways = `${words.stopGame}: ${stopGame}\n${words.stop}: ${stop}`;
  const link = (text: string, href: string): string => `<a href="${escaped(href)}">${text}</a>`;
  const html = [
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
    `<p>${link(words.play, play)}</p>`,
    ...notes.map((note) => `<p><small>${escaped(note)}</small></p>`),
    `<p><small>${link(words.stopGame, stopGame)} · ${link(words.stop, stop)}</small></p>`,
  ].join('\n');
  return { text: `${said}\n\n-- \n${ways}\n`, html };
}

function standing({ game: { outcome, owed }, seat }: Told['data'], words: typeof EN): string {
  if (outcome !== null) {
    if (outcome.winner === null) return words.drawn;
    return outcome.winner === seat ? words.won : words.lost;
  }
  if (seat === null || owed.length === 0) return '';
  return owed.includes(seat) ? words.yours : words.others;
}

/** The text in one line: a line break in a header would begin another header. */
const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
