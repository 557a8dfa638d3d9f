import type { Locale } from '../../language/locale.js';
import type { Ruleset, Seat } from '../../rules/index.js';
import type { NoticeKind } from '../store/kinds.js';

/** Of the body of a notice what a letter says. */
export interface Told {
  readonly type: NoticeKind;
  readonly data: {
    readonly game: {
      readonly ruleset: string;
      readonly scenario: string;
      readonly owed: readonly Seat[];
      readonly outcome: { readonly winner: Seat | null } | null;
      readonly deadline: string | null;
    };
    readonly seat: Seat | null;
  };
}

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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const EN = {
  'game.begun': 'Your game has begun: {game}',
  'game.changed': 'Something happened in {game}',
  'game.request': 'A request in {game}',
  'game.timed_out': 'A clock ran out in {game}',
  'game.ended': '{game} is over',
  'game.your_turn': 'Your move in {game}',
  'game.time_low': 'Your time is running low in {game}',
  left: '{time} left',
  units: ['d', 'h', 'min'],
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
  'game.begun': '対局が始まりました: {game}',
  'game.changed': '{game}に動きがありました',
  'game.request': '{game}で申し出があります',
  'game.timed_out': '{game}で持ち時間が切れました',
  'game.ended': '{game}が終わりました',
  'game.your_turn': '{game}: あなたの番です',
  'game.time_low': '{game}: 持ち時間が残りわずかです',
  left: '残り{time}',
  units: ['日', '時間', '分'],
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

/** What a letter says of a notice. `rules` undefined: they are not installed here. */
export function wordsOf(told: Told, rules: Ruleset | undefined, occasion: Occasion): Words {
  const { type, data } = told;
  const { locale, at, links } = occasion;
  const words = WORDS[locale];
  const name = nameOf(data.game, rules, locale);
  const left = leftOf(data, at, locale);
  const head = fill(words[type], { game: name });
  const subject = left === null ? head : `${head} · ${fill(words.left, { time: left })}`;
  const lines = [
    `${head}${scenarioOf(data.game, rules, locale)}`,
    [standing(data, words), left && fill(words.timeLeft, { time: left })]
      .filter(Boolean)
      .join(words.gap),
  ].filter((line) => line !== '');
  return { subject: inOneLine(subject), ...laidOut(lines, words, links, type !== 'game.ended') };
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

/** null: it is not theirs to decide, or nobody's clock runs. */
function leftOf({ game, seat }: Told['data'], at: number, locale: Locale): string | null {
  const isTheirs = seat !== null && game.owed.includes(seat);
  if (!isTheirs || game.deadline === null) return null;
  return lasting(Math.max(0, Date.parse(game.deadline) - at), locale);
}

/** As `2 d 4 h`: two units at most. */
function lasting(ms: number, locale: Locale): string {
  const { units, gap } = WORDS[locale];
  const counts = [
    Math.floor(ms / DAY),
    Math.floor((ms % DAY) / HOUR),
    Math.floor((ms % HOUR) / MINUTE),
  ];
  const first = counts.findIndex((count) => count > 0);
  const from = first < 0 ? counts.length - 1 : first;
  return counts
    .map((count, i) => ({ count, text: `${count}${gap}${units[i]}` }))
    .slice(from, from + 2)
    .filter(({ count }, i) => i === 0 || count > 0)
    .map(({ text }) => text)
    .join(gap);
}

const nameOf = (
  { ruleset }: Told['data']['game'],
  rules: Ruleset | undefined,
  locale: Locale,
): string => rules?.title[locale] ?? ruleset;

function scenarioOf(
  { scenario }: Told['data']['game'],
  rules: Ruleset | undefined,
  locale: Locale,
): string {
  const title = rules?.scenarios.find(({ id }) => id === scenario)?.title[locale];
  return title === undefined ? '' : locale === 'ja' ? `(${title})` : ` (${title})`;
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** In a header a line that ends would begin another header. */
const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const SIGNS: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
