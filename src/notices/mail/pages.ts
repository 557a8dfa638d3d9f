import { escaped } from '../../common/escaped.js';
import type { Locale } from '../../language/locale.js';

const EN = {
  confirm: 'Is this your address?',
  confirmText: 'From then on {address} is told when it is your move.',
  confirmButton: 'Yes, write to me here',
  confirmed: 'Done',
  confirmedText:
    '{address} is told from now on when it is your move. Each letter says how to stop it.',
  stop: 'No more mail?',
  stopText: 'You can give your address again at any time.',
  stopButton: 'Send me no more mail',
  stopGameText: 'Of your other games and events you are told as before.',
  stopGameButton: 'No more mail about this one',
  stopped: 'Done',
  stoppedText: 'No more of it is sent.',
  useless: 'This link cannot be used',
  uselessText: 'It is incomplete, too old, or was used already. Ask for a new one where you play.',
  games: 'To your games',
};

const JA: typeof EN = {
  confirm: 'ご自分のアドレスですか',
  confirmText: '確認すると、手番のお知らせが{address}に届きます。',
  confirmButton: 'はい、このアドレスで受け取る',
  confirmed: '確認しました',
  confirmedText: '今後、手番のお知らせが{address}に届きます。止め方は各メールに書いてあります。',
  stop: 'メールを止めますか',
  stopText: 'アドレスはいつでも登録し直せます。',
  stopButton: '今後メールを受け取らない',
  stopGameText: 'ほかの対局やイベントのお知らせはこれまでどおり届きます。',
  stopGameButton: 'この対局・イベントのメールを受け取らない',
  stopped: '止めました',
  stoppedText: '今後は送られません。',
  useless: 'このリンクは使えません',
  uselessText:
    '一部が欠けているか、期限が過ぎたか、すでに使われています。対局のページで新しいリンクを取得してください。',
  games: 'あなたのゲームへ',
};

const WORDS = { en: EN, ja: JA } as const satisfies Record<Locale, typeof EN>;

const STYLE =
  'body{font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;background:#f6f1e4;color:#222}button{font:inherit;padding:.6rem 1.2rem;border:0;border-radius:.4rem;background:#1d5f4a;color:#fff;cursor:pointer}';

/**
 * A page; `button` null: a link to the games in its place. The button posts to the same address, which contains the
 * code.
 */
function page(locale: Locale, title: string, text: string, button: string | null): string {
  const further =
    button === null
      ? `<p><a href="/play">${escaped(WORDS[locale].games)}</a></p>`
      : `<form method="post"><button>${escaped(button)}</button></form>`;
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escaped(title)} – Muster</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${further}</main>
  </body>
</html>
`;
}

export function confirmPage(locale: Locale, address: string): string {
  const { confirm, confirmText, confirmButton } = WORDS[locale];
  return page(
    locale,
    confirm,
    confirmText.replace('{address}', () => address),
    confirmButton,
  );
}

export function confirmedPage(locale: Locale, address: string): string {
  const { confirmed, confirmedText } = WORDS[locale];
  return page(
    locale,
    confirmed,
    confirmedText.replace('{address}', () => address),
    null,
  );
}

export function stopPage(locale: Locale, isOfGame: boolean): string {
  const { stop, stopText, stopButton, stopGameText, stopGameButton } = WORDS[locale];
  return isOfGame
    ? page(locale, stop, stopGameText, stopGameButton)
    : page(locale, stop, stopText, stopButton);
}

export function stoppedPage(locale: Locale): string {
  const { stopped, stoppedText } = WORDS[locale];
  return page(locale, stopped, stoppedText, null);
}

export function uselessPage(locale: Locale): string {
  const { useless, uselessText } = WORDS[locale];
  return page(locale, useless, uselessText, null);
}
