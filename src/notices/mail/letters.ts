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
} as const satisfies Record<string, Record<Locale, object>>;

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
