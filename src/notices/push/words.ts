import type { Rulesets } from '../../games/index.js';
import type { Locale, Text } from '../../language/locale.js';
import type { NoticeKind } from '../store/kinds.js';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Of a notice, as `bodyOf` writes it, what is said of it to a browser. */
export interface Told {
  readonly type: NoticeKind;
  readonly timestamp: string;
  readonly data: {
    readonly game: {
      readonly id: string;
      readonly ruleset: string;
      readonly scenario: string;
      readonly owed: readonly string[];
      readonly outcome: { readonly winner: string | null } | null;
      readonly deadline: string | null;
    };
    readonly seat: string | null;
    readonly links: { readonly play: string };
  };
}

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

const TITLES: Readonly<Record<Exclude<NoticeKind, 'game.ended'>, Text>> = {
  'game.begun': { en: '{game} begins', ja: '{game}が始まりました' },
  'game.changed': { en: 'Something happened in {game}', ja: '{game}に動きがありました' },
  'game.request': { en: 'A request in {game}', ja: '{game}で申し出があります' },
  'game.timed_out': { en: 'A clock has run out in {game}', ja: '{game}で時間切れになりました' },
  'game.your_turn': { en: 'Your move in {game}', ja: '{game}であなたの番です' },
  'game.time_low': {
    en: 'Little time left for your move in {game}',
    ja: '{game}の残り時間がわずかです',
  },
};
const ENDS = {
  won: { en: 'You have won {game}', ja: '{game}に勝ちました' },
  lost: { en: 'You have lost {game}', ja: '{game}に負けました' },
  over: { en: '{game} is over', ja: '{game}が終了しました' },
} as const satisfies Readonly<Record<string, Text>>;

function titleOf({ type, data: { game, seat } }: Told): Text {
  if (type !== 'game.ended') return TITLES[type];
  const winner = game.outcome?.winner ?? null;
  if (winner === null || seat === null) return ENDS.over;
  return winner === seat ? ENDS.won : ENDS.lost;
}

const LEFT: Readonly<Record<'days' | 'hours' | 'minutes', Text>> = {
  days: { en: '{days} d {hours} h left', ja: '残り{days}日{hours}時間' },
  hours: { en: '{hours} h {minutes} min left', ja: '残り{hours}時間{minutes}分' },
  minutes: { en: '{minutes} min left', ja: '残り{minutes}分' },
};

const fill = (text: string, names: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(names[name] ?? ''));

/** `ms`: 0 and more. */
function leftIn(ms: number, locale: Locale): string {
  const all = Math.floor(ms / MINUTE_MS);
  const [days, rest] = [Math.floor(all / DAY_MINUTES), all % DAY_MINUTES];
  const [hours, minutes] = [Math.floor(rest / HOUR_MINUTES), rest % HOUR_MINUTES];
  const form = days > 0 ? LEFT.days : hours > 0 ? LEFT.hours : LEFT.minutes;
  return fill(form[locale], { days, hours, minutes });
}

/** null: nobody waits for this seat alone, and of the time of others nothing is said. */
function timeLeft({ data: { game, seat } }: Told, locale: Locale, now: number): string | null {
  const isMine = game.owed.length === 1 && game.owed[0] === seat;
  const left = game.deadline === null ? 0 : Date.parse(game.deadline) - now;
  return isMine && left > 0 ? leftIn(left, locale) : null;
}

/** Nothing of where things stand: whoever is near sees the screen, too. */
export function pushOf(told: Told, rulesets: Rulesets, locale: Locale, now: number): Push {
  const { game, links } = told.data;
  const rules = rulesets.find(game.ruleset);
  const title = rules?.title[locale] ?? game.ruleset;
  const scenario = rules?.scenarios.find(({ id }) => id === game.scenario);
  const left = timeLeft(told, locale, now);
  return {
    kind: told.type,
    title: fill(titleOf(told)[locale], { game: title }),
    body: [scenario?.title[locale] ?? game.scenario, ...(left === null ? [] : [left])].join(' · '),
    tag: `/play/${game.id}`,
    url: links.play,
    at: told.timestamp,
  };
}
