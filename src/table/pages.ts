import { escaped } from '../common/escaped.js';
import type { Locale } from '../language/locale.js';
import type { Beginning } from './built.js';
import type { Preview } from './preview.js';

const tag = (property: string, content: string): string =>
  `\n    <meta property="${property}" content="${escaped(content)}">`;

/** Meta tags of the Open Graph protocol, which chats and social networks read. */
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

/** The web app manifest, by which a phone can install the page as an app. */
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

/** Shown after a while where the page's script does not load, e.g. one of an older build. */
const LATE = {
  en: 'If nothing appears here, <a href="">load this page again</a>.',
  ja: '何も表示されない場合は、<a href="">このページを読み込み直してください</a>。',
} as const satisfies Record<Locale, string>;

/** What the link says by which who has lost their session gets another by mail; in both, as a reader may switch. */
const COME_BACK = {
  en: 'Have the way back to your player mailed',
  ja: '以前のプレイヤーに戻るリンクをメールで受け取る',
} as const satisfies Record<Locale, string>;

const comeBack = (): string => ` data-en="${COME_BACK.en}" data-ja="${COME_BACK.ja}"`;

/** Preload tags: without them, a script would be found only after the one before it has loaded. */
const preloads = (files: readonly string[]): string =>
  files.map((file) => `\n    <link rel="modulepreload" href="/table/${file}">`).join('');

const groundLink = ({ ground }: Preview): string =>
  ground === null
    ? ''
    : `\n    <link rel="preload" as="fetch" crossorigin="anonymous" href="${escaped(ground)}">`;

export interface PageContents {
  /** true: the page is for a game. */
  readonly isGame?: boolean;
  readonly preview?: Preview | null;
  /** Whether the service sends mail. */
  readonly hasMail?: boolean;
}

/** The HTML at `/play` and below; its script makes the content. */
export const tablePage = (
  locale: Locale,
  beginning: Beginning,
  { isGame = false, preview = null, hasMail = false }: PageContents = {},
): string =>
  shell(
    locale,
    preview === null ? 'Muster' : `${preview.title} – Muster`,
    beginning,
    `    <div id="page"${hasMail ? comeBack() : ''}><noscript><p>${NEEDS_SCRIPT[locale]}</p></noscript><p class="late">${LATE[locale]}</p></div>
    <script type="module" src="/table/${beginning.script}"></script>`,
    preloads([
      ...beginning.shared,
      beginning.words[locale],
      ...(isGame ? beginning.game : beginning.lists),
    ]) + (preview === null ? '' : previewTags(preview) + groundLink(preview)),
  );
