import type { Locale } from '../../language/locale.js';
import { choiceTime, choiceTitle, type ChoiceTold, roundOf } from '../wording/choice-told.js';
import { leftIn } from '../wording/time-left.js';
import { inOneLine, laidOut } from './layout.js';
import { STOP_ALL, type Words } from './words.js';

const EN = {
  until: 'Until {until} UTC.',
  STRIKE: 'If you have struck none by then, one is struck for you by lot.',
  BID: 'If you have not bid by then, you take the side that is left.',
  open: 'To the event',
  stopThis: 'No more mail about this event',
};

const JA: typeof EN = {
  until: '期限: {until} UTC。',
  STRIKE: 'それまでに消さない場合は、抽選で1つ消します。',
  BID: 'それまでに入札しない場合は、残った陣営になります。',
  open: 'イベントを開く',
  stopThis: 'このイベントのメールを止める',
};

const WORDS = { en: EN, ja: JA } as const satisfies Record<Locale, typeof EN>;

/** The texts of a letter that an event waits for a choice of its reader. */
export function choiceLetter(
  told: ChoiceTold,
  {
    locale,
    at,
    links,
  }: {
    readonly locale: Locale;
    readonly at: number;
    readonly links: { readonly stop: string; readonly stopThis: string };
  },
): Words {
  const words = WORDS[locale];
  const { choice, links: ways } = told.data;
  const title = choiceTitle(told, locale);
  const left = choiceTime(told, locale, at);
  const until = choice.until.slice(0, 16).replace('T', ' ');
  return {
    subject: inOneLine(left === null ? title : `${title} · ${leftIn(left, locale)}`),
    ...laidOut({
      said: [
        `${title} · ${roundOf(told, locale)}`,
        words.until.replace('{until}', until),
        words[choice.step],
        { text: words.open, href: ways.page },
      ],
      stops: [
        { text: words.stopThis, href: links.stopThis },
        { text: STOP_ALL[locale], href: links.stop },
      ],
    }),
  };
}
