import { escaped } from '../common/escaped.js';
import type { Locale } from '../language/locale.js';
import type { Beginning } from './built.js';
import type { Preview } from './preview.js';

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

const groundLink = ({ ground }: Preview): string =>
  ground === null
    ? ''
    : `\n    <link rel="preload" as="fetch" crossorigin="anonymous" href="${escaped(ground)}">`;

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
    preloads([
      ...beginning.shared,
      beginning.words[locale],
      ...(isGame ? beginning.game : beginning.lists),
    ]) + (preview === null ? '' : previewTags(preview) + groundLink(preview)),
  );
