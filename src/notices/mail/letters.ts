import { escaped } from '../../common/escaped.js';
import type { Locale } from '../../language/locale.js';
import type { Words } from './words.js';

/**
 * Texts of letters. They contain no name of a player: somebody who wants to write to strangers could put the message
 * into their name.
 */
const LETTERS = {
  confirm: {
    en: {
      subject: 'Is this your address? Muster wants to know',
      text: 'Somebody who plays at {home} would like to be told here when it is their move. If that is you, open this page and press its button:',
      notes:
        'The link is good for 24 hours. If it is not you, do nothing: nothing more will come of it.',
    },
    ja: {
      subject: 'Muster: メールアドレスの確認',
      text: '{home}のプレイヤーが、手番のお知らせをこのアドレスで受け取ることを希望しています。ご本人であれば、次のページを開いてボタンを押してください。',
      notes:
        'リンクは24時間有効です。心当たりがなければ何もしないでください。今後メールは届きません。',
    },
  },
  recover: {
    en: {
      subject: 'Your way back to Muster',
      text: 'Somebody asked for the way back to your player at {home}. If that was you, open this page in the browser in which you want to play, and press its button:',
      notes:
        'The link is good once, for 30 minutes. Show it to nobody: whoever presses the button plays as you. If it was not you, do nothing: nothing changes.',
    },
    ja: {
      subject: 'Muster: プレイヤーの復元',
      text: '{home}のプレイヤーに戻るためのリンクが請求されました。ご本人であれば、遊びたいブラウザで次のページを開いてボタンを押してください。',
      notes:
        'リンクは30分間、一度だけ有効です。ボタンを押した人はあなたとして遊べるので、誰にも見せないでください。心当たりがなければ何もしないでください。何も変わりません。',
    },
  },
} as const satisfies Record<string, Record<Locale, object>>;

const CAME_BACK = {
  en: {
    subject: 'Somebody came back to your player at Muster',
    text: 'A link that was sent to this address has just been used to play as you at {home}. Where you were signed in before you still are.',
    notes:
      'If it was not you, somebody else reads your mail: give another address where you are signed in. What they have opened ends by itself within {days} days, and not before.',
  },
  ja: {
    subject: 'Muster: プレイヤーが復元されました',
    text: 'このアドレスに送られたリンクが、{home}であなたとして遊ぶために使われました。これまでサインインしていた端末では、そのまま遊べます。',
    notes:
      '心当たりがなければ、誰かがあなたのメールを読んでいます。サインインしている端末で別のアドレスを登録してください。復元されたサインインは{days}日以内に自動的に終わり、それより前に終わらせることはできません。',
  },
} as const satisfies Record<Locale, object>;

/** A letter that a session was recovered, which lasts that many days. */
export function cameBackLetter(
  locale: Locale,
  { home, days }: { readonly home: string; readonly days: number },
): Words {
  const { subject, text: said, notes: noted } = CAME_BACK[locale];
  const [text, notes] = [said.replace('{home}', home), noted.replace('{days}', `${days}`)];
  const html = `<p>${escaped(text)}</p>\n<p><small>${escaped(notes)}</small></p>`;
  return { subject, text: `${text}\n\n${notes}\n`, html };
}

/** A letter with a link to a page that has a button. */
export function linkLetter(
  kind: keyof typeof LETTERS,
  locale: Locale,
  { home, link }: { readonly home: string; readonly link: string },
): Words {
  const { subject, text: said, notes } = LETTERS[kind][locale];
  const text = said.replace('{home}', home);
  const html = [
    `<p>${escaped(text)}</p>`,
    `<p><a href="${escaped(link)}">${escaped(link)}</a></p>`,
    `<p><small>${escaped(notes)}</small></p>`,
  ].join('\n');
  return { subject, text: `${text}\n\n${link}\n\n${notes}\n`, html };
}
