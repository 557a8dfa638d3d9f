import { escaped } from '../common/escaped.js';
import type { Locale, Text } from '../language/locale.js';
import type { Beginning } from './built.js';
import { shell } from './pages.js';

/** What the page shows of a game. */
interface GameLine {
  readonly id: string;
  readonly title: Text;
  readonly line: Text;
}

interface WelcomeWords {
  readonly title: string;
  readonly what: string;
  readonly lead: string;
  readonly computer: string;
  readonly friend: string;
  readonly watch: string;
  readonly help: string;
  readonly games: string;
  readonly new: string;
  readonly fair: readonly (readonly [title: string, text: string])[];
  readonly api: string;
  readonly apiHelp: string;
  readonly other: readonly [locale: Locale, name: string];
}

const WELCOME = {
  en: {
    title: 'Muster',
    what: 'Historical wargames for two, and the table knows the rules.',
    lead: 'Every move on offer is legal, every die can be checked, and each “no” names its rule. In English and Japanese, with nothing to install.',
    computer: 'Play against the computer',
    friend: 'Play with a friend',
    watch: 'Watch',
    help: 'A name is all we ask. The computer is ready at once; a friend needs but a link.',
    games: 'Games',
    new: 'New game',
    fair: [
      [
        'Fair dice',
        'Sealed before the first move, opened after the last. Anybody can check the record.',
      ],
      ['Hidden things stay hidden', 'What a player may not know never leaves the server.'],
      ['Rules at hand', 'Each question and each refusal names its clause. One touch shows it.'],
    ],
    api: 'For programs',
    apiHelp: 'This page uses the public API and nothing else.',
    other: ['ja', '日本語'],
  },
  ja: {
    title: 'Muster',
    what: '二人で遊ぶ歴史ウォーゲーム。ルールは盤が知っています。',
    lead: '選べる手はすべて合法で、サイコロは後から検証でき、できない手には条項が示されます。日本語と英語に対応、インストールは不要です。',
    computer: 'コンピューターと対戦する',
    friend: '友だちと遊ぶ',
    watch: '観戦する',
    help: '必要なのは名前だけです。コンピューターとはすぐに、友だちとはリンクを送るだけで始められます。',
    games: 'ゲーム',
    new: '新しいゲーム',
    fair: [
      [
        '公正なサイコロ',
        '最初の手番より前に封印し、終了後に開きます。記録は誰でも確かめられます。',
      ],
      ['隠されたものは隠されたまま', 'プレイヤーが知りえない情報は、サーバーの外に出ません。'],
      ['ルールは手元に', '問いにも断りにも条項が示され、触れれば読めます。'],
    ],
    api: 'プログラムから',
    apiHelp: 'このページが使うのは公開APIだけです。',
    other: ['en', 'English'],
  },
} as const satisfies Record<Locale, WelcomeWords>;

const LOGO =
  '<svg class="logo-mark" viewBox="0 0 24 24" aria-hidden="true"><path class="one" d="M13 4h7v7h-7zM4 13h7v7H4z"/><path class="two" d="M4 4h7v7H4zM13 13h7v7h-7z"/></svg>';

/** Makes a link that keeps the language that was asked for, if any. */
type To = (path: string, query?: Readonly<Record<string, string>>, hash?: string) => string;

const leading =
  (asked: Locale | undefined): To =>
  (path, query = {}, hash = '') => {
    const all = new URLSearchParams({
      ...query,
      ...(asked === undefined ? {} : { locale: asked }),
    });
    return escaped(`${path}${all.size === 0 ? '' : `?${all}`}${hash}`);
  };

const picture = ({ id }: GameLine, locale: Locale, width: number): string => {
  const query = escaped(`width=${width}&furniture=none&locale=${locale}`);
  const src = `/v1/rulesets/${encodeURIComponent(id)}/ground.svg?${query}`;
  return `<span class="pic" aria-hidden="true"><img src="${src}" alt="" loading="lazy"></span>`;
};

const card = (game: GameLine, locale: Locale, to: To): string =>
  `<li><a class="game plaque" href="${to('/play/new', { ruleset: game.id, against: 'computer' })}">
          ${picture(game, locale, 390)}
          <h3>${escaped(game.title[locale])}</h3>
          <p class="sm">${escaped(game.line[locale])}</p>
        </a></li>`;

const head = (w: WelcomeWords, to: To): string => {
  const [other, name] = w.other;
  return `    <header class="head">
      <span class="logo">${LOGO}${w.title}</span>
      <a href="${to('/play')}">${w.games}</a>
      <a href="/?locale=${other}" lang="${other}" hreflang="${other}">${name}</a>
    </header>`;
};

const hero = (w: WelcomeWords, to: To, shown: string): string =>
  `      <section class="hero">
        <div>
          <h1>${w.what}</h1>
          <p class="lead">${w.lead}</p>
          <p class="row ways">
            <a class="btn go big" href="${to('/play/new', { against: 'computer' })}">${w.computer}</a>
            <a class="btn big" href="${to('/play/new', { against: 'friend' })}">${w.friend}</a>
            <a class="btn big bare" href="${to('/play', {}, '#watch')}">${w.watch}</a>
          </p>
          <p class="sm dim">${w.help}</p>
        </div>
        <div class="plaque">${shown}</div>
      </section>`;

/** The page at `/`. `asked`: the language that the URL names. */
export function welcomePage(
  locale: Locale,
  beginning: Beginning,
  games: readonly GameLine[],
  asked?: Locale,
): string {
  const w: WelcomeWords = WELCOME[locale];
  const to = leading(asked);
  const [first] = games;
  const fair = w.fair.map(
    ([title, text]) => `<div><h3>${title}</h3><p class="sm">${text}</p></div>`,
  );
  return shell(
    locale,
    w.title,
    beginning,
    `${head(w, to)}
    <main class="page">
${hero(w, to, first === undefined ? '' : picture(first, locale, 640))}
      <section>
        <h2>${w.games}</h2>
        <ul class="grid">
        ${games.map((game) => card(game, locale, to)).join('\n        ')}
        </ul>
      </section>
      <section class="grid">${fair.join('')}</section>
      <section class="row sp note">
        <p><b>${w.api}.</b> ${w.apiHelp}</p>
        <p class="row"><a class="btn" href="/graphql">GraphQL</a><a class="btn" href="/v1/docs">REST</a></p>
      </section>
    </main>`,
  );
}
