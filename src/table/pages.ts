import type { Locale } from '../language/locale.js';
import type { Beginning } from './built.js';
import type { Preview } from './preview.js';

const SIGNS: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};

/** Names are what players say they are. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const tag = (property: string, content: string): string =>
  `\n    <meta property="${property}" content="${escaped(content)}">`;

/** As the Open Graph protocol has it, which chats and social networks read. */
const previewTags = ({ title, description, image }: Preview): string =>
  [
    tag('og:site_name', 'Muster') + tag('og:type', 'website'),
    tag('og:title', title) + tag('og:description', description),
    image === null ? '' : tag('og:image', image) + tag('twitter:card', 'summary_large_image'),
  ].join('');

export const shell = (
  locale: Locale,
  title: string,
  { style, icon }: Beginning,
  body: string,
  head = '',
): string =>
  `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <title>${escaped(title)}</title>
    <link rel="icon" href="/table/${icon}">
    <link rel="manifest" href="/manifest.webmanifest">
    <link rel="stylesheet" href="/table/${style}">${head}
  </head>
  <body>
${body}
  </body>
</html>
`;

/** What a telephone needs to keep the table among its programs. */
export const manifest = ({ icon }: Beginning) => ({
  id: '/play',
  name: 'Muster',
  start_url: '/play',
  scope: '/',
  display: 'standalone',
  background_color: '#f6f1e4',
  theme_color: '#1d5f4a',
  icons: [{ src: `/table/${icon}`, sizes: 'any', type: 'image/svg+xml' }],
});

const NEEDS_SCRIPT = {
  en: 'This page needs JavaScript. Everything on it can be done over the API, too: <a href="/v1/docs">/v1/docs</a>.',
  ja: 'このページにはJavaScriptが必要です。APIからも同じことができます: <a href="/v1/docs">/v1/docs</a>',
} as const satisfies Record<Locale, string>;

/** For a page whose script does not come, as one of an older build: it is shown after a while. */
const LATE = {
  en: 'If nothing appears here, <a href="">load this page again</a>.',
  ja: '何も表示されない場合は、<a href="">このページを読み込み直してください</a>。',
} as const satisfies Record<Locale, string>;

/** Fetched at once, where one script would be found out from the other only. */
const preloads = (files: readonly string[]): string =>
  files.map((file) => `\n    <link rel="modulepreload" href="/table/${file}">`).join('');

interface Shown {
  /** A game is played on it. */
  readonly isGame?: boolean;
  readonly preview?: Preview | null;
}

/** What a browser finds at `/play` and below: what is shown there the script makes. */
export const tablePage = (
  locale: Locale,
  beginning: Beginning,
  { isGame = false, preview = null }: Shown = {},
): string =>
  shell(
    locale,
    preview === null ? 'Muster' : `${preview.title} – Muster`,
    beginning,
    `    <div id="page"><noscript>${NEEDS_SCRIPT[locale]}</noscript><p class="late">${LATE[locale]}</p></div>
    <script type="module" src="/table/${beginning.script}"></script>`,
    preloads([...beginning.shared, ...(isGame ? beginning.game : [])]) +
      (preview === null ? '' : previewTags(preview)),
  );

interface WelcomeWords {
  readonly title: string;
  readonly what: string;
  readonly computer: string;
  readonly computerHelp: string;
  readonly play: string;
  readonly playHelp: string;
  readonly games: string;
  readonly gamesHelp: string;
  readonly api: string;
  readonly apiHelp: string;
  readonly other: readonly [locale: Locale, name: string];
}

const WELCOME = {
  en: {
    title: 'Muster',
    what: 'Historical board wargames for two, in the browser. The rules are kept for you, hidden things stay hidden, and the dice can be checked.',
    computer: 'Play against the computer',
    computerHelp: 'At once. Choose a game, a side and how well it plays.',
    play: 'Play with a friend',
    playHelp: 'Choose a game and a side, then send the link.',
    games: 'Games',
    gamesHelp: 'Yours, those that wait for a player, and those to watch.',
    api: 'For programs',
    apiHelp: 'Everything can be done over the API:',
    other: ['ja', '日本語'],
  },
  ja: {
    title: 'Muster',
    what: '二人で遊ぶ歴史ウォーゲームをブラウザで。ルールはサーバーが判定し、隠された情報は守られ、サイコロは後から検証できます。',
    computer: 'コンピューターと対戦する',
    computerHelp: 'すぐに始められます。ゲーム、陣営、強さを選んでください。',
    play: '友だちと遊ぶ',
    playHelp: 'ゲームと陣営を選び、リンクを送ってください。',
    games: 'ゲーム一覧',
    gamesHelp: '自分のゲーム、対戦相手を待つゲーム、観戦できるゲーム。',
    api: 'プログラムから',
    apiHelp: 'すべてAPIからも行えます:',
    other: ['en', 'English'],
  },
} as const satisfies Record<Locale, WelcomeWords>;

/** What a browser finds at `/`. */
export function welcomePage(locale: Locale, beginning: Beginning): string {
  const w = WELCOME[locale];
  const [other, name] = w.other;
  return shell(
    locale,
    w.title,
    beginning,
    `    <main class="welcome">
      <h1>${w.title}</h1>
      <p>${w.what}</p>
      <p><a class="btn go" href="/play/new?against=computer">${w.computer}</a> ${w.computerHelp}</p>
      <p><a class="btn go" href="/play/new">${w.play}</a> ${w.playHelp}</p>
      <p><a class="btn" href="/play">${w.games}</a> ${w.gamesHelp}</p>
      <h2>${w.api}</h2>
      <p>${w.apiHelp} <a href="/graphql">GraphQL</a> · <a href="/v1/docs">REST</a></p>
      <p><a href="/?locale=${other}" lang="${other}" hreflang="${other}">${name}</a></p>
    </main>`,
  );
}
