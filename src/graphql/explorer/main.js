import 'graphiql/style.css';

import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const WORKERS = { json: 'json', graphql: 'graphql' };

globalThis.MonacoEnvironment = {
  getWorker: (_id, label) =>
    new Worker(`/graphql/explorer/${WORKERS[label] ?? 'editor'}.js`, { type: 'module' }),
};

const FIRST = {
  en: `# Become a player, then write the token that you get under "Headers", at the bottom:
#   { "authorization": "Bearer ..." }
# Ctrl+Space completes what you type; the book at the left describes everything.
mutation SignUp {
  signUp(name: "Isaac Brock") {
    token
    player { id name }
  }
}
`,
  ja: `# プレイヤーになり、届いたトークンを下の「Headers」に書きます:
#   { "authorization": "Bearer ..." }
# Ctrl+Spaceで入力を補完します。左の本のアイコンから全項目の説明が読めます。
mutation SignUp {
  signUp(name: "Isaac Brock") {
    token
    player { id name }
  }
}
`,
};

const url = new URL('/graphql', location.href);
const subscriptionUrl = url.href.replace(/^http/, 'ws');
const fetcher = createGraphiQLFetcher({ url: url.href, subscriptionUrl });

let defaultQuery = FIRST.en;
if (navigator.language.startsWith('ja')) {
  defaultQuery = FIRST.ja;
  document.documentElement.lang = 'ja';
  for (const element of document.querySelectorAll('[data-ja]')) {
    element.textContent = element.dataset.ja;
  }
}

createRoot(document.getElementById('explorer')).render(
  createElement(GraphiQL, { fetcher, defaultQuery }),
);
